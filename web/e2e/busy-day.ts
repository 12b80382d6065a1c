import type { Page } from '@playwright/test';
import { disputedBooking, holdRoom, pay, refundedBooking, type MadeBooking } from './booking-states';
import { goTo, letAllLeave } from './hotel-days';
import { expect, freshEmail, type TestServer } from './test-server';

const DAY = 86_400_000;

/** Bookings of a room type on the day: who leaves, who stays on, and who arrives. No type has more rooms. */
const ROOMS = [
  { roomType: 'Single', guests: 1, leaving: 5, staying: 3, arriving: 5 },
  { roomType: 'Double', guests: 2, leaving: 6, staying: 3, arriving: 7 },
  { roomType: 'Deluxe', guests: 2, leaving: 4, staying: 3, arriving: 5 },
  { roomType: 'Suite', guests: 3, leaving: 3, staying: 1, arriving: 3 },
] as const;

export const BUSY_DAY = { arrivals: 20, departures: 18, inHouse: 28, tasks: 2, messages: 2, balances: 7 };

const NAMES = [
  ['Asha', 'Ravi', 'Mira', 'Kiran', 'Leela', 'Arjun', 'Nandini', 'Priyanka', 'Thomas', 'Jo'],
  ['Rao', 'Menon', 'Iyer', 'Chatterjee', 'Singh', 'Fernandes', 'Venkataraman', 'Bose', 'Wu', 'Hoffmann'],
] as const;

/** A name for each number below 100. */
const nameOf = (place: number): string =>
  `${NAMES[0][place % 10] ?? ''} ${NAMES[1][(place * 3 + Math.floor(place / 10)) % 10] ?? ''}`;

const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Checks in who has arrived by now, as the desk would. */
const checkIn = (testServer: TestServer, day: string): Promise<unknown> =>
  testServer.query(
    `WITH come AS (
       UPDATE stays s SET status = 'IN_HOUSE', checked_in_at = hotel_now()
       FROM bookings b WHERE b.id = s.booking_id AND b.status = 'CONFIRMED' AND s.status = 'EXPECTED' AND s.checkin = $1
       RETURNING s.id)
     INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason)
     SELECT 'stay', id, 'EXPECTED', 'IN_HOUSE', 'staff', 'a busy day' FROM come`,
    [day],
  );

/** A charge that the guest has not paid. */
const owe = (testServer: TestServer, { reference }: MadeBooking): Promise<unknown> =>
  testServer.query(
    `INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac)
     SELECT id, 'WRITE_OFF', 120000, 0, 0, '996311' FROM bookings WHERE reference = $1`,
    [reference],
  );

const writeTo = async (page: Page, testServer: TestServer, text: string): Promise<void> => {
  const data = { email: freshEmail(), textarea: text };
  const response = await page.request.post(`${testServer.siteUrl}/api/contact`, { data });
  expect(response.ok()).toBe(true);
};

/**
 * A full day, with the hotel's clock at 10:00: 20 arrivals, 18 departures, 28 rooms in the house, tasks, balances and new
 * messages. Returns its date.
 */
export async function makeBusyDay(page: Page, testServer: TestServer): Promise<string> {
  const today = Math.floor(Date.now() / DAY) + 20;
  const made: MadeBooking[] = [];
  const book = async (roomType: string, guests: number, from: number, until: number) => {
    const stay = { checkin: dateOf(from), checkout: dateOf(until) };
    const guest = { name: nameOf(made.length), roomType, guests };
    const booking = await holdRoom(page, testServer, { stay, ...guest });
    await pay(page, testServer, booking);
    made.push(booking);
  };
  await letAllLeave(testServer);
  await disputedBooking(page, testServer);
  await refundedBooking(page, testServer, 100_000);
  for (const { roomType, guests, leaving, staying, arriving } of ROOMS) {
    for (let place = 0; place < leaving; place += 1) await book(roomType, guests, today - 2, today);
    for (let place = 0; place < staying; place += 1) await book(roomType, guests, today - 2, today + 3);
    for (let place = 0; place < arriving; place += 1)
      await book(roomType, guests, today, today + 1 + (place % 4));
  }
  await checkIn(testServer, dateOf(today - 2));
  for (const booking of made.filter((_, place) => place % 8 === 0)) await owe(testServer, booking);
  await writeTo(page, testServer, 'Is there parking?');
  await writeTo(page, testServer, 'May we arrive at six in the morning?');
  await goTo(testServer, dateOf(today), '10:00');
  return dateOf(today);
}
