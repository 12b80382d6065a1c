import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { openIdentity, type Identity } from '../../testkit/identity';
import { bookUnpaid, codeFor, confirmWithCode, sellPayAtHotel } from '../../testkit/pay-at-hotel';
import { proofSize } from '../../testkit/proof-size';
import { freshCaller } from '../../testkit/raw-http';
import { solutionOf, triesIn } from '../../testkit/solved-challenge';
import { startTestServer, type TestServer } from '../../testkit/test-server';

/** The rooms of each type that may be unpaid on a night: 20 % of 8, 10, 8 and 4, rounded down. */
const ALLOWED = { Single: 1, Double: 2, Deluxe: 1, Suite: 0 } as const;
const ROOM_TYPES = ['Single', 'Double', 'Deluxe', 'Suite'] as const;
const NIGHTS = 5;

let testServer: TestServer;
let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer({
    CHALLENGE_SHARE: '0.5',
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
  });
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

describe('an attacker without mailboxes', () => {
  beforeEach(async () => {
    await testServer.query('DELETE FROM room_nights; DELETE FROM transitions; DELETE FROM bookings');
    await testServer.query('DELETE FROM rate_limits');
  });
  afterEach(() => testServer.shiftClock('0'));

  const night = (roomType: string) => ({ roomType, checkin: inDays(60), checkout: inDays(61) });
  let guests = 0;

  /** Holds rooms until the share is used up, with the work that is asked for; returns the keys that were derived on average. */
  async function shut(roomType: keyof typeof ALLOWED): Promise<number> {
    let keys = 0;
    for (;;) {
      const caller = freshCaller();
      const form = { ...night(roomType), email: `nobody-${(guests += 1)}@mailboxes.example` };
      const result = await bookUnpaid(testServer, form, { caller });
      if (result.__typename === 'PayAtHotelUsedUp') return keys;
      if (result.__typename !== 'ChallengeRequired') continue;
      expect(result.message).toContain('Nothing was booked or charged.');
      keys += triesIn(result.challenge);
      const challengeSolution = await solutionOf(result.challenge);
      await bookUnpaid(testServer, { ...form, challengeSolution }, { caller });
    }
  }

  test('and without work never has more than half of a share, and nothing of a share of one room', async () => {
    for (const roomType of ['Double', 'Double', 'Double', 'Single', 'Deluxe'])
      await bookUnpaid(testServer, night(roomType));
    expect(await mostUnpaid()).toEqual({ Double: 1 });
  });

  test('works anew for each quarter of an hour in which nobody else can book', async () => {
    const quarters: number[][] = [];
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await testServer.shiftClock(`${quarter * 16} minutes`);
      await testServer.installation.sweep.run();
      expect(await mostUnpaid()).toEqual({});
      quarters.push([await shut('Single'), await shut('Double'), await shut('Deluxe')]);
      expect(await mostUnpaid()).toEqual({ Single: 1, Double: 2, Deluxe: 1 });
    }
    // Of each share the last room: as many keys as CHALLENGE_TRIES_PER_NIGHT says.
    expect(quarters).toEqual(Array.from({ length: 4 }, () => [10, 10, 10]));
  });

  test('does not make a guest work who is signed in with the address of the form', async () => {
    const email = testServer.freshEmail();
    const { token } = await identity.signIn({ email, emailVerified: true });
    const booked = await bookUnpaid(testServer, { ...night('Single'), email }, { token });
    expect(booked.__typename).toBe('BookingConfirmed');
  });
});
