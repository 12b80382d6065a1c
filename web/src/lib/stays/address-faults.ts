import {
  agesIn,
  countIn,
  dateIn,
  fieldOfRoom,
  guestsIn,
  hasUnknownAges,
  MOST_ADULTS,
  MOST_CHILDREN,
  MOST_ROOMS,
  stayInAddress,
} from './stay-address';
import { t } from '../texts/texts';

/** Faults of the values in an address, by field. */
export type AddressFaults = Partial<Record<'checkin' | 'checkout' | 'guests' | 'children' | 'rooms', string>>;

/** The price depends on the ages, so the search asks for them before it shows one. */
const UNKNOWN_AGES = t`Please choose the age of each child. The price depends on it.`;

type Check = (search: URLSearchParams, asksAges: boolean) => string | null;

const checkinFault: Check = (search) => {
  const given = search.get('checkin');
  if (given)
    return dateIn(given) ? null : t`The link does not contain a valid check-in date. Please choose a date.`;
  return search.get('checkout') ? t`Please choose a check-in date.` : null;
};

const checkoutFault: Check = (search) => {
  const [checkin, checkout] = [dateIn(search.get('checkin')), dateIn(search.get('checkout'))];
  if (search.get('checkout') && !checkout)
    return t`The link does not contain a valid check-out date. Please choose a date.`;
  if (checkin && !checkout) return t`Please choose a check-out date.`;
  return checkin && checkout && checkout <= checkin
    ? t`Check-out must be at least one night after check-in.`
    : null;
};

const ROOMS = Array.from({ length: MOST_ROOMS }, (_, place) => place);

/** The first room, by its index, whose value of that name is given and not right. */
function wrongRoom(
  search: URLSearchParams,
  name: string,
  isRight: (text: string) => boolean,
): number | undefined {
  return ROOMS.find((place) => {
    const text = search.get(fieldOfRoom(name, place));
    return text !== null && text !== '' && !isRight(text);
  });
}

const isCount = (least: number, most: number) => (text: string) => {
  const count = countIn(text);
  return count !== null && count >= least && count <= most;
};

const guestsFault: Check = (search) => {
  const adults = wrongRoom(search, 'adults', isCount(1, MOST_ADULTS));
  if (adults !== undefined)
    return adults === 0
      ? t`Please enter the number of adults: 1 to ${MOST_ADULTS}.`
      : t`Please enter the number of adults in room ${adults + 1}: 1 to ${MOST_ADULTS}.`;
  const guests = wrongRoom(search, 'guests', (text) => guestsIn(text) !== null);
  if (guests === undefined) return null;
  return guests === 0
    ? t`Please enter the number of guests: 1 to 99.`
    : t`Please enter the number of guests in room ${guests + 1}: 1 to 99.`;
};

const childrenFault: Check = (search, asksAges) => {
  if (!asksAges) return null;
  const minors = wrongRoom(search, 'minors', isCount(0, MOST_CHILDREN));
  if (minors !== undefined)
    return minors === 0
      ? t`Please enter the number of children: 0 to ${MOST_CHILDREN}.`
      : t`Please enter the number of children in room ${minors + 1}: 0 to ${MOST_CHILDREN}.`;
  if (wrongRoom(search, 'children', (text) => agesIn(text) !== null) !== undefined)
    return t`The link does not contain valid ages of children. Please choose them.`;
  return hasUnknownAges(stayInAddress(search)) ? UNKNOWN_AGES : null;
};

const roomsFault: Check = (search) => {
  const rooms = search.get('rooms');
  return rooms && !isCount(1, MOST_ROOMS)(rooms)
    ? t`Please enter the number of rooms: 1 to ${MOST_ROOMS}.`
    : null;
};

const CHECKS: Record<keyof AddressFaults, Check> = {
  checkin: checkinFault,
  checkout: checkoutFault,
  guests: guestsFault,
  children: childrenFault,
  rooms: roomsFault,
};

/**
 * The faults of an address, as sentences. A missing value is not a fault, except when only one of the two dates is
 * given. A hotel without age bands does not ask for ages.
 */
export function faultsOfAddress(search: URLSearchParams, asksAges = true): AddressFaults {
  const faults = Object.entries(CHECKS).flatMap(([field, check]) => {
    const fault = check(search, asksAges);
    return fault ? [[field, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}
