import { createServer, type Server, type Socket } from 'node:net';
import { portOf } from '../../local/listening';
import { createJobRunner } from '../../src/app/jobs';
import type { JobRunner } from '../../src/platform/jobs/job-runner';
import { LIVENESS_LOCK_CLASS } from '../../src/platform/jobs/liveness-lock';
import { confirmPayment, hold, type Hold } from '../testkit/bookings';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';
import { deliver, paymentEvent } from '../testkit/webhooks';

const PAID_BOOKINGS = 60;

/** A mail server that accepts connections and never responds. */
class SilentMailServer {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
  });

  get calls(): number {
    return this.sockets.size;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${portOf(this.server.address())}`;
  }

  stop(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

let testServer: TestServer;
let jobs: JobRunner;
let mailServer: SilentMailServer;

beforeEach(async () => {
  mailServer = new SilentMailServer();
  testServer = await startTestServer({ SMTP_URL: await mailServer.start() });
  jobs = createJobRunner(testServer.installation);
});
afterEach(async () => {
  mailServer.stop();
  await jobs.stop();
  await testServer.stop();
});

const pay = async ({ checkout: { orderId } }: Hold, outcome: 'capture' | 'authorise') =>
  testServer.razorpay.pay(orderId, { outcome, webhook: false });

async function idOf({ booking: { reference } }: Hold): Promise<string> {
  const [row] = await testServer.query<{ id: string }>('SELECT id FROM bookings WHERE reference = $1', [
    reference,
  ]);
  return row?.id ?? '';
}

/** Queues the mails of this number of paid bookings, all about one booking. */
async function queueMailsOf(bookingId: string): Promise<void> {
  await testServer.query(
    `SELECT graphile_worker.add_job('send booking mail', json_build_object(
       'kind', mail, 'bookingId', $1::text, 'paidLate', false), max_attempts => 300)
     FROM generate_series(1, $2), unnest(ARRAY['booking confirmed', 'booking for the hotel']) AS mail`,
    [bookingId, PAID_BOOKINGS],
  );
}

const livenessLocks = () =>
  testServer.query<{ pid: number }>(
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    [LIVENESS_LOCK_CLASS],
  );

test('with sixty paid bookings and a silent mail server, money and rooms wait for no mail', async () => {
  const confirmed = await hold(testServer);
  await confirmPayment(testServer, (await pay(confirmed, 'capture')).checkout);
  const lapsing = await hold(testServer);
  await testServer.query(
    "UPDATE bookings SET hold_expires_at = hotel_now() - interval '1 second' WHERE reference = $1",
    [lapsing.booking.reference],
  );
  const authorised = await hold(testServer);
  await queueMailsOf(await idOf(confirmed));
  jobs.start();
  await waitFor('the mail server is called', () => mailServer.calls >= 4);

  await deliver(testServer, paymentEvent('payment.authorized', (await pay(authorised, 'authorise')).payment));
  await deliver(testServer, paymentEvent('payment.captured', (await pay(confirmed, 'capture')).payment));
  await testServer.query("SELECT graphile_worker.add_job('sweep holds')");
  const statusIs = (held: Hold, status: string) => async () =>
    (
      await testServer.query('SELECT 1 FROM bookings WHERE reference = $1 AND status = $2', [
        held.booking.reference,
        status,
      ])
    ).length === 1;
  const processed = async () =>
    (await testServer.query("SELECT 1 FROM refunds WHERE status = 'PROCESSED'")).length === 1;
  await Promise.all([
    waitFor('the payment is captured', statusIs(authorised, 'CONFIRMED'), 600_000),
    waitFor('the second payment is refunded', processed, 600_000),
    waitFor('the lapsed hold is released', statusIs(lapsing, 'EXPIRED'), 600_000),
  ]);
  // Each mail occupies its worker for ten seconds. With shared workers, jobs about money would begin after the last mail.
  const untried = await testServer.query(
    "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send booking mail' AND attempts = 0",
  );
  expect(untried.length).toBeGreaterThan(0);
}, 700_000);

test('while a sweep waits for the gateway, no other sweep runs, at most one waits, and a refund is sent', async () => {
  const lapsing = await hold(testServer);
  await testServer.query("UPDATE bookings SET hold_expires_at = hotel_now() - interval '1 second'");
  const paidTwice = await hold(testServer);
  await confirmPayment(testServer, (await pay(paidTwice, 'capture')).checkout);
  const { gateway } = testServer.installation.services;
  let respond: () => void = () => undefined;
  const responded = new Promise<void>((resolve) => (respond = resolve));
  const asking = vi.spyOn(gateway, 'fetchOrderPayments').mockImplementation(() => responded.then(() => []));
  const sweeps = () =>
    testServer.query<{ isRunning: boolean }>(
      `SELECT locked_at IS NOT NULL AS "isRunning" FROM graphile_worker.jobs
       WHERE task_identifier = 'sweep holds' ORDER BY 1 DESC`,
    );
  jobs.start();
  try {
    await waitFor('a sweep asks the gateway', () => asking.mock.calls.length > 0);
    for (let minute = 1; minute <= 2; minute += 1) {
      await testServer.query("UPDATE regular_jobs SET minute = minute - interval '1 minute'");
      await waitFor('the jobs of another minute are queued', async () => {
        const late = await testServer.query(
          "SELECT 1 FROM regular_jobs WHERE task = 'sweep holds' AND minute < date_trunc('minute', now())",
        );
        return late.length === 0;
      });
    }
    await deliver(testServer, paymentEvent('payment.captured', (await pay(paidTwice, 'capture')).payment));
    await waitFor('the second payment is refunded', async () => {
      return (await testServer.query("SELECT 1 FROM refunds WHERE status = 'PROCESSED'")).length === 1;
    });
    expect(await sweeps()).toEqual([{ isRunning: true }, { isRunning: false }]);
  } finally {
    respond();
  }
  await waitFor('the lapsed hold is released', async () => {
    const rows = await testServer.query(
      "SELECT 1 FROM bookings WHERE reference = $1 AND status = 'EXPIRED'",
      [lapsing.booking.reference],
    );
    return rows.length === 1;
  });
}, 120_000);

test('a mail that failed often is sent again after at most a quarter of an hour', async () => {
  const held = await hold(testServer);
  await queueMailsOf(await idOf(held));
  await testServer.query(
    `UPDATE graphile_worker._private_jobs SET attempts = 10, updated_at = now(), run_at = now() + interval '6 hours'`,
  );
  jobs.start();
  await waitFor('all pauses are short', async () => {
    const long = await testServer.query(
      "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send booking mail' AND run_at > now() + interval '15 minutes'",
    );
    return long.length === 0;
  });
});

test('a connection that the queue releases twice when the database goes away ends no server; another fault does', async () => {
  const others = new Set(process.listeners('unhandledRejection'));
  jobs.start();
  const [hear] = process.listeners('unhandledRejection').filter((listener) => !others.has(listener));
  if (!hear) throw new Error('The job runner hears of no rejection.');
  const client = await testServer.installation.pool.connect();
  client.release();
  const releasedTwice = await Promise.resolve()
    .then(() => client.release())
    .catch((error: unknown) => error);
  expect(releasedTwice).toBeInstanceOf(Error);
  expect(() => hear(releasedTwice, Promise.resolve())).not.toThrow();
  expect(() => hear(new Error('another fault'), Promise.resolve())).toThrow('another fault');
});

describe('the lock that shows that a server is alive', () => {
  beforeEach(async () => {
    const held = await hold(testServer);
    await queueMailsOf(await idOf(held));
    jobs.start();
    await waitFor('mails are in hand', () => mailServer.calls >= 4);
  });

  test('is taken again when its connection is cut during jobs, and the jobs stay this server’s', async () => {
    const [before] = await livenessLocks();
    const inHand = await testServer.query<{ worker: string }>(
      'SELECT DISTINCT locked_by AS worker FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL',
    );
    expect(inHand.length).toBeGreaterThan(0);
    await testServer.query('SELECT pg_terminate_backend($1)', [before?.pid]);
    await waitFor('another connection holds it', async () => {
      const [now] = await livenessLocks();
      return now !== undefined && now.pid !== before?.pid;
    });
    await waitFor('the jobs in hand are known as a living server’s', async () => {
      const known = await testServer.query(
        `SELECT 1 FROM job_workers JOIN pg_locks ON locktype = 'advisory' AND classid = $1 AND objid = server_key AND granted
         WHERE worker_id = ANY ($2)`,
        [LIVENESS_LOCK_CLASS, inHand.map(({ worker }) => worker)],
      );
      return known.length === inHand.length;
    });
  });

  test('is taken again when its connection hangs', async () => {
    const [before] = await livenessLocks();
    if (!before) throw new Error('Nobody holds the lock.');
    const { pid } = before;
    process.kill(pid, 'SIGSTOP');
    try {
      await waitFor('another connection holds one, too', async () => (await livenessLocks()).length === 2);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });
});
