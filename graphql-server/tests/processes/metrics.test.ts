import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import { freePort } from '../../local/listening';
import { addDatabaseFigures } from '../../src/platform/metrics/database-figures';
import { confirmPayment, createBooking, hold, inDays } from '../testkit/bookings';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { postJson, send } from '../testkit/raw-http';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';

const KNOWN = 'query Known { property { name } }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let testServer: TestServer;
let server: ServerProcess;
let web: string;
let port: number;

beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  await writeFile(path.join(web, 'persisted-documents.json'), JSON.stringify({ [sha256(KNOWN)]: KNOWN }));
  testServer = await startTestServer({ WEB_DIRECTORY: web });
  port = await freePort();
  // Nobody listens there: each mail fails.
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
  server = await startServer(testServer, { METRICS_PORT: String(port), SMTP_URL });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await testServer.stop();
  await rm(web, { recursive: true });
});

async function scrape(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return response.text();
}

/** The sum of a metric's lines that have all of these labels. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const lines = (await scrape())
    .split('\n')
    .filter((line) => line.split(/[{ ]/)[0] === `saffron_court_${name}`);
  return lines
    .filter((line) => wanted.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

const counted = (operation: string, status = '200') => figure('request_seconds_count', { operation, status });
/** Sends a document whose name or fields the test is about. */
async function query(text: string): Promise<void> {
  expect(await postJson(server, '/graphql', { query: text })).toMatchObject({
    status: 200,
    json: { data: expect.any(Object) },
  });
}
const there = () => ({ url: server.url, freshEmail: testServer.freshEmail });

describe('requests are counted', () => {
  test('by the name of the site’s own document, cold and warm', async () => {
    const before = await counted('Known');
    for (let time = 1; time <= 3; time += 1) await query(KNOWN);
    await waitFor('all three are counted', async () => (await counted('Known')) === before + 3);
    expect(await figure('request_seconds_bucket', { operation: 'Known', le: '+Inf' })).toBe(before + 3);
  });

  test('by the documented path without its parameters, and by status', async () => {
    await send(server, '/api/hotels?search=anything');
    await postJson(server, '/api/contact', { email: 'nobody' });
    await send(server, '/api/admin/offers/some-id', { method: 'DELETE' });
    await waitFor('the path is counted', async () => (await counted('GET /api/hotels')) === 1);
    await waitFor('the refusal is counted', async () => (await counted('POST /api/contact', '400')) === 1);
    await waitFor(
      'the stranger is counted',
      async () => (await counted('DELETE /api/admin/offers/:id', '401')) === 1,
    );
  });

  test('under one name for everything that callers invent', async () => {
    const before = await counted('other');
    await query('query MadeUp { property { name } }');
    await query('query Known { property { name phone } }');
    await query('query AnotherOne { viewer { uid } }');
    await waitFor('all three are counted', async () => (await counted('other')) >= before + 3);
    const text = await scrape();
    expect(text).not.toContain('MadeUp');
    expect(text).not.toContain('AnotherOne');
  });
});

test('public reads are counted by whether the response came from memory', async () => {
  const counts = () =>
    Promise.all(['memory', 'schema'].map((source) => figure('public_reads_total', { source })));
  let documents = 0;
  // The server caches nothing while it does not know the hotel's date.
  await waitFor('one of three is read, and the others are remembered', async () => {
    const [fromMemory = 0, fromSchema = 0] = await counts();
    documents += 1;
    for (let time = 1; time <= 3; time += 1) await query(`{ offers { new${documents}: title } }`);
    const now = await counts();
    expect(now[0] ?? 0).toBeLessThanOrEqual(fromMemory + 2);
    return now[0] === fromMemory + 2 && now[1] === fromSchema + 1;
  });
});

test('bookings are shown by state, and active holds', async () => {
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await hold(there());
  const paid = await hold(there());
  const { checkout } = await testServer.razorpay.pay(paid.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(server, checkout);
  expect(await figure('open_holds')).toBe(1);
  expect(await figure('bookings', { state: 'HELD' })).toBe(1);
  expect(await figure('bookings', { state: 'CONFIRMED' })).toBe(1);
  expect(await figure('bookings', { state: 'EXPIRED' })).toBe(0);
  expect(await figure('database_up')).toBe(1);
});

test('jobs are counted by their outcome, and mails that no server accepted', async () => {
  await testServer.query("SELECT graphile_worker.add_job('sweep holds')");
  await waitFor(
    'the job is counted',
    async () => (await figure('jobs_total', { job: 'sweep holds', outcome: 'done' })) > 0,
  );
  await postJson(server, '/api/contact', { email: 'asha@example.com', textarea: 'A question' });
  await waitFor(
    'the mail is counted',
    async () => (await figure('mails_failed_total', { mail: 'contact message' })) > 0,
  );
  await waitFor(
    'its job is counted',
    async () => (await figure('jobs_total', { job: 'send booking mail', outcome: 'failed' })) > 0,
  );
});

test('a job that is not run again is alerted, a regular one is not', async () => {
  const failedTimes = (job: string, outcome: string) => figure('jobs_total', { job, outcome });
  const alertsOf = (job: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"alert":"job failed for good"') && line.includes(`"job":"${job}"`));
  // The payloads cannot be read, so that both jobs fail.
  await testServer.query(
    `SELECT graphile_worker.add_job('send refund', '{}', max_attempts => 2),
       graphile_worker.add_job('capture payment', '{}', max_attempts => 1)`,
  );
  await waitFor('both failed', async () => {
    const times = await Promise.all([
      failedTimes('send refund', 'failed'),
      failedTimes('capture payment', 'failed'),
    ]);
    return times.every((count) => count > 0);
  });
  await waitFor('the alert', () => alertsOf('send refund').length > 0);
  expect(await failedTimes('send refund', 'failed for good')).toBe(1);
  expect(await failedTimes('capture payment', 'failed for good')).toBe(0);
  expect(alertsOf('capture payment')).toEqual([]);
});

test('failed calls to the gateway are counted by kind of call', async () => {
  testServer.razorpay.setMode({ matching: 'POST /v1/orders', respondWith: '500', remaining: 1 });
  const result = await createBooking(there(), { checkin: inDays(300), checkout: inDays(301) });
  expect(result.__typename).toBe('PaymentUnavailable');
  expect(await figure('gateway_calls_failed_total', { call: 'create order', kind: 'unreachable' })).toBe(1);
});

test('connections are shown by pool, and the process itself', async () => {
  for (const pool of ['guests', 'jobs']) {
    expect(await figure('database_connections', { pool, state: 'total' })).toBeGreaterThan(0);
    await waitFor(
      'nobody waits for a connection',
      async () => (await figure('database_connections', { pool, state: 'waiting' })) === 0,
    );
  }
  expect(await scrape()).toContain('nodejs_eventloop_lag_seconds');
});

test('the figures are on a separate port only, and only where one is set', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  for (const url of [server.url, testServer.url]) {
    const response = await send({ url }, '/metrics');
    expect(response.text).not.toContain('saffron_court');
  }
});

test('without the database the metrics still respond, and one of them reports the fault', async () => {
  const registry = new Registry();
  addDatabaseFigures(registry, { query: () => Promise.reject(new Error('away')) }, {});
  const text = await registry.metrics();
  expect(text).toContain('saffron_court_database_up 0');
  expect(text).not.toMatch(/^saffron_court_(bookings|open_holds)/m);
});
