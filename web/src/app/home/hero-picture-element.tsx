import {
  pictureFallback,
  picturePlaceholder,
  pictureSources,
} from '../../components/picture/picture-sources';
import { heroPicture } from './hero-picture';

const { wide, tall, tallMedia, sizes, alt } = heroPicture;

/** The hero's picture, in the crop that the screen needs. Its own colours show until it arrives. */
export function HeroPicture() {
  return (
    <picture className="hero-picture">
      {pictureSources(tall).map(({ type, srcSet }) => (
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
        style={{ backgroundImage: picturePlaceholder(wide) }}
      />
    </picture>
  );
}
