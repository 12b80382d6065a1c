import { ask, bookingForm, inDays, type CreateBookingAnswer } from '../testkit/graphql';
import { askFrom, freshAddress, type AddressedResponse } from '../testkit/from-address';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { openIdentity, type Identity } from '../testkit/identity';
import { nginxIsThere, startNginx, type Proxy } from '../testkit/nginx';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';

if (!nginxIsThere)
  process.stdout.write('SKIPPED: many servers behind nginx, since /usr/sbin/nginx is not here\n');

const OFFERS = '{ offers { title } }';
const BOOK = `mutation ($input: CreateBookingInput!) {
  createBooking(input: $input) { __typename ... on Refusal { code } ... on BookingHold { booking { reference } } }
}`;
const WRITE = `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { __typename } }`;
const READS_A_MINUTE = 1_200;
const MESSAGES_A_CALLER = 10;
const BETWEEN_REQUESTS_MILLISECONDS = 20;
/** More guests do not come at once: however slow the machine, none waits behind hundreds. */
const MOST_UNDERWAY = 50;
const REQUESTS = 500;

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

  const graphql = <Data>(query: string, variables: object = {}, address = freshAddress()) =>
    askFrom<Data>(address, `${proxy.url}/graphql`, { query, variables });
  const write = async (address = freshAddress()) => {
    const input = { email: testServer.freshEmail(), textarea: 'Is there a cot?' };
    const { body } = await graphql<{ sendContactMessage: { __typename: string } }>(WRITE, { input }, address);
    return { email: input.email, outcome: body.data.sendContactMessage.__typename };
  };
  const answered = (server: ServerProcess) => server.output().split('"msg":"request completed"').length - 1;

  test('of sixty guests at once four hold the four suites, and both servers were asked', async () => {
    const before = servers.map(answered);
    const stay = { checkin: inDays(60), checkout: inDays(62), roomType: 'Suite' } as const;
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        graphql<{ createBooking: CreateBookingAnswer }>(BOOK, { input: bookingForm(testServer, stay) }),
      ),
    );
    const outcomes = answers.map(({ body }) => body.data.createBooking);
    expect(outcomes.filter(({ __typename }) => __typename === 'BookingHold')).toHaveLength(4);
    const refusals = outcomes.flatMap((outcome) => ('code' in outcome ? [outcome.code] : []));
    expect(refusals).toEqual(Array.from({ length: 56 }, () => 'ROOM_UNAVAILABLE'));
    expect(await testServer.breaches()).toEqual([]);
    await waitFor('both were asked', () =>
      servers.every((server, index) => answered(server) > (before[index] ?? 0)),
    );
  });

  test('what is written through one server is shown by the other at once', async () => {
    const [one, other] = servers as [ServerProcess, ServerProcess];
    const titles = async (server: ServerProcess) =>
      (await ask<{ offers: { title: string }[] }>(server, OFFERS)).data.offers.map(({ title }) => title);
    for (const [writer, reader, title] of [
      [one, other, 'Monsoon'],
      [other, one, 'Diwali'],
    ] as const) {
      expect(await titles(reader)).not.toContain(title);
      const add = `mutation { addOffer(input: { title: "${title}" }) { __typename } }`;
      expect((await ask(writer, add, {}, { token: administrator })).errors).toEqual([]);
      await waitFor(`the other server shows ${title}`, async () => (await titles(reader)).includes(title));
    }
  });

  test('writes are counted by caller over both servers, whoever the caller claims to be', async () => {
    const address = freshAddress();
    const outcomes = [];
    for (let time = 1; time <= MESSAGES_A_CALLER + 2; time += 1) {
      const input = { email: testServer.freshEmail(), textarea: 'Is there a cot?' };
      const { body } = await askFrom<{ sendContactMessage: { __typename: string } }>(
        address,
        `${proxy.url}/graphql`,
        { query: WRITE, variables: { input } },
        { 'x-forwarded-for': `203.0.113.${time}` },
      );
      outcomes.push(body.data.sendContactMessage.__typename);
    }
    expect(outcomes).toEqual([
      ...Array.from({ length: MESSAGES_A_CALLER }, () => 'ContactMessageReceived'),
      'RateLimited',
      'RateLimited',
    ]);
    expect((await write()).outcome).toBe('ContactMessageReceived');
  });

  test('reads are counted by each server for itself: a caller gets what both of them allow, and no more', async () => {
    const address = freshAddress();
    let served = 0;
    let servedOfBatch: number;
    do {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => askFrom(address, `${proxy.url}/api/offers`)),
      );
      servedOfBatch = answers.filter(({ status }) => status === 200).length;
      served += servedOfBatch;
      // Each server's minute may turn once on the way.
    } while (servedOfBatch > 0 && served <= 2 * 2 * READS_A_MINUTE);
    expect(servedOfBatch).toBe(0);
    expect(served).toBeGreaterThanOrEqual(2 * READS_A_MINUTE);
    expect((await askFrom(freshAddress(), `${proxy.url}/api/offers`)).status).toBe(200);
  });

  test('each job is done once, by whichever server', async () => {
    const sent = await Promise.all(Array.from({ length: 40 }, () => write()));
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
    const KINDS: (() => Promise<AddressedResponse<unknown>>)[] = [
      () => askFrom(freshAddress(), `${proxy.url}/api/offers`),
      () => graphql(OFFERS),
      () => graphql('{ viewer { uid } }'),
      () => graphql(BOOK, { input: bookingForm(testServer, { guests: 1, roomType: 'Double' }) }),
      () => graphql(WRITE, { input: { email: testServer.freshEmail(), textarea: 'Is there a cot?' } }),
    ];
    const failures: string[] = [];
    let asked = 0;

    function ask50aSecond(): () => Promise<void> {
      const underway = new Set<Promise<void>>();
      const timer = setInterval(() => {
        if (underway.size >= MOST_UNDERWAY) return;
        const kind = asked % KINDS.length;
        asked += 1;
        const answer = KINDS[kind]?.() ?? Promise.reject(new Error('no such kind'));
        const look = ({ status, body }: AddressedResponse<unknown>) => {
          const isWell = status === 200 && !('errors' in body);
          if (!isWell) failures.push(`${kind}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
        };
        const heard = answer
          .then(look, (error: unknown) => void failures.push(`${kind}: ${String(error)}`))
          .finally(() => underway.delete(heard));
        underway.add(heard);
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
      await waitFor('nginx asks it again', () => answered(again) > 10);
    }

    test('they drop no request', async () => {
      const stop = ask50aSecond();
      for (let round = 1; round <= 2; round += 1) for (const index of [0, 1]) await restart(index);
      await waitFor('enough have asked', () => asked > REQUESTS);
      await stop();
      const complaints = failures.length > 0 ? await proxy.complaints() : '';
      expect(`${failures.slice(0, 10).join('\n')}${complaints}`).toBe('');
      expect(await testServer.breaches()).toEqual([]);
    });
  });
});
