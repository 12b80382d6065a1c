import { addDays } from '../../src/platform/time/dates';
import { createBooking, inDays, type CreateBookingResult } from '../testkit/bookings';
import { deskOf, goTo, stayIdsOf } from '../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { extraForm, offerExtra, quoteOfExtras } from '../testkit/extras';
import { openIdentity, OWNER } from '../testkit/identity';
import type { RequestOptions } from '../testkit/graphql';
import { sendAgain } from '../testkit/money-lives/send-again';
import { chargeSteps } from '../testkit/posted-charges';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { untilAnswered } from '../testkit/until-answered';

const GUESTS = proofSize({ quick: 20, full: 100 });
const LIMIT = 7;

let testServer: TestServer;
let servers: ServerProcess[];
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { host, signIn } = await openIdentity();
  owner = { token: (await signIn({ email: OWNER.email, emailVerified: true })).token };
  const start = () => startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: host });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await testServer.stop();
});

/** The day of check-in is the same for all; rooms of two types are enough, so that nobody needs the last one. */
const stayOf = (index: number) => ({
  roomType: index % 2 === 0 ? 'Double' : 'Deluxe',
  checkin: inDays(60),
  checkout: inDays(61),
  guests: 1,
});

function bookUntilAnswered(index: number, code: string): Promise<CreateBookingResult> {
  const { url } = servers[index % servers.length] ?? testServer;
  const form = {
    ...stayOf(index),
    extras: [{ code, pieces: 1 }],
    email: `racer${index}@example.com`,
    idempotencyKey: `extra-race-of-guest-${index}`,
  };
  return untilAnswered(() => createBooking({ ...testServer, url }, form));
}

function kindOf(result: CreateBookingResult): string {
  return 'faults' in result ? result.faults.map(({ field }) => field).join() : result.__typename;
}

test(`given ${LIMIT} of an extra for a day, ${GUESTS} guests on two servers get ${LIMIT}`, async () => {
  const input = extraForm({ name: 'Sunrise boat', dailyLimit: LIMIT });
  const code = await offerExtra(testServer, owner, input, servers);
  const results = await Promise.all(
    Array.from({ length: GUESTS }, (_guest, index) => bookUntilAnswered(index, code)),
  );
  const kinds = new Map<string, number>();
  for (const result of results) kinds.set(kindOf(result), (kinds.get(kindOf(result)) ?? 0) + 1);
  expect(kinds.get('BookingHold')).toBe(LIMIT);
  expect(kinds.get('extras')).toBe(GUESTS - LIMIT);
  const [sold] = await testServer.query<{ pieces: number }>(
    `SELECT sum((extra ->> 'quantity')::int)::int AS pieces FROM folio_lines WHERE kind = 'EXTRA'`,
  );
  expect(sold?.pieces).toBe(LIMIT);
  const next = {
    roomType: 'Suite',
    checkin: inDays(60),
    checkout: inDays(61),
    extras: [{ code, pieces: 1 }],
  };
  expect(await quoteOfExtras(testServer, next)).toMatchObject({
    faults: [
      { field: 'extras', code: 'EXTRA_SOLD_OUT', message: expect.stringContaining('Sunrise boat') as string },
    ],
  });
  expect(await testServer.breaches()).toEqual([]);
});

const IN_HOUSE = 5;

test(`given ${LIMIT} of an extra for a day, staff at two desks put ${LIMIT} of ${GUESTS} on the bills of guests in the house`, async () => {
  const input = extraForm({ name: 'Evening boat', dailyLimit: LIMIT });
  const extra = await offerExtra(testServer, owner, input, servers);
  const checkin = inDays(80);
  const stays: string[] = [];
  for (let guest = 0; guest < IN_HOUSE; guest += 1) {
    const email = `evening${guest}@example.com`;
    const wanted = [deskStay({ checkin, checkout: addDays(checkin, 1) })];
    stays.push(
      ...(await stayIdsOf(testServer, await bookedAtDesk(testServer, { stays: wanted, email }, owner))),
    );
  }
  await goTo(testServer, checkin, '14:00');
  for (const stay of stays) await deskOf(testServer, () => owner).checkIn(stay);
  const desks = servers.map((server) => chargeSteps(server, () => owner));
  const results = await Promise.all(
    Array.from({ length: GUESTS }, (_press, index) => {
      const idempotencyKey = `evening-boat-of-press-${String(index).padStart(4, '0')}`;
      const desk = desks[index % desks.length];
      return sendAgain(async () => desk?.post(stays[index % IN_HOUSE] ?? '', { extra, idempotencyKey }));
    }),
  );
  expect(results.filter((result) => result?.__typename === 'ChargesStored')).toHaveLength(LIMIT);
  const refused = results.filter((result) => result?.__typename !== 'ChargesStored');
  expect(refused).toHaveLength(GUESTS - LIMIT);
  // The holds of the test before have lapsed by now.
  await testServer.installation.sweep.run();
  for (const result of refused)
    expect(result).toMatchObject({ faults: [{ field: 'extra', code: 'CHARGE_EXTRA_SOLD_OUT' }] });
  expect(await testServer.breaches()).toEqual([]);
});
