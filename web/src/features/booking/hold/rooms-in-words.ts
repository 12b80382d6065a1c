import { plural, t } from '../../../lib/texts/texts';

interface HeldRooms {
  /** The name of the first room's type. */
  roomTitle: string;
  stays: readonly unknown[];
}

/** The held rooms in words: the first room, and how many others. */
export function roomsInWords({ roomTitle, stays }: HeldRooms): string {
  const others = stays.length - 1;
  if (others === 0) return roomTitle;
  return t`${roomTitle} and ${plural(others, { one: '# other room', other: '# other rooms' })}`;
}
