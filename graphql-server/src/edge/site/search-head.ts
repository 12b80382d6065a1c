import { DEFAULT_LOCALE, type Locale } from '../../platform/locale/locale';
import { isPlainDate, longDate, type PlainDate } from '../../platform/time/dates';
import type { RoomType } from '../../selling/rooms/room-type.entity';

/** What the head of the search says. */
interface SearchWords {
  title: string;
  titleOfStay: (checkin: string, checkout: string) => string;
  titleOfRoom: (room: string, checkin: string, checkout: string) => string;
  description: string;
  descriptionOfRoom: (room: string) => string;
  forGuests: (guests: number) => string;
}

const WORDS: Readonly<Record<Locale, SearchWords>> = {
  en: {
    title: 'Find your room',
    titleOfStay: (checkin, checkout) => `Rooms from ${checkin} to ${checkout}`,
    titleOfRoom: (room, checkin, checkout) => `${room} from ${checkin} to ${checkout}`,
    description: 'Free rooms with their prices, tax included',
    descriptionOfRoom: (room) => `${room}: free rooms with their price, tax included`,
    forGuests: (guests) => `, for ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  },
};

/** What a shared address of the search, or of a room type with dates, tells of it. */
export interface SearchHead {
  title: string;
  description: string;
  /** The type that the address names; undefined if it names no type, or a type that is not on sale. */
  roomType: RoomType | undefined;
}

const COUNT = /^\d\d?$/;

function dateIn(search: URLSearchParams, name: string): PlainDate | null {
  const text = search.get(name);
  return text !== null && isPlainDate(text) ? text : null;
}

/** The dates of an address; null unless it has both, the check-out after the check-in. */
export function datesIn(search: URLSearchParams): { checkin: PlainDate; checkout: PlainDate } | null {
  const [checkin, checkout] = [dateIn(search, 'checkin'), dateIn(search, 'checkout')];
  return checkin !== null && checkout !== null && checkin < checkout ? { checkin, checkout } : null;
}

const countIn = (search: URLSearchParams, name: string): number => {
  const text = search.get(name) ?? '';
  return COUNT.test(text) ? Number(text) : 0;
};

/** The guests of the first room, as a link says it, or as adults and children; 0 when the address says neither. */
const guestsIn = (search: URLSearchParams): number =>
  countIn(search, 'guests') || countIn(search, 'adults') + countIn(search, 'minors');

/** The head of an address of the search, such as '?checkin=2026-12-04&checkout=2026-12-06&guests=2'. */
export function searchHeadOf(
  search: URLSearchParams,
  roomTypes: readonly RoomType[],
  hotel: { name: string; town: string },
): SearchHead {
  const words = WORDS[DEFAULT_LOCALE];
  const named = search.get('first') ?? search.get('room');
  const roomType = roomTypes.find(({ code }) => code === named);
  const dates = datesIn(search);
  return {
    title: dates ? words.titleOfStay(...inWords(dates)) : words.title,
    description: descriptionOf(search, roomType, hotel),
    roomType,
  };
}

/** The head of the page of a room type with dates. */
export function roomHeadOf(
  search: URLSearchParams,
  roomType: RoomType,
  hotel: { name: string; town: string },
): SearchHead {
  const dates = datesIn(search);
  return {
    title: dates ? WORDS[DEFAULT_LOCALE].titleOfRoom(roomType.name, ...inWords(dates)) : roomType.name,
    description: descriptionOf(search, roomType, hotel),
    roomType,
  };
}

const inWords = ({ checkin, checkout }: { checkin: PlainDate; checkout: PlainDate }): [string, string] => [
  longDate(checkin, DEFAULT_LOCALE),
  longDate(checkout, DEFAULT_LOCALE),
];

function descriptionOf(
  search: URLSearchParams,
  roomType: RoomType | undefined,
  hotel: { name: string; town: string },
): string {
  const words = WORDS[DEFAULT_LOCALE];
  const what = roomType ? words.descriptionOfRoom(roomType.name) : words.description;
  const guests = guestsIn(search);
  return `${what}${guests > 0 ? words.forGuests(guests) : ''}. ${hotel.name}, ${hotel.town}.`;
}
