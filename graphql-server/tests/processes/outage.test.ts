import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalPostgres, type LocalPostgres } from '../../local/local-postgres';
import { executeExpectingErrors, gql } from '../testkit/graphql';
import { bookingPage, confirmPayment, createBooking, hold } from '../testkit/bookings';
import { openIdentity, OWNER } from '../testkit/identity';
import { postJson } from '../testkit/raw-http';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { startTestMailServer } from '../testkit/mail-server';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';
import { proofSize } from '../testkit/proof-size';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const OUTAGE_SECONDS = proofSize({ quick: 1, full: 10 });
const QUOTE = gql(`query QuoteDuringOutage {
  quote(roomType: Single, checkin: "2030-01-01", checkout: "2030-01-02") { __typename }
}`);
const FORM = {
  name: 'A',
  email: 'a@example.com',
  phone: '1234567',
  checkin: '2030-01-01',
  checkout: '2030-01-02',
};

let directory: string;
let postgres: LocalPostgres;
let testServer: TestServer;
let server: ServerProcess;

const startPostgres = (port = 0) => startLocalPostgres({ directory, port, settings: { fsync: 'off' } });

/** Stops PostgreSQL during the work. Starts it again, at its port and with its data, also if the work fails. */
async function withoutPostgres(work: () => Promise<void>): Promise<void> {
  const { port } = postgres;
  await postgres.stop();
  try {
    await work();
  } finally {
    postgres = await startPostgres(port);
  }
}

/** Stops the server and starts another one. */
async function replaceServer(overrides: Record<string, string> = {}): Promise<void> {
  await server.end('SIGTERM');
  server = await startServer(testServer, overrides);
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-outage-'));
  postgres = await startPostgres();
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
  testServer = await startTestServer();
  const { host } = await openIdentity();
  server = await startServer(testServer, { FIREBASE_AUTH_EMULATOR_HOST: host });
});

afterAll(async () => {
  await server.end('SIGTERM');
  await testServer.stop();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});

async function bookAndPay(): Promise<string> {
  const email = testServer.freshEmail();
  const held = await hold({ ...testServer, url: server.url }, { email });
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(server, checkout);
  expect((await bookingPage(server, held.token)).status).toBe('CONFIRMED');
  return email;
}

async function hasNoMailLeft(): Promise<boolean> {
  const jobs = await testServer.query(
    "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier LIKE 'send%mail'",
  );
  return jobs.length === 0;
}

const isMailed = (email: string) => () => testServer.inbox.messages(email).length > 0;

test(`PostgreSQL stopped for ${OUTAGE_SECONDS} seconds under load: clear errors, then recovery without a restart`, async () => {
  const owner = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  const oneRound = async () => {
    const [{ errors }, ofOwner, rest] = await Promise.all([
      executeExpectingErrors(server, QUOTE),
      // The owner's account is read before the query.
      executeExpectingErrors(server, QUOTE, {}, owner),
      postJson(server, '/api/bookings', FORM),
    ]);
    const away = {
      message: expect.stringContaining('try again'),
      extensions: { code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) },
    };
    expect(errors[0]).toMatchObject(away);
    expect(ofOwner).toMatchObject({ status: 503, errors: [away] });
    expect(rest).toMatchObject({
      status: 503,
      json: { error: expect.any(String), requestId: expect.any(String) },
    });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  };
  await withoutPostgres(async () => {
    const back = Date.now() + OUTAGE_SECONDS * 1000;
    // A round may take the whole time on a busy machine.
    await oneRound();
    do await oneRound();
    while (Date.now() < back);
  });

  await waitFor('the server is ready again', async () => (await fetch(`${server.url}/readyz`)).ok);
  const email = await bookAndPay();
  await waitFor('jobs run again', isMailed(email), 60_000);
  expect(await testServer.breaches()).toEqual([]);
});

test('a PostgreSQL that hangs causes errors in bounded time, and guests are served again when it continues', async () => {
  const pidFile = await readFile(path.join(directory, 'data', 'postmaster.pid'), 'utf8');
  const postmaster = Number(pidFile.split('\n')[0]);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const kill = (pids: number[]) => spawnSync('kill', ['-s', name, ...pids.map(String)]);
    // First the postmaster, which then starts no further process.
    kill([postmaster]);
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
    // `kill` signals the remaining processes when one of them has ended meanwhile.
    kill(stdout.split('\n').map(Number).filter(Boolean));
  };
  try {
    signal('SIGSTOP');
    const begun = Date.now();
    const { errors } = await executeExpectingErrors(server, QUOTE);
    expect(errors[0].extensions['code']).toBe('SERVICE_UNAVAILABLE');
    expect(Date.now() - begun).toBeLessThan(30_000);
  } finally {
    signal('SIGCONT');
  }
  await waitFor('the server is ready again', async () => (await fetch(`${server.url}/readyz`)).ok);
  await bookAndPay();
  // Otherwise the next server would send them.
  await waitFor('its mails are sent', hasNoMailLeft, 60_000);
});

test('PostgreSQL killed while mails are being sent: the server stays up and sends no mail twice', async () => {
  const mail = await startTestMailServer();
  await replaceServer({ SMTP_URL: mail.smtpUrl });
  mail.fallSilent();
  const email = await bookAndPay();
  await waitFor('both mails are being sent', () => mail.waiting === 2);
  await withoutPostgres(async () => {
    mail.goOn();
    await waitFor('both are taken', () => mail.taken.length === 2);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  });

  await waitFor('the server is ready again', async () => (await fetch(`${server.url}/readyz`)).ok);
  await waitFor('nothing is left to be sent', hasNoMailLeft, 30_000);
  expect(mail.taken.filter(({ to }) => to === email)).toHaveLength(1);
  expect(mail.taken).toHaveLength(2);
  await mail.stop();
});

test('a mail server that is away delays the confirmation and loses no mail', async () => {
  await replaceServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const email = await bookAndPay();
  await waitFor('the mail was tried in vain', async () => {
    const tried = await testServer.query(
      "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier LIKE 'send%mail' AND attempts > 0",
    );
    return tried.length > 0;
  });
  await replaceServer();
  await waitFor('the mail arrives', isMailed(email), 60_000);
});

test('a server that is told to stop finishes its open requests and accepts no new ones', async () => {
  testServer.razorpay.setMode({ matching: 'POST /v1/orders', delayMs: 3_000 });
  const email = testServer.freshEmail();
  const endDuringRequest = async () => {
    await waitFor('the request is in hand', async () => {
      return (await testServer.query('SELECT 1 FROM bookings WHERE email = $1', [email])).length === 1;
    });
    return server.end('SIGTERM');
  };
  const [slow, exitCode] = await Promise.all([
    createBooking({ ...testServer, url: server.url }, { email }),
    endDuringRequest(),
  ]);
  expect(slow.__typename).toBe('BookingHold');
  expect(exitCode).toBe(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  testServer.razorpay.setMode({ reset: true });
});
