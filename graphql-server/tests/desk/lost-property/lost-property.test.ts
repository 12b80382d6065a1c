import { assertType, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { lostPropertyOf } from '../../testkit/lost-property';
import { staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
let maid: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  const member = { identity, owner, roleId: 'housekeeping', name: 'Lata Maid' };
  maid = { token: (await staffMember(testServer, member)).token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.query('DELETE FROM lost_items'));

const server = {
  get url() {
    return testServer.url;
  },
};
const house = lostPropertyOf(server, () => maid);
const desk = lostPropertyOf(server, () => owner);

async function found(form: Parameters<typeof house.add>[0]) {
  const result = await house.add(form);
  assertType(result, 'LostItemStored');
  return result.item;
}

describe('what housekeeping finds', () => {
  test('is in the list of reception with where, when and who', async () => {
    await found({ what: 'A blue umbrella', roomNumber: '101', place: 'Behind the door', note: 'Wet' });
    expect(await desk.items()).toMatchObject([
      {
        ...{ what: 'A blue umbrella', roomNumber: '101', place: 'Behind the door', note: 'Wet' },
        ...{ by: 'Lata Maid', state: 'KEPT', steps: [] },
      },
    ]);
    const [entry] = await testServer.query(
      "SELECT permission, details, after FROM administrator_actions WHERE action = 'addLostItem' ORDER BY id DESC LIMIT 1",
    );
    expect(entry).toEqual({
      permission: 'house.write',
      details: { what: 'A blue umbrella', roomNumber: '101', place: 'Behind the door' },
      after: { state: 'KEPT' },
    });
  });

  test('without a connection counts from the moment it was noted, and once', async () => {
    const form = {
      ...{ what: 'A ring', roomNumber: '101', waitedSeconds: 3_600 },
      idempotencyKey: 'found-in-the-cellar-01',
    };
    const first = await found(form);
    expect(await found(form)).toEqual(first);
    const hour = Date.now() - Date.parse(first.foundAt);
    expect(hour).toBeGreaterThanOrEqual(3_600_000);
    expect(await desk.items()).toHaveLength(1);
    expect(await house.add({ ...form, what: 'Another ring' })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('needs words and a room or a place', async () => {
    expect(await house.add({ what: ' ', roomNumber: '101' })).toMatchObject({
      faults: [{ field: 'what', code: 'TEXT_MISSING' }],
    });
    expect(await house.add({ what: 'A ring' })).toMatchObject({
      faults: [{ field: 'place', code: 'TEXT_MISSING' }],
    });
    expect(await house.add({ what: 'A ring', roomNumber: '9999' })).toMatchObject({
      faults: [{ field: 'roomNumber', code: 'ROOM_NUMBER_UNKNOWN' }],
    });
  });

  test('is found again by words of it in any order, by its room, and by where it is now', async () => {
    await found({ what: 'A blue umbrella', roomNumber: '101' });
    const { id } = await found({ what: 'A phone', place: 'Lobby' });
    await desk.set({ id, seen: 'KEPT', state: 'GIVEN_BACK', handedTo: 'Asha Rao' });
    const whatOf = async (...search: Parameters<typeof desk.items>) =>
      (await desk.items(...search)).map(({ what }) => what);
    expect(await whatOf('umbrella BLUE')).toEqual(['A blue umbrella']);
    expect(await whatOf('101')).toEqual(['A blue umbrella']);
    expect(await whatOf('asha')).toEqual(['A phone']);
    expect(await whatOf('%')).toEqual([]);
    expect(await whatOf('', 'KEPT')).toEqual(['A blue umbrella']);
    expect(await whatOf('', 'GIVEN_BACK')).toEqual(['A phone']);
  });
});

describe('what becomes of an item', () => {
  test('is noted with who got it, and can be taken back; the history keeps both', async () => {
    const { id } = await found({ what: 'A ring', roomNumber: '101' });
    expect(
      await desk.set({ id, seen: 'KEPT', state: 'GIVEN_BACK', handedTo: 'Asha Rao', note: 'Passport seen' }),
    ).toMatchObject({ __typename: 'LostItemStored', item: { state: 'GIVEN_BACK' } });
    await desk.set({ id, seen: 'GIVEN_BACK', state: 'KEPT', note: 'The wrong ring' });
    expect(await desk.items()).toMatchObject([
      {
        state: 'KEPT',
        steps: [
          { kind: 'KEPT', handedTo: null, note: 'The wrong ring' },
          { kind: 'GIVEN_BACK', handedTo: 'Asha Rao', note: 'Passport seen' },
        ],
      },
    ]);
    const entries = await testServer.query(
      "SELECT details::text || after::text AS kept FROM administrator_actions WHERE action = 'setLostItemState' ORDER BY id",
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(entries)).not.toContain('Asha Rao');
  });

  test('does not change what somebody else has noted meanwhile', async () => {
    const { id } = await found({ what: 'A ring', roomNumber: '101' });
    await desk.set({ id, seen: 'KEPT', state: 'DISPOSED' });
    expect(await house.set({ id, seen: 'KEPT', state: 'GIVEN_BACK', handedTo: 'Asha Rao' })).toMatchObject({
      __typename: 'LostItemElsewhere',
      item: { state: 'DISPOSED' },
    });
    expect(await desk.items()).toMatchObject([{ state: 'DISPOSED', steps: [{ kind: 'DISPOSED' }] }]);
  });

  test('needs the name of who got it, and an item', async () => {
    const { id } = await found({ what: 'A ring', roomNumber: '101' });
    expect(await desk.set({ id, seen: 'KEPT', state: 'GIVEN_BACK' })).toMatchObject({
      faults: [{ field: 'handedTo', code: 'TEXT_MISSING' }],
    });
    for (const unknown of ['no id', '11111111-1111-4111-8111-111111111111'])
      expect(await desk.set({ id: unknown, seen: 'KEPT', state: 'DISPOSED' })).toMatchObject({
        code: 'RECORD_NOT_FOUND',
      });
  });
});

test('an item that was given back is deleted after a year; an item that the hotel keeps stays', async () => {
  const { id } = await found({ what: 'A ring', roomNumber: '101' });
  await found({ what: 'A phone', place: 'Lobby' });
  await desk.set({ id, seen: 'KEPT', state: 'GIVEN_BACK', handedTo: 'Asha Rao' });
  await testServer.query("UPDATE lost_item_steps SET done_at = done_at - interval '366 days'");
  await testServer.installation.pruning.run();
  expect((await desk.items()).map(({ what }) => what)).toEqual(['A phone']);
});
