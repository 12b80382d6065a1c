import { createServer, type Server } from 'node:net';
import { Client } from 'pg';
import { portOf } from '../../local/listening';
import { cancelBooking, freshKey, staysOf } from '../testkit/cancellations';
import { confirmedBooking, refundsAtGateway, refundsOf } from '../testkit/late-money';
import { untilWaitedFor } from '../testkit/lock-waits';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';
import { deliver, refundEvent } from '../testkit/webhooks';
import { proofCases } from '../testkit/proof-size';

let testServer: TestServer;
let server: ServerProcess;

beforeAll(async () => {
  testServer = await startTestServer();
  // The kill must end the hanging call, not the server's own timeout.
  testServer.environment['RAZORPAY_TIMEOUT_SECONDS'] = '30';
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  testServer.razorpay.setMode({ reset: true, webhooks: 'off', refunds: 'pending' });
  await testServer.shiftClock('0');
});

/** What the guest sends. */
interface Form {
  token: string;
  expectedRefund: number;
  idempotencyKey: string;
}

interface Cancelling {
  form: Form;
  reference: string;
  paymentId: string;
}

interface Step {
  name: string;
  /** Brings the server to the step and kills it there. */
  killAt: (cancelling: Cancelling) => Promise<void>;
  smtp?: () => Promise<string>;
}

const kill = () => server.end('SIGKILL');

/** Sends a request while the server dies; the connection breaks. */
function send(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

const press = ({ form }: Cancelling) => cancelBooking({ url: server.url }, form);

/** Holds the row of the payment, so that the server must wait for it, and kills the server while it waits. */
async function killWaitingForPayment({ paymentId }: Cancelling, act: () => void): Promise<void> {
  const other = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM payments WHERE gateway_payment_id = $1 FOR UPDATE', [paymentId]);
    act();
    await untilWaitedFor(other, testServer);
    await kill();
    await other.query('ROLLBACK');
  } finally {
    await other.end();
  }
}

const isCancelled = async ({ reference }: Cancelling) =>
  (
    await testServer.query(
      'SELECT 1 FROM cancellations WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
      [reference],
    )
  ).length > 0;

/** The gateway is slow with the next refund, or does not respond at all. */
const slowRefund = (mode: Parameters<TestServer['razorpay']['setMode']>[0]) =>
  testServer.razorpay.setMode({ matching: '/refund', remaining: 1, ...mode });

const gatewayWasAsked = () =>
  waitFor(
    'the server asks the gateway for the refund',
    () => testServer.razorpay.setMode({}).remaining === 0,
  );

const refundAtGateway = ({ paymentId }: Cancelling) => refundsAtGateway(testServer, paymentId)[0];

const isSent = async ({ paymentId }: Cancelling) =>
  (await refundsOf(testServer, paymentId)).some(({ gatewayRefundId }) => gatewayRefundId !== null);

/** The gateway reports to the server that the money was refunded. */
async function tell(cancelling: Cancelling): Promise<void> {
  const refund = refundAtGateway(cancelling);
  if (!refund) throw new Error('The gateway has no refund.');
  const processed = await testServer.razorpay.settleRefund(refund.id, 'processed', { webhook: false });
  await deliver({ url: server.url }, refundEvent('refund.processed', processed));
}

let stalled: Server | null = null;
let stalledConnections = 0;

/** A mail server that accepts connections and never responds. */
async function stallingSmtp(): Promise<string> {
  stalledConnections = 0;
  stalled = createServer(() => {
    stalledConnections += 1;
  });
  await new Promise<void>((resolve) => stalled?.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${portOf(stalled.address())}`;
}

const STEPS: Step[] = [
  {
    name: 'inside the transaction that cancels',
    killAt: async (cancelling) => {
      await killWaitingForPayment(cancelling, () => send(press(cancelling)));
      expect(await isCancelled(cancelling)).toBe(false);
    },
  },
  {
    name: 'after the transaction, before the guest has the response',
    killAt: async (cancelling) => {
      send(press(cancelling));
      await waitFor('the cancellation is committed', () => isCancelled(cancelling));
      await kill();
    },
  },
  ...[false, true].map((happens): Step => ({
    name: `while it sends the refund, which is ${happens ? '' : 'not '}made`,
    killAt: async (cancelling) => {
      slowRefund({ respondWith: 'hang', effectHappens: happens });
      await press(cancelling);
      await gatewayWasAsked();
      await waitFor(
        'the gateway has carried it out',
        () => refundsAtGateway(testServer, cancelling.paymentId).length === Number(happens),
      );
      await kill();
    },
  })),
  {
    name: 'after the gateway has responded, before that is stored',
    killAt: async (cancelling) => {
      slowRefund({ delayMs: 1_500 });
      await press(cancelling);
      await gatewayWasAsked();
      await killWaitingForPayment(cancelling, () => undefined);
      expect(refundAtGateway(cancelling)).toMatchObject({ status: 'pending' });
      expect(await isSent(cancelling)).toBe(false);
    },
  },
  {
    name: 'before the webhook of the refund is stored',
    killAt: async (cancelling) => {
      await press(cancelling);
      await waitFor('the refund is sent', () => isSent(cancelling));
      await killWaitingForPayment(cancelling, () => send(tell(cancelling)));
      expect(await refundsOf(testServer, cancelling.paymentId)).toMatchObject([{ status: 'PENDING' }]);
    },
  },
  {
    name: 'after the webhook of the refund is stored, while it sends the mail',
    smtp: stallingSmtp,
    killAt: async (cancelling) => {
      await press(cancelling);
      await waitFor('the refund is sent', () => isSent(cancelling));
      await tell(cancelling);
      await waitFor('a mail is being sent', () => stalledConnections > 0);
      await kill();
    },
  },
];

/** A mail that was being sent when its server died is sent again with the same Message-ID: it counts once. */
const mailsTo = (email: string, subject: RegExp) =>
  new Set(
    testServer.inbox
      .messages(email)
      .filter((mail) => subject.test(mail.subject ?? ''))
      .map(({ headers }) => headers.messageId),
  );

describe('a cancellation is carried out once, wherever the server is killed', () => {
  test.each(proofCases(STEPS, ({ name }) => name === 'while it sends the refund, which is made'))(
    '$name',
    async ({ killAt, smtp }) => {
      const email = testServer.freshEmail();
      server = await startServer(testServer, smtp ? { SMTP_URL: await smtp() } : {});
      const { held, paymentId, amount } = await confirmedBooking(
        { ...testServer, url: server.url },
        { email },
      );
      const form = { token: held.token, expectedRefund: amount, idempotencyKey: freshKey() };
      const cancelling = { form, reference: held.booking.reference, paymentId };
      await killAt(cancelling);
      stalled?.close();
      testServer.razorpay.setMode({ reset: true, webhooks: 'off', refunds: 'pending' });

      server = await startServer(testServer);
      // The guest had no response, and presses again.
      expect(await press(cancelling)).toMatchObject({
        __typename: 'BookingCancelled',
        booking: { status: 'CANCELLED' },
        refund: { amount },
      });
      await waitFor('the gateway has the refund', () => refundAtGateway(cancelling) !== undefined, 60_000);
      await tell(cancelling);
      await waitFor('the guest has both mails', () => mailsTo(email, /on its way/).size > 0, 60_000);
      await waitFor('the guest has both mails', () => mailsTo(email, /^Cancelled/).size > 0, 60_000);

      expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED', amount }]);
      expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ status: 'processed', amount }]);
      expect(await staysOf(testServer, held.token)).toMatchObject({
        status: 'CANCELLED',
        refundState: 'FULL',
        stays: [{ status: 'CANCELLED' }],
      });
      expect(await testServer.query('SELECT 1 FROM room_nights')).toEqual([]);
      expect([mailsTo(email, /on its way/).size, mailsTo(email, /^Cancelled/).size]).toEqual([1, 1]);
      expect(await testServer.breaches()).toEqual([]);
      expect(await server.end('SIGTERM')).toBe(0);
    },
  );
});
