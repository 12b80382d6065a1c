import { UNKNOWN_AGE } from '../../../lib/stays/child-ages';
import { mostGuests, type RoomPlaces } from '../../../lib/stays/room-places';
import { plural, t } from '../../../lib/texts/texts';

interface Party {
  /** The ages in years of the children among the guests. */
  children: readonly number[];
  /** Up to this age a guest is a child; null when all guests are adults. */
  oldestChild: number | null;
}

/** What is missing in the ages of a room's children; null when each child has an age. */
export const agesFault = (ages: readonly number[]): string | null =>
  ages.includes(UNKNOWN_AGE) ? t`Please choose the age of each child.` : null;

/** Why one room cannot take these guests; null when it can. */
export function guestFault(
  guests: number,
  type: (RoomPlaces & { title: string }) | undefined,
  { children, oldestChild }: Party,
): string | null {
  if (!Number.isInteger(guests) || guests < 1) return t`Please enter at least 1 guest.`;
  if (!type) return null;
  const { title, maximumAdults, maximumChildren } = type;
  const most = mostGuests(type, oldestChild);
  if (guests > most) return t`${title} sleeps up to ${most} guests. Please choose a larger room.`;
  if (children.length >= guests) return t`Each room needs at least one adult.`;
  if (oldestChild === null || guests - children.length <= maximumAdults) return null;
  const adults = plural(maximumAdults, { one: '# adult', other: '# adults' });
  const ofThem = plural(maximumChildren, { one: '# child', other: '# children' });
  return t`${title} sleeps up to ${adults} and ${ofThem}. Please mark the children, or choose a larger room.`;
}
