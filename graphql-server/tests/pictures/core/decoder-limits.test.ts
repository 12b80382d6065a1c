import { DecoderBusy, DecoderLanes, faultOfOverrun } from '../../../src/pictures/core/decoder-lanes';
import { DecoderNotStarted, DecoderProcess } from '../../../src/pictures/core/decoder-process';
import { childrenOf, costOf, untilJobsAreDone, whileMeasured } from '../../testkit/decoder-costs';
import { openIdentity, type Identity } from '../../testkit/identity';
import { plain, startTestStorage, type TestStorage } from '../../testkit/pictures';
import { freshCaller } from '../../testkit/raw-http';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { startTestServer, type TestServer } from '../../testkit/test-server';

/** How the limits of decoding are kept. What the worst accepted pictures cost is in worst-pictures.test.ts. */

let storage: TestStorage;
let testServer: TestServer;
let server: ServerProcess;
let identity: Identity;
let owner: string;
beforeAll(async () => {
  storage = await startTestStorage();
  identity = await openIdentity();
  testServer = await startTestServer({
    FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
  });
  owner = (await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true })).token;
  // A process of its own, whose memory is measured.
  server = await startServer(testServer, { MALLOC_ARENA_MAX: '2' });
  await untilJobsAreDone(testServer);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await testServer.stop();
  await storage.stop();
});

async function upload(path: string, content: Buffer, token: string) {
  const began = Date.now();
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': freshCaller() },
    body: new Uint8Array(content),
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, seconds: (Date.now() - began) / 1000 };
}

const profilePicture = async (content: Buffer) => {
  const { token } = await identity.signIn({ email: testServer.freshEmail(), emailVerified: true });
  return upload('/api/profile-picture', content, token);
};
const deskPicture = (content: Buffer) => upload('/api/pictures', content, owner);

test('a picture whose depth makes it huge is refused before it is decoded', async () => {
  const picture = await plain(4_000, 4_000).avif({ effort: 0, quality: 30, bitdepth: 12 }).toBuffer();
  const before = costOf(server.pid).megabytes;
  const { result, cost } = await whileMeasured(server, () => profilePicture(picture));
  console.info(`AVIF of 12 bits, ${picture.length} bytes: ${JSON.stringify({ ...result, ...cost })}`);
  expect(result).toMatchObject({ status: 422, code: 'PICTURE_NEEDS_TOO_MUCH_MEMORY' });
  expect(cost.together).toBeLessThan(before + 150);
  expect(await deskPicture(picture)).toMatchObject({ status: 422, code: 'PICTURE_NEEDS_TOO_MUCH_MEMORY' });
});

describe('a process that decodes', () => {
  const HUGE = () => plain(7_500, 6_500).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const LARGE = () => plain(6_000, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const wish = { pixels: 40_000_000, memoryBytes: 1e9, side: 512 };

  test('is killed when a picture takes longer than it may, and the next picture gets another', async () => {
    const decoder = new DecoderProcess({ megabytes: 500, milliseconds: 100 });
    const large = await LARGE();
    const small = await plain(9, 6).png().toBuffer();
    const began = Date.now();
    await expect(decoder.run({ decoding: 'clean', bytes: large, wish })).rejects.toMatchObject({
      limit: 'time',
    });
    console.info(`Killed after ${Date.now() - began} ms, its start included`);
    const patient = new DecoderProcess({ megabytes: 500, milliseconds: 30_000 });
    expect(await patient.run({ decoding: 'clean', bytes: small, wish })).toMatchObject({
      width: 9,
      height: 6,
    });
  });

  test('that cannot start says why at once, and does not blame the picture', async () => {
    const nowhere = () => ({ nodeArguments: ['/nowhere/decoder-program.js'], megabytes: 0 });
    const decoder = new DecoderProcess({ megabytes: 500, milliseconds: 30_000 }, nowhere);
    const bytes = await plain(9, 6).png().toBuffer();
    const began = Date.now();
    const run = decoder.run({ decoding: 'clean', bytes, wish });
    await expect(run).rejects.toThrow(DecoderNotStarted);
    await expect(run).rejects.toThrow(/ended with code 1\..*Cannot find module '\/nowhere/s);
    expect(Date.now() - began).toBeLessThan(30_000);
  });

  test('goes on after a small picture, although the compiler of its program holds memory', async () => {
    const decoder = new DecoderProcess({ megabytes: 500, milliseconds: 30_000 });
    const bytes = await plain(9, 6).png().toBuffer();
    const before = new Set(childrenOf(process.pid));
    const started = () => childrenOf(process.pid).filter((pid) => !before.has(pid));
    await decoder.run({ decoding: 'clean', bytes, wish });
    const [first] = started();
    expect(first).toBeDefined();
    await decoder.run({ decoding: 'clean', bytes, wish });
    expect(started()).toContain(first);
  });

  test('gets no more memory than it may, whatever the header promises', async () => {
    // A program that was compiled before leaves most of the compiler's memory to the picture.
    const decoder = new DecoderProcess({ megabytes: 60, milliseconds: 30_000 });
    const outcome = await decoder
      .run({ decoding: 'clean', bytes: await HUGE(), wish: { ...wish, pixels: 60_000_000 } })
      .catch(faultOfOverrun);
    expect(outcome).toEqual({ fault: 'too much memory' });
  });

  test('the staff go before guests who wait, and guests who are too many are refused', async () => {
    const lanes = new DecoderLanes();
    const bytes = await plain(2_000, 2_000).png().toBuffer();
    const done: string[] = [];
    const run = (lane: 'desk' | 'guests') =>
      lanes.run(lane, { decoding: 'clean', bytes, wish }).then(() => done.push(lane));
    const guests = Array.from({ length: 5 }, () => run('guests'));
    await expect(run('guests')).rejects.toThrow(DecoderBusy);
    await Promise.all([...guests, run('desk')]);
    expect(done.slice(0, 3)).toEqual(['guests', 'desk', 'guests']);
  });
});
