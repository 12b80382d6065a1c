import { confirmPayment, hold } from '../../testkit/bookings';
import { startTestMailServer, type TestMailServer } from '../../testkit/mail-server';
import { postJson } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

let testServer: TestServer;
let mailServer: TestMailServer;
beforeAll(async () => {
  mailServer = await startTestMailServer();
  testServer = await startTestServer({ SMTP_URL: mailServer.smtpUrl });
});
afterAll(async () => {
  await testServer.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  mailServer.refuseRecipients(null);
  await testServer.shiftClock('0');
  await testServer.query('DELETE FROM graphile_worker._private_jobs');
});

/** Runs the jobs that are due. The queue records how they ended a moment after it has stopped. */
async function runJobs(): Promise<void> {
  await testServer.runJobs();
  const locked = 'SELECT 1 FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL';
  await waitFor(
    'the ends of the jobs are recorded',
    async () => (await testServer.query(locked)).length === 0,
  );
}

/** Lets every failed job run again at once. */
async function tryAgain(): Promise<void> {
  await testServer.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await runJobs();
}

interface Job {
  kind: string;
  isGivenUp: boolean;
}

const jobs = () =>
  testServer.query<Job>(
    `SELECT payload ->> 'kind' AS kind, attempts >= max_attempts AS "isGivenUp"
     FROM graphile_worker._private_jobs ORDER BY kind`,
  );

async function askForCode(): Promise<string> {
  const email = testServer.freshEmail();
  expect((await postJson(testServer, '/api/send-otp', { email })).status).toBe(200);
  return email;
}

async function payForBooking(): Promise<void> {
  const held = await hold(testServer);
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
}

const NO_SUCH_USER = '550 5.1.1 No such user';

describe('when the mail server refuses the address permanently', () => {
  beforeEach(() => mailServer.refuseRecipients(NO_SUCH_USER));

  test('a newsletter code is not sent again', async () => {
    await askForCode();
    await runJobs();
    expect(await jobs()).toEqual([]);
  });

  test('the guest’s mail of a paid booking is given up at once and named; the hotel’s own mail is sent again', async () => {
    await payForBooking();
    await runJobs();
    expect(await jobs()).toEqual([
      { kind: 'booking confirmed', isGivenUp: true },
      { kind: 'booking for the hotel', isGivenUp: false },
    ]);
    expect(await testServer.breaches()).toEqual([
      expect.objectContaining({ invariant: 'a mail about a booking was given up' }),
    ]);
    mailServer.refuseRecipients(null);
    const [job] = await testServer.query<{ id: string }>(
      'SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts',
    );
    // The operator has corrected it, as docs/operations/corrections.md says.
    await testServer.query(
      'SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)',
      [job?.id],
    );
    await tryAgain();
    expect(await jobs()).toEqual([]);
  });
});

test.each(['452 4.2.2 Mailbox full', '552 5.2.2 Mailbox full', '550 5.7.1 Relaying denied', '451 Later'])(
  'a booking’s mail that is refused with %s is sent again',
  async (reply) => {
    mailServer.refuseRecipients(reply);
    await payForBooking();
    await runJobs();
    expect((await jobs()).map(({ isGivenUp }) => isGivenUp)).toEqual([false, false]);
  },
);

describe('a newsletter code that could not be mailed', () => {
  test('is mailed while it is valid', async () => {
    mailServer.refuseRecipients('451 Later');
    const email = await askForCode();
    await runJobs();
    mailServer.refuseRecipients(null);
    await tryAgain();
    expect(mailServer.taken.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('is not mailed after ten minutes, nor once a newer code replaces it', async () => {
    mailServer.refuseRecipients('451 Later');
    const [late, replaced] = [await askForCode(), await askForCode()];
    await runJobs();
    await testServer.shiftClock('9 minutes');
    await postJson(testServer, '/api/send-otp', { email: replaced });
    await testServer.shiftClock('11 minutes');
    mailServer.refuseRecipients(null);
    await tryAgain();
    expect(mailServer.taken.filter(({ to }) => to === late)).toHaveLength(0);
    expect(mailServer.taken.filter(({ to }) => to === replaced)).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });
});
