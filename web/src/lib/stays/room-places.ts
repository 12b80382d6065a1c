/** How many guests one room of a type takes. */
export interface RoomPlaces {
  capacity: number;
  maximumAdults: number;
  maximumChildren: number;
  extraBeds: number;
}

/** So many guests one room sleeps. A hotel that knows no children counts the room's own beds. */
export function mostGuests(
  { capacity, maximumAdults, maximumChildren, extraBeds }: RoomPlaces,
  oldestChild: number | null,
): number {
  return oldestChild === null ? capacity : Math.min(capacity + extraBeds, maximumAdults + maximumChildren);
}

/** So many of the guests may be children. At least one is an adult. */
export function mostChildren(
  { maximumChildren }: Pick<RoomPlaces, 'maximumChildren'>,
  guests: number,
  oldestChild: number | null,
): number {
  return oldestChild === null ? 0 : Math.max(0, Math.min(maximumChildren, guests - 1));
}
