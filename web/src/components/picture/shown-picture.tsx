import type { CSSProperties } from 'react';
import { joinClasses } from '../../lib/joined-classes';
import type { ShownPicture as Files } from '../../lib/hotel/shown-picture';
import { Picture, type PictureProps } from './picture';

interface ShownPictureProps extends Omit<PictureProps, 'files' | 'alt'> {
  files: Files;
  /** Replaces the picture's alt text; empty when the picture only decorates. */
  alt?: string;
}

/** A picture that the server describes. Its focal point stays visible. */
export function ShownPicture({ files, alt = files.altText, className, ...props }: ShownPictureProps) {
  const focus = { '--focus': `${files.focalX}% ${files.focalY}%` } as CSSProperties;
  return (
    <span className="contents" style={focus}>
      <Picture {...props} files={files} alt={alt} className={joinClasses('object-(--focus)', className)} />
    </span>
  );
}
