import type { ChosenRoom } from './room-type-name';
import type { SearchedParty, SearchedStay } from './stay-address';

/** In a form, the age of a child until it is chosen. There is no price before that. */
export const UNKNOWN_AGE = -1;

/** The ages of a form, one for each child. */
function agesForForm({ children, unknownAges = 0 }: Omit<SearchedParty, 'guests'>): number[] {
  return [...children, ...Array.from({ length: unknownAges }, () => UNKNOWN_AGE)];
}

/** The guests of a room, from the ages in a form. */
export function partyWithAges(guests: number, ages: readonly number[]): SearchedParty {
  const children = ages.filter((age) => age !== UNKNOWN_AGE);
  return { guests, children, unknownAges: ages.length - children.length };
}

/** The guests of all rooms of a search, for the booking form. A child without an age keeps its place. */
export function roomsForForm(stay: Pick<SearchedStay, 'guests' | 'children' | 'unknownAges' | 'further'>) {
  const further = (stay.further ?? []).map(({ room, guests, ...ages }) => ({
    room,
    guests,
    children: agesForForm(ages),
  }));
  return { guests: stay.guests, children: agesForForm(stay), further } satisfies ChosenRoom;
}
