import { useState } from 'react';
import { joinClasses } from '../../lib/joined-classes';
import { pictureAt, type ShownPicture as Files } from '../../lib/hotel/shown-picture';
import { ShownPicture } from './shown-picture';

interface StoredPictureProps {
  /** The address of one of the hotel's pictures, or of any other picture. */
  address: string | null | undefined;
  /** The hotel's pictures that the address may mean. */
  uploads?: readonly Files[];
  sizes: string;
  className?: string;
  /** For a picture at the top of a page, which is visible at once. */
  eager?: boolean;
}

/**
 * A picture by its stored address. Pictures of the hotel have every size. Without a picture, the hotel's colours show.
 */
export function StoredPicture({
  address,
  uploads = [],
  sizes,
  className,
  eager = false,
}: StoredPictureProps) {
  const [broken, setBroken] = useState(false);
  const known = pictureAt(uploads, address);
  if (known) return <ShownPicture files={known} {...{ sizes, className, eager }} />;
  if (!address || broken) {
    return (
      <div
        className={joinClasses('w-full rounded-picture bg-linear-to-b from-dusk to-terracotta', className)}
      />
    );
  }
  return (
    <img
      src={address}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
      className={joinClasses('w-full rounded-picture object-cover', className)}
    />
  );
}
