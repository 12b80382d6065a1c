import { randomUUID } from 'node:crypto';
import { dateInZone, addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import {
  bookAtDesk,
  bookedAtDesk,
  deskFaults,
  deskForm,
  deskStay,
  deskTotal,
} from '../../testkit/desk-bookings';
import { assertType, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const ONE_NIGHT = 981_288;
const HOTEL_MAILBOX = 'desk@saffroncourt.example';

const QUOTE = gql(
  `query DeskQuoteOfVisitor($input: DeskQuoteInput!) { deskQuote(input: $input) { __typename } }`,
);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.shiftClock('0');
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

interface StoredBooking {
  status: string;
  channel: string;
  email: string | null;
  phone: string | null;
  terms: object;
}

async function stored(reference: string): Promise<StoredBooking | undefined> {
  const rows = await testServer.query<StoredBooking>(
    'SELECT status, channel, email, phone, terms FROM bookings WHERE reference = $1',
    [reference],
  );
  return rows[0];
}

const nightsOf = (reference: string) =>
  testServer.query<{ night: string; number: string }>(
    `SELECT night::text, room.number FROM room_nights JOIN stays stay ON stay.id = stay_id
     JOIN bookings booking ON booking.id = stay.booking_id JOIN rooms room ON room.id = room_nights.room_id
     WHERE reference = $1 ORDER BY room.number, night`,
    [reference],
  );

const linesOf = (reference: string) =>
  testServer.query<{ rate_source: string; value_paise: number; tax_percent: number }>(
    `SELECT rate_source, value_paise::int, tax_percent FROM folio_lines line
     JOIN bookings booking ON booking.id = line.booking_id WHERE reference = $1 ORDER BY line.id`,
    [reference],
  );

/** Sets the hotel's clock to that time, today or this number of days later. */
async function atHotelTime(time: string, days = 1): Promise<void> {
  const target = new Date(`${addDays(dateInZone(new Date(), 'Asia/Kolkata'), days)}T${time}:00+05:30`);
  await testServer.shiftClock(`${Math.round((target.getTime() - Date.now()) / 1000)} seconds`);
}

describe('a booking of the desk', () => {
  test('a visitor can neither ask for a price nor book', async () => {
    const { errors } = await executeExpectingErrors(testServer, QUOTE, { input: { stays: [deskStay()] } });
    expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
  });

  test('is confirmed at once, is paid at the hotel, and its guest gets the confirmation', async () => {
    const email = testServer.freshEmail();
    const reference = await bookedAtDesk(testServer, { email }, owner);
    expect(await stored(reference)).toMatchObject({
      status: 'CONFIRMED',
      channel: 'PHONE',
      terms: { dueAtBookingPercent: 0 },
    });
    expect(await nightsOf(reference)).toMatchObject([{ night: inDays(10) }, { night: inDays(11) }]);
    await testServer.runJobs();
    const [mail] = testServer.inbox.messages(email);
    expect(mail?.subject).toMatch(/^Booking confirmed/);
    expect(mail?.text).toContain('You pay at the hotel');
    expect(mail?.text).toContain('Total, to be paid at the hotel');
    expect(mail?.text).not.toContain('payment has arrived');
  });

  test('without an address no mail is sent to the guest, and the hotel still gets its mail', async () => {
    const reference = await bookedAtDesk(testServer, {}, owner);
    await testServer.runJobs();
    expect(await stored(reference)).toMatchObject({ email: null });
    const about = testServer.inbox.messages().filter(({ subject }) => subject?.includes(reference));
    expect(about.map(({ to }) => to)).toEqual([[HOTEL_MAILBOX]]);
  });

  test('of a portal has a number that no other live booking has, also when both are sent at once', async () => {
    const stays = [deskStay({ checkin: inDays(70), checkout: inDays(71) })];
    const portalForm = (portal: string) => ({ channel: 'PORTAL' as const, portal, phone: null, stays });
    const results = await Promise.all(
      ['Agoda 77-1234', 'agoda  771234', 'AGODA 77 1234'].map((portal) =>
        bookAtDesk(testServer, portalForm(portal), owner),
      ),
    );
    const made = results.flatMap((result) => ('reference' in result ? [result.reference] : []));
    expect(made).toHaveLength(1);
    expect(results.filter((result) => !('reference' in result))).toMatchObject(
      [1, 2].map(() => ({
        faults: [
          {
            field: 'portal',
            code: 'PORTAL_NUMBER_TAKEN',
            message: `Booking ${made[0]} has this portal and number already. Open it, or correct the number.`,
          },
        ],
      })),
    );
    // A portal without a number may have any number of bookings.
    await bookedAtDesk(testServer, portalForm('Agoda'), owner);
    await bookedAtDesk(testServer, portalForm('Agoda'), owner);
  });

  test('of a portal needs its number and no phone number; any other needs a phone number', async () => {
    const reference = await bookedAtDesk(
      testServer,
      { channel: 'PORTAL', portal: 'Booking.com 4012345678', phone: null },
      owner,
    );
    expect(await stored(reference)).toMatchObject({ channel: 'PORTAL', phone: null });
    const faulty = await bookAtDesk(testServer, { channel: 'PORTAL', portal: ' ', phone: null }, owner);
    expect(faulty).toMatchObject({ faults: [{ field: 'portal', code: 'TEXT_MISSING' }] });
    const walkIn = await bookAtDesk(testServer, { channel: 'DESK', phone: ' ' }, owner);
    expect(walkIn).toMatchObject({
      faults: [{ field: 'phone', message: 'Please enter the guest’s phone number.' }],
    });
  });

  test('at another total than the desk saw is refused with the current price', async () => {
    const result = await bookAtDesk(testServer, { expectedTotal: 1 }, owner);
    expect(result).toMatchObject({ __typename: 'PriceChanged', quote: { total: { amount: 2 * ONE_NIGHT } } });
  });

  test('sent twice is made once; the same key with another form is refused', async () => {
    const form = { ...deskForm(), expectedTotal: 2 * ONE_NIGHT };
    const [first, again] = await Promise.all([
      bookAtDesk(testServer, form, owner),
      bookAtDesk(testServer, form, owner),
    ]);
    expect(again).toEqual(first);
    expect(await bookAtDesk(testServer, { ...form, name: 'Somebody Else' }, owner)).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('has up to thirty rooms; thirty-one are refused', async () => {
    const stays = (count: number) => Array.from({ length: count }, () => deskStay({ ratePaise: 100_000 }));
    const over = await bookAtDesk(
      testServer,
      { stays: stays(31), rateReason: 'wedding', expectedTotal: 1 },
      owner,
    );
    expect(over).toMatchObject({ faults: [{ field: 'stays', code: 'TOO_MANY_STAYS' }] });
    // The sample hotel has fewer rooms of a type, so no room is booked.
    const all = await bookAtDesk(testServer, { stays: stays(30), rateReason: 'wedding' }, owner);
    assertType(all, 'DeskRoomsSoldOut');
    expect(all.shortages[0]).toMatchObject({ roomType: 'Single', night: inDays(10), wanted: 30 });
  });
});

describe('the last night', () => {
  test('can be sold at the desk until 06:00, although the calendar date is the next day', async () => {
    await atHotelTime('01:00');
    const lastNight = { checkin: inDays(0), checkout: inDays(1) };
    const reference = await bookedAtDesk(
      testServer,
      { channel: 'DESK', stays: [deskStay(lastNight)] },
      owner,
    );
    expect(await nightsOf(reference)).toMatchObject([{ night: inDays(0) }]);
    await atHotelTime('06:01');
    expect(await deskFaults(testServer, { stays: [deskStay(lastNight)] }, owner)).toMatchObject([
      { field: 'stays.0.checkin', code: 'CHECKIN_TOO_EARLY' },
    ]);
  });
});

describe('several rooms', () => {
  test('are all booked or none, and the refusal names the nights', async () => {
    const dates = { checkin: inDays(20), checkout: inDays(22) };
    const [{ rooms } = { rooms: 0 }] = await testServer.query<{ rooms: number }>(
      "SELECT count(*)::int AS rooms FROM rooms JOIN room_types type ON type.id = type_id WHERE code = 'Suite'",
    );
    const suite = deskStay({ roomType: 'Suite', ...dates });
    const all = Array.from({ length: rooms }, () => suite);
    const tooMany = await bookAtDesk(testServer, { stays: [...all, suite] }, owner);
    assertType(tooMany, 'DeskRoomsSoldOut');
    expect(tooMany.shortages).toEqual(
      [20, 21].map((day) => ({ roomType: 'Suite', night: inDays(day), wanted: rooms + 1, free: rooms })),
    );
    const reference = await bookedAtDesk(testServer, { stays: all }, owner);
    expect(await nightsOf(reference)).toHaveLength(2 * rooms);
  });

  test('two members of the staff book the last room at once, and one is told that it is taken', async () => {
    const dates = { checkin: inDays(30), checkout: inDays(31) };
    const suite = deskStay({ roomType: 'Suite', ...dates });
    const [{ rooms } = { rooms: 0 }] = await testServer.query<{ rooms: number }>(
      "SELECT count(*)::int AS rooms FROM rooms JOIN room_types type ON type.id = type_id WHERE code = 'Suite'",
    );
    if (rooms > 1)
      await bookedAtDesk(testServer, { stays: Array.from({ length: rooms - 1 }, () => suite) }, owner);
    const results = await Promise.all([1, 2].map(() => bookAtDesk(testServer, { stays: [suite] }, owner)));
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
      'DeskBookingMade',
      'DeskRoomsSoldOut',
    ]);
  });
});

describe('a certain room', () => {
  const dates = { checkin: inDays(40), checkout: inDays(41) };

  test('is booked, and is refused by its number once it is taken', async () => {
    const stays = [deskStay(dates), deskStay({ ...dates, roomNumber: '102', guestName: 'Ravi Iyer' })];
    const reference = await bookedAtDesk(testServer, { stays }, owner);
    expect((await nightsOf(reference)).map(({ number }) => number)).toContain('102');
    const again = await bookAtDesk(testServer, { stays: [deskStay({ ...dates, roomNumber: '102' })] }, owner);
    expect(again).toMatchObject({ faults: [{ field: 'stays.0.roomNumber', code: 'DESK_ROOM_NOT_FREE' }] });
  });

  test('of another type, or of no type, is refused', async () => {
    const faults = await deskFaults(
      testServer,
      { stays: [deskStay({ ...dates, roomNumber: '999' })] },
      owner,
    );
    expect(faults).toMatchObject([{ field: 'stays.0.roomNumber', code: 'DESK_ROOM_UNKNOWN' }]);
  });
});

describe('a rate of the staff', () => {
  test('is the value of each night, its tax follows from that value, and the reason is kept', async () => {
    // Up to ₹7,500 a night bears 5 %.
    const stays = [deskStay({ ratePaise: 700_000 })];
    expect(await deskTotal(testServer, { stays }, owner)).toBe(2 * 735_000);
    const reference = await bookedAtDesk(testServer, { stays, rateReason: 'A regular guest.' }, owner);
    const line = { rate_source: 'DESK', value_paise: 700_000, tax_percent: 5 };
    expect(await linesOf(reference)).toEqual([line, line]);
    const [entry] = await testServer.query<{ details: object }>(
      "SELECT details FROM administrator_actions WHERE action = 'createDeskBooking' ORDER BY id DESC LIMIT 1",
    );
    expect(entry?.details).toMatchObject({ reference });
    // The audit entry stays when the booking is deleted; the reason does not.
    expect(JSON.stringify(entry)).not.toContain('A regular guest.');
    expect(
      await testServer.query(
        'SELECT rate_reason FROM desk_bookings WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
        [reference],
      ),
    ).toEqual([{ rate_reason: 'A regular guest.' }]);
  });

  test('needs a reason', async () => {
    const result = await bookAtDesk(testServer, { stays: [deskStay({ ratePaise: 700_000 })] }, owner);
    expect(result).toMatchObject({ faults: [{ field: 'rateReason', code: 'TEXT_MISSING' }] });
  });

  test('of zero is a complimentary stay', async () => {
    const stays = [deskStay({ ratePaise: 0 })];
    const reference = await bookedAtDesk(testServer, { stays, rateReason: 'The owner’s family.' }, owner);
    expect((await linesOf(reference)).map(({ value_paise }) => value_paise)).toEqual([0, 0]);
  });

  test('cannot be combined with a code', async () => {
    const input = { stays: [deskStay({ ratePaise: 1 })], code: randomUUID() };
    expect(await deskFaults(testServer, input, owner)).toMatchObject([{ field: 'code' }]);
  });
});
