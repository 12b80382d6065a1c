import { assertType, execute, gql } from '../../testkit/graphql';
import {
  assertHeld,
  bookingByToken,
  bookingForm,
  confirmPayment,
  createBooking,
  hold,
  inDays,
  type CreateBookingInput,
  type Hold,
} from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ MAX_ORDER: '50000000' });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(() => testServer.shiftClock('0'));

const BOOKING = gql(`query BookingWithStays($token: String!) {
  bookingByToken(token: $token) {
    __typename
    ... on Booking {
      roomType checkin checkout calendarFile
      stays { roomType checkin checkout nights guests }
      quote { total { amount } stays { roomType total { amount } nights { night value { amount } taxPercent } } }
    }
  }
}`);

const QUOTE =
  gql(`query QuoteOfStays($checkin: PlainDate!, $checkout: PlainDate!, $furtherStays: [StayInput!]!) {
  quote(roomType: Single, checkin: $checkin, checkout: $checkout, furtherStays: $furtherStays) {
    __typename
    ... on Quote { total { amount } }
  }
}`);

const roomsOf = ({ booking }: Hold) =>
  testServer.query<{ number: string; nights: number }>(
    `SELECT room.number, count(*)::int AS nights FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
     JOIN rooms room ON room.id = stay.room_id JOIN room_nights taken ON taken.stay_id = stay.id AND taken.room_id = room.id
     WHERE booking.reference = $1 GROUP BY room.number, stay.position ORDER BY stay.position`,
    [booking.reference],
  );

const family = (first: number): Partial<CreateBookingInput> => ({
  roomType: 'Double',
  guests: 3,
  checkin: inDays(first),
  checkout: inDays(first + 2),
  furtherStays: [
    { roomType: 'Single', checkin: inDays(first), checkout: inDays(first + 2), guests: 1 },
    { roomType: 'Single', checkin: inDays(first + 1), checkout: inDays(first + 4), guests: 2 },
  ],
});

async function pay({ checkout }: Hold) {
  const paid = await testServer.razorpay.pay(checkout.orderId, { outcome: 'capture', webhook: false });
  return confirmPayment(testServer, paid.checkout);
}

describe('a booking of several rooms', () => {
  test('keeps a separate room for each stay, and costs the sum of the stays', async () => {
    const held = await hold(testServer, family(20));
    expect(await roomsOf(held)).toEqual([
      { number: '201', nights: 2 },
      { number: '101', nights: 2 },
      { number: '102', nights: 3 },
    ]);
    // Two nights at $149 and five at $99, at ₹84 a dollar and 18 % of tax.
    expect(held.checkout.amount).toBe(2 * 1_476_888 + 5 * 981_288);
    const { bookingByToken: booking } = await execute(testServer, BOOKING, { token: held.token });
    assertType(booking, 'Booking');
    expect(booking).toMatchObject({
      roomType: 'Double',
      stays: [
        { roomType: 'Double', checkin: inDays(20), nights: 2, guests: 3 },
        { roomType: 'Single', checkin: inDays(20), nights: 2, guests: 1 },
        { roomType: 'Single', checkin: inDays(21), checkout: inDays(24), nights: 3, guests: 2 },
      ],
      quote: {
        total: { amount: held.checkout.amount },
        stays: [
          { total: { amount: 2 * 1_476_888 } },
          { total: { amount: 2 * 981_288 } },
          { total: { amount: 3 * 981_288 } },
        ],
      },
    });
    expect(booking.quote.stays[0]?.nights).toEqual([
      { night: inDays(20), value: { amount: 1_251_600 }, taxPercent: 18 },
      { night: inDays(21), value: { amount: 1_251_600 }, taxPercent: 18 },
    ]);
    expect(booking.calendarFile).toContain(`DTSTART:${inDays(20).replaceAll('-', '')}T083000Z`);
    expect(booking.calendarFile).toContain(`DTEND:${inDays(24).replaceAll('-', '')}T053000Z`);
  });

  test('is confirmed by one payment, and its mail names each room', async () => {
    const form = bookingForm(testServer, family(30));
    const held = await hold(testServer, form);
    expect(await pay(held)).toMatchObject({ __typename: 'BookingConfirmed' });
    await testServer.runJobs();
    const mail = testServer.inbox
      .messages(form.email)
      .find(({ subject }) => subject?.startsWith(`Booking confirmed: ${held.booking.reference}`));
    expect(mail?.text).toMatch(/^Room 1: Double, .*, 2 nights, 3 guests$/m);
    expect(mail?.text).toMatch(/^Room 2: Single, .*, 2 nights, 1 guest$/m);
    expect(mail?.text).toMatch(/^Room 3: Single, .*, 3 nights, 2 guests$/m);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('is quoted with the same total', async () => {
    const { checkin = '', checkout = '', furtherStays = [] } = family(35);
    const { quote } = await execute(testServer, QUOTE, {
      checkin,
      checkout,
      furtherStays: furtherStays ?? [],
    });
    expect(quote).toMatchObject({ __typename: 'Quote', total: { amount: 7 * 981_288 } });
  });

  test('is found again by the same form, and refuses its key to another list of rooms', async () => {
    const form = bookingForm(testServer, { ...family(40), idempotencyKey: 'form-of-several-rooms' });
    const first = await hold(testServer, form);
    const again = await createBooking(testServer, form);
    expect(again).toMatchObject({
      __typename: 'BookingHold',
      booking: { reference: first.booking.reference },
    });
    const other = await createBooking(testServer, { ...form, furtherStays: form.furtherStays?.slice(1) });
    expect(other).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });
});

describe('all rooms or no room', () => {
  const suite = (first: number) => ({
    roomType: 'Suite',
    checkin: inDays(first),
    checkout: inDays(first + 1),
    guests: 1,
  });

  test('given that one of the types is full, the refusal names the stay and no room is held', async () => {
    for (let room = 0; room < 4; room += 1) await hold(testServer, suite(50));
    const form = bookingForm(testServer, { ...suite(50), roomType: 'Single', furtherStays: [suite(50)] });
    const refused = await createBooking(testServer, form);
    expect(refused).toMatchObject({ code: 'ROOM_UNAVAILABLE', field: 'furtherStays.0.roomType' });
    assertType(refused, 'RoomUnavailable');
    expect(refused.alternatives).toContainEqual({
      roomType: 'Double',
      checkin: inDays(50),
      checkout: inDays(51),
    });
    expect(await testServer.query('SELECT 1 FROM bookings WHERE email = $1', [form.email])).toEqual([]);
  });

  test('given that too few rooms of one type are free, no room is held', async () => {
    await hold(testServer, { ...suite(52), furtherStays: [suite(52)] });
    const refused = await createBooking(testServer, { ...suite(52), furtherStays: [suite(52), suite(52)] });
    expect(refused).toMatchObject({ code: 'ROOM_UNAVAILABLE', field: 'furtherStays.1.roomType' });
    assertHeld(await createBooking(testServer, { ...suite(52), furtherStays: [suite(52)] }));
  });

  test('one room is given to two stays that follow each other', async () => {
    for (let room = 0; room < 3; room += 1) await hold(testServer, { ...suite(54), checkout: inDays(56) });
    const held = await hold(testServer, { ...suite(54), furtherStays: [suite(55)] });
    expect(await roomsOf(held)).toEqual([
      { number: '404', nights: 1 },
      { number: '404', nights: 1 },
    ]);
  });

  test('given that the hold lapses, all rooms are free again, and a late payment takes all of them again', async () => {
    const held = await hold(testServer, family(60));
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    expect(await roomsOf(held)).toEqual([]);
    expect(await pay(held)).toMatchObject({ __typename: 'BookingConfirmed' });
    expect(await roomsOf(held)).toHaveLength(3);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('given that one room is taken when the late payment comes, all of the money is refunded', async () => {
    const held = await hold(testServer, { ...suite(70), roomType: 'Single', furtherStays: [suite(70)] });
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    for (let room = 0; room < 4; room += 1) await hold(testServer, suite(70));
    expect(await pay(held)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
    expect(await roomsOf(held)).toEqual([]);
    await testServer.runJobs();
    const page = await bookingByToken(testServer, held.token);
    expect(page).toMatchObject({ status: 'EXPIRED', amountRefunded: { amount: held.checkout.amount } });
  });
});

describe('bad input', () => {
  test.each([
    ['guests', { guests: 3 }, 'furtherStays.0.guests'],
    ['roomType', { roomType: 'Castle' }, 'furtherStays.0.roomType'],
    ['checkout', { checkout: inDays(80) }, 'furtherStays.0.checkout'],
  ])('of a further stay names its field: %s', async (_name, change, field) => {
    const stay = { roomType: 'Single', checkin: inDays(80), checkout: inDays(81), guests: 1 };
    const refused = await createBooking(testServer, { ...stay, furtherStays: [{ ...stay, ...change }] });
    assertType(refused, 'InvalidInput');
    expect(refused.faults.map((fault) => fault.field)).toEqual([field]);
  });

  test('six rooms are one too many', async () => {
    const stay = { roomType: 'Single', checkin: inDays(90), checkout: inDays(91), guests: 1 };
    const refused = await createBooking(testServer, { ...stay, furtherStays: Array(5).fill(stay) });
    assertType(refused, 'InvalidInput');
    expect(refused.faults).toEqual([
      { field: 'furtherStays', message: 'A booking can have at most 5 rooms. Call us for more.' },
    ]);
  });
});
