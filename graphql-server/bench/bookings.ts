import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Pool } from 'pg';
import { freePort } from '../local/listening';
import { addDays, dateInZone, nightsOf } from '../src/platform/time/dates';
import type { RoomTypeName } from '../tests/testkit/bookings';
import { assertType, gql, type GraphqlBody, type TypedDocument } from '../tests/testkit/graphql';
import { bookRaw, type Stay } from './baselines/raw-bookings';
import { seededNumbers, sellMostOfAYear } from './setup/full-year';
import { median } from './setup/load';
import { KEY_SECRET, startSetup, type BenchSetup } from './setup/bench-server';
import { machine, option, printTable, ratio } from './setup/table';

const BOOKINGS = option('BENCH_BOOKINGS', 300);
const ROUNDS = option('BENCH_ROUNDS', 5);
// Two thousand bookings, until the compilers are through.
const WARM_UP = option('BENCH_WARM_UP', 8);
const AT_ONCE = option('BENCH_AT_ONCE', 8);

type Book = (stay: Stay) => Promise<boolean>;

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Sends a document over the benchmark's own connections. */
function ask<Result, Variables>(
  url: string,
  query: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const body = JSON.stringify({ query, variables });
  const caller = `10.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}.1`;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': caller,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        const result = JSON.parse(text) as GraphqlBody<Result>;
        if (result.errors || !result.data) reject(new Error(text));
        else resolve(result.data);
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const CREATE =
  gql(`mutation BookInBenchmark($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingHold { token secondsLeft booking { reference status } checkout { orderId amount currency keyId } }
  ... on Refusal { code message } } }`);
const CONFIRM =
  gql(`mutation ConfirmInBenchmark($input: ConfirmPaymentInput!) { confirmPayment(input: $input) { __typename
  ... on BookingConfirmed { booking { reference status } } ... on Refusal { code } } }`);

/** Books and pays through the server, as a browser does. */
const bookAt =
  (url: string): Book =>
  async ({ roomType, checkin, checkout }) => {
    const id = randomUUID();
    const guest = { name: 'Asha Rao', email: `bench-${id}@example.com`, phone: '+91 98765 43210', guests: 1 };
    const input = { ...guest, roomType, checkin, checkout, idempotencyKey: id };
    const { createBooking } = await ask(url, CREATE, { input });
    if (createBooking.__typename === 'RoomUnavailable') return false;
    assertType(createBooking, 'BookingHold');
    const { orderId } = createBooking.checkout;
    const paymentId = orderId.replace('order_', 'pay_');
    const signature = createHmac('sha256', KEY_SECRET).update(`${orderId}|${paymentId}`).digest('hex');
    const { confirmPayment } = await ask(url, CONFIRM, { input: { orderId, paymentId, signature } });
    assertType(confirmPayment, 'BookingConfirmed');
    return true;
  };

/** The same wishes in each round: one or two nights, any day of the year, types as often as there are rooms. */
function wishes(today: string): Stay[] {
  const next = seededNumbers(11);
  const types: RoomTypeName[] = [
    'Single',
    'Single',
    'Single',
    'Single',
    'Double',
    'Double',
    'Double',
    'Double',
    'Double',
    'Deluxe',
    'Deluxe',
    'Deluxe',
    'Deluxe',
    'Suite',
    'Suite',
  ];
  return Array.from({ length: BOOKINGS }, () => {
    const checkin = addDays(today, 2 + next(360));
    const checkout = addDays(checkin, 1 + next(2));
    return {
      roomType: types[next(types.length)] ?? 'Single',
      checkin,
      checkout,
      nights: nightsOf(checkin, checkout),
    };
  });
}

async function round(stays: readonly Stay[], book: Book): Promise<Round> {
  const queue = [...stays];
  const durations: number[] = [];
  let refused = 0;
  const begun = performance.now();
  const guest = async (): Promise<void> => {
    for (let stay = queue.pop(); stay; stay = queue.pop()) {
      const start = performance.now();
      if (await book(stay)) durations.push(performance.now() - start);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guest));
  const seconds = (performance.now() - begun) / 1000;
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? 0;
  return { perSecond: durations.length / seconds, p50: at(0.5), p99: at(0.99), refused };
}

/** Frees what a round has booked. */
async function clear(setup: BenchSetup): Promise<void> {
  await setup.query('TRUNCATE payments CASCADE');
  await setup.query(
    `DELETE FROM room_nights USING stays stay JOIN bookings booking ON booking.id = stay.booking_id
     WHERE stay.id = room_nights.stay_id AND booking.email LIKE 'bench-%'`,
  );
  await setup.query(`DELETE FROM bookings WHERE email LIKE 'bench-%'`);
  await setup.query('TRUNCATE transitions, rate_limits');
  await setup.query('DELETE FROM graphile_worker._private_jobs');
  await setup.query('VACUUM ANALYZE');
}

async function main(): Promise<void> {
  const setup = await startSetup({ hotels: 0 });
  const pool = new Pool({ connectionString: setup.databaseUrl, max: 10 });
  try {
    const today = dateInZone(new Date(), 'Asia/Kolkata');
    const sold = await sellMostOfAYear(setup, today);
    const smtpPort = String(await freePort());
    const gateway = await setup.startBaseline('gateway', { SILENT_SMTP_PORT: smtpPort });
    const ours = await setup.startOurs({
      RAZORPAY_API_URL: gateway.url,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    });
    const stays = wishes(today);
    const books = { raw: (stay: Stay) => bookRaw(pool, stay), ours: bookAt(ours.url) };
    const rounds: Record<keyof typeof books, Round[]> = { raw: [], ours: [] };
    for (let number = 1 - WARM_UP; number <= ROUNDS; number += 1) {
      for (const name of ['raw', 'ours'] as const) {
        const result = await round(stays, books[name]);
        await clear(setup);
        if (number > 0) rounds[name].push(result);
      }
    }
    const of = (name: keyof typeof books, part: keyof Round) =>
      median(rounds[name].map((result) => result[part]));
    const speeds = (['raw', 'ours'] as const).map((name) => of(name, 'perSecond'));
    const row = (title: string, name: keyof typeof books) => [
      title,
      of(name, 'perSecond').toFixed(0),
      of(name, 'p50').toFixed(1),
      of(name, 'p99').toFixed(1),
      of(name, 'refused').toFixed(0),
    ];
    printTable(
      `${BOOKINGS} wishes over a year, ${(sold * 100).toFixed(0)} % of it sold, ${AT_ONCE} guests at once. ${machine()}`,
      ['create + confirm', 'a second', 'median ms', 'p99 ms', 'no room'],
      [row('the statements alone, raw pg', 'raw'), row('GraphQL, with the gateway', 'ours')],
    );
    process.stdout.write(`\nours / raw: ${ratio((speeds[1] ?? 0) / (speeds[0] ?? 1))}\n`);
  } finally {
    agent.destroy();
    await pool.end();
    await setup.stop();
  }
}

void main();
