import { createHash } from 'node:crypto';
import type { QuoteQueryVariables } from '../../generated/operations';
import { addDays, addMonths, dateInZone, shortDate } from '../../../src/platform/time/dates';
import { BOOKABLE_DAYS } from '../../testkit/documents';
import { assertType, execute, gql } from '../../testkit/graphql';
import {
  assertHeld,
  bookingByToken,
  bookingForm,
  bookingPage,
  createBooking,
  hold,
  hotelToday,
  inDays,
  type CreateBookingInput,
  type CreateBookingResult,
} from '../../testkit/bookings';
import { freshCaller } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { untilNotified } from '../../testkit/change-notifications';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
  // Each test begins without bookings.
  await testServer.query('DELETE FROM room_nights');
  await testServer.query('DELETE FROM transitions');
  await testServer.query('DELETE FROM bookings');
});

const ROOMS = { Single: 8, Double: 10, Deluxe: 8, Suite: 4 } as const;

/** Holds every room of the type for the stay. */
async function fill(roomType: keyof typeof ROOMS, checkin: string, checkout: string): Promise<void> {
  for (let room = 1; room <= ROOMS[roomType]; room += 1)
    await hold(testServer, { roomType, checkin, checkout });
}

const AVAILABILITY = gql(`query Availability($checkin: PlainDate!, $checkout: PlainDate!) {
  availability(checkin: $checkin, checkout: $checkout) {
    __typename
    ... on Availability { roomTypes { roomType { name } roomsFree } }
    ... on InvalidInput { code faults { field message } }
  }
}`);

const QUOTE = gql(`query Quote(
  $roomType: RoomTypeName!
  $checkin: PlainDate!
  $checkout: PlainDate!
  $guests: Int!
) {
  quote(roomType: $roomType, checkin: $checkin, checkout: $checkout, guests: $guests) {
    __typename
    ... on Quote {
      nights roomCharge { amount } taxes { label amount { amount } }
      total { amount currency } totalInDollars { amount currency }
    }
    ... on InvalidInput { faults { field } }
  }
}`);

const CREATE_AT_OLD_PRICE = gql(`mutation CreateAtOldPrice($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename ... on PriceChanged { code field quote { total { amount } } }
  }
}`);

const CREATE_TOO_OFTEN = gql(`mutation CreateTooOften($input: CreateBookingInput!) {
  createBooking(input: $input) { __typename ... on RateLimited { code retryAfterSeconds } }
}`);

const CONTINUE_BOOKING = gql(`mutation ContinueAtOldPrice($token: String!) {
  continueBooking(token: $token) { __typename ... on BookingHold { checkout { amount } } }
}`);

const suite = (checkin: number, checkout: number): Partial<CreateBookingInput> => ({
  roomType: 'Suite',
  checkin: inDays(checkin),
  checkout: inDays(checkout),
});

async function roomOf({ booking }: { booking: { reference: string } }): Promise<string> {
  const [row] = await testServer.query<{ number: string }>(
    `SELECT room.number FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
     JOIN rooms room ON room.id = stay.room_id WHERE booking.reference = $1`,
    [booking.reference],
  );
  if (!row) throw new Error('The booking has no room.');
  return row.number;
}

/** The desk moves the guest to another room of the type. */
async function moveToRoom(reference: string, number: string): Promise<void> {
  await testServer.query(
    `WITH room AS (SELECT id FROM rooms WHERE number = $2),
       moved AS (UPDATE stays SET room_id = room.id FROM room, bookings booking
         WHERE booking.id = stays.booking_id AND booking.reference = $1 RETURNING stays.id)
     UPDATE room_nights SET room_id = room.id FROM room, moved WHERE stay_id = moved.id`,
    [reference, number],
  );
}

/** Moves the hotel's clock to an instant. */
const setClock = (instant: string) =>
  testServer.query('UPDATE clock SET shift = $1::timestamptz - clock_timestamp()', [instant]);

function firstFault(result: CreateBookingResult) {
  assertType(result, 'InvalidInput');
  return result.faults[0];
}

describe('a stay', () => {
  test('begins on the day on which another ends: the turnover day is free', async () => {
    await fill('Suite', inDays(10), inDays(12));
    expect(await createBooking(testServer, suite(12, 14))).toMatchObject({ __typename: 'BookingHold' });
    expect(await createBooking(testServer, suite(8, 10))).toMatchObject({ __typename: 'BookingHold' });
  });

  test.each([
    ['the same nights', 20, 23],
    ['its first night', 18, 21],
    ['its last night', 22, 25],
    ['a night in its middle', 21, 22],
    ['all of it and more', 15, 30],
  ])('that needs %s of a full room type is refused', async (_which, checkin, checkout) => {
    await fill('Suite', inDays(20), inDays(23));
    expect(await createBooking(testServer, suite(checkin, checkout))).toMatchObject({
      code: 'ROOM_UNAVAILABLE',
      message: expect.stringContaining('Choose other dates or another room type'),
    });
  });

  test('is refused when each night has a free room, but no room is free for all nights', async () => {
    // Two suites are full. The third is free in the second night only, the fourth in the first only.
    for (let room = 1; room <= 2; room += 1) await hold(testServer, suite(20, 22));
    const first = await hold(testServer, suite(20, 21));
    const second = await hold(testServer, suite(21, 22));
    await moveToRoom(second.booking.reference, '404');
    expect(await roomOf(first)).not.toBe(await roomOf(second));
    expect((await availability(inDays(20), inDays(21)))['Suite']).toBe(1);
    expect((await availability(inDays(21), inDays(22)))['Suite']).toBe(1);
    expect((await availability(inDays(20), inDays(22)))['Suite']).toBe(0);
    expect(await createBooking(testServer, suite(20, 22))).toMatchObject({ code: 'ROOM_UNAVAILABLE' });
  });

  test.each([1, 30])('of %i nights is held', async (nights) => {
    expect(await createBooking(testServer, suite(10, 10 + nights))).toMatchObject({
      __typename: 'BookingHold',
    });
  });

  test.each([
    [0, 'Check-out must be at least one night after check-in.'],
    [31, 'A stay can be at most 30 nights. Call us for longer stays.'],
  ])('of %i nights is refused', async (nights, message) => {
    expect(firstFault(await createBooking(testServer, suite(10, 10 + nights)))).toEqual({
      field: 'checkout',
      message,
    });
  });

  test('may begin today and 18 months ahead, and no later', async () => {
    const last = addMonths(hotelToday(), 18);
    const from = (checkin: string) =>
      createBooking(testServer, { roomType: 'Suite', checkin, checkout: addDays(checkin, 1) });
    expect(await from(hotelToday())).toMatchObject({ __typename: 'BookingHold' });
    expect(await from(last)).toMatchObject({ __typename: 'BookingHold' });
    expect(firstFault(await from(addDays(last, 1)))).toEqual({
      field: 'checkin',
      message: `Check-in can be at most ${shortDate(last, 'en')}, 18 months ahead.`,
    });
    expect(firstFault(await from(addDays(hotelToday(), -1)))).toMatchObject({ field: 'checkin' });
  });
});

describe('the hotel’s today', () => {
  test('ends at 18:30 UTC, which is midnight in Kolkata', async () => {
    const utcDay = addDays(new Date().toISOString().slice(0, 10), 3);
    const tonight = { roomType: 'Suite', checkin: utcDay, checkout: addDays(utcDay, 1) } as const;

    await setClock(`${utcDay}T18:29:00Z`);
    expect(await property()).toMatchObject({ today: utcDay });
    expect(await createBooking(testServer, tonight)).toMatchObject({ __typename: 'BookingHold' });

    await setClock(`${utcDay}T18:30:30Z`);
    expect(await property()).toMatchObject({
      today: addDays(utcDay, 1),
      lastCheckin: addMonths(addDays(utcDay, 1), 18),
    });
    expect(firstFault(await createBooking(testServer, tonight))).toEqual({
      field: 'checkin',
      message: `Check-in cannot be earlier than today (${shortDate(addDays(utcDay, 1), 'en')} at the hotel).`,
    });
  });

  test('begins while it is still yesterday in London', async () => {
    const utcDay = addDays(new Date().toISOString().slice(0, 10), 3);
    await setClock(`${utcDay}T20:00:00Z`);
    const hotelDay = dateInZone(new Date(`${utcDay}T20:00:00Z`), 'Asia/Kolkata');
    expect(hotelDay).toBe(addDays(utcDay, 1));
    const result = await createBooking(testServer, { checkin: hotelDay, checkout: addDays(hotelDay, 1) });
    expect(result).toMatchObject({ __typename: 'BookingHold' });
  });

  async function property() {
    await untilNotified(testServer);
    return (await execute(testServer, BOOKABLE_DAYS)).property;
  }
});

describe('the room that is given', () => {
  test('is the room whose gap the stay fills, so that the gaps of other rooms stay whole', async () => {
    const before = await hold(testServer, suite(10, 12));
    const other = await hold(testServer, suite(11, 13));
    expect(await roomOf(other)).not.toBe(await roomOf(before));
    // Nights 12 and 13: next to the first stay is a taken night; the other rooms are empty or taken.
    const beside = await hold(testServer, suite(12, 14));
    expect(await roomOf(beside)).toBe(await roomOf(before));
    // Nights 13 to 15 fit only after the second stay.
    expect(await roomOf(await hold(testServer, suite(13, 16)))).toBe(await roomOf(other));
  });

  test('is preferably between two stays, not next to a single stay', async () => {
    await hold(testServer, suite(20, 22));
    const before = await hold(testServer, suite(20, 22));
    const after = await hold(testServer, suite(24, 26));
    await moveToRoom(after.booking.reference, await roomOf(before));
    expect(await roomOf(before)).toBe('402');
    expect(await roomOf(await hold(testServer, suite(22, 24)))).toBe('402');
  });

  test.each([
    ['Single', 2, { guests: 2, children: 1 }],
    ['Double', 3, { guests: 3, children: 2 }],
    ['Deluxe', 4, { guests: 5, children: 2 }],
    ['Suite', 6, { guests: 8, children: 4 }],
  ] as const)('of type %s sleeps %i adults and not one more', async (roomType, capacity, most) => {
    expect(await createBooking(testServer, { roomType, guests: capacity })).toMatchObject({
      __typename: 'BookingHold',
    });
    expect(firstFault(await createBooking(testServer, { roomType, guests: capacity + 1 }))).toEqual({
      field: 'guests',
      message: `${roomType} sleeps at most ${most.guests} guests, with up to ${capacity} adults and ${most.children === 1 ? 'one child' : `${most.children} children`}. Choose a larger room or book two.`,
    });
  });
});

describe('a refusal because no room is free', () => {
  async function alternativesTo(form: Partial<CreateBookingInput>) {
    const result = await createBooking(testServer, form);
    assertType(result, 'RoomUnavailable');
    return result.alternatives;
  }

  test('names other types and the nearest dates, and each of them can be booked', async () => {
    await fill('Suite', inDays(20), inDays(22));
    const found = await alternativesTo(suite(20, 22));
    expect(found).toEqual([
      { roomType: 'Single', checkin: inDays(20), checkout: inDays(22) },
      { roomType: 'Double', checkin: inDays(20), checkout: inDays(22) },
      { roomType: 'Suite', checkin: inDays(22), checkout: inDays(24) },
      { roomType: 'Suite', checkin: inDays(18), checkout: inDays(20) },
    ]);
    for (const alternative of found) {
      expect(await createBooking(testServer, alternative)).toMatchObject({ __typename: 'BookingHold' });
    }
  });

  test('offers a party of five no room that is too small', async () => {
    await fill('Suite', inDays(20), inDays(22));
    const found = await alternativesTo({ ...suite(20, 22), guests: 5 });
    expect(found.map(({ roomType }) => roomType)).toEqual(['Suite', 'Suite']);
  });

  test('offers no day before today', async () => {
    await fill('Suite', inDays(0), inDays(2));
    const found = await alternativesTo(suite(0, 1));
    for (const { checkin } of found) expect(checkin >= hotelToday()).toBe(true);
    expect(found).toContainEqual({ roomType: 'Suite', checkin: inDays(2), checkout: inDays(3) });
  });
});

describe('the price that the guest saw', () => {
  test('is charged when it is still valid', async () => {
    const stay = { roomType: 'Double', checkin: inDays(30), checkout: inDays(33), guests: 2 } as const;
    const { total } = await quote(stay);
    const held = await hold(testServer, { ...stay, expectedTotal: total.amount });
    expect(held.checkout.amount).toBe(total.amount);
  });

  test('is not charged otherwise: the new price is shown, and nothing is held', async () => {
    const stay = { roomType: 'Double', checkin: inDays(30), checkout: inDays(33), guests: 2 } as const;
    const { total } = await quote(stay);
    const input = bookingForm(testServer, { ...stay, expectedTotal: total.amount - 1 });
    const { createBooking: refused } = await execute(testServer, CREATE_AT_OLD_PRICE, { input });
    expect(refused).toEqual({
      __typename: 'PriceChanged',
      code: 'PRICE_CHANGED',
      field: 'expectedTotal',
      quote: { total: { amount: total.amount } },
    });
    expect(await testServer.query('SELECT 1 FROM bookings')).toEqual([]);
  });

  test('stays on the booking when rates change afterwards', async () => {
    const held = await hold(testServer, suite(30, 32));
    await testServer.query("UPDATE room_types SET nightly_rate_cents = 99900 WHERE name = 'Suite'");
    const { continueBooking } = await execute(testServer, CONTINUE_BOOKING, { token: held.token });
    await testServer.query("UPDATE room_types SET nightly_rate_cents = 29900 WHERE name = 'Suite'");
    assertType(continueBooking, 'BookingHold');
    expect(continueBooking.checkout.amount).toBe(held.checkout.amount);
  });

  test('is the same in the quote, the order and the gateway', async () => {
    const stay = { roomType: 'Single', checkin: inDays(30), checkout: inDays(31), guests: 1 } as const;
    const priced = await quote(stay);
    expect(priced).toEqual({
      __typename: 'Quote',
      nights: 1,
      roomCharge: { amount: 831_600 },
      taxes: [
        { label: 'CGST 9%', amount: { amount: 74_844 } },
        { label: 'SGST 9%', amount: { amount: 74_844 } },
      ],
      total: { amount: 981_288, currency: 'INR' },
      totalInDollars: { amount: 11_682, currency: 'USD' },
    });
    const held = await hold(testServer, stay);
    expect(held.checkout.amount).toBe(981_288);
    expect(testServer.razorpay.state().orders[held.checkout.orderId]?.amount).toBe(981_288);
  });

  test('is not quoted for a stay that could not be booked', async () => {
    const stay = { roomType: 'Single', checkin: inDays(-1), checkout: inDays(-1), guests: 9 } as const;
    const { quote: refused } = await execute(testServer, QUOTE, stay);
    assertType(refused, 'InvalidInput');
    expect(refused.faults.map(({ field }) => field)).toEqual(['checkin', 'checkout', 'guests']);
  });
});

describe('availability', () => {
  test('counts the rooms of each type that are free for all nights', async () => {
    await hold(testServer, suite(10, 12));
    await hold(testServer, suite(11, 13));
    await hold(testServer, { roomType: 'Double', checkin: inDays(12), checkout: inDays(13) });
    expect(await availability(inDays(10), inDays(13))).toEqual({ Single: 8, Double: 9, Deluxe: 8, Suite: 2 });
    expect(await availability(inDays(13), inDays(14))).toEqual({
      Single: 8,
      Double: 10,
      Deluxe: 8,
      Suite: 4,
    });
  });

  test('says what is wrong with a stay', async () => {
    const stay = { checkin: inDays(10), checkout: inDays(9) };
    expect((await execute(testServer, AVAILABILITY, stay)).availability).toEqual({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      faults: [{ field: 'checkout', message: 'Check-out must be at least one night after check-in.' }],
    });
  });
});

describe('a guest who holds too many rooms', () => {
  test('with one address, however it is written, is asked to pay first', async () => {
    const caller = freshCaller();
    for (const email of ['rani@example.com', 'Rani@example.com', 'RANI+two@EXAMPLE.COM'])
      assertHeld(await createBooking(testServer, { email }, { caller }));
    expect(await createBooking(testServer, { email: 'rAnI@eXaMpLe.CoM' }, { caller })).toMatchObject({
      __typename: 'TooManyHolds',
      code: 'TOO_MANY_HOLDS',
      message: expect.stringContaining('Pay for one of them'),
    });
    expect(await createBooking(testServer, { email: 'rani2@example.com' }, { caller })).toMatchObject({
      __typename: 'BookingHold',
    });
  });

  test('by one caller with many addresses is asked to wait', async () => {
    const caller = freshCaller();
    const results: CreateBookingResult[] = [];
    for (let guest = 1; guest <= 11; guest += 1) {
      results.push(
        await createBooking(testServer, { roomType: guest % 2 ? 'Single' : 'Double' }, { caller }),
      );
    }
    expect(results.slice(0, 10).map(({ __typename }) => __typename)).toEqual(Array(10).fill('BookingHold'));
    expect(results[10]).toMatchObject({ code: 'TOO_MANY_HOLDS' });
  });

  test('may book again when a hold has lapsed', async () => {
    const [email, caller] = [testServer.freshEmail(), freshCaller()];
    for (let room = 1; room <= 3; room += 1)
      assertHeld(await createBooking(testServer, { email }, { caller }));
    expect(await createBooking(testServer, { email }, { caller })).toMatchObject({ code: 'TOO_MANY_HOLDS' });
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    expect(await createBooking(testServer, { email }, { caller })).toMatchObject({
      __typename: 'BookingHold',
    });
  });

  test('cannot avoid the limit by sending all forms at once', async () => {
    const [email, caller] = [testServer.freshEmail(), freshCaller()];
    const results = await Promise.all(
      Array.from({ length: 8 }, () => createBooking(testServer, { email }, { caller })),
    );
    const held = results.filter(({ __typename }) => __typename === 'BookingHold');
    expect(held).toHaveLength(3);
  });
});

describe('a caller who sends the form again and again is asked to wait, and gets the time to wait', () => {
  test.each([
    ['a form that holds nothing', { expectedTotal: 1 }, 30, 'PriceChanged'],
    ['a form with faults', { name: '', email: '', phone: '' }, 300, 'InvalidInput'],
  ])('%s', async (_what, form, times, outcome) => {
    const caller = freshCaller();
    const input = bookingForm(testServer, form);
    const sendForm = async () =>
      (await execute(testServer, CREATE_TOO_OFTEN, { input }, { caller })).createBooking;
    for (let time = 1; time <= times; time += 1) {
      expect(await sendForm()).toEqual({ __typename: outcome });
    }
    const refused = await sendForm();
    assertType(refused, 'RateLimited');
    expect(refused.code).toBe('RATE_LIMITED');
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(600);
  });
});

describe('a stay that costs more than can be paid online', () => {
  let small: TestServer;
  beforeAll(async () => {
    small = await startTestServer({ MAX_ORDER: '981288' });
  });
  afterAll(() => small.stop());

  test('is refused before a room is held; a stay at exactly the limit is not', async () => {
    const stay = { checkin: inDays(10), checkout: inDays(11) };
    expect(await createBooking(small, { ...stay, roomType: 'Single' })).toMatchObject({
      __typename: 'BookingHold',
    });
    const before = Object.keys(small.razorpay.state().orders).length;
    expect(await createBooking(small, { ...stay, roomType: 'Double' })).toMatchObject({
      code: 'TOTAL_TOO_HIGH',
      message: expect.stringContaining('Please call us'),
    });
    expect(Object.keys(small.razorpay.state().orders)).toHaveLength(before);
    expect(await small.query('SELECT 1 FROM bookings')).toHaveLength(1);
  });
});

describe('the link to a booking', () => {
  test('cannot be guessed, and the database keeps only its hash', async () => {
    const first = await hold(testServer);
    const second = await hold(testServer);
    expect(first.token).toMatch(/^[\w-]{43}$/);
    expect(first.token).not.toBe(second.token);
    const rows = await testServer.query<{ row: string }>(
      'SELECT bookings::text AS row FROM bookings WHERE reference = $1',
      [first.booking.reference],
    );
    expect(rows[0]?.row).not.toContain(first.token);
    expect(rows[0]?.row).toContain(createHash('sha256').update(first.token).digest('hex'));
  });

  test('carries a reference of eight letters and digits that do not count up', async () => {
    const references: string[] = [];
    for (let guest = 1; guest <= 6; guest += 1) references.push((await hold(testServer)).booking.reference);
    for (const reference of references) expect(reference).toMatch(/^SC-[2-9A-HJKMNP-TV-Z]{8}$/);
    const heads = new Set(references.map((reference) => reference.slice(3, 6)));
    expect(heads.size).toBeGreaterThan(1);
  });

  test('that is unknown is refused in the same way as one that is misspelt, empty, or a reference', async () => {
    const held = await hold(testServer);
    const tokens = ['x'.repeat(43), `${held.token}x`, held.token.slice(1), '', '\0', held.booking.reference];
    for (const token of tokens) {
      expect(await bookingByToken(testServer, token)).toEqual({
        __typename: 'BookingNotFound',
        code: 'BOOKING_NOT_FOUND',
        field: 'token',
        message:
          'This link opens no booking. Please use the newest link that we mailed you, ask for a new link, or call us.',
      });
    }
    expect((await bookingPage(testServer, held.token)).reference).toBe(held.booking.reference);
  });
});

async function availability(checkin: string, checkout: string): Promise<Record<string, number>> {
  const { availability: result } = await execute(testServer, AVAILABILITY, { checkin, checkout });
  assertType(result, 'Availability');
  return Object.fromEntries(result.roomTypes.map(({ roomType, roomsFree }) => [roomType.name, roomsFree]));
}

async function quote(stay: QuoteQueryVariables) {
  const { quote: result } = await execute(testServer, QUOTE, stay);
  assertType(result, 'Quote');
  return result;
}
