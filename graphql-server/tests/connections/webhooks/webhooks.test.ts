import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import {
  DISPATCH_WEBHOOKS_JOB,
  SEND_WEBHOOKS_JOB,
} from '../../../src/connections/webhooks/webhook-sender.service';
import { WebhookEndpointRepository } from '../../../src/connections/webhooks/webhook-endpoint.repository';
import { PublicRequests } from '../../../src/platform/outgoing/public-request';
import { inDays } from '../../testkit/bookings';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { runDueJobs } from '../../testkit/due-jobs';
import { assertType, execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { freePort } from '../../../local/listening';
import { openIdentity, OWNER } from '../../testkit/identity';
import { onlyInProve, proofSize } from '../../testkit/proof-size';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';
import {
  eventOf,
  eventsOf,
  startWebhookReceiver,
  type ReceivedMessage,
  type ReceiverAnswer,
  type WebhookReceiver,
} from '../../testkit/webhook-receiver';

const ROOT = path.resolve(__dirname, '../../../..');

const ADD = gql(`mutation AddWebhookInTest($input: WebhookEndpointInput!) {
  result: addWebhookEndpoint(input: $input) {
    __typename
    ... on WebhookEndpointsSaved { id secret }
    ... on Refusal { code message }
    ... on InvalidInput { faults { field code } }
  }
}`);
const EDIT = gql(`mutation EditWebhookInTest($id: ID!, $input: WebhookEndpointInput!, $version: Int!) {
  result: editWebhookEndpoint(id: $id, input: $input, version: $version) {
    __typename
    ... on InvalidInput { faults { field code } }
  }
}`);
const SWITCH = gql(`mutation SwitchWebhookInTest($id: ID!, $on: Boolean!) {
  result: switchWebhookEndpoint(id: $id, on: $on) { __typename }
}`);
const RENEW = gql(`mutation RenewWebhookSecretInTest($id: ID!) {
  result: renewWebhookSecret(id: $id) { __typename ... on WebhookEndpointsSaved { secret } }
}`);
const REMOVE = gql(
  `mutation RemoveWebhookInTest($id: ID!) { result: removeWebhookEndpoint(id: $id) { __typename } }`,
);
const AGAIN = gql(`mutation SendWebhooksAgainInTest($id: ID!, $eventId: ID) {
  result: sendWebhooksAgain(id: $id, eventId: $eventId) { __typename }
}`);
const TRY = gql(`mutation TestWebhookInTest($id: ID!) {
  result: testWebhookEndpoint(id: $id) { __typename ... on WebhookTest { isReceived status problem } }
}`);
const LIST = gql(
  `query WebhooksInTest { webhookEndpoints { id name state waiting failed previousUntil version } }`,
);
const DELIVERIES = gql(`query WebhookDeliveriesInTest($id: ID!, $before: String, $limit: Int) {
  webhookDeliveries(endpointId: $id, before: $before, limit: $limit) { eventId position reference sequence tries deliveredAt givenUpAt nextTryAt lastStatus problem }
}`);
const NOTE = gql(
  `mutation NoteForWebhookInTest($input: BookingNoteInput!) { addBookingNote(input: $input) { __typename } }`,
);
const TASKS = gql(`query TasksOfWebhookInTest { openTasks { kind } }`);

let testServer: TestServer;
let owner: RequestOptions;
let receiver: WebhookReceiver;
let days = 20;

beforeAll(async () => {
  const identity = await openIdentity();
  testServer = await startTestServer({ OUTGOING_NETWORKS: '127.0.0.0/8' });
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  await testServer.shiftClock('0');
  await testServer.query('UPDATE webhook_endpoints SET removed_at = now() WHERE removed_at IS NULL');
  await testServer.query("UPDATE tasks SET done_at = now() WHERE kind = 'WEBHOOK_FAILED'");
  await receiver.stop();
});
afterAll(() => testServer.stop());

async function addEndpoint(url = receiver.url): Promise<{ id: string; secret: string }> {
  const { result } = await execute(testServer, ADD, { input: { name: 'Channel manager', url } }, owner);
  assertType(result, 'WebhookEndpointsSaved');
  return { id: result.id, secret: result.secret ?? '' };
}

const WEBHOOK_JOBS = new Set([DISPATCH_WEBHOOKS_JOB, SEND_WEBHOOKS_JOB]);

/** Does what the server does each minute. */
async function aMinutesWork(): Promise<void> {
  await testServer.installation.services.webhookSender.dispatch();
  await runDueJobs(testServer.installation, { only: WEBHOOK_JOBS });
}

const booked = (): Promise<string> => {
  days += 2;
  const stays = [deskStay({ checkin: inDays(days), checkout: inDays(days + 1) })];
  return bookedAtDesk(testServer, { stays }, owner);
};

const noted = (reference: string) =>
  execute(
    testServer,
    NOTE,
    { input: { reference, text: 'Asks for a quiet room', idempotencyKey: randomUUID() } },
    owner,
  );

const endpoint = async (id: string) =>
  (await execute(testServer, LIST, {}, owner)).webhookEndpoints.find((listed) => listed.id === id);
const deliveries = async (id: string) =>
  (await execute(testServer, DELIVERIES, { id }, owner)).webhookDeliveries;

test('each change of a booking is told once, numbered without a gap, and signed as the library checks it', async () => {
  const { secret } = await addEndpoint();
  const reference = await booked();
  await noted(reference);
  await aMinutesWork();
  await aMinutesWork();
  const events = eventsOf(receiver.messages).filter((event) => event.reference === reference);
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_event, index) => index + 1));
  expect(events.length).toBeGreaterThanOrEqual(2);
  expect([events[0]?.type, events.at(-1)?.type]).toEqual(['booking.created', 'booking.changed']);
  for (const { headers, body } of receiver.messages)
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
  expect(receiver.messages.map(({ body }) => body).join(' ')).not.toMatch(/@|name|phone/i);
});

test('a change is on its way soon, without the work of each minute', async () => {
  const { id } = await addEndpoint();
  await booked();
  testServer.installation.services.webhookSender.heard();
  await waitFor('a delivery is made', async () => (await deliveries(id)).length > 0);
});

/** The receiver of docs/api.md, as a program of its own. */
async function documentedReceiver(
  secret: string,
  port: number,
): Promise<{ output(): string; stop(): Promise<void> }> {
  const page = await readFile(path.join(ROOT, 'docs/api.md'), 'utf8');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const folder = await mkdtemp(path.join(ROOT, 'graphql-server/.cache/receiver-'));
  await writeFile(path.join(folder, 'receiver.mjs'), program);
  const child = spawn(process.execPath, [path.join(folder, 'receiver.mjs')], {
    env: { PATH: process.env['PATH'], WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  await waitFor('the receiver listens', isOpen);
  return {
    output: () => output,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

test('the receiver in docs/api.md takes what is signed with its secret, and nothing else', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { id, secret } = await addEndpoint(url);
  const other = await addEndpoint(url);
  const documented = await documentedReceiver(secret, port);
  try {
    const reference = await booked();
    await aMinutesWork();
    await waitFor('it has written a line', () =>
      documented.output().includes(`booking.created ${reference} 1`),
    );
    expect((await deliveries(id)).every(({ deliveredAt }) => deliveredAt !== null)).toBe(true);
    expect((await deliveries(other.id))[0]).toMatchObject({ lastStatus: 400, problem: 'REFUSED' });
  } finally {
    await documented.stop();
  }
});

const UPDATES = gql(`query BookingUpdatesInTest($after: String, $updatedAfter: DateTimeISO, $limit: Int) {
  bookingUpdates(after: $after, updatedAfter: $updatedAfter, limit: $limit) { bookings { reference specialRequests } cursor hasMore }
}`);

const databaseNow = async (): Promise<string> => {
  const [row] = await testServer.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return row?.now.toISOString() ?? '';
};

const updates = async (variables: { after?: string; updatedAfter?: string; limit?: number } = {}) =>
  (await execute(testServer, UPDATES, variables, owner)).bookingUpdates;

test('a program that follows the cursor reads each booking once, and a changed booking again', async () => {
  const references = [await booked(), await booked(), await booked()];
  const read: string[] = [];
  let page = await updates({ limit: 2 });
  for (; ; page = await updates({ limit: 2, after: page.cursor })) {
    read.push(...page.bookings.map(({ reference }) => reference));
    if (!page.hasMore) break;
  }
  expect(read.slice(-3)).toEqual(references);
  expect(new Set(read).size).toBe(read.length);
  expect(await updates({ after: page.cursor })).toEqual({
    bookings: [],
    cursor: page.cursor,
    hasMore: false,
  });
  await noted(references[0] ?? '');
  const after = await updates({ after: page.cursor });
  expect(after.bookings.map(({ reference }) => reference)).toEqual([references[0]]);
});

test('a program without a cursor begins with a moment', async () => {
  await booked();
  await updates({ limit: 1 });
  const moment = await databaseNow();
  const reference = await booked();
  const { bookings } = await updates({ updatedAfter: moment });
  expect(bookings.map((booking) => booking.reference)).toEqual([reference]);
  expect((await updates({ updatedAfter: '2090-01-01T00:00:00.000Z' })).bookings).toEqual([]);
});

/** Writes the booking in a transaction that commits when the returned function is called. */
async function changedUntilCommit(reference: string, text: string): Promise<() => Promise<void>> {
  const client = await testServer.installation.pool.connect();
  await client.query('BEGIN');
  await client.query('UPDATE bookings SET special_requests = $2 WHERE reference = $1', [reference, text]);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

/** Follows the cursor to its end; returns the bookings and the last cursor. */
async function followed(after?: string): Promise<{ references: string[]; cursor: string }> {
  const references: string[] = [];
  let page = await updates({ after, limit: 100 });
  for (; ; page = await updates({ after: page.cursor, limit: 100 })) {
    references.push(...page.bookings.map(({ reference }) => reference));
    if (!page.hasMore) return { references, cursor: page.cursor };
  }
}

test('a change that is committed late is left out neither after a cursor nor after a moment', async () => {
  const [late, early] = [await booked(), await booked()];
  const { cursor } = await followed();
  const commit = await changedUntilCommit(late, 'A cot');
  await noted(early);
  const first = await followed(cursor);
  expect(first.references).toEqual([early]);
  const moment = await databaseNow();
  await commit();
  expect((await followed(first.cursor)).references).toEqual([late]);
  expect((await updates({ updatedAfter: moment })).bookings.map(({ reference }) => reference)).toEqual([
    late,
  ]);
});

test('programs that read while many transactions commit out of order have what the hotel has at the end', async () => {
  const references = [await booked(), await booked(), await booked(), await booked()];
  const writes = proofSize({ quick: 40, full: 1_000 });
  const copies = { byCursor: new Map<string, string | null>(), byMoment: new Map<string, string | null>() };
  let { cursor } = await followed();
  let moment = await databaseNow();
  const read = async () => {
    const before = await databaseNow();
    const { bookings, cursor: next } = await updates({ after: cursor, limit: 100 });
    for (const { reference, specialRequests } of bookings) copies.byCursor.set(reference, specialRequests);
    cursor = next;
    const since = await updates({ updatedAfter: moment, limit: 100 });
    for (const { reference, specialRequests } of since.bookings)
      copies.byMoment.set(reference, specialRequests);
    moment = before;
  };
  let left = writes;
  const writer = async (own: string) => {
    while ((left -= 1) >= 0) {
      const commit = await changedUntilCommit(own, `Write ${left}`);
      // Between its change and its commit, others change, number and read.
      for (let asked = left % 4; asked > 0; asked -= 1) await databaseNow();
      await commit();
    }
  };
  const writing = Promise.all(references.map(writer));
  while (left > 0) await read();
  await writing;
  await read();
  const rows = await testServer.query<{ reference: string; special_requests: string }>(
    'SELECT reference, special_requests FROM bookings WHERE reference = ANY ($1)',
    [references],
  );
  const truth = rows.map(({ reference, special_requests: text }) => [reference, text]);
  for (const copy of [copies.byCursor, copies.byMoment])
    expect(truth.map(([reference = '']) => [reference, copy.get(reference)])).toEqual(truth);
});

test.each([[{ after: 'x' }], [{ limit: 0 }], [{ limit: 101 }]])(
  '%j is refused by its name',
  async (variables) => {
    const { errors } = await executeExpectingErrors(testServer, UPDATES, variables, owner);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining(Object.keys(variables)[0] ?? ''),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  },
);

test('the secret is stored nowhere in clear, and after a renewal both secrets sign for a day', async () => {
  const { id, secret } = await addEndpoint();
  const { result } = await execute(testServer, RENEW, { id }, owner);
  assertType(result, 'WebhookEndpointsSaved');
  await booked();
  await aMinutesWork();
  const [message] = receiver.messages;
  for (const valid of [secret, result.secret ?? ''])
    expect(
      new Webhook(valid).verify(message?.body ?? '', message?.headers as Record<string, string>),
    ).toBeTruthy();
  const rows = await testServer.query('SELECT to_jsonb(e) FROM webhook_endpoints e');
  const log = await testServer.query('SELECT to_jsonb(a) FROM administrator_actions a');
  expect(JSON.stringify([rows, log])).not.toContain(secret.slice(6, 30));
});

/** Whether the library takes the message with this secret. */
function isSignedWith(secret: string, { headers, body }: ReceivedMessage): boolean {
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) !== undefined;
  } catch {
    return false;
  }
}

test('a receiver that takes over a new secret late gets each event, and after a day the earlier secret signs nothing', async () => {
  const { id, secret } = await addEndpoint();
  let held = secret;
  const taken: string[] = [];
  receiver.answer = (message) => {
    if (!isSignedWith(held, message)) return 401;
    taken.push(eventOf(message).id);
    return 204;
  };
  const reference = await booked();
  await aMinutesWork();
  const { result } = await execute(testServer, RENEW, { id }, owner);
  assertType(result, 'WebhookEndpointsSaved');
  await noted(reference);
  await aMinutesWork();
  expect(receiver.messages.every((message) => isSignedWith(secret, message))).toBe(true);
  expect(await endpoint(id)).toMatchObject({ previousUntil: expect.any(String) });
  await testServer.query(
    "UPDATE webhook_endpoints SET previous_until = now() - interval '1 second' WHERE previous_until IS NOT NULL",
  );
  await noted(reference);
  await aMinutesWork();
  expect((await deliveries(id))[0]).toMatchObject({ lastStatus: 401, problem: 'REFUSED' });
  held = result.secret ?? '';
  await testServer.shiftClock('2 minutes');
  await aMinutesWork();
  expect(taken.toSorted()).toEqual((await deliveries(id)).map(({ eventId }) => eventId).toSorted());
  expect(isSignedWith(secret, receiver.messages.at(-1) ?? { headers: {}, body: '' })).toBe(false);
  expect(await endpoint(id)).toMatchObject({ waiting: 0, failed: 0, previousUntil: null });
});

const FAILURES: readonly [string, ReceiverAnswer, object][] = [
  ['answers 500', 500, { lastStatus: 500, problem: 'REFUSED' }],
  ['redirects', 302, { lastStatus: 302, problem: 'REDIRECTED' }],
  ['closes early', 'closes before its answer', { lastStatus: null, problem: 'NOT_REACHED' }],
  ['speaks no HTTP', 'speaks another protocol', { lastStatus: null, problem: 'NOT_REACHED' }],
];

const RECEIVED: readonly ReceiverAnswer[] = [
  'slow',
  '200 with nonsense',
  '200, and closes within its answer',
  '200 without an end',
];

test.each(RECEIVED)('the answer ‘%s’ counts as received, and its body is not read', async (answer) => {
  const { id } = await addEndpoint();
  receiver.answer = answer;
  await booked();
  await aMinutesWork();
  for (const delivery of await deliveries(id))
    expect(delivery).toMatchObject({ tries: 1, deliveredAt: expect.any(String), problem: null });
});

test('a receiver that does not answer delays only its own events', async () => {
  const silent = await startWebhookReceiver();
  silent.answer = 'silence';
  const waiting = await addEndpoint(silent.url);
  const { id } = await addEndpoint();
  await booked();
  const { webhookSender } = testServer.installation.services;
  await webhookSender.dispatch();
  const sending = webhookSender.sendDue(waiting.id);
  await waitFor('the silent receiver has a message', () => silent.messages.length > 0);
  await webhookSender.sendDue(id);
  expect(await endpoint(id)).toMatchObject({ waiting: 0 });
  expect((await endpoint(waiting.id))?.waiting).toBeGreaterThan(0);
  await silent.stop();
  await sending;
  expect((await deliveries(waiting.id))[0]).toMatchObject({ tries: 1, problem: 'NOT_REACHED' });
});

onlyInProve(() => {
  test('a receiver that does not answer is given up after 10 seconds, and gets the event again', async () => {
    const { id } = await addEndpoint();
    receiver.answer = 'silence';
    await booked();
    await aMinutesWork();
    expect((await deliveries(id))[0]).toMatchObject({ tries: 1, problem: 'TIMEOUT' });
    receiver.answer = 204;
    await testServer.shiftClock('2 minutes');
    await aMinutesWork();
    expect(await endpoint(id)).toMatchObject({ waiting: 0 });
  });
});

test('a receiver that lies in turn gets each event, and orders them by their numbers', async () => {
  const { id } = await addEndpoint();
  const turns: readonly ReceiverAnswer[] = [
    503,
    204,
    'closes before its answer',
    302,
    '200 with nonsense',
    'slow',
  ];
  let turn = 0;
  receiver.answer = () => turns[(turn += 1) % turns.length] ?? 204;
  const references = [await booked(), await booked()];
  for (let note = 0; note < 10; note += 1) await noted(references[note % 2] ?? '');
  await aMinutesWork();
  for (const passed of ['2 minutes', '10 minutes', '1 hour', '4 hours', '9 hours']) {
    await testServer.shiftClock(passed);
    await aMinutesWork();
  }
  expect(await endpoint(id)).toMatchObject({ waiting: 0, failed: 0 });
  const events = eventsOf(receiver.messages);
  expect(events.length).toBeGreaterThan(new Set(events.map((event) => event.id)).size);
  for (const reference of references) {
    const ofBooking = events.filter((event) => event.reference === reference);
    const numbers = [...new Set(ofBooking.map(({ sequence }) => sequence))].toSorted(
      (one, other) => one - other,
    );
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    for (const { id: eventId, sequence } of ofBooking)
      expect(
        ofBooking.filter((event) => event.sequence === sequence).every((event) => event.id === eventId),
      ).toBe(true);
  }
  for (const message of receiver.messages)
    expect(Object.keys(message.headers)).toContain('webhook-signature');
});

test.each(FAILURES)(
  'a receiver that %s gets the event again, later and later',
  async (_name, answer, seen) => {
    const { id } = await addEndpoint();
    receiver.answer = answer;
    await booked();
    await aMinutesWork();
    const tried = receiver.messages.length;
    const [first] = await deliveries(id);
    expect(first).toMatchObject({ ...seen, tries: 1, deliveredAt: null, givenUpAt: null });
    await aMinutesWork();
    expect(receiver.messages.length).toBe(tried);
    receiver.answer = 200;
    await testServer.shiftClock('2 minutes');
    await aMinutesWork();
    const events = eventsOf(receiver.messages);
    expect(new Set(events.map((event) => event.id)).size).toBe(tried);
    expect((await endpoint(id))?.waiting).toBe(0);
  },
);

/** Plays three days of tries. */
async function threeDays(): Promise<void> {
  for (const passed of [
    '2 minutes',
    '10 minutes',
    '1 hour',
    '4 hours',
    '9 hours',
    '20 hours',
    '35 hours',
    '56 hours',
    '81 hours',
  ]) {
    await testServer.shiftClock(passed);
    await aMinutesWork();
  }
}

test('a receiver that is down for three days is switched off with a task, and gets all once it is on again', async () => {
  const { id } = await addEndpoint();
  receiver.answer = 503;
  await booked();
  await aMinutesWork();
  await threeDays();
  const waiting = (await deliveries(id)).length;
  expect(await endpoint(id)).toMatchObject({ state: 'FAILING', failed: waiting, waiting: 0 });
  expect((await execute(testServer, TASKS, {}, owner)).openTasks.map(({ kind }) => kind)).toContain(
    'WEBHOOK_FAILED',
  );
  receiver.answer = 200;
  receiver.messages = [];
  await execute(testServer, SWITCH, { id, on: true }, owner);
  expect((await execute(testServer, TASKS, {}, owner)).openTasks.map(({ kind }) => kind)).not.toContain(
    'WEBHOOK_FAILED',
  );
  expect((await execute(testServer, AGAIN, { id }, owner)).result.__typename).toBe('WebhookEndpointsSaved');
  await aMinutesWork();
  expect(receiver.messages).toHaveLength(waiting);
  expect(await endpoint(id)).toMatchObject({ state: 'ON', failed: 0, waiting: 0 });
});

test('a receiver that is down for two days loses nothing', async () => {
  const { id } = await addEndpoint();
  receiver.answer = 500;
  await booked();
  await aMinutesWork();
  for (const passed of ['2 minutes', '10 minutes', '1 hour', '4 hours', '9 hours', '20 hours', '48 hours']) {
    await testServer.shiftClock(passed);
    if (passed === '48 hours') receiver.answer = 200;
    await aMinutesWork();
  }
  expect(await endpoint(id)).toMatchObject({ state: 'ON', failed: 0, waiting: 0 });
});

test('what a server took and did not send, because it died, is sent by another server', async () => {
  const { id } = await addEndpoint();
  await booked();
  await testServer.installation.services.webhookSender.dispatch();
  const taken = await new WebhookEndpointRepository(testServer.installation.database).claim(id, 50);
  await aMinutesWork();
  expect(receiver.messages).toEqual([]);
  await testServer.shiftClock('4 minutes');
  await aMinutesWork();
  expect(
    eventsOf(receiver.messages)
      .map((event) => event.id)
      .toSorted(),
  ).toEqual(taken.map(({ eventId }) => eventId).toSorted());
});

test('a receiver that answers 410 wants no more events', async () => {
  const { id } = await addEndpoint();
  receiver.answer = 410;
  await booked();
  await aMinutesWork();
  expect(await endpoint(id)).toMatchObject({ state: 'FAILING' });
  const [first] = await deliveries(id);
  expect(first).toMatchObject({ problem: 'GONE', nextTryAt: null });
});

test('one event is sent again from the desk, with the number and the id that it had', async () => {
  const { id } = await addEndpoint();
  await booked();
  await aMinutesWork();
  const [event] = eventsOf(receiver.messages);
  receiver.messages = [];
  await execute(testServer, AGAIN, { id, eventId: event?.id }, owner);
  await aMinutesWork();
  expect(eventsOf(receiver.messages)).toEqual([event]);
});

test('pages of deliveries lack no event, also of changes at one moment', async () => {
  const { id } = await addEndpoint();
  const references = [await booked(), await booked()];
  await noted(references[0] ?? '');
  await testServer.installation.services.webhookSender.dispatch();
  await testServer.query('UPDATE booking_events SET happened_at = $1', ['2026-11-28T06:15:00.123456Z']);
  const paged: string[] = [];
  for (let before: string | undefined; ;) {
    const { webhookDeliveries: page } = await execute(
      testServer,
      DELIVERIES,
      { id, before, limit: 2 },
      owner,
    );
    paged.push(...page.map(({ eventId }) => eventId));
    before = page.at(-1)?.position;
    if (page.length === 0) break;
  }
  expect(paged.length).toBeGreaterThan(2);
  expect(paged).toEqual((await deliveries(id)).map(({ eventId }) => eventId));
});

test('a removed endpoint gets nothing, and an older form replaces nothing', async () => {
  const { id } = await addEndpoint();
  const edit = (version: number) =>
    execute(testServer, EDIT, { id, version, input: { name: 'Accounting', url: receiver.url } }, owner);
  expect((await edit(1)).result.__typename).toBe('WebhookEndpointsSaved');
  expect((await edit(1)).result.__typename).toBe('WebhookEndpointsChanged');
  await execute(testServer, REMOVE, { id }, owner);
  await booked();
  await aMinutesWork();
  expect(receiver.messages).toEqual([]);
  expect((await edit(2)).result.__typename).toBe('RecordNotFound');
});

test('a test message shows what the receiver answers', async () => {
  const { id, secret } = await addEndpoint();
  const result = async () => (await execute(testServer, TRY, { id }, owner)).result;
  expect(await result()).toMatchObject({ isReceived: true, status: 204, problem: null });
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.messages;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'test' });
  receiver.answer = 404;
  expect(await result()).toMatchObject({ isReceived: false, status: 404, problem: 'REFUSED' });
});

const REFUSED_ADDRESSES: readonly [string, string][] = [
  ...['', 'ftp://example.com/', 'https://name:password@example.com/', 'example.com'].map(
    (url): [string, string] => [url, 'WEBHOOK_ADDRESS_INVALID'],
  ),
  ['http://203.0.113.9/', 'WEBHOOK_ADDRESS_INVALID'],
  ['https://10.1.2.3/', 'ADDRESS_PRIVATE'],
];

test.each(REFUSED_ADDRESSES)(
  'the address “%s” is refused when it is added and when it is changed',
  async (url, code) => {
    const refusal = { faults: [{ field: 'url', code }] };
    const input = { name: 'Program', url };
    expect((await execute(testServer, ADD, { input }, owner)).result).toMatchObject(refusal);
    const { id } = await addEndpoint();
    expect((await execute(testServer, EDIT, { id, version: 1, input }, owner)).result).toMatchObject(refusal);
  },
);

test.each([
  [[], 'http://example.com/', 'ADDRESS_INVALID'],
  [[], 'https://example.com/', null],
  [[], 'https://localhost/', 'HOST_PRIVATE'],
  [[], 'https://[::1]/', 'HOST_PRIVATE'],
  [[], 'https://[::ffff:10.0.0.1]/', 'HOST_PRIVATE'],
  [[], 'https://2130706433/', 'HOST_PRIVATE'],
  [['10.0.0.0/8'], 'http://10.1.2.3/', null],
  [['10.0.0.0/8'], 'http://11.1.2.3/', 'ADDRESS_INVALID'],
  [['10.0.0.0/8'], 'https://192.168.0.1/', 'HOST_PRIVATE'],
  [['10.0.0.0/8'], 'http://accounting.example/', null],
])('with the networks %j, the form takes %s: %s', (networks, url, obstacle) => {
  expect(new PublicRequests(networks).obstacleOf(url)).toBe(obstacle);
});

describe('requests to addresses that people enter', () => {
  const requests = new PublicRequests([]);
  const post = (url: string) => requests.post({ url, headers: {}, body: '{}', milliseconds: 2_000 });

  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[fd00::1]/',
    'https://[::7f00:1]/',
    'https://[::a00:1]/',
    'https://[4000::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
  ])('%s is private', async (url) => {
    expect(await post(url)).toEqual({ problem: 'HOST_PRIVATE' });
  });

  test('http:// is refused for public addresses', async () => {
    expect(await post('http://93.184.216.34/')).toEqual({ problem: 'ADDRESS_INVALID' });
  });

  test('a receiver that never answers ends with the time', async () => {
    receiver.answer = 'silence';
    const allowed = new PublicRequests(['127.0.0.0/8']);
    const asked = allowed.post({ url: receiver.url, headers: {}, body: '{}', milliseconds: 300 });
    expect(await asked).toEqual({ problem: 'TIMEOUT' });
  });
});
