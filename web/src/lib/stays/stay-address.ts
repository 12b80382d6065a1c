import type { PlainDate } from '../dates/plain-dates';
import { paths } from '../paths';
import type { RoomTypeName } from './room-type-name';

/** The guests of a room. */
export interface SearchedParty {
  /** All guests, including children. */
  guests: number;
  /** The ages in years of the children among them, as far as they are known. */
  children: number[];
  /** How many children have no age yet. There is no price before all ages are known. */
  unknownAges?: number;
}

/** A room after the first. */
export interface FurtherParty extends SearchedParty {
  /** The room type that is being booked; null in a search. */
  room: RoomTypeName | null;
}

/** The search of a guest. The address of the page contains all of it. */
export interface SearchedStay extends SearchedParty {
  checkin: PlainDate | null;
  checkout: PlainDate | null;
  /** The room type of the first room that is being booked: the booking form is open. */
  room: RoomTypeName | null;
  /** Rooms after the first; left out when there is only one room. */
  further?: FurtherParty[];
  /** The code of the rate plan that is being booked; null for the first one. */
  plan: string | null;
  /** The code of a promotion. */
  code: string | null;
  /** The room type that the results show first; left out for the hotel's order. */
  first?: RoomTypeName;
}

/** The default number of guests in a search: most guests come in twos. */
const GUESTS_OF_SEARCH = 2;

/** The most adults of one room in the search; larger parties are offered several rooms. */
export const MOST_ADULTS = 30;

/** The most children of a room in the search. */
export const MOST_CHILDREN = 9;

/** The most characters of a promotion's code. */
export const CODE_LENGTH = 30;

/** A search without any choice. */
export const NO_STAY: SearchedStay = {
  checkin: null,
  checkout: null,
  guests: GUESTS_OF_SEARCH,
  children: [],
  room: null,
  plan: null,
  code: null,
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const COUNT = /^\d\d?$/;
const GUESTS = /^[1-9]\d?$/;
const AGES = /^(\d|1[0-7])(,(\d|1[0-7]))*$/;

/** The date in a text of an address; null for any other text, such as 30 February. */
export function dateIn(text: string | null): PlainDate | null {
  const time = text && DATE.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text ?? '') ? text : null;
}

/** The number of guests in a text of an address; null for any other text. */
export function guestsIn(text: string | null): number | null {
  return text && GUESTS.test(text) ? Number(text) : null;
}

/** The ages of children as server input; omitted when all guests are adults. */
export const agesOf = ({ children }: Pick<SearchedStay, 'children'>): number[] | undefined =>
  children.length > 0 ? children : undefined;

/** The ages of children in a text of an address, such as '4,9'; null for any other text. */
export function agesIn(text: string | null): number[] | null {
  return text && AGES.test(text) ? text.split(',').map(Number) : null;
}

/** The most rooms of a booking on the site. */
export const MOST_ROOMS = 5;

/**
 * The fields of the first room have plain names, as in `guests`. The names for the second room end with 2, as in
 * `guests2`.
 */
export const fieldOfRoom = (name: string, place: number) => (place === 0 ? name : `${name}${place + 1}`);

/** A whole number of up to two digits in a text of an address; null for any other text. */
export function countIn(text: string | null): number | null {
  return text && COUNT.test(text) ? Number(text) : null;
}

/**
 * The guests of a room as the browser itself sends the form, and as addresses with unknown ages have them: adults,
 * children, and an age for each child.
 */
function partyOfForm(search: URLSearchParams, place: number): SearchedParty | null {
  const adults = countIn(search.get(fieldOfRoom('adults', place)));
  const minors = countIn(search.get(fieldOfRoom('minors', place))) ?? 0;
  const count = minors <= MOST_CHILDREN ? minors : 0;
  if (adults === null || adults + count === 0) return null;
  const ages = search.getAll(fieldOfRoom('age', place)).slice(0, count);
  const children = ages.flatMap((age) => agesIn(age) ?? []);
  const unknownAges = count - children.length;
  return { guests: adults + count, children, ...(unknownAges > 0 ? { unknownAges } : {}) };
}

function partyIn(search: URLSearchParams, place: number): SearchedParty | null {
  const ofForm = partyOfForm(search, place);
  if (ofForm) return ofForm;
  const guests = guestsIn(search.get(fieldOfRoom('guests', place)));
  const children = agesIn(search.get(fieldOfRoom('children', place))) ?? [];
  if (guests === null && place > 0) return null;
  return { guests: guests ?? GUESTS_OF_SEARCH, children };
}

/** The guests of the first room in an address; null when it does not say how many, or not in a valid way. */
export const guestsInAddress = (search: URLSearchParams): number | null =>
  partyOfForm(search, 0)?.guests ?? guestsIn(search.get('guests'));

const NEW_PARTY: SearchedParty = { guests: GUESTS_OF_SEARCH, children: [] };

/** The rooms after the first. `rooms` is how many rooms a form without scripts asked for. */
function furtherIn(search: URLSearchParams): FurtherParty[] {
  const wanted = Math.min(countIn(search.get('rooms')) ?? MOST_ROOMS, MOST_ROOMS);
  const further: FurtherParty[] = [];
  for (let place = 1; place < wanted; place += 1) {
    const party = partyIn(search, place) ?? (search.get('rooms') ? NEW_PARTY : null);
    if (!party) break;
    further.push({ ...party, room: search.get(fieldOfRoom('room', place)) || null });
  }
  return further;
}

/** The search of an address, without missing and invalid values. A check-out needs an earlier check-in. */
export function stayInAddress(search: URLSearchParams): SearchedStay {
  const checkin = dateIn(search.get('checkin'));
  const checkout = dateIn(search.get('checkout'));
  const further = furtherIn(search);
  const first = search.get('first');
  return {
    checkin,
    checkout: checkin && checkout && checkout > checkin ? checkout : null,
    ...(partyIn(search, 0) ?? NEW_PARTY),
    room: search.get('room') || null,
    plan: search.get('plan') || null,
    code: search.get('code') || null,
    ...(further.length > 0 ? { further } : {}),
    ...(first ? { first } : {}),
  };
}

/** The search at a hotel that asks for no ages: there a child is a guest like any other. */
export function withoutAges({ guests, further, unknownAges: _unknown, ...stay }: SearchedStay): SearchedStay {
  const others = further?.map(({ guests: count, room }) => ({ guests: count, room, children: [] }));
  return { ...stay, guests, children: [], ...(others ? { further: others } : {}) };
}

/** The guests of all rooms, in the order of the rooms. */
export function partiesOf({ guests, children, unknownAges, further = [] }: SearchedStay): SearchedParty[] {
  return [{ guests, children, ...(unknownAges ? { unknownAges } : {}) }, ...further];
}

/** How many guests all rooms have. */
export const guestsOf = (stay: SearchedStay): number =>
  partiesOf(stay).reduce((sum, { guests }) => sum + guests, 0);

/** The ages of the children of all rooms. */
export const allAgesOf = (stay: SearchedStay): number[] =>
  partiesOf(stay).flatMap(({ children }) => children);

/** Whether a child has no age yet. */
export const hasUnknownAges = (stay: SearchedStay): boolean =>
  partiesOf(stay).some(({ unknownAges = 0 }) => unknownAges > 0);

/** A field of an address or of a form: its name and its value. */
type Field = readonly [name: string, value: string | number];

/** The fields of a room's guests. Only the fields of a form can say that a child has no age yet. */
function fieldsOfParty({ guests = 0, children = [], unknownAges = 0 }: Partial<SearchedParty>) {
  const minors = children.length + unknownAges;
  return unknownAges > 0
    ? { adults: Math.max(0, guests - minors), minors, age: children }
    : { guests: guests || null, children: children.join() };
}

/** The fields of a room; `place` is its index. */
export function fieldsOfRoom({ room = null, ...party }: Partial<FurtherParty>, place: number): Field[] {
  return Object.entries({ ...fieldsOfParty(party), room }).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== null && one !== '')
      .map((one) => [fieldOfRoom(name, place), one] as const),
  );
}

/** The path with the chosen values. */
export function pathWithStay(path: string, stay: Partial<SearchedStay>): string {
  const search = new URLSearchParams();
  const { checkin, checkout, guests, children, unknownAges, room, further = [], plan, code, first } = stay;
  const rooms = [{ guests, children, unknownAges, room }, ...further].flatMap(fieldsOfRoom);
  const all = [
    ['checkin', checkin],
    ['checkout', checkout],
    ...rooms,
    ['plan', plan],
    ['code', code],
    ['first', first],
  ] as const;
  for (const [name, value] of all) if (value || value === 0) search.append(name, String(value));
  // Commas need no escaping in an address.
  const words = search.toString().replaceAll('%2C', ',');
  return words ? `${path}?${words}` : path;
}

/** The address of the search, or of the booking form when a room is chosen. */
export const bookPath = (stay: Partial<SearchedStay>): string => pathWithStay(paths.book, stay);

/** The address of the search, without the rooms that are being booked. */
export const searchPath = ({ further, ...stay }: Partial<SearchedStay>): string =>
  bookPath({
    ...stay,
    room: null,
    plan: null,
    ...(further ? { further: further.map((party) => ({ ...party, room: null })) } : {}),
  });
