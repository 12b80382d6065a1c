import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { bookUnpaid, codeFor, confirmWithCode, sellPayAtHotel } from '../../testkit/pay-at-hotel';
import { proofSize } from '../../testkit/proof-size';
import { freshCaller } from '../../testkit/raw-http';
import { solutionOf } from '../../testkit/solved-challenge';
import { startTestServer, type TestServer } from '../../testkit/test-server';

/** The rooms of each type that may be unpaid on a night: 20 % of 8, 10, 8 and 4, rounded down. */
const ALLOWED = { Single: 1, Double: 2, Deluxe: 1, Suite: 0 } as const;
const ROOM_TYPES = ['Single', 'Double', 'Deluxe', 'Suite'] as const;
const NIGHTS = 5;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ CHALLENGE_SHARE: '0.5' });
  await sellPayAtHotel(testServer);
});
afterAll(() => testServer.stop());

/** The most rooms of each type that are unpaid on one night. */
async function mostUnpaid(): Promise<Record<string, number>> {
  const rows = await testServer.query<{ code: string; rooms: number }>(
    `SELECT code, max(rooms)::int AS rooms FROM (
       SELECT type.code, taken.night, count(*) AS rooms FROM room_nights taken
         JOIN rooms room ON room.id = taken.room_id JOIN room_types type ON type.id = room.type_id
       GROUP BY type.code, taken.night) nights GROUP BY code`,
  );
  return Object.fromEntries(rows.map(({ code, rooms }) => [code, rooms]));
}

interface Spent {
  requests: number;
  /** Mailboxes of the attacker's own: each has a code in it. */
  mailboxes: number;
  challenges: number;
  bookings: number;
}

/** One address of the attacker books what it can, proves its mailbox, and solves what it is asked. */
async function attackFrom(number: number, spent: Spent): Promise<void> {
  const caller = freshCaller();
  const email = `attacker-${number}@mailboxes.example`;
  const checkin = inDays(20 + (number % NIGHTS));
  const roomType = ROOM_TYPES[number % ROOM_TYPES.length] ?? 'Single';
  const form = { email, roomType, checkin, checkout: addDays(checkin, 1) };
  spent.requests += 1;
  let result = await bookUnpaid(testServer, form, { caller });
  if (result.__typename === 'ChallengeRequired') {
    spent.challenges += 1;
    const challengeSolution = await solutionOf(result.challenge);
    result = await bookUnpaid(testServer, { ...form, challengeSolution }, { caller });
  }
  if (result.__typename !== 'AddressCodeRequired') return;
  const otp = await codeFor(testServer, email);
  spent.mailboxes += 1;
  const confirmed = await confirmWithCode(testServer, result.token, otp, { caller });
  if (confirmed.__typename === 'BookingConfirmed') spent.bookings += 1;
}

test('an attacker with many addresses and mailboxes never takes more than the share, and needs a mailbox for each room', async () => {
  const addresses = proofSize({ quick: 60, full: 1_000 });
  const spent: Spent = { requests: 0, mailboxes: 0, challenges: 0, bookings: 0 };
  for (let first = 0; first < addresses; first += 10) {
    const numbers = Array.from({ length: Math.min(10, addresses - first) }, (_, index) => first + index);
    await Promise.all(numbers.map((number) => attackFrom(number, spent)));
    for (const [code, rooms] of Object.entries(await mostUnpaid()))
      expect(rooms).toBeLessThanOrEqual(ALLOWED[code as keyof typeof ALLOWED]);
  }
  const share = Object.values(ALLOWED).reduce<number>((sum, rooms) => sum + rooms, 0) * NIGHTS;
  expect(spent.bookings).toBeLessThanOrEqual(share);
  expect(spent.bookings).toBeGreaterThan(0);
  expect(spent.mailboxes).toBeGreaterThanOrEqual(spent.bookings);
  expect(await testServer.breaches()).toEqual([]);
});

test('an attacker without mailboxes holds the share for a quarter of an hour, and then nothing', async () => {
  await testServer.query('DELETE FROM room_nights; DELETE FROM transitions; DELETE FROM bookings');
  const checkin = inDays(60);
  const stay = { roomType: 'Double', checkin, checkout: addDays(checkin, 1) };
  for (let guest = 0; guest < 5; guest += 1)
    await bookUnpaid(testServer, { ...stay, email: `nobody-${guest}@mailboxes.example` });
  expect(await mostUnpaid()).toEqual({ Double: ALLOWED.Double });
  await testServer.shiftClock('16 minutes');
  await testServer.installation.sweep.run();
  expect(await mostUnpaid()).toEqual({});
  await testServer.shiftClock('0');
});
