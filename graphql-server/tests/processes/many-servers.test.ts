import { randomUUID } from 'node:crypto';
import { OFFER_TITLES, SEND_CONTACT_MESSAGE } from '../testkit/documents';
import { execute, gql, UnexpectedResponse } from '../testkit/graphql';
import { bookingForm, CREATE_BOOKING, inDays } from '../testkit/bookings';
import type { Exchange } from '../testkit/exchange';
import { executeFrom, freshAddress, sendFrom } from '../testkit/from-address';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { openIdentity, type Identity } from '../testkit/identity';
import { nginxIsThere, startNginx, type Proxy } from '../testkit/nginx';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { untilAnswered } from '../testkit/until-answered';
import { waitFor } from '../testkit/wait-for';

if (!nginxIsThere)
  process.stdout.write('SKIPPED: many servers behind nginx, since /usr/sbin/nginx is not here\n');

const ADD_OFFER = gql(`mutation AddOfferByTitle($title: String!) {
  addOffer(input: { title: $title }) { __typename }
}`);
/** Thousands of reads go through both servers until the limit; in `npm test` all limits are lower. */
const SCALE = proofSize({ quick: 2, full: 10 }) / 10;
// A third of a minute's.
const READS_AT_ONCE = (1_200 * SCALE) / 3;
const MESSAGES_A_CALLER = 10 * SCALE;
const BETWEEN_REQUESTS_MILLISECONDS = 20;
/** However slow the machine is, no request waits behind hundreds. */
const MOST_UNDERWAY = 50;
const REQUESTS = proofSize({ quick: 150, full: 500 });
const ROUNDS = proofSize({ quick: 1, full: 2 });

let testServer: TestServer;
let identity: Identity;
let administrator: string;
let proxy: Proxy;
const servers: ServerProcess[] = [];

const start = (port?: string) =>
  startServer(testServer, { STOP_DELAY_SECONDS: '2', ...(port && { PORT: port }) });

(nginxIsThere ? describe : describe.skip)('two servers behind the repository’s own nginx', () => {
  beforeAll(async () => {
    identity = await openIdentity();
    testServer = await startTestServer({
      FIREBASE_AUTH_EMULATOR_HOST: identity.host,
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_SCALE: String(SCALE),
    });
    testServer.razorpay.setMode({ webhooks: 'off' });
    const owner = { email: 'owner@saffroncourt.example', emailVerified: true };
    administrator = (await identity.signIn(owner)).token;
    servers.push(...(await Promise.all([start(), start()])));
    proxy = await startNginx(servers.map(({ url }) => url));
  });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await testServer.stop();
  });

  const message = () => ({ email: testServer.freshEmail(), textarea: 'Is there a cot?' });
  const write = async (address = freshAddress(), headers: Record<string, string> = {}) => {
    const input = message();
    const data = await executeFrom(address, proxy, SEND_CONTACT_MESSAGE, { input }, headers);
    return { email: input.email, outcome: data.sendContactMessage.__typename };
  };
  const completed = (server: ServerProcess) => server.output().split('"msg":"request completed"').length - 1;

  test('of sixty simultaneous guests four hold the four suites, and both servers take part', async () => {
    const before = servers.map(completed);
    const stay = { checkin: inDays(60), checkout: inDays(62), roomType: 'Suite' } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const input = { ...bookingForm(testServer, stay), idempotencyKey: randomUUID() };
        return untilAnswered(async () => {
          const sent = await executeFrom(freshAddress(), proxy, CREATE_BOOKING, { input });
          return sent.createBooking;
        });
      }),
    );
    expect(outcomes.filter(({ __typename }) => __typename === 'BookingHold')).toHaveLength(4);
    const refusals = outcomes.flatMap((outcome) => ('code' in outcome ? [outcome.code] : []));
    expect(refusals).toEqual(Array.from({ length: 56 }, () => 'ROOM_UNAVAILABLE'));
    expect(await testServer.breaches()).toEqual([]);
    await waitFor('both have completed requests', () =>
      servers.every((server, index) => completed(server) > (before[index] ?? 0)),
    );
  });

  test('a write through one server is shown by the other at once', async () => {
    const [one, other] = servers as [ServerProcess, ServerProcess];
    const titles = async (server: ServerProcess) =>
      (await execute(server, OFFER_TITLES)).offers.map(({ title }) => title);
    for (const [writer, reader, title] of [
      [one, other, 'Monsoon'],
      [other, one, 'Diwali'],
    ] as const) {
      expect(await titles(reader)).not.toContain(title);
      await execute(writer, ADD_OFFER, { title }, { token: administrator });
      await waitFor(`the other server shows ${title}`, async () => (await titles(reader)).includes(title));
    }
  });

  test('writes are counted by caller over both servers, whoever the caller claims to be', async () => {
    const address = freshAddress();
    const outcomes: string[] = [];
    for (let time = 1; time <= MESSAGES_A_CALLER + 2; time += 1) {
      outcomes.push((await write(address, { 'x-forwarded-for': `203.0.113.${time}` })).outcome);
    }
    expect(outcomes).toEqual([
      ...Array.from({ length: MESSAGES_A_CALLER }, () => 'ContactMessageReceived'),
      'RateLimited',
      'RateLimited',
    ]);
    expect((await write()).outcome).toBe('ContactMessageReceived');
  });

  test('reads are counted by each server separately: a caller gets what both of them allow, and no more', async () => {
    const address = freshAddress();
    let served = 0;
    let servedOfBatch: number;
    do {
      const exchanges = await Promise.all(
        Array.from({ length: 20 }, () => sendFrom(address, `${proxy.url}/api/offers`)),
      );
      servedOfBatch = exchanges.filter(({ status }) => status === 200).length;
      served += servedOfBatch;
      // Each server may begin a new third of a minute meanwhile.
    } while (servedOfBatch > 0 && served <= 2 * 2 * READS_AT_ONCE);
    expect(servedOfBatch).toBe(0);
    expect(served).toBeGreaterThanOrEqual(2 * READS_AT_ONCE);
    expect((await sendFrom(freshAddress(), `${proxy.url}/api/offers`)).status).toBe(200);
  });

  test('each job is done once, by whichever server', async () => {
    const sent = await Promise.all(Array.from({ length: proofSize({ quick: 12, full: 40 }) }, () => write()));
    const mails = () => testServer.inbox.messages().filter(({ subject }) => subject?.includes('essage'));
    await waitFor('all are mailed', () =>
      sent.every(({ email }) => mails().some(({ text }) => text?.includes(email))),
    );
    for (const { email } of sent) expect(mails().filter(({ text }) => text?.includes(email))).toHaveLength(1);
    const [running] = await testServer.query<{ count: number }>(
      'SELECT count(DISTINCT server_key)::int AS count FROM job_workers',
    );
    expect(running?.count).toBe(2);
  });

  describe('restarted one after the other under up to fifty requests a second', () => {
    const VIEWER = gql(`query ViewerThroughProxy { viewer { uid } }`);
    const readOffers = async () => expectOk(await sendFrom(freshAddress(), `${proxy.url}/api/offers`));
    const KINDS: (() => Promise<unknown>)[] = [
      readOffers,
      () => executeFrom(freshAddress(), proxy, OFFER_TITLES, {}),
      () => executeFrom(freshAddress(), proxy, VIEWER, {}),
      () => {
        const input = bookingForm(testServer, { guests: 1, roomType: 'Double' });
        return executeFrom(freshAddress(), proxy, CREATE_BOOKING, { input });
      },
      () => write(),
    ];
    const failures: string[] = [];
    let sent = 0;

    function expectOk(exchange: Exchange): void {
      if (exchange.status !== 200) throw new UnexpectedResponse('Not 200.', exchange);
    }

    /** Sends fifty requests a second until the function that it returns is called. */
    function startLoad(): () => Promise<void> {
      const underway = new Set<Promise<unknown>>();
      const timer = setInterval(() => {
        if (underway.size >= MOST_UNDERWAY) return;
        const kind = sent % KINDS.length;
        sent += 1;
        const request = KINDS[kind]?.() ?? Promise.reject(new Error('no such kind'));
        const settled = request
          .catch((error: unknown) => failures.push(`${kind}: ${String(error)}`))
          .finally(() => underway.delete(settled));
        underway.add(settled);
      }, BETWEEN_REQUESTS_MILLISECONDS);
      return async () => {
        clearInterval(timer);
        await Promise.all(underway);
      };
    }

    async function restart(index: number): Promise<void> {
      const server = servers[index];
      if (!server) throw new Error('There is no such server.');
      expect(await server.end('SIGTERM')).toBe(0);
      const again = await start(new URL(server.url).port);
      servers[index] = again;
      await waitFor('nginx sends requests to it again', () => completed(again) > 10);
    }

    test('they drop no request', async () => {
      const stop = startLoad();
      try {
        for (let round = 1; round <= ROUNDS; round += 1) for (const index of [0, 1]) await restart(index);
        await waitFor('enough requests were sent', () => sent > REQUESTS);
      } finally {
        await stop();
      }
      const complaints = failures.length > 0 ? await proxy.complaints() : '';
      expect(`${failures.slice(0, 10).join('\n')}${complaints}`).toBe('');
      expect(await testServer.breaches()).toEqual([]);
    });
  });
});
