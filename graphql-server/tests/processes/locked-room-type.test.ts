import { Client } from 'pg';
import { ask, createBooking, inDays, type CreateBookingAnswer } from '../testkit/graphql';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

const SUITES_WANTED = 36;
const OTHERS_WANTED = 12;
// The first ones wait three seconds for the row, the others no longer; the rest is the machine's.
const REFUSED_WITHIN_MILLISECONDS = 25_000;

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

async function timed<Answer>(work: Promise<Answer>): Promise<{ answer: Answer; took: number }> {
  const begun = Date.now();
  const answer = await work;
  return { answer, took: Date.now() - begun };
}

const priceOf = (day: number) =>
  ask<{ quote: { __typename: string } }>(
    testServer,
    `{ quote(roomType: Single, checkin: "${inDays(day)}", checkout: "${inDays(day + 1)}") { __typename } }`,
  );

const isBusy = (answer: CreateBookingAnswer) => 'code' in answer && answer.code === 'ROOM_TYPE_BUSY';

test('while one room type is locked, its guests are told to try again, and everything else goes on', async () => {
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
  const refused = await Promise.all(suites);
  const booked = await Promise.all(doubles);
  const priced = await Promise.all(prices);
  await other.query('ROLLBACK');

  expect(refused.filter(({ answer }) => isBusy(answer))).toHaveLength(SUITES_WANTED);
  expect(booked.map(({ answer }) => answer.__typename)).toEqual(Array(OTHERS_WANTED).fill('BookingHold'));
  expect(priced.flatMap(({ answer }) => answer.errors)).toEqual([]);
  const longest = (all: { took: number }[]) => Math.max(...all.map(({ took }) => took));
  if (process.env['SHOW_FIGURES']) {
    const figures = { refused: longest(refused), booked: longest(booked), priced: longest(priced) };
    process.stderr.write(`longest ${JSON.stringify(figures)} ms\n`);
  }
  expect(longest(refused)).toBeLessThan(REFUSED_WITHIN_MILLISECONDS);
  expect((await createBooking(testServer, { ...stay, roomType: 'Suite' })).__typename).toBe('BookingHold');
});

test('a database that takes no writes is told as such: try again, and not ready', async () => {
  const { pathname } = new URL(testServer.settings.DATABASE_URL);
  const readOnly = async (value: 'on' | 'off') => {
    await other.query(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = ${value}`);
    await other.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  };
  await other.query('SET default_transaction_read_only = off');
  await readOnly('on');
  const response = await fetch(`${testServer.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.200.0.1' },
    body: JSON.stringify({ email: 'guest@example.com', textarea: 'Is the lake warm?' }),
  });
  expect(response.status).toBe(503);
  await expect(createBooking(testServer)).rejects.toThrow('SERVICE_UNAVAILABLE');
  expect((await fetch(`${testServer.url}/readyz`)).status).toBe(503);
  await readOnly('off');
  await waitFor('the server is ready again', async () => (await fetch(`${testServer.url}/readyz`)).ok);
});
