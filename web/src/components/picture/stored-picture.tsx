import { useState } from 'react';
import { joinClasses } from '../../lib/joined-classes';
import { DescribedPicture } from './described-picture';
import { pictureCatalogue, type PictureName } from './picture-catalogue';

interface StoredPictureProps {
  /** The address of one of the site's pictures, or of any other picture. */
  address: string | null | undefined;
  sizes: string;
  className?: string;
}

const OWN_PICTURE = /^\/pictures\/([a-z0-9-]+)\.(?:avif|webp|jpg)$/;
const WIDTH = /-\d+$/;

function isPictureName(name: string): name is PictureName {
  return name in pictureCatalogue;
}

/** The name of the site's own picture at an address; null for other pictures. */
function ownPicture(address: string): PictureName | null {
  const file = OWN_PICTURE.exec(address)?.[1] ?? '';
  // 'hotel-1' is a name; 'pool-800' is a name and a width.
  return [file, file.replace(WIDTH, '')].find(isPictureName) ?? null;
}

/**
 * A picture by its stored address. The site's own pictures come in every size. Without a picture, the hotel's colours
 * show.
 */
export function StoredPicture({ address, sizes, className }: StoredPictureProps) {
  const [broken, setBroken] = useState(false);
  const name = address ? ownPicture(address) : null;
  if (name) return <DescribedPicture name={name} sizes={sizes} className={className} />;
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
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={joinClasses('w-full rounded-picture object-cover', className)}
    />
  );
}
