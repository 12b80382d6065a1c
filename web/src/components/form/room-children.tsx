import type { ComponentProps } from 'react';
import { mostChildren, type RoomPlaces } from '../../lib/stays/room-places';
import { ChildrenField } from './children-field';

interface RoomChildrenProps extends Omit<ComponentProps<typeof ChildrenField>, 'most' | 'oldest'> {
  /** Of the room; left out while none is chosen. */
  type: Pick<RoomPlaces, 'maximumChildren'> | undefined;
  /** What is in the field of the room's guests. */
  guests: string;
  /** Up to this age, in years, a guest is a child; null for a hotel that knows no children. */
  oldestChild: number | null;
}

/** The children among the guests of one room, where its type and the hotel have places for them. */
export function RoomChildren({ type, guests, oldestChild, ...field }: RoomChildrenProps) {
  if (!type || oldestChild === null) return null;
  return (
    <ChildrenField {...field} most={mostChildren(type, Number(guests), oldestChild)} oldest={oldestChild} />
  );
}
