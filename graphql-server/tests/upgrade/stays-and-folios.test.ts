import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { StaysAndFolios1763910000000 } from '../../migrations/1763910000000-stays-and-folios';
import { createApplicationDatabase } from '../../src/app/application-database';
import { migrate } from '../../src/migrate';
import { createDatabaseBefore } from '../testkit/earlier-database';
import type { TestDatabase } from '../testkit/test-database';

/** A booking as the version before stored it. */
interface EarlierBooking {
  id: string;
  reference: string;
  status: string;
  checkin: string;
  checkout: string;
  room_id: number | null;
  total_paise: number;
  quote: object;
  gateway_order_id: string | null;
}

const SERVER_ROLE = `servers_${randomUUID().slice(0, 8)}`;

let database: TestDatabase;
let serverUrl: string;
/** A server of the version before: a role that owns nothing. */
let server: Client;
let owner: Client;

beforeEach(async () => {
  database = await createDatabaseBefore(StaysAndFolios1763910000000);
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(
    `CREATE ROLE ${SERVER_ROLE} LOGIN PASSWORD 'of-the-servers';
     GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${SERVER_ROLE};
     GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${SERVER_ROLE};`,
  );
  const url = new URL(database.url);
  url.username = SERVER_ROLE;
  url.password = 'of-the-servers';
  serverUrl = url.href;
  server = new Client({ connectionString: serverUrl });
  await server.connect();
});

afterEach(async () => {
  await server.end();
  await owner.query(`DROP OWNED BY ${SERVER_ROLE}; DROP ROLE ${SERVER_ROLE}`);
  await owner.end();
  await database.drop();
});

const upgrade = (options: { finishes?: boolean } = {}) =>
  migrate({ DATABASE_URL: serverUrl, MIGRATION_DATABASE_URL: database.url, DATABASE_POOL: 2, ...options });

const tax = (percent: number, amount: number) => [
  { label: `CGST ${percent / 2}%`, amount },
  { label: `SGST ${percent / 2}%`, amount },
];

function earlierBooking(booking: Partial<EarlierBooking> = {}): EarlierBooking {
  const reference = `SC-${randomUUID().slice(0, 8).toUpperCase()}`;
  return {
    id: randomUUID(),
    reference,
    status: 'CONFIRMED',
    checkin: '2026-12-01',
    checkout: '2026-12-03',
    room_id: 1,
    total_paise: 1_962_576,
    quote: {
      nightlyRateCents: 9_900,
      paisePerDollar: 8_400,
      roomCharge: 1_663_200,
      taxes: tax(18, 149_688),
      total: 1_962_576,
    },
    gateway_order_id: `order_${reference}`,
    ...booking,
  };
}

/** The statements of the version before. */
async function bookAsBefore(booking: EarlierBooking): Promise<void> {
  const { id, reference, status, checkin, checkout, room_id, total_paise, quote, gateway_order_id } = booking;
  await server.query(
    `INSERT INTO bookings (id, reference, status, name, email, email_key, phone, checkin, checkout, guests, room_type,
       room_id, quote, total_paise, hold_expires_at, gateway_order_id, token_hash, request_digest, caller_hash)
     VALUES ($1, $2, $3, 'Asha Rao', 'a@example.com', 'a@example.com', '+91 98765 43210', $4, $5, 2, 'Single', $6, $7, $8,
       now() + interval '15 minutes', $9, $2, 'digest', 'caller')`,
    [id, reference, status, checkin, checkout, room_id, quote, total_paise, gateway_order_id],
  );
  if (room_id !== null)
    await server.query(
      `INSERT INTO room_nights (room_id, night, booking_id)
       SELECT $1, night, $2 FROM generate_series($3::date, $4::date - 1, interval '1 day') AS night`,
      [room_id, id, checkin, checkout],
    );
}

async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await owner.query<Record<string, unknown>>(text, values)).rows;
}

const linesOf = ({ id }: EarlierBooking) =>
  rows(
    `SELECT kind, night::text, value_paise::int AS value, tax_percent AS percent, cgst_paise::int AS cgst,
       sgst_paise::int AS sgst FROM folio_lines WHERE booking_id = $1 ORDER BY id`,
    [id],
  );

describe('a booking of the version before', () => {
  test('gets its stay, a line for each night, its order and its calendar UID', async () => {
    const booking = earlierBooking();
    await bookAsBefore(booking);
    await server.query(
      `INSERT INTO payments (id, gateway_payment_id, gateway_order_id, status, amount_paise, currency)
       VALUES ($1, 'pay_1', $2, 'CAPTURED', 1962576, 'INR')`,
      [randomUUID(), booking.gateway_order_id],
    );
    await upgrade();
    expect(await linesOf(booking)).toEqual([
      { kind: 'ROOM_NIGHT', night: '2026-12-01', value: 831_600, percent: 18, cgst: 74_844, sgst: 74_844 },
      { kind: 'ROOM_NIGHT', night: '2026-12-02', value: 831_600, percent: 18, cgst: 74_844, sgst: 74_844 },
    ]);
    expect(
      await rows(
        `SELECT stay.position, stay.room_id, stay.checkin::text, stay.guests, type.code, booking.calendar_uid,
           booking.paise_per_unit, booking.terms, orders.gateway_id, orders.amount_paise::int AS amount,
           (SELECT count(*)::int FROM room_nights WHERE stay_id = stay.id) AS nights,
           (SELECT count(*)::int FROM payments WHERE order_id = orders.id AND booking_id = booking.id) AS payments
         FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
         JOIN room_types type ON type.id = stay.room_type_id JOIN orders ON orders.booking_id = booking.id`,
      ),
    ).toEqual([
      {
        position: 1,
        room_id: 1,
        checkin: '2026-12-01',
        guests: 2,
        code: 'Single',
        calendar_uid: `${booking.reference}@saffroncourt`,
        paise_per_unit: 8_400,
        terms: { dueAtBookingPercent: 100 },
        gateway_id: booking.gateway_order_id,
        amount: 1_962_576,
        nights: 2,
        payments: 1,
      },
    ]);
  });

  test('over a change of the tax has the percentage of each night', async () => {
    const booking = earlierBooking({
      checkin: '2025-09-21',
      checkout: '2025-09-23',
      total_paise: 1_085_000,
      quote: { paisePerDollar: 8_400, roomCharge: 1_000_000, taxes: [...tax(12, 30_000), ...tax(5, 12_500)] },
    });
    await bookAsBefore(booking);
    await upgrade();
    expect(await linesOf(booking)).toMatchObject([
      { night: '2025-09-21', value: 500_000, percent: 12, cgst: 30_000 },
      { night: '2025-09-22', value: 500_000, percent: 5, cgst: 12_500 },
    ]);
  });

  test.each([
    ['a charge that its nights do not divide', { roomCharge: 1_663_201 }, 1_962_577, 18],
    ['a tax that its nights do not come to', { taxes: tax(18, 149_689) }, 1_962_578, 18],
    ['a total that its sums do not come to', {}, 1_962_599, 18],
    ['taxes of several rates', { taxes: [...tax(18, 100_000), ...tax(5, 49_688)] }, 1_962_576, null],
  ])('with %s gets one line with the same sums, marked as legacy', async (_case, change, total, percent) => {
    const booking = earlierBooking({ total_paise: total });
    const quote = { ...booking.quote, ...change } as { taxes: { label: string; amount: number }[] };
    await bookAsBefore({ ...booking, quote });
    await upgrade();
    const half = quote.taxes
      .filter(({ label }) => label.startsWith('CGST'))
      .reduce((sum, one) => sum + one.amount, 0);
    expect(await linesOf(booking)).toEqual([
      { kind: 'LEGACY', night: null, value: total - 2 * half, percent, cgst: half, sgst: half },
    ]);
  });
});

describe('while servers of both versions run', () => {
  test('what the version before writes is there for this one', async () => {
    await upgrade();
    const booking = earlierBooking({ status: 'HELD', gateway_order_id: null });
    await bookAsBefore(booking);
    expect(await linesOf(booking)).toHaveLength(2);
    await server.query('UPDATE bookings SET gateway_order_id = $2 WHERE id = $1', [
      booking.id,
      'order_later',
    ]);
    await server.query(
      `INSERT INTO payments (id, gateway_payment_id, gateway_order_id, status, amount_paise, currency)
       VALUES ($1, 'pay_later', 'order_later', 'FAILED', 1962576, 'INR')`,
      [randomUUID()],
    );
    expect(
      await rows(
        `SELECT orders.amount_paise::int AS amount, payment.booking_id,
           (SELECT count(*)::int FROM room_nights taken JOIN stays ON stays.id = taken.stay_id
            WHERE stays.booking_id = orders.booking_id) AS nights
         FROM orders JOIN payments payment ON payment.order_id = orders.id`,
      ),
    ).toEqual([{ amount: 1_962_576, booking_id: booking.id, nights: 2 }]);
    // The hold lapses there.
    await server.query("UPDATE bookings SET status = 'EXPIRED', room_id = NULL WHERE id = $1", [booking.id]);
    await server.query('DELETE FROM room_nights WHERE booking_id = $1', [booking.id]);
    expect(await rows('SELECT room_id FROM stays')).toEqual([{ room_id: null }]);
  });

  /** The statements of this version. */
  async function bookAsNow(stays: number): Promise<string> {
    const id = randomUUID();
    await server.query(
      `INSERT INTO bookings (id, reference, status, name, email, email_key, phone, calendar_uid, policy, terms,
         paise_per_unit, hold_expires_at, token_hash, request_digest, caller_hash)
       VALUES ($1, $2, 'HELD', 'Asha Rao', 'a@example.com', 'a@example.com', '+91 98765 43210', $2, '{}', '{}', 8400,
         now() + interval '15 minutes', $2, 'digest', 'caller')`,
      [id, id.slice(0, 8)],
    );
    for (let position = 1; position <= stays; position += 1)
      await server.query(
        `WITH stay AS (
           INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, room_id, checkin, checkout, guests)
           SELECT gen_random_uuid(), $1, $2, room.type_id, plan.id, room.id, '2026-12-10', '2026-12-12', 2
           FROM rooms room, rate_plans plan WHERE room.id = $2 RETURNING id, room_id)
         INSERT INTO room_nights (room_id, night, stay_id)
         SELECT room_id, night, id FROM stay, unnest(ARRAY['2026-12-10', '2026-12-11']::date[]) AS night`,
        [id, position],
      );
    await server.query(
      `INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_cents, value_paise, tax_percent, cgst_paise,
         sgst_paise, sac)
       SELECT $1, id, 'ROOM_NIGHT', night, 9900, 831600, 18, 74844, 74844, '996311'
       FROM stays, unnest(ARRAY['2026-12-10', '2026-12-11']::date[]) AS night WHERE booking_id = $1`,
      [id],
    );
    return id;
  }

  test('what this version writes is there for the version before', async () => {
    await upgrade();
    const id = await bookAsNow(1);
    await server.query(
      `INSERT INTO orders (id, booking_id, kind, gateway_id, amount_paise)
       VALUES ($1, $2, 'FIRST_PAYMENT', 'order_of_now', 1962576)`,
      [randomUUID(), id],
    );
    const [booking] = await rows(
      `SELECT checkin::text, checkout::text, guests, room_type, room_id, total_paise, gateway_order_id, quote,
         (SELECT count(*)::int FROM room_nights WHERE booking_id = bookings.id) AS nights FROM bookings`,
    );
    expect(booking).toMatchObject({
      checkin: '2026-12-10',
      checkout: '2026-12-12',
      guests: 2,
      room_type: 'Single',
      room_id: 1,
      total_paise: 1_962_576,
      gateway_order_id: 'order_of_now',
      nights: 2,
      quote: {
        roomType: 'Single',
        checkin: '2026-12-10',
        nights: 2,
        nightlyRateCents: 9_900,
        paisePerDollar: 8_400,
        roomCharge: 1_663_200,
        taxes: tax(18, 149_688),
        total: 1_962_576,
        totalCents: 23_364,
      },
    });
    await server.query('UPDATE stays SET room_id = NULL');
    expect(await rows('SELECT room_id FROM bookings')).toEqual([{ room_id: null }]);
  });

  test('the version before cannot confirm a late payment for several rooms with one of them', async () => {
    await upgrade();
    const id = await bookAsNow(2);
    await server.query("UPDATE bookings SET status = 'EXPIRED', room_id = NULL WHERE id = $1", [id]);
    await server.query('DELETE FROM room_nights WHERE booking_id = $1', [id]);
    expect(await rows('SELECT room_id FROM stays')).toEqual([{ room_id: null }, { room_id: null }]);
    await expect(
      server.query("UPDATE bookings SET status = 'CONFIRMED', room_id = 1 WHERE id = $1", [id]),
    ).rejects.toMatchObject({ code: '40001' });
  });
});

describe('the finish', () => {
  test('leads to the shape that the entities describe, with every booking', async () => {
    const booking = earlierBooking();
    await bookAsBefore(booking);
    await upgrade();
    await upgrade({ finishes: true });
    const settings = { DATABASE_URL: database.url, DATABASE_POOL: 1 };
    const finished = await createApplicationDatabase(settings).initialize();
    const missing = await finished.driver.createSchemaBuilder().log();
    await finished.destroy();
    expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
    expect(await linesOf(booking)).toHaveLength(2);
    expect(await rows("SELECT proname FROM pg_proc WHERE proname LIKE 'bridge%'")).toEqual([]);
  });

  test('takes amounts that 32 bits do not hold', async () => {
    await bookAsBefore(earlierBooking());
    await upgrade({ finishes: true });
    await owner.query('UPDATE orders SET amount_paise = 26700000000');
    await owner.query(
      `INSERT INTO payments (id, gateway_payment_id, booking_id, order_id, status, amount_paise, currency)
       SELECT gen_random_uuid(), 'pay_of_a_month', booking_id, id, 'CAPTURED', amount_paise, currency FROM orders`,
    );
    expect(await rows('SELECT amount_paise::text FROM payments')).toEqual([{ amount_paise: '26700000000' }]);
  });
});

test('a folio line is never changed', async () => {
  const booking = earlierBooking();
  await bookAsBefore(booking);
  await upgrade();
  await expect(owner.query('UPDATE folio_lines SET value_paise = 0')).rejects.toThrow(
    'A folio line is never changed. Write a counter-entry that reverses it.',
  );
});
