import sharp from 'sharp';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { houseOf } from '../../testkit/housekeeping';
import { openIdentity, OWNER } from '../../testkit/identity';
import { lostPropertyOf } from '../../testkit/lost-property';
import { plain, startTestStorage, type TestStorage } from '../../testkit/pictures';
import { freshCaller } from '../../testkit/raw-http';
import { staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let storage: TestStorage;
let testServer: TestServer;
let owner: RequestOptions;
let maid: RequestOptions;
let accountant: RequestOptions;
beforeAll(async () => {
  storage = await startTestStorage();
  testServer = await startTestServer({ FIREBASE_STORAGE_EMULATOR_HOST: storage.host });
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  const member = { identity, owner, roleId: 'housekeeping', name: 'Lata Maid' };
  maid = { token: (await staffMember(testServer, member)).token };
  accountant = { token: (await staffMember(testServer, { identity, owner, roleId: 'accounts' })).token };
});
afterAll(async () => {
  await testServer.stop();
  await storage.stop();
});
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

describe('the picture of a note', () => {
  const rooms = houseOf(server, () => maid);
  const REPAIRS = gql(`query PicturesOfRepairsInTest { openTasks { kind repairNote picture } }`);
  let notes = 0;
  const noteKey = () => `note-with-a-picture-${String((notes += 1)).padStart(4, '0')}`;

  const headersOf = ({ token }: RequestOptions) => ({
    'x-forwarded-for': freshCaller(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });

  async function send(note: string, content: Buffer, who = maid) {
    const response = await fetch(`${testServer.url}/api/house-pictures?note=${note}`, {
      method: 'POST',
      headers: headersOf(who),
      body: new Uint8Array(content),
    });
    const body = (await response.json()) as { id?: string; code?: string };
    return { status: response.status, ...body };
  }

  const look = (id: string, width: number | string = 800, who = maid) =>
    fetch(`${testServer.url}/api/house-pictures/${id}/${width}`, { headers: headersOf(who) });

  const photo = (colour = '#445566') =>
    plain(2_000, 1_000, colour)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .toBuffer();

  test('is sent after its note, once, without place and camera, in two sizes, and only the staff of the house get it', async () => {
    const note = noteKey();
    await found({ what: 'A ring', roomNumber: '101', idempotencyKey: note });
    const file = await photo();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const sent = await send(note, file);
    expect(sent).toMatchObject({ status: 201 });
    expect(await send(note, await photo('#ff0000'))).toEqual(sent);
    const [item] = await desk.items();
    expect(item).toMatchObject({ what: 'A ring', picture: sent.id });
    const id = sent.id ?? '';
    for (const [width, height] of [
      [800, 400],
      [1600, 800],
    ] as const) {
      const response = await look(id, width);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-type')).toBe('image/webp');
      const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(shown).toMatchObject({ width, height });
      expect(shown.exif).toBeUndefined();
    }
    const refused = await Promise.all([look(id, 800, {}), look(id, 800, accountant)]);
    expect(refused.map(({ status }) => status)).toEqual([401, 403]);
    const unknown = [
      look(id, 480),
      look('11111111-1111-4111-8111-111111111111'),
      look('..%2Foriginal'),
      fetch(`${testServer.url}/pictures/${id}-800.webp`),
    ];
    expect((await Promise.all(unknown)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await send(noteKey(), file, accountant)).toMatchObject({ status: 403 });
  });

  test('of a repair stands at the room and at the task of reception', async () => {
    const note = noteKey();
    expect(await send(note, await photo())).toMatchObject({ status: 404, code: 'HOUSE_NOTE_UNKNOWN' });
    await rooms.noteRepair('101', 'The shower drips', { idempotencyKey: note });
    const { id } = await send(note, await photo());
    expect((await rooms.room('101')).repairPictures).toEqual([{ id, words: 'The shower drips' }]);
    const { openTasks } = await execute(testServer, REPAIRS, {}, owner);
    expect(openTasks).toContainEqual({ kind: 'REPAIR', repairNote: 'The shower drips', picture: id });
  });

  test('is no picture: the note stands, and nothing is kept', async () => {
    const note = noteKey();
    await found({ what: 'A scarf', roomNumber: '101', idempotencyKey: note });
    const before = await storage.count();
    expect(await send(note, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 415,
      code: 'PICTURE_TYPE_UNKNOWN',
    });
    expect(await desk.items()).toMatchObject([{ what: 'A scarf', picture: null }]);
    expect(await storage.count()).toBe(before);
  });

  test('goes with its note: files and row are deleted in the night after it, and nobody gets the picture before', async () => {
    const note = noteKey();
    await found({ what: 'A ring', roomNumber: '101', idempotencyKey: note });
    const before = await storage.count();
    const { id = '' } = await send(note, await photo());
    expect(await storage.count()).toBe(before + 2);
    await testServer.query('DELETE FROM lost_items');
    expect((await look(id)).status).toBe(404);
    await testServer.installation.services.housePictures.tidy();
    expect(await storage.count()).toBeLessThanOrEqual(before);
    expect(await testServer.query('SELECT 1 FROM house_pictures WHERE id = $1', [id])).toEqual([]);
  });

  test('of a repair that was done is kept for a year with the task', async () => {
    const note = noteKey();
    await rooms.noteRepair('102', 'The lamp is broken', { idempotencyKey: note });
    const { id = '' } = await send(note, await photo());
    await testServer.query(
      "UPDATE tasks SET done_at = hotel_now() - interval '364 days' WHERE subject = $1",
      [note],
    );
    const prune = async () => {
      await testServer.installation.pruning.run();
      await testServer.installation.services.housePictures.tidy();
      return (await look(id)).status;
    };
    expect(await prune()).toBe(200);
    await testServer.query(
      "UPDATE tasks SET done_at = hotel_now() - interval '366 days' WHERE subject = $1",
      [note],
    );
    expect(await prune()).toBe(404);
  });
});
