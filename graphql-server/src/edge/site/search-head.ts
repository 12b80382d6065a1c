import { DEFAULT_LOCALE, type Locale } from '../../platform/locale/locale';
import { isPlainDate, longDate, type PlainDate } from '../../platform/time/dates';
import type { RoomType } from '../../selling/rooms/room-type.entity';

/** What the head of the search says. */
interface SearchWords {
  title: string;
  titleOfStay: (checkin: string, checkout: string) => string;
  description: string;
  descriptionOfRoom: (room: string) => string;
  forGuests: (guests: number) => string;
}

const WORDS: Readonly<Record<Locale, SearchWords>> = {
  en: {
    title: 'Find your room',
    titleOfStay: (checkin, checkout) => `Rooms from ${checkin} to ${checkout}`,
    description: 'Free rooms with their prices, tax included',
    descriptionOfRoom: (room) => `${room}: free rooms with their price, tax included`,
    forGuests: (guests) => `, for ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  },
};

/** What a shared address of the search tells of it. */
export interface SearchHead {
  title: string;
  description: string;
  /** The type that the address names; undefined if it names no type, or a type that is not on sale. */
  roomType: RoomType | undefined;
}

const GUESTS = /^[1-9]\d?$/;

function dateIn(search: URLSearchParams, name: string): PlainDate | null {
  const text = search.get(name);
  return text !== null && isPlainDate(text) ? text : null;
}

/** The head of an address of the search, such as '?checkin=2026-12-04&checkout=2026-12-06&guests=2'. */
export function searchHeadOf(
  search: URLSearchParams,
  roomTypes: readonly RoomType[],
  hotel: { name: string; town: string },
): SearchHead {
  const words = WORDS[DEFAULT_LOCALE];
  const [checkin, checkout] = [dateIn(search, 'checkin'), dateIn(search, 'checkout')];
  const roomType = roomTypes.find(({ code }) => code === search.get('room'));
  const isStay = checkin !== null && checkout !== null && checkin < checkout;
  const guests = search.get('guests') ?? '';
  const what = roomType ? words.descriptionOfRoom(roomType.name) : words.description;
  const who = GUESTS.test(guests) ? words.forGuests(Number(guests)) : '';
  return {
    title: isStay
      ? words.titleOfStay(longDate(checkin, DEFAULT_LOCALE), longDate(checkout, DEFAULT_LOCALE))
      : words.title,
    description: `${what}${who}. ${hotel.name}, ${hotel.town}.`,
    roomType,
  };
}
