import { pictureSources } from '../../components/picture/picture-sources';
import { heroPicture } from './hero-picture';

const { wide, tall, tallMedia, sizes } = heroPicture;

/** Links that start the download of the hero picture, in the crop that the screen needs. */
export function heroHints(): string[] {
  const crops = [
    { picture: tall, media: tallMedia },
    { picture: wide, media: `not all and ${tallMedia}` },
  ];
  return crops.flatMap(({ picture, media }) =>
    pictureSources(picture)
      .slice(0, 1)
      .map(
        ({ type, srcSet }) =>
          `<link rel="preload" as="image" type="${type}" media="${media}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high" />`,
      ),
  );
}
