import type { PlainDate } from '../dates/plain-dates';
import { paths } from '../paths';
import type { RoomTypeName } from './room-type-name';

/** What a guest looks for. The address of the page contains all of it. */
export interface SearchedStay {
  checkin: PlainDate | null;
  checkout: PlainDate | null;
  /** All of them, children included. */
  guests: number;
  /** How old the children among them are, in years. */
  children: number[];
  /** The room type that is being booked: the booking form is open. */
  room: RoomTypeName | null;
  /** The code of the rate plan that is being booked; null for the first one. */
  plan: string | null;
  /** The code of a promotion. */
  code: string | null;
}

/** So many guests a search is for until a guest says how many: most come in twos. */
const GUESTS_OF_SEARCH = 2;

/** Nothing is chosen. */
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

/** Of the text of an address, a date; null for any other text, such as 30 February. */
export function dateIn(text: string | null): PlainDate | null {
  const time = text && DATE.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text ?? '') ? text : null;
}

/** Of the text of an address, the number of guests; null for any other text. */
export function guestsIn(text: string | null): number | null {
  return text && GUESTS.test(text) ? Number(text) : null;
}

/** The ages of children as the server takes them; nothing when all guests are adults. */
export const agesOf = ({ children }: Pick<SearchedStay, 'children'>): number[] | undefined =>
  children.length > 0 ? children : undefined;

/** Of the text of an address, the ages of children, such as '4,9'; null for any other text. */
export function agesIn(text: string | null): number[] | null {
  return text && AGES.test(text) ? text.split(',').map(Number) : null;
}

/** The stay of an address. What is missing or no value is left out; a check-out needs an earlier check-in. */
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

/** That path with what is chosen. */
export function pathWithStay(path: string, stay: Partial<SearchedStay>): string {
  const search = new URLSearchParams();
  for (const name of ['checkin', 'checkout', 'guests', 'children', 'room', 'plan', 'code'] as const) {
    const value = String(stay[name] || '');
    if (value) search.set(name, value);
  }
  // Commas may stand in an address as they are.
  const words = search.toString().replaceAll('%2C', ',');
  return words ? `${path}?${words}` : path;
}

/** The address of the search, or of the booking form when a room is chosen. */
export const bookPath = (stay: Partial<SearchedStay>): string => pathWithStay(paths.book, stay);
