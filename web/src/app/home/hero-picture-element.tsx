import {
  pictureFallback,
  picturePlaceholder,
  pictureSources,
} from '../../components/picture/picture-sources';
import type { ShownPicture } from '../../lib/hotel/shown-picture';
import { HERO_LAYOUT } from './hero-layout';

interface HeroPictureProps {
  wide: ShownPicture;
  /** The picture for portrait screens; undefined when they show a part of the wide picture. */
  tall: ShownPicture | undefined;
  alt: string;
}

const { sizes, tallMedia } = HERO_LAYOUT;

/** The hero's picture, in the crop that the screen needs. Its own colours show until it arrives. */
export function HeroPicture({ wide, tall, alt }: HeroPictureProps) {
  return (
    <picture className="hero-picture">
      {(tall ? pictureSources(tall) : []).map(({ type, srcSet }) => (
        <source key={`tall ${type}`} type={type} srcSet={srcSet} sizes={sizes} media={tallMedia} />
      ))}
      {pictureSources(wide).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={pictureFallback(wide)}
        alt={alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        style={{
          backgroundImage: picturePlaceholder(wide),
          objectPosition: `${wide.focalX}% ${wide.focalY}%`,
        }}
      />
    </picture>
  );
}
