import { openIdentity, type Identity } from '../../testkit/identity';
import { bomb, noise, plain, startTestStorage, type TestStorage } from '../../testkit/pictures';
import { freshCaller } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

/** The pictures of guests' accounts pass the checks of the hotel's pictures. */

const SCRIPT = '<script>alert(document.cookie)</script>';

let storage: TestStorage;
let testServer: TestServer;
let identity: Identity;
beforeAll(async () => {
  storage = await startTestStorage();
  identity = await openIdentity();
  testServer = await startTestServer({
    FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
  });
});
afterAll(async () => {
  await testServer.stop();
  await storage.stop();
});

const signedIn = () => identity.signIn({ email: testServer.freshEmail(), emailVerified: true });

async function upload(content: Buffer, token?: string) {
  const response = await fetch(`${testServer.url}/api/profile-picture`, {
    method: 'POST',
    headers: { 'x-forwarded-for': freshCaller(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: new Uint8Array(content),
  });
  const body = (await response.json()) as { address?: string; code?: string; error?: string };
  return { status: response.status, ...body };
}

test('a picture is stored at the specification’s path, and its address shows it', async () => {
  const { uid, token } = await signedIn();
  const { status, address = '' } = await upload(await plain(900, 600).jpeg().toBuffer(), token);
  expect(status).toBe(201);
  expect(decodeURIComponent(new URL(address).pathname)).toBe(
    `/v0/b/${testServer.settings.FIREBASE_STORAGE_BUCKET}/o/profile-pictures/${uid}/picture-1`,
  );
  const shown = await fetch(address);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const withoutToken = address.replace(/&token=.*/, '');
  expect((await fetch(withoutToken)).status).toBe(403);
});

test('only the pixels of the file are kept: no place and no script behind the picture', async () => {
  const { token } = await signedIn();
  const picture = await plain(900, 600)
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 34/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(picture.includes('Exif')).toBe(true);
  const { address = '' } = await upload(Buffer.concat([picture, Buffer.from(SCRIPT)]), token);
  const stored = Buffer.from(await (await fetch(address)).arrayBuffer());
  expect([stored.includes('Exif'), stored.includes('script')]).toEqual([false, false]);
});

const LAST_BYTES = 20;
/** A picture whose bytes keep the pace of an upload for a minute while the last of them are not sent. */
const largePicture = () => noise(900, 700).png({ compressionLevel: 0 }).toBuffer();

/** Begins an upload that waits for the rest of its file. The server may receive such uploads in any order. */
function beginUpload(file: Buffer, token: string, caller = freshCaller()) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  void writer.write(new Uint8Array(file.subarray(0, -LAST_BYTES))).catch(() => undefined);
  const send = async () => {
    const response = await fetch(`${testServer.url}/api/profile-picture`, {
      method: 'POST',
      headers: { 'x-forwarded-for': caller, authorization: `Bearer ${token}` },
      body: readable,
      duplex: 'half',
    });
    const { code } = (await response.json()) as { code?: string };
    return { token, caller, status: response.status, code };
  };
  const finish = async () => {
    await writer.write(new Uint8Array(file.subarray(-LAST_BYTES)));
    await writer.close();
  };
  return { token, caller, outcome: send(), finish };
}

/** Sends the rest of these uploads, and returns how the server responds. */
async function finished(uploads: readonly ReturnType<typeof beginUpload>[]): Promise<number[]> {
  for (const { finish } of uploads) await finish();
  const outcomes = await Promise.all(uploads.map(({ outcome }) => outcome));
  return outcomes.map(({ status }) => status);
}

test('an account uploads one picture at a time, so that it cannot occupy all upload places', async () => {
  const { token } = await signedIn();
  const file = await largePicture();
  const sent = [beginUpload(file, token), beginUpload(file, token)];
  const refused = await Promise.race(sent.map(({ outcome }) => outcome));
  expect(refused).toMatchObject({ status: 429, code: 'PICTURES_BUSY' });
  expect(await finished(sent.filter(({ caller }) => caller !== refused.caller))).toEqual([201]);
});

test('a second picture replaces the one that is not shown', async () => {
  const { uid, token } = await signedIn();
  const { address: first = '' } = await upload(await plain(40, 30).png().toBuffer(), token);
  await identity.change('update', { localId: uid, photoUrl: first });
  const account = await identity.signInAgain((await viewerOf(token)) ?? '');
  const { address: second = '' } = await upload(await plain(41, 30).png().toBuffer(), account.token);
  expect([/picture-\d/.exec(first)?.[0], /picture-\d/.exec(second)?.[0]]).toEqual(['picture-1', 'picture-2']);
  expect((await fetch(first)).status).toBe(200);
});

async function viewerOf(token: string): Promise<string | null> {
  const response = await fetch(`${testServer.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ viewer { email } }' }),
  });
  return ((await response.json()) as { data: { viewer: { email: string | null } } }).data.viewer.email;
}

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  ['a decompression bomb', () => bomb(30_000, 30_000), 422, 'PICTURE_HAS_TOO_MANY_PIXELS'],
  ['an SVG with a script', () => Buffer.from(`<svg>${SCRIPT}</svg>`), 415, 'PICTURE_TYPE_UNKNOWN'],
  ['a page that is called a picture', () => Buffer.from(SCRIPT), 415, 'PICTURE_TYPE_UNKNOWN'],
  [
    'a truncated PNG',
    async () => (await plain(600, 400).png().toBuffer()).subarray(0, 400),
    422,
    'PICTURE_UNREADABLE',
  ],
  ['a byte more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'PICTURE_TOO_LARGE'],
])('%s is refused, and nothing is left behind', async (_what, file, status, code) => {
  const { token } = await signedIn();
  const before = await storage.count();
  expect(await upload(await file(), token)).toMatchObject({ status, code, error: expect.any(String) });
  expect(await storage.count()).toBe(before);
});

test('a visitor who is not signed in is refused before the file is read', async () => {
  expect(await upload(await plain(40, 30).png().toBuffer())).toMatchObject({ status: 401 });
});

test('an account is asked to wait after twenty pictures in an hour', async () => {
  const { token } = await signedIn();
  const file = Buffer.from('no picture');
  for (let tried = 0; tried < 20; tried += 1) expect((await upload(file, token)).status).toBe(415);
  expect(await upload(file, token)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});

test('an account whose address is not verified is told to verify it', async () => {
  const { token } = await identity.signIn({ email: testServer.freshEmail(), emailVerified: false });
  expect(await upload(await plain(40, 30).png().toBuffer(), token)).toMatchObject({
    status: 403,
    code: 'PICTURE_NEEDS_VERIFIED_ADDRESS',
  });
});

test('senders of a byte now and then are cut off, and others upload meanwhile', async () => {
  const slow = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const { token } = await signedIn();
      const body = new TransformStream<Uint8Array, Uint8Array>();
      const response = fetch(`${testServer.url}/api/profile-picture`, {
        method: 'POST',
        headers: { 'x-forwarded-for': freshCaller(), authorization: `Bearer ${token}` },
        body: body.readable,
        duplex: 'half',
      });
      await body.writable.getWriter().write(new Uint8Array(1));
      return { response };
    }),
  );
  const { token } = await signedIn();
  expect((await upload(await plain(40, 30).png().toBuffer(), token)).status).toBe(201);
  const statuses = await Promise.all(slow.map(async ({ response }) => (await response).status));
  expect(statuses).toEqual([408, 408]);
});

test('a caller with many accounts keeps two places at most', async () => {
  const caller = freshCaller();
  const [other, ...accounts] = [await signedIn(), await signedIn(), await signedIn(), await signedIn()];
  const file = await largePicture();
  const sent = accounts.map(({ token }) => beginUpload(file, token, caller));
  const refused = await Promise.race(sent.map(({ outcome }) => outcome));
  expect(refused).toMatchObject({ status: 429, code: 'PICTURES_BUSY' });
  expect((await upload(file, other.token)).status).toBe(201);
  expect(await finished(sent.filter(({ token }) => token !== refused.token))).toEqual([201, 201]);
});
