import { randomUUID } from 'node:crypto';
import { JobsCarryIds1763840000000 } from '../../../migrations/1763840000000-jobs-carry-ids';
import { SEND_NEWSLETTER_CODE, VERIFY_NEWSLETTER_CODE } from '../../testkit/documents';
import { execute } from '../../testkit/graphql';
import { confirmPayment, hold, type Hold } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  // An event of the gateway could queue jobs while a test looks at the queue.
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.runJobs();
});

/** The whole queue, as a thief of the database would read it. */
async function queueAsText(): Promise<string> {
  const rows = await testServer.query<{ job: string }>(
    'SELECT job::text || payload::text AS job FROM graphile_worker._private_jobs job',
  );
  return rows.map(({ job }) => job).join('\n');
}

/** What is still queued, and why it failed. */
const unfinishedJobs = () =>
  testServer.query('SELECT payload, last_error FROM graphile_worker._private_jobs');

async function pay(held: Hold): Promise<string> {
  const { checkout, payment } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  return payment.id;
}

async function idOf({ booking: { reference } }: Hold): Promise<string> {
  const [booking] = await testServer.query<{ id: string }>('SELECT id FROM bookings WHERE reference = $1', [
    reference,
  ]);
  return booking?.id ?? '';
}

const linkTo = ({ token }: Hold) => `${testServer.url}/booking#${token}`;
const mailsTo = (email: string) => testServer.inbox.messages(email);

/** Queues a mail as the previous version did: with all data of the booking, including its link. */
async function queueAsBefore(mail: object): Promise<void> {
  await testServer.query("SELECT graphile_worker.add_job('send mail', $1::json)", [JSON.stringify(mail)]);
}

const bookingDataAsBefore = (bookingId: string, held: Hold) => ({
  bookingId,
  reference: held.booking.reference,
  guestName: 'Asha Rao',
  pageUrl: linkTo(held),
  calendarFile: 'BEGIN:VCALENDAR',
});

describe('a thief who reads the job queue', () => {
  test('finds no link to a booking that was paid, and the guest gets it by mail', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email });
    await pay(held);
    const queue = await queueAsText();
    expect(queue).toContain(await idOf(held));
    expect(queue).not.toContain(held.token);
    expect(queue).not.toContain(email);

    await testServer.runJobs();
    expect(mailsTo(email)[0]?.text).toContain(linkTo(held));
  });

  test('finds no link to a booking whose second payment is refunded, and the mail names the amount', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email });
    await pay(held);
    await testServer.runJobs();
    await pay(held);
    expect(await queueAsText()).not.toContain(held.token);

    await testServer.runJobs();
    const refunded = mailsTo(email).find(({ subject }) => subject?.includes('is being refunded'));
    expect(refunded?.subject).toMatch(/^Your payment of ₹[\d,.]+ is being refunded: SC-/);
    expect(refunded?.text).toContain('paid twice');
    expect(refunded?.text).toContain(linkTo(held));
  });

  test('finds neither a newsletter’s code nor its unsubscribe link', async () => {
    const email = testServer.freshEmail();
    await execute(testServer, SEND_NEWSLETTER_CODE, { email });
    const queued = await queueAsText();
    await testServer.runJobs();
    const code = /^(\d{6}) /.exec(mailsTo(email)[0]?.subject ?? '')?.[1] ?? 'no code came';
    expect(queued).not.toContain(code);

    await execute(testServer, VERIFY_NEWSLETTER_CODE, { email, otp: code });
    expect(await queueAsText()).not.toContain('unsubscribe?token=');
    await testServer.runJobs();
    expect(mailsTo(email)[0]?.text).toContain(`${testServer.url}/unsubscribe?token=`);
  });
});

describe('mails that the previous version queued', () => {
  let email: string;
  let held: Hold;
  let bookingId: string;
  beforeEach(async () => {
    email = testServer.freshEmail();
    held = await hold(testServer, { email });
    bookingId = await idOf(held);
  });

  test('are sent by this version, with the same link', async () => {
    await queueAsBefore({
      kind: 'booking confirmed',
      booking: bookingDataAsBefore(bookingId, held),
      paidLate: false,
    });
    await testServer.runJobs();
    expect(mailsTo(email)[0]?.text).toContain(linkTo(held));
  });

  test('lose their links by the migration and are still sent', async () => {
    const reader = testServer.freshEmail();
    const [contactId, subscriberId] = [randomUUID(), randomUUID()];
    await testServer.query(
      "INSERT INTO contact_messages (id, email, message) VALUES ($1, $2, 'Is the lake warm?')",
      [contactId, reader],
    );
    await testServer.query(
      `INSERT INTO subscribers (id, email, email_key, token_hash, consent_text, consent_at)
       VALUES ($1, $2, $2, 'hash', 'yes', now())`,
      [subscriberId, reader],
    );
    await pay(held);
    await testServer.runJobs();
    const second = await pay(held);
    const [payment] = await testServer.query<{ id: string }>(
      'SELECT id FROM payments WHERE gateway_payment_id = $1',
      [second],
    );
    await testServer.query(
      "DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'kind' LIKE 'payment%'",
    );
    const booking = bookingDataAsBefore(bookingId, held);
    const kindsBefore = [
      { kind: 'booking for the hotel', booking },
      { kind: 'payment refunded', booking, paymentId: payment?.id, amount: '₹1.00', why: 'paid twice' },
      {
        kind: 'newsletter welcome',
        messageId: randomUUID(),
        email: reader,
        unsubscribeUrl: `${testServer.url}/unsubscribe?token=secret`,
      },
      { kind: 'contact message', messageId: contactId, email: reader, message: 'Is the lake warm?' },
    ];
    for (const mail of kindsBefore) await queueAsBefore(mail);

    const runner = testServer.installation.database.createQueryRunner();
    await new JobsCarryIds1763840000000().up(runner);
    await runner.release();
    const queue = await queueAsText();
    for (const secret of [held.token, 'unsubscribe?token=', 'lake warm']) expect(queue).not.toContain(secret);

    await testServer.runJobs();
    expect(mailsTo(email)[0]?.subject).toMatch(/is being refunded/);
    expect(mailsTo(reader)[0]?.text).toContain(`${testServer.url}/unsubscribe?token=`);
    const hotel = mailsTo('desk@saffroncourt.example').map(({ subject }) => subject);
    expect(hotel).toContain(`Message from ${reader}`);
    expect(hotel).toEqual(
      expect.arrayContaining([expect.stringContaining(`New booking ${held.booking.reference}`)]),
    );
    expect(await unfinishedJobs()).toEqual([]);
  });
});
