/** How many guests one room of a type takes. */
export interface RoomPlaces {
  capacity: number;
  maximumAdults: number;
  maximumChildren: number;
  extraBeds: number;
}

/** How many guests one room sleeps. In a hotel without prices for children, the room's own beds count. */
export function mostGuests(
  { capacity, maximumAdults, maximumChildren, extraBeds }: RoomPlaces,
  oldestChild: number | null,
): number {
  return oldestChild === null ? capacity : Math.min(capacity + extraBeds, maximumAdults + maximumChildren);
}

/** How many of the guests may be children. At least one guest must be an adult. */
export function mostChildren(
  { maximumChildren }: Pick<RoomPlaces, 'maximumChildren'>,
  guests: number,
  oldestChild: number | null,
): number {
  return oldestChild === null ? 0 : Math.max(0, Math.min(maximumChildren, guests - 1));
}
