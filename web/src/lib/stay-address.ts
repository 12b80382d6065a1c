import type { PlainDate } from './dates/plain-dates';
import { paths } from './paths';
import type { RoomTypeName } from './room-type-name';

/** What a guest looks for. The address of the page contains all of it. */
export interface SearchedStay {
  checkin: PlainDate | null;
  checkout: PlainDate | null;
  guests: number;
  /** The room type that is being booked: the booking form is open. */
  room: RoomTypeName | null;
  /** The code of a promotion. */
  code: string | null;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const GUESTS = /^[1-9]\d?$/;

function dateIn(text: string | null): PlainDate | null {
  return text && DATE.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** The stay of an address. What is missing or no value is left out; a check-out needs an earlier check-in. */
export function stayInAddress(search: URLSearchParams): SearchedStay {
  const checkin = dateIn(search.get('checkin'));
  const checkout = dateIn(search.get('checkout'));
  const guests = search.get('guests') ?? '';
  return {
    checkin,
    checkout: checkin && checkout && checkout > checkin ? checkout : null,
    guests: GUESTS.test(guests) ? Number(guests) : 1,
    room: search.get('room') || null,
    code: search.get('code') || null,
  };
}

/** The address of the search, or of the booking form when a room is chosen. */
export function bookPath(stay: Partial<SearchedStay>): string {
  const search = new URLSearchParams();
  for (const name of ['checkin', 'checkout', 'guests', 'room', 'code'] as const) {
    const value = stay[name];
    if (value) search.set(name, String(value));
  }
  const words = search.toString();
  return words ? `${paths.book}?${words}` : paths.book;
}
