import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { proofSize } from '../../testkit/proof-size';
import { openIdentity } from '../../testkit/identity';
import { bomb, noise, plain, startTestStorage, type TestStorage } from '../../testkit/pictures';
import { freshCaller } from '../../testkit/raw-http';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { startTestServer, type TestServer } from '../../testkit/test-server';

// The most memory of the process, whatever was sent to it.
const MOST_MEGABYTES = 900;
const SCRIPT = '<script>alert(document.cookie)</script>';

let storage: TestStorage;
let testServer: TestServer;
let server: ServerProcess;
let token: string;
beforeAll(async () => {
  storage = await startTestStorage();
  const identity = await openIdentity();
  testServer = await startTestServer({
    FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
  });
  ({ token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true }));
  // A separate process, whose memory is measured. Its jobs run, too.
  server = await startServer(testServer, { MALLOC_ARENA_MAX: '2' });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await testServer.stop();
  await storage.stop();
});

async function upload(content: Buffer, name = 'picture.jpg') {
  const response = await fetch(`${server.url}/api/pictures?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/jpeg',
      'x-forwarded-for': freshCaller(),
    },
    body: new Uint8Array(content),
  });
  const body = (await response.json()) as { id?: string; code?: string; error?: string };
  return { status: response.status, ...body };
}

/** The memory of the server's process now and at its peak, in megabytes. */
function memory(): { now: number; highest: number } {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}

interface StoredRow {
  key: string;
  state: string;
  width: number;
  height: number;
}

async function rowOf(id: string | undefined): Promise<StoredRow> {
  const [row] = await testServer.query<StoredRow>(
    'SELECT key, state, width, height FROM pictures WHERE id = $1',
    [id],
  );
  if (!row) throw new Error('The picture has no row.');
  return row;
}

/** Every stored byte of a picture, once its files are made. */
async function original({ key }: StoredRow): Promise<Buffer> {
  const bucket = testServer.settings.FIREBASE_STORAGE_BUCKET;
  const address = `http://${storage.host}/storage/v1/b/${bucket}/o/${encodeURIComponent(`pictures/${key}/original`)}`;
  const response = await fetch(`${address}?alt=media`, { headers: { authorization: 'Bearer owner' } });
  return Buffer.from(await response.arrayBuffer());
}

describe('refused, with nothing left behind', () => {
  const png = () => plain(600, 400).png().toBuffer();
  const FILES: [what: string, file: () => Buffer | Promise<Buffer>, status: number, code: string][] = [
    [
      'a decompression bomb of 900 megapixels',
      () => bomb(30_000, 30_000),
      422,
      'PICTURE_HAS_TOO_MANY_PIXELS',
    ],
    [
      'a JPEG of more than 40 megapixels',
      () => plain(8_001, 5_000).jpeg().toBuffer(),
      422,
      'PICTURE_HAS_TOO_MANY_PIXELS',
    ],
    [
      'an SVG with a script',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      415,
      'PICTURE_TYPE_UNKNOWN',
    ],
    [
      'a page that is called a picture',
      () => Buffer.from(`GIF89a/*${SCRIPT}*/`),
      415,
      'PICTURE_TYPE_UNKNOWN',
    ],
    ['a GIF', () => plain(10, 10).gif().toBuffer(), 415, 'PICTURE_TYPE_UNKNOWN'],
    [
      'the first bytes of a JPEG before a page',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT)]),
      422,
      'PICTURE_UNREADABLE',
    ],
    [
      'a truncated PNG',
      async () => (await noise(600, 400).png().toBuffer()).subarray(0, 90_000),
      422,
      'PICTURE_UNREADABLE',
    ],
    [
      'a truncated JPEG',
      async () => (await noise(600, 400).jpeg().toBuffer()).subarray(0, 20_000),
      422,
      'PICTURE_UNREADABLE',
    ],
    ['an empty file', () => Buffer.alloc(0), 415, 'PICTURE_TYPE_UNKNOWN'],
    [
      'a file of more than 15 MB',
      async () => Buffer.concat([await png(), Buffer.alloc(15 * 1024 * 1024)]),
      413,
      'PICTURE_TOO_LARGE',
    ],
  ];

  test.each(FILES)('%s', async (_what, file, status, code) => {
    const files = await storage.count();
    const [before] = await testServer.query<{ count: string }>('SELECT count(*) FROM pictures');
    expect(await upload(await file())).toMatchObject({ status, code, error: expect.any(String) });
    expect(await testServer.query('SELECT count(*) FROM pictures')).toEqual([before]);
    expect(await storage.count()).toBe(files);
  });

  test('a picture from a person who is not a member of the staff', async () => {
    const body = new Uint8Array(await png());
    const response = await fetch(`${server.url}/api/pictures`, { method: 'POST', body });
    expect(response.status).toBe(401);
  });
});

describe('cleaned', () => {
  test('a polyglot: only its pixels are kept', async () => {
    const picture = await plain(900, 600, '#0f4c3a').jpeg().toBuffer();
    const archive = Buffer.concat([Buffer.from('PK\x03\x04'), deflateSync(SCRIPT), Buffer.from(SCRIPT)]);
    const { status, id } = await upload(Buffer.concat([picture, archive]));
    expect(status).toBe(201);
    const stored = await original(await rowOf(id));
    expect(stored.includes('script')).toBe(false);
    expect(stored.includes('PK\x03\x04')).toBe(false);
  });

  test('a picture with GPS data and a thumbnail: its metadata are removed, and it is upright', async () => {
    const picture = await plain(900, 600, '#2b2740')
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: 'somebody' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '24/1 34/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '73/1 40/1 0/1',
        },
      })
      .jpeg()
      .toBuffer();
    expect(picture.includes('somebody')).toBe(true);
    const { id } = await upload(picture);
    const row = await rowOf(id);
    expect(row).toMatchObject({ width: 600, height: 900 });
    const stored = await original(row);
    expect(stored.includes('Exif')).toBe(false);
    expect(stored.includes('somebody')).toBe(false);
  });

  test('a JPEG of 40 megapixels and a bomb of the same size: the longer side gets 3840 pixels', async () => {
    const jpeg = await upload(await plain(8_000, 5_000).jpeg().toBuffer());
    expect(await rowOf(jpeg.id)).toMatchObject({ width: 3840, height: 2400 });
    const packed = await upload(bomb(8_000, 5_000));
    expect(await rowOf(packed.id)).toMatchObject({ width: 3840, height: 2400 });
  });
});

const UPLOADS = proofSize({ quick: 24, full: 200 });
/** The sides of each picture, in pixels. */
const [WIDTH, HEIGHT] = [proofSize({ quick: 2_000, full: 4_000 }), proofSize({ quick: 1_500, full: 3_000 })];

describe(`given ${UPLOADS} uploads at once`, () => {
  test('uploads that the server cannot take are asked to come again, and its memory stays bounded', async () => {
    const before = memory();
    const kept = await storage.count();
    const picture = await noise(WIDTH, HEIGHT).jpeg({ quality: 60 }).toBuffer();
    const outcomes = await Promise.all(
      Array.from({ length: UPLOADS }, (_, index) =>
        // The bytes at the end make each file another one.
        upload(Buffer.concat([picture, Buffer.from(String(index))])),
      ),
    );
    const statuses = new Set(outcomes.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([201, 429]);
    const taken = outcomes.filter(({ status }) => status === 201);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    const after = memory();
    console.info(
      `${UPLOADS} uploads of ${Math.round(picture.length / 1e6)} MB: ${taken.length} taken; MB of the server: ${JSON.stringify({ before, after })}`,
    );
    expect(after.highest).toBeLessThan(MOST_MEGABYTES);
    expect(await storage.count()).toBeGreaterThanOrEqual(kept + taken.length);
  });

  test('the server still serves guests', async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
