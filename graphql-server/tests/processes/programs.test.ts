import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { inBusinessDays } from '../testkit/bookings';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { freshAddress, sendFrom } from '../testkit/from-address';
import { assertType, execute, gql, type RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { nginxIsThere, startNginx } from '../testkit/nginx';
import { startPortalCalendar } from '../testkit/portal-calendar';
import { proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';
import { eventsOf, startWebhookReceiver, type WebhookReceiver } from '../testkit/webhook-receiver';

const MAKE_KEY = gql(`mutation MakeKeyOfProgram($input: ServiceKeyInput!) {
  result: makeServiceKey(input: $input) { __typename ... on ServiceKeyMade { id token } }
}`);
const REVOKE_KEY = gql(
  `mutation RevokeKeyOfProgram($id: ID!) { result: revokeServiceKey(id: $id) { __typename } }`,
);
const ADD_WEBHOOK = gql(`mutation AddWebhookOfProgram($input: WebhookEndpointInput!) {
  result: addWebhookEndpoint(input: $input) { __typename ... on WebhookEndpointsSaved { id secret } }
}`);
const RENEW_SECRET = gql(`mutation RenewSecretOfProgram($id: ID!) {
  result: renewWebhookSecret(id: $id) { __typename ... on WebhookEndpointsSaved { secret } }
}`);
const ADD_CALENDAR = gql(`mutation AddCalendarOfProgram($input: CalendarFeedInput!) {
  result: addCalendarFeed(input: $input) { __typename }
}`);
const MAKE_CALENDAR = gql(`mutation MakeCalendarOfProgram($roomNumber: String!) {
  result: makeRoomCalendar(roomNumber: $roomNumber) { __typename ... on CalendarsSaved { address } }
}`);
const NOTE = gql(
  `mutation NoteOfProgram($input: BookingNoteInput!) { addBookingNote(input: $input) { __typename } }`,
);
const SHOWN = gql(`query ShownOfPrograms {
  serviceKeys { id name lastCharacters permissions networks }
  webhookEndpoints { id name url state }
  roomCalendars { roomNumber feeds { id name host problem } }
  administratorActions { actions { action details recordId } }
}`);
const MESSAGES = '{ contactMessages { __typename } }';

let testServer: TestServer;
let owner: RequestOptions;
let receiver: WebhookReceiver;
const servers: ServerProcess[] = [];
const started = () => startServer(testServer, { LOG_LEVEL: 'trace', STOP_DELAY_SECONDS: '1' });

beforeAll(async () => {
  const identity = await openIdentity();
  testServer = await startTestServer({
    OUTGOING_NETWORKS: '127.0.0.0/8',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  receiver = await startWebhookReceiver();
  servers.push(await started(), await started());
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await receiver.stop();
  await testServer.stop();
});

async function madeKey(networks: string[] = []): Promise<{ id: string; token: string }> {
  const input = { name: 'Accounting', permissions: ['messages.read'], networks };
  const { result } = await execute(testServer, MAKE_KEY, { input }, owner);
  assertType(result, 'ServiceKeyMade');
  return result;
}

async function addedEndpoint(name: string): Promise<{ id: string; secret: string }> {
  const input = { name, url: receiver.url };
  const { result } = await execute(testServer, ADD_WEBHOOK, { input }, owner);
  assertType(result, 'WebhookEndpointsSaved');
  return { id: result.id, secret: result.secret ?? '' };
}

/** The answer to a program that sends from that address. */
async function answerTo(
  server: { url: string },
  token: string,
  { address = '127.0.0.1', forwarded }: { address?: string; forwarded?: string } = {},
) {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (forwarded !== undefined) headers['x-forwarded-for'] = forwarded;
  const { status, responseBody } = await sendFrom(
    address,
    `${server.url}/graphql`,
    { query: MESSAGES },
    headers,
  );
  return { status, body: responseBody.replaceAll(/"requestId":"[^"]*"/g, '"requestId":""') };
}

test('a key that is revoked while programs use it on two servers works on neither of them from then on', async () => {
  const { id, token } = await madeKey();
  let isOver = false;
  let revokedAt = Infinity;
  const seen: { status: number; begunAt: number }[] = [];
  const program = async (server: ServerProcess) => {
    while (!isOver) {
      const begunAt = performance.now();
      // From other addresses, so that none reaches its limit.
      const { status } = await answerTo(server, token, { address: freshAddress() });
      seen.push({ status, begunAt });
    }
  };
  const programs = Promise.all(servers.flatMap((server) => [program(server), program(server)]));
  try {
    await waitFor('the programs work', () => seen.length >= 20);
    await execute(testServer, REVOKE_KEY, { id }, owner);
    revokedAt = performance.now();
    const before = seen.length;
    await waitFor('each program asked again', () => seen.length >= before + 20);
  } finally {
    isOver = true;
    await programs;
  }
  const statusesOf = (some: typeof seen) => [...new Set(some.map(({ status }) => status))];
  expect(statusesOf(seen.filter(({ begunAt }) => begunAt >= revokedAt))).toEqual([401]);
  expect(statusesOf(seen.slice(0, 1))).toEqual([200]);
});

test('keys are bound to the addresses that the proxy sees, whatever a caller claims', async () => {
  const near = await madeKey(['127.1.0.0/16']);
  const far = await madeKey(['203.0.113.0/24']);
  const [server] = servers;
  if (!server) throw new Error('No server runs.');
  const address = freshAddress();
  const statuses = async (at: { url: string }, from: { address: string; forwarded?: string }) => [
    (await answerTo(at, near.token, from)).status,
    (await answerTo(at, far.token, from)).status,
  ];
  expect(await statuses(server, { address })).toEqual([200, 401]);
  expect(await statuses(server, { address, forwarded: '203.0.113.9' })).toEqual([200, 401]);
  expect(await statuses(server, { address: '127.0.0.1', forwarded: '203.0.113.9' })).toEqual([401, 200]);
  expect(await statuses(server, { address: '127.0.0.1', forwarded: '::ffff:203.0.113.9' })).toEqual([
    401, 200,
  ]);
  if (!nginxIsThere) return void process.stdout.write('SKIPPED: keys behind nginx, which is not here\n');
  const proxy = await startNginx(servers.map(({ url }) => url));
  try {
    expect(await statuses(proxy, { address })).toEqual([200, 401]);
    expect(await statuses(proxy, { address, forwarded: '203.0.113.9' })).toEqual([200, 401]);
  } finally {
    await proxy.stop();
  }
});

test('guesses get a bounded number of equal answers from two servers, and the right key still works for the caller', async () => {
  const revoked = await madeKey();
  await execute(testServer, REVOKE_KEY, { id: revoked.id }, owner);
  const { token } = await madeKey();
  const address = freshAddress();
  const guesses = [revoked.token, ...Array.from({ length: 149 }, () => `sck_${randomUUID()}`)];
  const answers = await Promise.all(
    guesses.flatMap((guess) => servers.map((server) => answerTo(server, guess, { address }))),
  );
  const refused = answers.filter(({ status }) => status === 401);
  // A caller may use a third of a minute's answers within twenty seconds, at each server, which may begin new twenty seconds
  // meanwhile.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(servers.length * 2 * 60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - refused.length);
  expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
  for (const server of servers) expect((await answerTo(server, token, { address })).status).toBe(200);
});

test('a server that is killed while it sends leaves no event unsent, and the receiver can put all in order', async () => {
  const bookings = proofSize({ quick: 3, full: 20 });
  const notes = proofSize({ quick: 12, full: 24 });
  const endpoint = await addedEndpoint('Channel manager');
  // Until one server starts, all events wait: it sends them in one go.
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  receiver.answer = 'slow';
  const references: string[] = [];
  for (let booking = 0; booking < bookings; booking += 1) {
    const stays = [
      deskStay({ checkin: inBusinessDays(20 + booking * 2), checkout: inBusinessDays(21 + booking * 2) }),
    ];
    const reference = await bookedAtDesk(testServer, { stays }, owner);
    references.push(reference);
    for (let note = 0; note < notes; note += 1)
      await execute(
        testServer,
        NOTE,
        { input: { reference, text: `Note ${note}`, idempotencyKey: randomUUID() } },
        owner,
      );
  }
  const { webhookSender } = testServer.installation.services;
  const sending = await started();
  await webhookSender.dispatch();
  const least = Math.min(10, bookings * notes);
  await waitFor('the server is in the midst of sending', () => receiver.messages.length >= least);
  await sending.end('SIGKILL');
  const beforeKill = receiver.messages.length;
  servers.splice(0, servers.length, await started(), await started());
  const full = proofSize({ quick: 0, full: 1 }) === 1;
  let turn = 0;
  receiver.answer = () => (full && (turn += 1) % 5 === 0 ? 503 : 204);
  // What the killed server took is sent by others three minutes later; what was refused, with the next tries.
  const waiting = async () => {
    const [row] = await testServer.query<{ waiting: number }>(
      'SELECT count(*)::int AS waiting FROM webhook_deliveries WHERE endpoint_id = $1 AND delivered_at IS NULL',
      [endpoint.id],
    );
    return row?.waiting ?? 0;
  };
  let minutes = 0;
  await waitFor(
    'all is sent',
    async () => {
      await testServer.shiftClock(`${(minutes += 4)} minutes`);
      await webhookSender.dispatch();
      return (await waiting()) === 0;
    },
    120_000,
  );
  await testServer.shiftClock('0');
  const events = eventsOf(receiver.messages);
  const stored = await testServer.query<{ id: string; reference: string; sequence: number }>(
    `SELECT event.id, booking.reference, event.sequence FROM booking_events event
     JOIN bookings booking ON booking.id = event.booking_id WHERE booking.reference = ANY ($1)
     ORDER BY booking.reference, event.sequence`,
    [references],
  );
  expect(stored.length).toBeGreaterThanOrEqual(bookings * (notes + 1));
  const received = new Map(events.map(({ id, reference, sequence }) => [id, { id, reference, sequence }]));
  const inOrder = [...received.values()].toSorted(
    (one, other) => one.reference.localeCompare(other.reference) || one.sequence - other.sequence,
  );
  expect(inOrder.filter(({ reference }) => references.includes(reference))).toEqual(stored);
  for (const { headers, body } of receiver.messages)
    expect(new Webhook(endpoint.secret).verify(body, headers as Record<string, string>)).toBeTruthy();
  expect(beforeKill).toBeLessThan(stored.length);
}, 300_000);

/** Everything that the database stores, as text. */
async function storedText(): Promise<string> {
  const tables = await testServer.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toContain('graphile_worker._private_jobs');
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push(JSON.stringify(await testServer.query(`SELECT each::text AS row FROM ${name} each`)));
  return texts.join('\n');
}

test('keys, signing secrets and secret addresses stand in no table, no job, no log and no answer', async () => {
  const portal = await startPortalCalendar();
  const { token } = await madeKey();
  const lost = await madeKey();
  await execute(testServer, REVOKE_KEY, { id: lost.id }, owner);
  const endpoint = await addedEndpoint('Accounting');
  const { result: renewed } = await execute(testServer, RENEW_SECRET, { id: endpoint.id }, owner);
  assertType(renewed, 'WebhookEndpointsSaved');
  const { result: calendar } = await execute(testServer, MAKE_CALENDAR, { roomNumber: '101' }, owner);
  assertType(calendar, 'CalendarsSaved');
  const { pathname } = new URL(calendar.address ?? '');
  const unknown = `${'unknown-address-of-a-calendar'.padEnd(43, 'x')}`;
  await execute(
    testServer,
    ADD_CALENDAR,
    { input: { roomNumber: '101', name: 'Airbnb', url: portal.url } },
    owner,
  );
  await portal.stop();
  receiver.answer = 500;
  const stays = [deskStay({ checkin: inBusinessDays(90), checkout: inBusinessDays(91) })];
  await bookedAtDesk(testServer, { stays }, owner);
  await testServer.query('UPDATE calendar_feeds SET next_read_at = hotel_now()');
  await testServer.installation.services.feedImport.dispatch();
  await testServer.installation.services.webhookSender.dispatch();
  const failed = `SELECT 1 FROM calendar_feeds WHERE problem IS NOT NULL
    AND EXISTS (SELECT 1 FROM webhook_deliveries WHERE last_status = 500)`;
  await waitFor(
    'the feed and the webhook have failed',
    async () => (await testServer.query(failed)).length > 0,
  );
  for (const server of servers) {
    for (const key of [token, lost.token]) {
      await answerTo(server, key);
      await fetch(`${server.url}/api/admin/offers`, { headers: { authorization: `Bearer ${key}` } });
      await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{"query":"{ nothing"}',
      });
    }
    for (const path of [
      pathname,
      pathname.toUpperCase(),
      `/calendars/${unknown}.ics`,
      `/calendar/${unknown}.ics`,
    ])
      await fetch(`${server.url}${path}`);
    await fetch(`${server.url}/webhooks/channex/${unknown}`, { method: 'POST' });
  }
  const logged = () => servers.map((server) => server.output()).join('\n');
  await waitFor(
    'the last request is logged',
    () => logged().split('/webhooks/channex/…').length > servers.length,
  );
  const shown = JSON.stringify(await execute(testServer, SHOWN, {}, owner));
  const places = { stored: await storedText(), logged: logged(), shown };
  const secrets = [
    token,
    lost.token,
    endpoint.secret,
    renewed.secret ?? '',
    pathname.slice(11, 54),
    unknown,
    'secret-of-portal',
  ];
  for (const [place, text] of Object.entries(places))
    for (const secret of secrets)
      expect([place, secret, text.toLowerCase().includes(secret.toLowerCase())]).toEqual([
        place,
        secret,
        false,
      ]);
  expect(places.logged).toContain('"path":"/calendars/…"');
});

(nginxIsThere ? test : test.skip)('nginx writes no secret address beside its errors', async () => {
  const proxy = await startNginx(['http://127.0.0.1:1']);
  const secret = 's'.repeat(43);
  try {
    for (const path of [`/calendars/${secret}.ics`, `/webhooks/channex/${secret}`, '/offers'])
      expect((await fetch(`${proxy.url}${path}`)).status).toBe(502);
    const complaints = await proxy.complaints();
    expect(complaints).toContain('/offers');
    expect(complaints).not.toContain(secret);
  } finally {
    await proxy.stop();
  }
});
