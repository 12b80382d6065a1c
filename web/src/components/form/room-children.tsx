import type { ComponentProps } from 'react';
import { mostChildren, type RoomPlaces } from '../../lib/stays/room-places';
import { ChildrenField } from './children-field';

interface RoomChildrenProps extends Omit<ComponentProps<typeof ChildrenField>, 'most' | 'oldest'> {
  /** The chosen room type; omitted until one is chosen. */
  type: Pick<RoomPlaces, 'maximumChildren'> | undefined;
  /** The text of the guests field. */
  guests: string;
  /** Up to this age, in years, a guest is a child; null when the hotel has no prices for children. */
  oldestChild: number | null;
}

/** The children among the guests of one room, if the hotel and the room type have places for children. */
export function RoomChildren({ type, guests, oldestChild, ...field }: RoomChildrenProps) {
  if (!type || oldestChild === null) return null;
  return (
    <ChildrenField {...field} most={mostChildren(type, Number(guests), oldestChild)} oldest={oldestChild} />
  );
}
