import { pictureCatalogue, type PictureName } from './picture-catalogue';
import { pictureFallback, picturePlaceholder, pictureSources } from './picture-sources';
import { joinClasses } from '../../lib/joined-classes';

interface PictureProps {
  name: PictureName;
  /** What is seen; empty for a picture that only decorates. */
  alt: string;
  /** How wide it stands, as the `sizes` of an image. */
  sizes: string;
  className?: string;
  /** For a picture at the top of a page, which is seen at once. */
  eager?: boolean;
}

/** A picture in every format and width that there is of it, over its own colours until it arrives. */
export function Picture({ name, alt, sizes, className, eager = false }: PictureProps) {
  const { width, height } = pictureCatalogue[name];
  return (
    <picture>
      {pictureSources(name).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={pictureFallback(name)}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={joinClasses('w-full rounded-picture object-cover', className)}
        style={{ backgroundImage: picturePlaceholder(name) }}
      />
    </picture>
  );
}
