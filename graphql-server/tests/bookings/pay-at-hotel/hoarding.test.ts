import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { openIdentity } from '../../testkit/identity';
import { bookUnpaid, codeFor, confirmWithCode, sellPayAtHotel } from '../../testkit/pay-at-hotel';
import { proofSize } from '../../testkit/proof-size';
import { freshCaller } from '../../testkit/raw-http';
import { solutionOf, triesIn } from '../../testkit/solved-challenge';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const NIGHTS = 7;
const QUARTER_MINUTES = 16;
/** The rooms of each type that may be unpaid on a night: 20 % of 8, 10 and 8, rounded down. */
const SHARE = ['Single', 'Double', 'Double', 'Deluxe'] as const;

let testServer: TestServer;
let guests = 0;

/** What one machine has spent. */
interface Spent {
  /** That the challenges ask for on average. */
  keys: number;
  /** That were derived: a challenge is solved by luck sooner or later. */
  derived: number;
  /** Of all cores together, while challenges were solved. */
  coreSeconds: number;
  rooms: number;
  refusals: string[];
}

const nothingSpent = (): Spent => ({ keys: 0, derived: 0, coreSeconds: 0, rooms: 0, refusals: [] });

/** How many keys were derived for this solution: numbers are tried from 0 on. */
const derivedFor = (solution: string): number =>
  (JSON.parse(Buffer.from(solution, 'base64').toString()) as { solution: { counter: number } }).solution
    .counter + 1;

/** The caller holds a room for a week without a mailbox, and solves what it is asked. */
async function holdForAWeek(roomType: string, caller: string, spent: Spent): Promise<void> {
  const checkin = inDays(60);
  const email = `nobody-${(guests += 1)}@mailboxes.example`;
  const form = { roomType, checkin, checkout: addDays(checkin, NIGHTS), email };
  let result = await bookUnpaid(testServer, form, { caller });
  if (result.__typename === 'ChallengeRequired') {
    spent.keys += triesIn(result.challenge);
    const before = process.cpuUsage();
    const challengeSolution = await solutionOf(result.challenge);
    const { user, system } = process.cpuUsage(before);
    spent.coreSeconds += (user + system) / 1_000_000;
    spent.derived += derivedFor(challengeSolution);
    result = await bookUnpaid(testServer, { ...form, challengeSolution }, { caller });
  }
  if (result.__typename === 'AddressCodeRequired') spent.rooms += 1;
  else spent.refusals.push('code' in result ? result.code : result.__typename);
}

async function nextQuarter(quarter: number): Promise<void> {
  await testServer.shiftClock(`${quarter * QUARTER_MINUTES} minutes`);
  // The limit of requests counts by another clock.
  await testServer.query('DELETE FROM rate_limits');
  await testServer.installation.sweep.run();
}

async function begin(triesPerNight: number): Promise<void> {
  testServer = await startTestServer({
    CHALLENGE_SHARE: '0.5',
    CHALLENGE_TRIES_PER_NIGHT: String(triesPerNight),
    FIREBASE_AUTH_EMULATOR_HOST: (await openIdentity()).host,
  });
  await sellPayAtHotel(testServer);
}

afterEach(() => testServer.stop());

test('the whole share of a week costs one machine work for each quarter of an hour', async () => {
  const tries = proofSize({ quick: 5, full: 500 });
  await begin(tries);
  const spent = nothingSpent();
  const caller = freshCaller();
  for (const roomType of SHARE) await holdForAWeek(roomType, caller, spent);
  expect(spent).toMatchObject({ rooms: SHARE.length, refusals: [] });
  // The first room of the double rooms is half of its share, and needs no work.
  expect(spent.keys).toBe((SHARE.length - 1) * NIGHTS * tries);
  console.info(
    `The share of ${NIGHTS} nights: ${spent.keys} keys on average; ${spent.derived} took ${spent.coreSeconds.toFixed(1)} s of a core.`,
  );
  expect(await testServer.breaches()).toEqual([]);
}, 600_000);

describe('a caller whose holds lapse', () => {
  beforeEach(() => begin(1));

  test('works twice as much for each further room, and holds no more after twelve rooms of a day', async () => {
    const caller = freshCaller();
    const quarters: { keys: number; rooms: number }[] = [];
    const spent = nothingSpent();
    for (let quarter = 0; quarter < 5; quarter += 1) {
      await nextQuarter(quarter);
      const before = { ...spent };
      for (const roomType of SHARE) await holdForAWeek(roomType, caller, spent);
      quarters.push({ keys: spent.keys - before.keys, rooms: spent.rooms - before.rooms });
    }
    // Lapsed when the quarter begins: none, 4 and 8 rooms. The work is counted at the time of each hold.
    expect(quarters).toEqual([
      { keys: 3 * NIGHTS, rooms: 4 },
      { keys: 4 * 4 * NIGHTS, rooms: 4 },
      { keys: 4 * 64 * NIGHTS, rooms: 4 },
      { keys: 0, rooms: 0 },
      { keys: 0, rooms: 0 },
    ]);
    expect(spent.refusals).toEqual(Array<string>(2 * SHARE.length).fill('CODES_NOT_ENTERED'));
    console.info(`One caller in a day: ${spent.keys} times the keys of a night, ${spent.rooms} rooms.`);
    await nextQuarter(100);
    const later = nothingSpent();
    await holdForAWeek('Double', caller, later);
    expect(later).toMatchObject({ rooms: 1, keys: 0, refusals: [] });
  });

  test('shuts nobody else out, nor a guest who is signed in with the address of the form', async () => {
    const caller = freshCaller();
    for (let quarter = 0; quarter < 3; quarter += 1) {
      await nextQuarter(quarter);
      for (const roomType of SHARE) await holdForAWeek(roomType, caller, nothingSpent());
    }
    await nextQuarter(3);
    const refused = nothingSpent();
    await holdForAWeek('Double', caller, refused);
    expect(refused.refusals).toEqual(['CODES_NOT_ENTERED']);
    const other = nothingSpent();
    await holdForAWeek('Double', freshCaller(), other);
    expect(other).toMatchObject({ rooms: 1, keys: 0 });
    const email = testServer.freshEmail();
    const { token } = await (await openIdentity()).signIn({ email, emailVerified: true });
    const form = { roomType: 'Single', checkin: inDays(80), checkout: inDays(81), email };
    expect(await bookUnpaid(testServer, form, { caller, token })).toMatchObject({
      __typename: 'BookingConfirmed',
    });
  });

  test('a guest who enters the codes is not counted', async () => {
    const caller = freshCaller();
    for (let booking = 0; booking < 3; booking += 1) {
      const email = testServer.freshEmail();
      const checkin = inDays(30 + booking);
      const form = { roomType: 'Double', checkin, checkout: addDays(checkin, 1), email };
      const result = await bookUnpaid(testServer, form, { caller });
      if (result.__typename !== 'AddressCodeRequired') throw new Error(result.__typename);
      const otp = await codeFor(testServer, email);
      expect(await confirmWithCode(testServer, result.token, otp, { caller })).toMatchObject({
        __typename: 'BookingConfirmed',
      });
    }
    const spent = nothingSpent();
    await holdForAWeek('Double', caller, spent);
    expect(spent).toMatchObject({ rooms: 1, keys: 0 });
  });
});
