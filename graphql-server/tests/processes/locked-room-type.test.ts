import { Client } from 'pg';
import { execute, gql } from '../testkit/graphql';
import { postJson, send } from '../testkit/raw-http';
import { createBooking, inDays, type CreateBookingResult } from '../testkit/bookings';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

const SUITES_WANTED = 36;
const OTHERS_WANTED = 12;
// Two requests wait three seconds for the row, and all others are rejected then. If they waited for the row in pairs, one
// pair after the other, the last one would wait twice as long.
const WAITED_AT_MOST_MILLISECONDS = (3_000 * (SUITES_WANTED / 2)) / 2;

let testServer: TestServer;
let other: Client;
beforeAll(async () => {
  testServer = await startTestServer();
  other = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await testServer.stop();
});

const stay = { checkin: inDays(30), checkout: inDays(31) };

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; took: number }> {
  const begun = Date.now();
  const result = await work;
  return { result, took: Date.now() - begun };
}

const QUOTE = gql(`query QuoteBesideLock($checkin: PlainDate!, $checkout: PlainDate!) {
  quote(roomType: Single, checkin: $checkin, checkout: $checkout) { __typename }
}`);
const priceOf = (day: number) =>
  execute(testServer, QUOTE, { checkin: inDays(day), checkout: inDays(day + 1) });

const isBusy = (result: CreateBookingResult) => result.__typename === 'RoomTypeBusy';

test('while one room type is locked, its guests are told to try again, and other types are booked', async () => {
  await other.query("BEGIN; SELECT 1 FROM room_types WHERE name = 'Suite' FOR UPDATE");
  const suites = Array.from({ length: SUITES_WANTED }, () =>
    timed(createBooking(testServer, { ...stay, roomType: 'Suite' })),
  );
  const doubles = Array.from({ length: OTHERS_WANTED }, (_, index) =>
    timed(
      createBooking(testServer, {
        roomType: 'Double',
        checkin: inDays(40 + index),
        checkout: inDays(41 + index),
      }),
    ),
  );
  const prices = Array.from({ length: OTHERS_WANTED }, (_, index) => timed(priceOf(50 + index)));
  const readiness = Array.from({ length: OTHERS_WANTED }, () => timed(send(testServer, '/readyz')));
  const refused = await Promise.all(suites);
  const booked = await Promise.all(doubles);
  const priced = await Promise.all(prices);
  const ready = await Promise.all(readiness);
  await other.query('ROLLBACK');

  expect(refused.filter(({ result }) => isBusy(result))).toHaveLength(SUITES_WANTED);
  expect(booked.map(({ result }) => result.__typename)).toEqual(Array(OTHERS_WANTED).fill('BookingHold'));
  expect(priced.map(({ result }) => result.quote.__typename)).toEqual(Array(OTHERS_WANTED).fill('Quote'));
  expect(ready.map(({ result }) => result.status)).toEqual(Array(OTHERS_WANTED).fill(200));
  const longest = (all: { took: number }[]) => Math.max(...all.map(({ took }) => took));
  if (process.env['SHOW_FIGURES']) {
    const figures = {
      refused: longest(refused),
      booked: longest(booked),
      priced: longest(priced),
      ready: longest(ready),
    };
    process.stderr.write(`longest ${JSON.stringify(figures)} ms\n`);
  }
  // Bookings of the other type take as long as the slow machine needs.
  expect(longest(refused) - longest(booked)).toBeLessThan(WAITED_AT_MOST_MILLISECONDS);
  expect((await createBooking(testServer, { ...stay, roomType: 'Suite' })).__typename).toBe('BookingHold');
});

test('guests behind one address book other types while some of them wait for a locked one', async () => {
  await other.query("BEGIN; SELECT 1 FROM room_types WHERE name = 'Suite' FOR UPDATE");
  const caller = '198.51.100.77';
  const nights = { checkin: inDays(70), checkout: inDays(71) };
  const suites = [1, 2].map(() => createBooking(testServer, { ...nights, roomType: 'Suite' }, { caller }));
  await waitFor('they wait for the row', async () => {
    const waiting = await testServer.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return waiting.length >= 2;
  });
  const doubles = await Promise.all(
    [1, 2].map(() => timed(createBooking(testServer, { ...nights, roomType: 'Double' }, { caller }))),
  );
  const refused = await Promise.all(suites);
  await other.query('ROLLBACK');
  expect(doubles.map(({ result }) => result.__typename)).toEqual(['BookingHold', 'BookingHold']);
  expect(refused.filter(isBusy)).toHaveLength(2);
});

test('a database that accepts no writes is reported as such: try again, and not ready', async () => {
  const { pathname } = new URL(testServer.settings.DATABASE_URL);
  const readOnly = async (value: 'on' | 'off') => {
    await other.query(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = ${value}`);
    await other.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  };
  await other.query('SET default_transaction_read_only = off');
  await readOnly('on');
  const message = { email: 'guest@example.com', textarea: 'Is the lake warm?' };
  expect(await postJson(testServer, '/api/contact', message)).toMatchObject({ status: 503 });
  await expect(createBooking(testServer)).rejects.toThrow('SERVICE_UNAVAILABLE');
  expect((await fetch(`${testServer.url}/readyz`)).status).toBe(503);
  await readOnly('off');
  await waitFor('the server is ready again', async () => (await fetch(`${testServer.url}/readyz`)).ok);
});
