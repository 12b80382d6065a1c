import { addDays } from '../../src/platform/time/dates';
import { blockRoom } from '../testkit/blocks';
import { createBooking, hold, inDays, type CreateBookingResult } from '../testkit/bookings';
import type { RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { moveStay, swapStays } from '../testkit/moves';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { untilAnswered } from '../testkit/until-answered';

const CALLERS = proofSize({ quick: 40, full: 200 });
const NIGHTS = proofSize({ quick: 3, full: 14 });
const ROUNDS = proofSize({ quick: 8, full: 100 });
const FIRST_DAY = 300;

let testServer: TestServer;
let second: ServerProcess;
let owner: RequestOptions;
let otherSession: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({
    HOLDS_PER_EMAIL: '1000',
    HOLDS_PER_CALLER: '1000',
    HELD_NIGHTS_PER_EMAIL: '10000',
    HELD_NIGHTS_PER_CALLER: '10000',
    RATE_LIMIT_SCALE: '100000',
  });
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  const identity = await openIdentity();
  second = await startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: identity.host });
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  otherSession = { token: (await identity.signInAgain(OWNER.email)).token };
});
afterAll(async () => {
  await second.end('SIGTERM');
  await testServer.stop();
});

async function roomsOfType(code: string): Promise<string[]> {
  const rows = await testServer.query<{ number: string }>(
    `SELECT number FROM rooms JOIN room_types type ON type.id = type_id
     WHERE type.code = $1 AND rooms.on_sale ORDER BY number`,
    [code],
  );
  return rows.map(({ number }) => number);
}

test(`${CALLERS} callers over two servers block and book suites at the same moment: no overlaps, and each refusal is named`, async () => {
  const suites = await roomsOfType('Suite');
  const urls = [testServer.url, second.url];
  const outcomes = await Promise.all(
    Array.from({ length: CALLERS }, (_, caller) => {
      const server = { ...testServer, url: urls[Math.floor(caller / 2) % 2] ?? '' };
      const first = inDays(FIRST_DAY + (caller % NIGHTS));
      const until = addDays(first, 1 + (caller % 3));
      const idempotencyKey = `race-of-rooms-by-caller-${caller}`;
      if (caller % 2 === 0) {
        const roomNumber = suites[(caller / 2) % suites.length] ?? '';
        const form = { roomNumber, firstNight: first, until, idempotencyKey };
        return untilAnswered(() => blockRoom(server, form, owner));
      }
      const email = `race${caller}@example.com`;
      const form = { checkin: first, checkout: until, roomType: 'Suite', email, idempotencyKey };
      return untilAnswered<CreateBookingResult>(() => createBooking(server, form));
    }),
  );
  const named = new Set(outcomes.map((outcome) => outcome.__typename));
  const [won, lost] = [new Set(['RoomBlocked', 'BookingHold']), new Set(['RoomTaken', 'RoomUnavailable'])];
  expect(named.difference(won.union(lost))).toEqual(new Set());
  // Which of the two kinds wins depends on who comes first.
  expect([named.isDisjointFrom(won), named.isDisjointFrom(lost)]).toEqual([false, false]);
  for (const outcome of outcomes) {
    if (outcome.__typename !== 'RoomTaken') continue;
    for (const { kind, blockId, reference, guestName } of outcome.occupants)
      expect(kind === 'BLOCK' ? blockId : reference && guestName).toBeTruthy();
  }
  const overlaps = await testServer.query(
    `SELECT 1 FROM blocks block JOIN stays stay ON stay.room_id = block.room_id
       AND stay.checkin < block.until AND stay.checkout > block.first_night`,
  );
  expect(overlaps).toEqual([]);
  expect(await testServer.breaches()).toEqual([]);
}, 180_000);

interface HeldStay {
  stayId: string;
  reference: string;
  room: string;
}

async function heldStay(night: string): Promise<HeldStay> {
  const { booking } = await hold(testServer, { checkin: night, checkout: addDays(night, 1) });
  const rows = await testServer.query<HeldStay>(
    `SELECT stay.id AS "stayId", booking.reference, room.number AS room FROM stays stay
     JOIN bookings booking ON booking.id = stay.booking_id JOIN rooms room ON room.id = stay.room_id
     WHERE booking.reference = $1`,
    [booking.reference],
  );
  const [stay] = rows;
  if (!stay) throw new Error('The hold has no stay.');
  return stay;
}

type Told = { __typename: string; code?: string; message?: string };

/** Two acts of the owner on one room, in two sessions and on two servers, and the possible refusals of the loser. */
type Contest = (
  night: string,
  free: (taken: string[]) => string,
) => Promise<{ acts: Promise<Told>[]; names: string[] }>;

const oneNight = (night: string, roomNumber: string) => ({
  roomNumber,
  firstNight: night,
  until: addDays(night, 1),
});

const CONTESTS: Record<string, Contest> = {
  'a move and a block': async (night, free) => {
    const { stayId, room, reference } = await heldStay(night);
    const toRoom = free([room]);
    return {
      acts: [
        moveStay(testServer, { stayId, fromRoom: room, toRoom }, owner),
        blockRoom(second, oneNight(night, toRoom), otherSession),
      ],
      names: [reference, 'is out of sale'],
    };
  },
  'two blocks': async (night, free) => {
    const form = oneNight(night, free([]));
    return {
      acts: [blockRoom(testServer, form, owner), blockRoom(second, form, otherSession)],
      names: ['is out of sale'],
    };
  },
  'a swap and a move': async (night, free) => {
    const [one, other] = [await heldStay(night), await heldStay(night)];
    const toRoom = free([one.room, other.room]);
    const swap = { otherStayId: other.stayId, otherRoom: other.room };
    const form = { stayId: one.stayId, fromRoom: one.room };
    return {
      acts: [
        swapStays(testServer, { ...form, ...swap }, owner),
        moveStay(second, { ...form, toRoom }, otherSession),
      ],
      names: ['is now in room'],
    };
  },
  'two moves': async (night, free) => {
    const [one, other] = [await heldStay(night), await heldStay(night)];
    const toRoom = free([one.room, other.room]);
    return {
      acts: [
        moveStay(testServer, { stayId: one.stayId, fromRoom: one.room, toRoom }, owner),
        moveStay(second, { stayId: other.stayId, fromRoom: other.room, toRoom }, otherSession),
      ],
      names: [one.reference, other.reference],
    };
  },
};

test(`two sessions of the owner act on one room at the same moment, ${ROUNDS} times: one succeeds, and the other gets the reason`, async () => {
  const singles = await roomsOfType('Single');
  const contests = Object.entries(CONTESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [what, contest] = contests[round % contests.length] ?? ['', CONTESTS['two blocks']];
    const free = (taken: string[]) => singles.find((number) => !taken.includes(number)) ?? '';
    const { acts, names } = (await contest?.(inDays(20 + 2 * round), free)) ?? { acts: [], names: [] };
    const told = await Promise.all(acts);
    const won = told.filter(({ __typename }) => __typename === 'RoomBlocked' || __typename === 'StaysMoved');
    const lost = told.filter((one) => !won.includes(one));
    expect({ what, won: won.length, lost: lost.map(({ code }) => code) }).toMatchObject({ won: 1 });
    const named = names.filter((name) => lost[0]?.message?.includes(name));
    expect({ what, lost, named }).toMatchObject({ named: [expect.any(String)] });
  }
  expect(await testServer.breaches()).toEqual([]);
}, 300_000);
