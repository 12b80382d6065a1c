import type { PlainDate } from '../dates/plain-dates';
import { paths } from '../paths';
import type { RoomTypeName } from './room-type-name';

/** The search of a guest. The address of the page contains all of it. */
export interface SearchedStay {
  checkin: PlainDate | null;
  checkout: PlainDate | null;
  /** All guests, including children. */
  guests: number;
  /** The ages in years of the children among them. */
  children: number[];
  /** The room type that is being booked: the booking form is open. */
  room: RoomTypeName | null;
  /** The code of the rate plan that is being booked; null for the first one. */
  plan: string | null;
  /** The code of a promotion. */
  code: string | null;
}

/** The default number of guests in a search: most guests come in twos. */
const GUESTS_OF_SEARCH = 2;

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

/** The search of an address, without missing and invalid values. A check-out needs an earlier check-in. */
export function stayInAddress(search: URLSearchParams): SearchedStay {
  const checkin = dateIn(search.get('checkin'));
  const checkout = dateIn(search.get('checkout'));
  return {
    checkin,
    checkout: checkin && checkout && checkout > checkin ? checkout : null,
    guests: guestsIn(search.get('guests')) ?? GUESTS_OF_SEARCH,
    children: agesIn(search.get('children')) ?? [],
    room: search.get('room') || null,
    plan: search.get('plan') || null,
    code: search.get('code') || null,
  };
}

/** The path with the chosen values. */
export function pathWithStay(path: string, stay: Partial<SearchedStay>): string {
  const search = new URLSearchParams();
  for (const name of ['checkin', 'checkout', 'guests', 'children', 'room', 'plan', 'code'] as const) {
    const value = String(stay[name] || '');
    if (value) search.set(name, value);
  }
  // Commas need no escaping in an address.
  const words = search.toString().replaceAll('%2C', ',');
  return words ? `${path}?${words}` : path;
}

/** The address of the search, or of the booking form when a room is chosen. */
export const bookPath = (stay: Partial<SearchedStay>): string => pathWithStay(paths.book, stay);
