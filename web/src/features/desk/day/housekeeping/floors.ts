/**
 * The floor of a room, by the usual numbers: all digits before the last two. Empty when the number does not contain a
 * floor.
 */
export const floorOf = (number: string): string => /^(\d{1,2})\d{2}\D?$/.exec(number)?.[1] ?? '';

/** The floors of the rooms, the lowest first. */
export function floorsOf(rooms: readonly { number: string }[]): string[] {
  const floors = new Set(rooms.map(({ number }) => floorOf(number)).filter(Boolean));
  return [...floors].toSorted((one, other) => Number(one) - Number(other));
}
