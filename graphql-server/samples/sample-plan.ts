import { addDays, nightsOf, type PlainDate } from '../src/platform/time/dates';
import { SEEDED_ROOM_TYPES } from '../seeds/rooms';
import { SEEDED_SEASONS, SEEDED_WEEKENDS } from '../seeds/rate-rules';

/** How a sample booking came to the hotel. */
type SampleChannel = 'SITE' | 'DESK' | 'PHONE' | 'PORTAL';

/** How a sample booking goes on after it is made. What lies in the future has not happened yet. */
export type SampleFate =
  | 'stays'
  | 'leaves early'
  | 'is upgraded'
  | 'stays a night longer'
  | 'does not come'
  | 'cancels in time'
  | 'cancels late'
  | 'never pays'
  | 'is about to pay'
  | 'is an option'
  | 'is an option that lapses'
  | 'is an option that is confirmed';

export interface SampleBooking {
  number: number;
  channel: SampleChannel;
  fate: SampleFate;
  roomType: string;
  rooms: number;
  checkin: PlainDate;
  checkout: PlainDate;
  /** The guests of each room, children included, and the children's ages. */
  guests: number;
  children: readonly number[];
  extras: readonly { code: string; pieces: number }[];
  plan: string | null;
  bookedOn: PlainDate;
  /** The minutes of the days on which it is made, and on which the guests come and go. */
  bookedMinute: number;
  arrivalMinute: number;
  departureMinute: number;
}

/** The first and the last arrival, in days from today. */
export const FIRST_DAY = -60;
const LAST_DAY = 60;
/** Nights that are farther away keep more than half of the rooms of each type free. */
export const NEAR_DAYS = 7;

const NEAR_SHARE = 0.8;
const HALF = 0.5;
const TRIES = 60;

/** How many bookings arrive in each period; both days are included. */
const ARRIVALS: readonly { from: number; to: number; bookings: number }[] = [
  { from: FIRST_DAY, to: -4, bookings: 78 },
  { from: -3, to: -1, bookings: 15 },
  { from: 0, to: 0, bookings: 9 },
  { from: 1, to: NEAR_DAYS, bookings: 20 },
  { from: NEAR_DAYS + 1, to: LAST_DAY - 5, bookings: 34 },
];

const TYPES = ['Double', 'Single', 'Deluxe', 'Double', 'Suite', 'Single', 'Deluxe', 'Double'] as const;
const CHANNELS: readonly SampleChannel[] = ['SITE', 'PHONE', 'SITE', 'PORTAL', 'DESK', 'SITE', 'PORTAL'];

type Shape = Pick<SampleBooking, 'channel' | 'fate' | 'rooms'> & { roomType?: string };

/** Bookings that are not ordinary, by their place among all. */
const SPECIAL: ReadonlyMap<number, Shape> = new Map<number, Shape>([
  [2, { channel: 'PHONE', fate: 'stays', rooms: 3, roomType: 'Double' }],
  [5, { channel: 'SITE', fate: 'cancels in time', rooms: 1 }],
  [8, { channel: 'SITE', fate: 'never pays', rooms: 1 }],
  [11, { channel: 'SITE', fate: 'cancels late', rooms: 1 }],
  [14, { channel: 'PHONE', fate: 'does not come', rooms: 1 }],
  [17, { channel: 'PORTAL', fate: 'cancels in time', rooms: 1 }],
  [20, { channel: 'PHONE', fate: 'is an option that lapses', rooms: 1 }],
  [23, { channel: 'DESK', fate: 'leaves early', rooms: 1 }],
  [26, { channel: 'SITE', fate: 'is upgraded', rooms: 1, roomType: 'Single' }],
  [29, { channel: 'PHONE', fate: 'is an option that is confirmed', rooms: 2 }],
  [32, { channel: 'DESK', fate: 'stays a night longer', rooms: 1 }],
  [41, { channel: 'SITE', fate: 'does not come', rooms: 1 }],
  [47, { channel: 'SITE', fate: 'cancels late', rooms: 1 }],
  [53, { channel: 'SITE', fate: 'never pays', rooms: 1 }],
  [59, { channel: 'PHONE', fate: 'cancels in time', rooms: 1 }],
  [65, { channel: 'SITE', fate: 'leaves early', rooms: 1 }],
  [83, { channel: 'PHONE', fate: 'stays', rooms: 2, roomType: 'Double' }],
  [96, { channel: 'SITE', fate: 'is upgraded', rooms: 1, roomType: 'Single' }],
  [110, { channel: 'PHONE', fate: 'is an option', rooms: 1 }],
  [117, { channel: 'SITE', fate: 'cancels in time', rooms: 1 }],
  [124, { channel: 'PHONE', fate: 'is an option', rooms: 2 }],
  [131, { channel: 'DESK', fate: 'is an option', rooms: 1 }],
  [138, { channel: 'SITE', fate: 'is about to pay', rooms: 1 }],
  [145, { channel: 'SITE', fate: 'cancels in time', rooms: 1 }],
]);

/** Whether the README names a price or a rule of this night, so that anybody may try it. */
export function isPromised(night: PlainDate): boolean {
  return [...SEEDED_SEASONS, SEEDED_WEEKENDS].some(
    ({ firstDate, lastDate }) => firstDate <= night && night <= lastDate,
  );
}

/** Numbers from 0 to 1 that are the same at each start (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Counts the rooms of each night, so that the sample leaves room for whoever tries the site. */
class RoomsLeft {
  private readonly taken = new Map<string, number>();

  constructor(private readonly today: PlainDate) {}

  /** Takes the rooms; false when the nights have too few, or are promised. */
  take(roomType: string, nights: readonly PlainDate[], rooms: number): boolean {
    const isFree = (night: PlainDate) =>
      !isPromised(night) && this.takenOn(roomType, night) + rooms <= this.mostOn(roomType, night);
    if (!nights.every(isFree)) return false;
    for (const night of nights) this.taken.set(`${roomType} ${night}`, this.takenOn(roomType, night) + rooms);
    return true;
  }

  private takenOn(roomType: string, night: PlainDate): number {
    return this.taken.get(`${roomType} ${night}`) ?? 0;
  }

  private mostOn(roomType: string, night: PlainDate): number {
    const all = SEEDED_ROOM_TYPES[roomType]?.rooms.length ?? 0;
    return night > addDays(this.today, NEAR_DAYS) ? Math.ceil(all * HALF) - 1 : Math.floor(all * NEAR_SHARE);
  }
}

/**
 * The sample bookings around a day of the hotel, the same at each start on that day. A booking for which its period has
 * no room, or only promised nights, is left out.
 */
export function planSampleBookings(today: PlainDate): SampleBooking[] {
  const random = seededNumbers(2_026);
  const left = new RoomsLeft(today);
  const planned: SampleBooking[] = [];
  let number = 0;
  for (const { from, to, bookings } of ARRIVALS)
    for (let place = 0; place < bookings; place += 1, number += 1) {
      const booking = findPlace(number, { today, from, to, random, left });
      if (booking) planned.push(booking);
    }
  return planned;
}

interface Search {
  today: PlainDate;
  from: number;
  to: number;
  random: () => number;
  left: RoomsLeft;
}

function findPlace(number: number, { today, from, to, random, left }: Search): SampleBooking | null {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const special = SPECIAL.get(number);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const arrival = between(from, to);
    const shape = special ?? ordinary(number);
    const roomType = shape.roomType ?? TYPES[between(0, TYPES.length - 1)] ?? 'Double';
    const checkin = addDays(today, arrival);
    const checkout = addDays(checkin, nightsFor(shape.fate, between));
    // A guest who stays longer than agreed takes one more night.
    const kept = shape.fate === 'stays a night longer' ? addDays(checkout, 1) : checkout;
    if (!left.take(roomType, nightsOf(checkin, kept), shape.rooms)) continue;
    const { channel, fate, rooms } = shape;
    const { guests, children } = partyIn(roomType, number);
    return {
      ...{ number, channel, fate, roomType, rooms, checkin, checkout, guests, children },
      extras: extrasOf(number, channel),
      plan: channel === 'SITE' && fate === 'stays' && number % 9 === 0 ? 'NON_REFUNDABLE' : null,
      bookedOn: addDays(today, bookedOn(shape, arrival, between)),
      bookedMinute: between(9 * 60, 13 * 60),
      arrivalMinute: between(14 * 60 + 10, 20 * 60),
      departureMinute: between(7 * 60 + 30, 10 * 60 + 50),
    };
  }
  return null;
}

const ordinary = (number: number): Shape => ({
  channel: CHANNELS[number % CHANNELS.length] ?? 'SITE',
  fate: 'stays',
  rooms: 1,
});

type Between = (least: number, most: number) => number;

function nightsFor(fate: SampleFate, between: Between): number {
  return fate === 'leaves early' ? between(3, 4) : between(1, 4);
}

/** The day on which the booking is made, in days from today: before the arrival, and never in the future. */
function bookedOn({ channel, fate }: Shape, arrival: number, between: Between): number {
  if (fate === 'is about to pay') return 0;
  if (fate === 'is an option') return between(-3, -1);
  if (fate === 'cancels in time') return Math.min(arrival, 0) - between(14, 25);
  // A guest at the desk often comes without a booking.
  if (channel === 'DESK') return arrival <= 0 ? arrival - between(0, 2) : between(-6, -1);
  return arrival <= 0 ? arrival - between(4, 28) : Math.min(arrival - 5, 0) - between(1, 20);
}

function partyIn(roomType: string, number: number): Pick<SampleBooking, 'guests' | 'children'> {
  if (roomType === 'Single') return { guests: 1, children: [] };
  if (roomType === 'Suite')
    return number % 2 === 0 ? { guests: 4, children: [4, 9] } : { guests: 2, children: [] };
  return number % 6 === 0 ? { guests: 3, children: [8] } : { guests: 2, children: [] };
}

function extrasOf(number: number, channel: SampleChannel): SampleBooking['extras'] {
  if (channel === 'PORTAL') return [];
  const breakfast = number % 3 === 0 ? [{ code: 'BREAKFAST', pieces: 1 }] : [];
  const transfer = number % 8 === 0 ? [{ code: 'AIRPORT_TRANSFER', pieces: 1 }] : [];
  return [...breakfast, ...transfer];
}
