import { joinClasses } from '../../lib/joined-classes';
import type { PictureFiles } from '../../lib/hotel/shown-picture';
import { pictureFallback, picturePlaceholder, pictureSources } from './picture-sources';

export interface PictureProps {
  files: PictureFiles;
  /** What the picture shows; empty when it only decorates. */
  alt: string;
  /** The displayed width, as the `sizes` of an image. */
  sizes: string;
  className?: string;
  /** For a picture at the top of a page, which is visible at once. */
  eager?: boolean;
}

/** A picture in all its formats and widths. Its own colours show until it arrives. */
export function Picture({ files, alt, sizes, className, eager = false }: PictureProps) {
  return (
    <picture>
      {pictureSources(files).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={pictureFallback(files)}
        alt={alt}
        width={files.width}
        height={files.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        // A picture at the top is decoded for the frame that first needs it, not for a later one.
        decoding={eager ? 'sync' : 'async'}
        className={joinClasses('w-full rounded-picture object-cover', className)}
        style={{ backgroundImage: picturePlaceholder(files) }}
      />
    </picture>
  );
}
