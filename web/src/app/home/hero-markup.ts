import { pictureSources, pictureFallback } from '../../components/picture-sources';
import { pictureCatalogue } from '../../components/picture-catalogue';
import { heroPicture } from './hero-picture';

const { name, tallName, tallMedia, sizes, alt } = heroPicture;

/** Starts the download of the hero picture with the first bytes of the page. */
export function heroPreload(): string {
  const links = [
    { picture: tallName, media: tallMedia },
    { picture: name, media: `not all and ${tallMedia}` },
  ];
  return links
    .map(({ picture, media }) => {
      const [best] = pictureSources(picture);
      return best
        ? `<link rel="preload" as="image" type="${best.type}" media="${media}" imagesrcset="${best.srcSet}" imagesizes="${sizes}" fetchpriority="high" />`
        : '';
    })
    .join('\n    ');
}

/** The hero picture as it stands in the HTML, under the startup spinner. */
export function heroMarkup(): string {
  const { width, height } = pictureCatalogue[name];
  const sources = [
    ...pictureSources(tallName).map((source) => ({ ...source, media: ` media="${tallMedia}"` })),
    ...pictureSources(name).map((source) => ({ ...source, media: '' })),
  ];
  return [
    '<picture class="hero-picture">',
    ...sources.map(
      ({ type, srcSet, media }) => `<source type="${type}"${media} srcset="${srcSet}" sizes="${sizes}" />`,
    ),
    `<img src="${pictureFallback(name)}" alt="${alt}" width="${width}" height="${height}" fetchpriority="high" />`,
    '</picture>',
  ].join('');
}
