import { useState } from 'react';
import { joinClasses } from '../../lib/joined-classes';

const DEFAULT = '/portraits/default.svg';

interface AvatarProps {
  /** Address of the guest's picture, if there is one. */
  address: string | null | undefined;
  /** Pixels across. */
  size: number;
  alt?: string;
  className?: string;
}

/** A guest's picture; the generic one when there is none or it cannot be shown. */
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
