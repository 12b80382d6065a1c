import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Pool } from 'pg';
import { freePort } from '../../local/listening';
import { addDays, dateInZone, nightsOf } from '../../src/platform/time/dates';
import type { RoomTypeName } from '../../tests/testkit/bookings';
import { assertType, gql, type GraphqlBody, type TypedDocument } from '../../tests/testkit/graphql';
import { bookRaw, type Stay } from './baselines/raw-bookings';
import { cancelRaw } from './baselines/raw-cancellations';
import { seededNumbers, sellMostOfAYear } from './setup/full-year';
import { median } from './setup/load';
import { connectPortals } from './setup/portals';
import { KEY_SECRET, startSetup, type BenchSetup } from './setup/bench-server';
import { machine, option, printTable, ratio } from './setup/table';

const BOOKINGS = option('BENCH_BOOKINGS', 300);
const ROUNDS = option('BENCH_ROUNDS', 5);
// Two thousand bookings, until the code is compiled.
const WARM_UP = option('BENCH_WARM_UP', 8);
const AT_ONCE = option('BENCH_AT_ONCE', 8);

/** How to book, and how to cancel a booking. */
interface Way<Booked> {
  /** Null when no room is free. */
  book: (stay: Stay) => Promise<Booked | null>;
  cancel: (booked: Booked) => Promise<void>;
}

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

const PREVIEW =
  gql(`query PreviewInBenchmark($token: String!) { cancellationPreview(token: $token) { __typename
  ... on CancellationPreview { refund { amount } charge { amount } validUntil } ... on Refusal { code } } }`);
const CANCEL =
  gql(`mutation CancelInBenchmark($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename
  ... on BookingCancelled { booking { reference status refundState } refund { amount } } ... on Refusal { code } } }`);

/** Books and pays through the server, as a browser does; previews the refund and cancels. */
const wayAt = (url: string): Way<string> => ({
  book: async ({ roomType, checkin, checkout }) => {
    const id = randomUUID();
    const guest = { name: 'Asha Rao', email: `bench-${id}@example.com`, phone: '+91 98765 43210', guests: 1 };
    const input = { ...guest, roomType, checkin, checkout, idempotencyKey: id };
    const { createBooking } = await ask(url, CREATE, { input });
    if (createBooking.__typename === 'RoomUnavailable') return null;
    assertType(createBooking, 'BookingHold');
    const { orderId } = createBooking.checkout;
    const paymentId = orderId.replace('order_', 'pay_');
    const signature = createHmac('sha256', KEY_SECRET).update(`${orderId}|${paymentId}`).digest('hex');
    const { confirmPayment } = await ask(url, CONFIRM, { input: { orderId, paymentId, signature } });
    assertType(confirmPayment, 'BookingConfirmed');
    return createBooking.token;
  },
  cancel: async (token) => {
    const { cancellationPreview } = await ask(url, PREVIEW, { token });
    assertType(cancellationPreview, 'CancellationPreview');
    const expectedRefund = cancellationPreview.refund.amount;
    const input = { token, expectedRefund, idempotencyKey: randomUUID() };
    const { cancelBooking } = await ask(url, CANCEL, { input });
    assertType(cancelBooking, 'BookingCancelled');
  },
});

/**
 * The stays to book, equal in each round: one or two nights, any day of the year, types as often as there are rooms.
 */
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

async function round<Item>(items: readonly Item[], work: (item: Item) => Promise<boolean>): Promise<Round> {
  const queue = [...items];
  const durations: number[] = [];
  let refused = 0;
  const begun = performance.now();
  const guest = async (): Promise<void> => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
      const start = performance.now();
      if (await work(item)) durations.push(performance.now() - start);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guest));
  const seconds = (performance.now() - begun) / 1000;
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? 0;
  return { perSecond: durations.length / seconds, p50: at(0.5), p99: at(0.99), refused };
}

interface Rounds {
  booking: Round;
  cancelling: Round;
}

/** Books all stays, and then cancels them. */
async function bookAndCancel<Booked>(stays: readonly Stay[], { book, cancel }: Way<Booked>): Promise<Rounds> {
  const made: Booked[] = [];
  const booking = await round(stays, async (stay) => {
    const booked = await book(stay);
    if (booked !== null) made.push(booked);
    return booked !== null;
  });
  const cancelling = await round(made, async (booked) => {
    await cancel(booked);
    return true;
  });
  return { booking, cancelling };
}

const WAYS = ['raw', 'ours', 'portals'] as const;
type WayName = (typeof WAYS)[number];

/** Prints one table with all ways side by side. */
function printRounds(
  title: string,
  what: string,
  { raw, ours, portals }: Record<WayName, readonly Round[]>,
): void {
  const of = (rounds: readonly Round[], part: keyof Round) => median(rounds.map((result) => result[part]));
  const row = (name: string, rounds: readonly Round[]) => [
    name,
    of(rounds, 'perSecond').toFixed(0),
    of(rounds, 'p50').toFixed(1),
    of(rounds, 'p99').toFixed(1),
    of(rounds, 'refused').toFixed(0),
  ];
  printTable(
    title,
    [what, 'a second', 'median ms', 'p99 ms', 'no room'],
    [
      row('the statements alone, raw pg', raw),
      row('GraphQL, with the gateway', ours),
      row('GraphQL, with two portals', portals),
    ],
  );
  const share = (rounds: readonly Round[]) => ratio(of(rounds, 'perSecond') / of(raw, 'perSecond'));
  process.stdout.write(`\nours / raw: ${share(ours)}, with two portals: ${share(portals)}\n`);
}

/** Deletes the bookings of a round. */
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
  const portals = await connectPortals(setup);
  try {
    const today = dateInZone(new Date(), 'Asia/Kolkata');
    // The bare statements know no least length of a stay.
    await setup.query('DELETE FROM restrictions');
    const sold = await sellMostOfAYear(setup, today);
    const smtpPort = String(await freePort());
    const gateway = await setup.startBaseline('gateway', { SILENT_SMTP_PORT: smtpPort });
    const ours = await setup.startOurs({
      RAZORPAY_API_URL: gateway.url,
      RAZORPAY_TIMEOUT_SECONDS: '60',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      CHANNEX_API_URL: portals.url,
    });
    const stays = wishes(today);
    const ways = {
      raw: () =>
        bookAndCancel(stays, {
          book: (stay) => bookRaw(pool, stay),
          cancel: (id: string) => cancelRaw(pool, id),
        }),
      ours: () => bookAndCancel(stays, wayAt(ours.url)),
      portals: async () => {
        await portals.switch(true);
        const result = await bookAndCancel(stays, wayAt(ours.url));
        await portals.switch(false);
        return result;
      },
    };
    const rounds: Record<WayName, Rounds[]> = { raw: [], ours: [], portals: [] };
    for (let number = 1 - WARM_UP; number <= ROUNDS; number += 1) {
      for (const name of WAYS) {
        const result = await ways[name]();
        await clear(setup);
        if (number > 0) rounds[name].push(result);
      }
    }
    const all = (part: keyof Rounds): Record<WayName, Round[]> => ({
      raw: rounds.raw.map((each) => each[part]),
      ours: rounds.ours.map((each) => each[part]),
      portals: rounds.portals.map((each) => each[part]),
    });
    const title = `${BOOKINGS} wishes over a year, ${(sold * 100).toFixed(0)} % of it sold, ${AT_ONCE} guests at once. ${machine()}`;
    printRounds(title, 'create + confirm', all('booking'));
    const cancelled = 'The same bookings cancelled: what goes back is shown, and then confirmed';
    printRounds(cancelled, 'preview + cancel', all('cancelling'));
    process.stdout.write(`The portals were told ${portals.told()} days of room types.\n`);
  } finally {
    agent.destroy();
    await portals.stop();
    await pool.end();
    await setup.stop();
  }
}

void main();
