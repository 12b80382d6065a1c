import { useState } from 'react';
import { joinClasses } from '../../lib/joined-classes';

const DEFAULT = '/portraits/default.svg';

interface AvatarProps {
  /** The address of the guest's picture, if there is one. */
  address: string | null | undefined;
  /** Pixels across. */
  size: number;
  alt?: string;
  className?: string;
}

/** A guest's picture, or the generic one when it is missing or broken. */
export function Avatar({ address, size, alt = '', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = address && address !== broken ? address : DEFAULT;
  return (
    <img
      src={shown}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(shown)}
      className={joinClasses('rounded-full bg-raised object-cover', className)}
      style={{ width: size, height: size }}
    />
  );
}
