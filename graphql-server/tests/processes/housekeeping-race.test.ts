import { addDays } from '../../src/platform/time/dates';
import { blockRoom } from '../testkit/blocks';
import { inDays } from '../testkit/bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { assertType, type RequestOptions } from '../testkit/graphql';
import { houseOf } from '../testkit/housekeeping';
import { openIdentity, OWNER } from '../testkit/identity';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { staffMember } from '../testkit/staff';
import { startTestServer, type TestServer } from '../testkit/test-server';

vi.setConfig({ testTimeout: 600_000 });

const ROUNDS = proofSize({ quick: 6, full: 200 });

let testServer: TestServer;
let other: ServerProcess;
let owner: RequestOptions;
let maid: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  maid = { token: (await staffMember(testServer, { identity, owner, roleId: 'housekeeping' })).token };
  other = await startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: identity.host });
});
afterAll(async () => {
  await other.end('SIGTERM');
  await testServer.stop();
});

/** A guest who is expected today, and the clean room of the guest. */
async function expected(round: number) {
  const checkin = inDays(20 + round);
  await goTo(testServer, checkin, '14:00');
  await letAllLeave(testServer);
  const stays = [deskStay({ checkin, checkout: addDays(checkin, 1) })];
  const reference = await bookedAtDesk(testServer, { stays, email: `house-${round}@guest.example` }, owner);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  const [row] = await testServer.query<{ number: string }>(
    'SELECT number FROM rooms WHERE id = (SELECT room_id FROM stays WHERE id = $1)',
    [stay],
  );
  const number = row?.number ?? '';
  await houseOf(testServer, () => maid).press(number, 'CLEAN');
  return { stay, number };
}

test(`${ROUNDS} times a guest is checked in at one server while the room is pressed dirty at another: whoever is second knows of the first`, async () => {
  const orders = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { stay, number } = await expected(round);
    const press = () => houseOf(other, () => maid).press(number, 'DIRTY');
    const checkIn = () => deskOf(testServer, () => owner).checkIn(stay, undefined, false);
    // Whoever is asked first is behind every other time, so that both orders happen.
    const [pressed, arrived] =
      round % 2 === 0
        ? await Promise.all([press(), checkIn()])
        : await Promise.all([checkIn(), press()]).then(([one, two]) => [two, one] as const);
    assertType(pressed, 'RoomMarked');
    // The guest of the round before may have left the same room today.
    const isHere = pressed.room.guests.some((guest) => guest.isHere);
    expect(isHere).toBe(arrived.__typename === 'StayMoved');
    if (arrived.__typename !== 'StayMoved')
      expect(arrived).toMatchObject({ __typename: 'StayStepRefused', code: 'ROOM_NOT_READY' });
    orders.add(arrived.__typename);
    expect(await houseOf(testServer, () => maid).room(number)).toMatchObject({ state: 'DIRTY' });
  }
  expect(orders.size).toBeGreaterThan(0);
  expect(await testServer.breaches()).toEqual([]);
});

test(`${ROUNDS} times a guest is checked in at one server while the room is taken out of order at another: the guest has the room, and no block`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { stay, number } = await expected(ROUNDS + round);
    const [row] = await testServer.query<{ checkin: string }>(
      'SELECT checkin::text FROM stays WHERE id = $1',
      [stay],
    );
    const firstNight = row?.checkin ?? '';
    const block = () =>
      blockRoom(other, { roomNumber: number, firstNight, until: addDays(firstNight, 1) }, owner);
    const checkIn = () => deskOf(testServer, () => owner).checkIn(stay, undefined, false);
    const [blocked, arrived] =
      round % 2 === 0
        ? await Promise.all([block(), checkIn()])
        : await Promise.all([checkIn(), block()]).then(([one, two]) => [two, one] as const);
    // A block of a room that a guest has booked for the night moves nobody: it is refused, whoever is first.
    expect([blocked.__typename, arrived.__typename]).toEqual(['RoomTaken', 'StayMoved']);
    expect(
      await testServer.query('SELECT 1 FROM room_nights WHERE block_id IS NOT NULL AND night = $1', [
        firstNight,
      ]),
    ).toEqual([]);
  }
  expect(await testServer.breaches()).toEqual([]);
});

test(`${ROUNDS} times two people press about one room at two servers, each press twice: both presses are kept once, and all pages say the same`, async () => {
  const here = houseOf(testServer, () => owner);
  const there = houseOf(other, () => maid);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = (await here.marks('101')).length;
    const keys = ['clean', 'dirty'].map(
      (kind) => `race-of-presses-${kind}-${String(round).padStart(4, '0')}`,
    );
    const [clean = '', dirty = ''] = keys;
    const results = await Promise.all([
      here.press('101', 'CLEAN', { idempotencyKey: clean }),
      there.press('101', 'DIRTY', { idempotencyKey: dirty }),
      there.press('101', 'CLEAN', { idempotencyKey: clean }),
      here.press('101', 'DIRTY', { idempotencyKey: dirty }),
    ]);
    expect(results.map(({ __typename }) => __typename)).toEqual(Array<string>(4).fill('RoomMarked'));
    const marks = await here.marks('101');
    expect(Math.min(marks.length, 100)).toBe(Math.min(before + 2, 100));
    expect(
      marks
        .slice(0, 2)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['CLEAN', 'DIRTY']);
    const newest = { state: marks[0]?.kind };
    expect(await here.room('101')).toMatchObject(newest);
    expect(await there.room('101')).toMatchObject(newest);
  }
});
