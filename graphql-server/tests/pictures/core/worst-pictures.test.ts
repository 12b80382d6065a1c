import {
  DESK_PICTURE,
  PICTURE_LIMITS,
  PROFILE_PICTURE,
} from '../../../src/pictures/core/picture-file.policy';
import { PROFILE_PICTURE_BYTES } from '../../../src/pictures/profiles/profile-picture.service';
import { costOf, untilJobsAreDone, whileMeasured } from '../../testkit/decoder-costs';
import { openIdentity, type Identity } from '../../testkit/identity';
import { plain, startTestStorage, type TestStorage } from '../../testkit/pictures';
import { proofCases, proofSize } from '../../testkit/proof-size';
import { freshCaller } from '../../testkit/raw-http';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { worstFile, WORST_PICTURES } from '../../testkit/worst-pictures';

/** What the worst accepted picture of each format costs the server and its decoder, alone and many at once. */

// docs/operations/services.md: what the server and its decoder need above what the server needs without pictures.
const MOST_MEGABYTES_ABOVE = 550;
/** A decoder that must be started, and killed when its time is over, on a busy machine. */
const START_AND_END_SECONDS = 10;
/** The limit of start and end by the clock, in seconds: the machine that runs `npm test` does other work meanwhile. */
const START_AND_END_BY_CLOCK = proofSize({ quick: 60, full: START_AND_END_SECONDS });
/** The server itself only receives and stores: its processor is for guests. */
const MOST_SECONDS_OF_SERVER = 3;

let storage: TestStorage;
let testServer: TestServer;
let server: ServerProcess;
let identity: Identity;
let owner: string;
/** Megabytes of the server before the first picture. */
let before: number;
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
  before = costOf(server.pid).megabytes;
});
afterAll(async () => {
  await server.end('SIGTERM');
  await testServer.stop();
  await storage.stop();
});

const freshGuest = async () =>
  (await identity.signIn({ email: testServer.freshEmail(), emailVerified: true })).token;

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

/** What each kind of sender may upload, and what decoding it may take (docs/operations/services.md). */
const SENDERS = {
  guest: {
    accepted: PROFILE_PICTURE,
    bytes: PROFILE_PICTURE_BYTES,
    seconds: 10,
    send: async (content: Buffer) => upload('/api/profile-picture', content, await freshGuest()),
  },
  desk: {
    accepted: DESK_PICTURE,
    bytes: PICTURE_LIMITS.bytes,
    seconds: 60,
    send: (content: Buffer) => upload('/api/pictures', content, owner),
  },
} as const;

const fileFor = (
  { accepted, bytes }: (typeof SENDERS)[keyof typeof SENDERS],
  picture: (typeof WORST_PICTURES)[number],
) => worstFile(accepted, bytes, picture);

const QUICK = new Set(['guest: JPEG of 2,647 scans', 'desk: interlaced PNG of 16 bits']);
const CASES = (['guest', 'desk'] as const).flatMap((who) =>
  WORST_PICTURES.map((picture) => ({ name: `${who}: ${picture.what}`, who, picture })),
);

test.each(proofCases(CASES, ({ name }) => QUICK.has(name)))(
  'the worst accepted picture keeps to the memory and the time that are promised, $name',
  async ({ name, who, picture }) => {
    const sender = SENDERS[who];
    const { side, file } = await fileFor(sender, picture);
    const { result, cost } = await whileMeasured(server, () => sender.send(file));
    console.info(`${name}: ${JSON.stringify({ side, bytes: file.length, ...result, ...cost })}`);
    // A picture whose decoding was ended is refused with the reason.
    expect([201, 422]).toContain(result.status);
    if (result.status === 422) expect(result.code).toBe('PICTURE_TAKES_TOO_LONG');
    expect(result.seconds).toBeLessThan(sender.seconds + START_AND_END_BY_CLOCK);
    expect(cost.decoder.seconds).toBeLessThan(sender.seconds + START_AND_END_SECONDS);
    expect(cost.server.seconds).toBeLessThan(MOST_SECONDS_OF_SERVER);
    expect(cost.together).toBeLessThan(before + MOST_MEGABYTES_ABOVE);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  },
);

const UPLOADS = proofSize({ quick: 8, full: 200 });
/** The owner waits for one picture of a guest at most, and for the start of a process. */
const OWNER_WAITS_SECONDS = SENDERS.guest.seconds + START_AND_END_BY_CLOCK;

/** A sender of a byte each four seconds, until the server ends the upload. */
async function slowSender(token: string): Promise<number> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const sendByte = () => void writer.write(new Uint8Array(1)).catch(() => undefined);
  sendByte();
  const timer = setInterval(sendByte, 4_000);
  try {
    const response = await fetch(`${server.url}/api/profile-picture`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': freshCaller() },
      body: readable,
      duplex: 'half',
    });
    return response.status;
  } finally {
    clearInterval(timer);
  }
}

describe(`given ${UPLOADS} guests with the worst pictures at once, and two who send a byte each four seconds`, () => {
  test('memory stays bounded, the owner’s small picture waits for one of them at most, and guests’ pictures stay open', async () => {
    // Each picture of many scans takes all the seconds that it may; `npm test` sends one of them, above.
    const kinds = proofCases(WORST_PICTURES, ({ what }) => /AVIF of 12|moving/.test(what));
    const files = await Promise.all(kinds.map((picture) => fileFor(SENDERS.guest, picture)));
    const small = await plain(40, 30).png().toBuffer();
    const senders = await Promise.all(
      Array.from({ length: UPLOADS }, async (_, index) => ({
        token: await freshGuest(),
        file: files[index % files.length]?.file ?? small,
      })),
    );
    const slow = [await freshGuest(), await freshGuest()].map(slowSender);
    // When this picture is stored, the server has the beginning of theirs and does not send them away as later ones.
    expect(await SENDERS.guest.send(small)).toMatchObject({ status: 201 });
    const { result, cost } = await whileMeasured(server, async () => {
      const sent = senders.map(({ token, file }) => upload('/api/profile-picture', file, token));
      const owners = [];
      for (let index = 0; index < 3; index += 1)
        // The bytes at the end make each file another one.
        owners.push(await upload('/api/pictures', Buffer.concat([small, Buffer.from([index])]), owner));
      return { owners, guests: await Promise.all(sent) };
    });
    const statuses = result.guests.map(({ status }) => status);
    const counted = Object.fromEntries(
      [201, 422, 429].map((one) => [one, statuses.filter((status) => status === one).length]),
    );
    const waits = result.owners.map(({ seconds }) => seconds);
    const longest = Math.max(...result.guests.map(({ seconds }) => seconds));
    console.info(`${UPLOADS} at once: ${JSON.stringify({ counted, longest, waits, ...cost })}`);
    expect(Object.values(counted).reduce((sum, one) => sum + one, 0)).toBe(UPLOADS);
    expect(result.owners.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(Math.max(...waits)).toBeLessThan(OWNER_WAITS_SECONDS);
    expect(cost.together).toBeLessThan(before + MOST_MEGABYTES_ABOVE);
    expect(await Promise.all(slow)).toEqual([408, 408]);
    expect(await SENDERS.guest.send(small)).toMatchObject({ status: 201 });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
