import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { inDays } from '../testkit/bookings';
import type { RequestOptions } from '../testkit/graphql';
import { guestRows, guestsOf } from '../testkit/guest-records';
import { openIdentity, OWNER, type Identity } from '../testkit/identity';
import { proofSize } from '../testkit/proof-size';
import { startServer } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';

vi.setConfig({ testTimeout: 900_000 });

const ROUNDS = proofSize({ quick: 5, full: 200 });

let testServer: TestServer;
let identity: Identity;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
afterAll(() => testServer.stop());

test(`${ROUNDS} times two records are joined over two servers while both are changed and get a booking: nothing is lost, and separating gives back every row`, async () => {
  const other = await startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: identity.host });
  const here = guestsOf(testServer, () => owner);
  const there = guestsOf(other, () => owner);
  const stays = [deskStay({ checkin: inDays(30), checkout: inDays(31) })];
  const reference = await bookedAtDesk(testServer, { stays }, owner);
  const outcomes = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [
      await here.added({ name: `First ${round}` }),
      await here.added({ name: `Second ${round}` }),
    ];
    const edits = [
      () => here.edit(one.id, { name: `First ${round}`, note: 'Changed here' }, 1),
      () => there.edit(two.id, { name: `Second ${round}`, note: 'Changed there' }, 1),
      () => there.put(reference, two.id),
    ];
    const joins = [() => here.join(one, two), () => there.join(two, one)];
    // Whoever is asked first is another one in each round.
    const asked = round % 2 === 0 ? [...joins, ...edits] : [...edits, ...joins];
    await Promise.all(asked.map((step) => step()));

    const [storedOne, storedTwo] = await Promise.all([here.one(one.id), here.one(two.id)]);
    const isJoined = storedOne?.record.id === storedTwo?.record.id;
    const records = [storedOne, storedTwo].flatMap((whole) => (whole ? [whole.record, ...whole.joined] : []));
    // Whoever was told that it is stored finds it, whether before or after the join.
    const noteOf = (id: string) => records.find((record) => record.id === id)?.note ?? null;
    const notes = await testServer.query<{ record_id: string }>(
      "SELECT record_id FROM administrator_actions WHERE action = 'editGuestRecord' AND record_id = ANY ($1)",
      [[one.id, two.id]],
    );
    for (const { id } of [one, two])
      expect(noteOf(id) !== null).toBe(notes.some(({ record_id: changed }) => changed === id));
    outcomes.add(isJoined ? 'joined' : 'not joined');
    if (!isJoined) continue;
    const joined = records.find(({ joinedInto }) => joinedInto !== null);
    // The other server makes records of bookings each minute: only the rows of the two count.
    const rowsOfBoth = async () =>
      (await guestRows(testServer)).filter(({ id }) => id === one.id || id === two.id);
    const before = (await rowsOfBoth()).map((row) => ({
      ...row,
      ...{ root_id: row.id, joined_into: null, joined_at: null, joined_by: null },
    }));
    const separated = await Promise.all([here.separate(joined?.id ?? ''), there.separate(joined?.id ?? '')]);
    expect(separated.map(({ __typename }) => __typename)).toEqual([
      'GuestRecordSeparated',
      'GuestRecordSeparated',
    ]);
    expect(before).toHaveLength(2);
    expect(await rowsOfBoth()).toEqual(before);
  }
  // It would run the job of the next test each minute.
  await other.end('SIGTERM');
  expect(outcomes.size).toBeGreaterThan(0);
  expect(await testServer.breaches()).toEqual([]);
});

test('the job that makes records runs twice at once, and two bookings of one guest make one record', async () => {
  const here = guestsOf(testServer, () => owner);
  const stays = [deskStay({ checkin: inDays(32), checkout: inDays(33) })];
  await bookedAtDesk(testServer, { stays }, owner);
  const { guestsOfBookings } = testServer.installation.services;
  for (let round = 0; round < ROUNDS; round += 1) {
    await testServer.query('DELETE FROM guest_bookings');
    await testServer.query('DELETE FROM guests');
    await Promise.all([guestsOfBookings.run(), guestsOfBookings.run()]);
    expect((await here.list()).guests).toHaveLength(1);
  }
});
