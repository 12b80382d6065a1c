import { createServer, type Server } from 'node:net';
import { Client } from 'pg';
import { portOf } from '../../local/listening';
import { bookingForm, confirmPayment, createBooking, hold, inDays, type Hold } from '../testkit/bookings';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import type { RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { untilWaitedFor } from '../testkit/lock-waits';
import { requestSteps } from '../testkit/payment-requests';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';
import { deliver, paymentEvent } from '../testkit/webhooks';
import { onlyInProve, proofCases } from '../testkit/proof-size';

let testServer: TestServer;
let server: ServerProcess;

beforeAll(async () => {
  testServer = await startTestServer();
  // The kill must end the hanging call, not the server's own timeout.
  testServer.environment['RAZORPAY_TIMEOUT_SECONDS'] = '30';
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.shiftClock('0');
});

/** Sends a request while the server dies; the connection breaks. */
function send(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

/** The gateway does not respond to the next call that matches; resolves when the server has made the call. */
async function hangDuring(matching: string, effectHappens: boolean, act: () => void): Promise<void> {
  testServer.razorpay.setMode({ matching, respondWith: 'hang', remaining: 1, effectHappens });
  act();
  await waitFor(`the server waits for ${matching}`, () => testServer.razorpay.setMode({}).remaining === 0);
}

/** Locks the booking of the order, lets the server wait for it inside its transaction, and kills the server. */
async function killInsideTransaction(orderId: string, act: () => void): Promise<void> {
  const other = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await other.connect();
  await other.query('BEGIN');
  await other.query(
    'SELECT 1 FROM bookings WHERE id = (SELECT booking_id FROM orders WHERE gateway_id = $1) FOR UPDATE',
    [orderId],
  );
  act();
  await untilWaitedFor(other, testServer);
  await server.end('SIGKILL');
  await other.query('ROLLBACK');
  await other.end();
}

interface Step {
  name: string;
  /** Brings the server to the step and leaves it there; returns the guest's address. */
  reach: (email: string) => Promise<void>;
  ends: 'CONFIRMED' | 'EXPIRED';
  refunds?: number;
  smtp?: () => Promise<string>;
}

const here = () => ({ url: server.url, freshEmail: testServer.freshEmail });
const pay = async ({ checkout: { orderId } }: Hold, outcome: 'capture' | 'authorise' = 'capture') =>
  testServer.razorpay.pay(orderId, { outcome, webhook: false });

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
    name: 'while it creates the order, which is not made',
    reach: (email) => hangDuring('POST /v1/orders', false, () => send(createBooking(here(), { email }))),
    ends: 'EXPIRED',
  },
  {
    name: 'while it creates the order, which is made',
    reach: (email) => hangDuring('POST /v1/orders', true, () => send(createBooking(here(), { email }))),
    ends: 'EXPIRED',
  },
  {
    name: 'after the order, while nobody pays',
    reach: async (email) => {
      await hold(here(), { email });
    },
    ends: 'EXPIRED',
  },
  {
    name: 'after the order, while the guest pays',
    reach: async (email) => {
      await pay(await hold(here(), { email }));
    },
    ends: 'CONFIRMED',
  },
  {
    name: 'while it fetches the payment',
    reach: async (email) => {
      const { checkout } = await pay(await hold(here(), { email }));
      await hangDuring('GET /v1/payments', false, () => send(confirmPayment(here(), checkout)));
    },
    ends: 'CONFIRMED',
  },
  {
    name: 'while it captures the payment, which is not captured',
    reach: async (email) => {
      const { checkout } = await pay(await hold(here(), { email }), 'authorise');
      await hangDuring('/capture', false, () => send(confirmPayment(here(), checkout)));
    },
    ends: 'CONFIRMED',
  },
  {
    name: 'while it captures the payment, which is captured',
    reach: async (email) => {
      const { checkout } = await pay(await hold(here(), { email }), 'authorise');
      await hangDuring('/capture', true, () => send(confirmPayment(here(), checkout)));
    },
    ends: 'CONFIRMED',
  },
  {
    name: 'inside the transaction that applies the payment',
    reach: async (email) => {
      const held = await hold(here(), { email });
      const { payment } = await pay(held);
      await killInsideTransaction(held.checkout.orderId, () =>
        send(deliver(here(), paymentEvent('payment.captured', payment))),
      );
    },
    ends: 'CONFIRMED',
  },
  {
    name: 'while it sends the confirmation',
    smtp: stallingSmtp,
    reach: async (email) => {
      const { checkout } = await pay(await hold(here(), { email }));
      await confirmPayment(here(), checkout);
      await waitFor('the mail is being sent', () => stalledConnections > 0);
    },
    ends: 'CONFIRMED',
  },
  ...[false, true].map((happens): Step => ({
    name: `while it refunds a second payment, which is ${happens ? '' : 'not '}refunded`,
    reach: async (email) => {
      const held = await hold(here(), { email });
      await confirmPayment(here(), (await pay(held)).checkout);
      const second = await pay(held);
      await hangDuring('/refund', happens, () =>
        send(deliver(here(), paymentEvent('payment.captured', second.payment))),
      );
    },
    ends: 'CONFIRMED',
    refunds: 1,
  })),
];

/**
 * Killed during the database's work and during a mail; tests of cancellations and documents kill at the other moments.
 */
const QUICK_STEPS = ['inside the transaction that applies the payment', 'while it sends the confirmation'];

describe('nothing is lost when the server is killed', () => {
  test.each(proofCases(STEPS, ({ name }) => QUICK_STEPS.includes(name)))(
    '$name',
    async ({ reach, ends, refunds = 0, smtp }) => {
      const email = testServer.freshEmail();
      server = await startServer(testServer, smtp ? { SMTP_URL: await smtp() } : {});
      await reach(email);
      await server.end('SIGKILL');
      stalled?.close();
      testServer.razorpay.setMode({ reset: true, webhooks: 'off' });

      server = await startServer(testServer);
      await testServer.shiftClock('16 minutes');
      await testServer.query(
        "SELECT graphile_worker.add_job('sweep holds'), graphile_worker.add_job('reconcile payments')",
      );

      await waitFor(
        `the booking ends ${ends}`,
        async () =>
          (await testServer.query('SELECT 1 FROM bookings WHERE email = $1 AND status = $2', [email, ends]))
            .length === 1,
      );
      const paidBack = async () =>
        testServer.query<{ status: string }>(
          `SELECT refund.status FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
         JOIN bookings booking ON booking.id = payment.booking_id WHERE booking.email = $1`,
          [email],
        );
      if (refunds > 0) {
        await waitFor('the refund is done', async () =>
          (await paidBack()).some(({ status }) => status === 'PROCESSED'),
        );
      }
      expect(await paidBack()).toHaveLength(refunds);
      const confirmations = () =>
        testServer.inbox.messages(email).filter(({ subject }) => subject?.startsWith('Booking confirmed'));
      if (ends === 'CONFIRMED')
        await waitFor('the confirmation arrives', () => confirmations().length === 1, 60_000);
      else expect(confirmations()).toEqual([]);
      expect(await testServer.breaches()).toEqual([]);
      expect(await server.end('SIGTERM')).toBe(0);
    },
  );

  onlyInProve(() => {
    test('the same form sent again after the restart continues with the same booking', async () => {
      const form = bookingForm(testServer, { idempotencyKey: 'killed-0123456789abcdef' });
      server = await startServer(testServer);
      await hangDuring('POST /v1/orders', true, () => send(createBooking(here(), form)));
      await server.end('SIGKILL');
      testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
      server = await startServer(testServer);
      const again = await hold(here(), form);
      expect(await testServer.query('SELECT reference FROM bookings WHERE email = $1', [form.email])).toEqual(
        [{ reference: again.booking.reference }],
      );
      expect(await server.end('SIGTERM')).toBe(0);
    });
  });
});

const PART = 50_000;

type LinkSteps = ReturnType<typeof requestSteps>;

interface LinkStep {
  name: string;
  /** Brings the server to the step and leaves it there; says whether the guest has paid. */
  reach: (asked: { id: string; token: string }, steps: LinkSteps) => Promise<boolean>;
}

const payLink = (orderId: string, outcome: 'capture' | 'authorise') =>
  testServer.razorpay.pay(orderId, { outcome, webhook: false });

async function stateOf(token: string, steps: LinkSteps): Promise<string> {
  const payment = await steps.open(token);
  return payment.__typename === 'RequestedPayment' ? payment.status : payment.__typename;
}

const LINK_STEPS: LinkStep[] = [
  ...[true, false].map((happens): LinkStep => ({
    name: `while it creates the order, which is ${happens ? '' : 'not '}made`,
    reach: async ({ token }, steps) => {
      await hangDuring('POST /v1/orders', happens, () => send(steps.order(token, server)));
      return false;
    },
  })),
  {
    name: 'while it fetches the payment',
    reach: async ({ token }, steps) => {
      const { orderId } = await steps.order(token, server);
      const { checkout } = await payLink(orderId, 'capture');
      await hangDuring('GET /v1/payments', false, () => send(steps.confirm(token, checkout, server)));
      return true;
    },
  },
  ...[true, false].map((happens): LinkStep => ({
    name: `while it captures the payment, which is ${happens ? '' : 'not '}captured`,
    reach: async ({ token }, steps) => {
      const { orderId } = await steps.order(token, server);
      const { checkout } = await payLink(orderId, 'authorise');
      await hangDuring('/capture', happens, () => send(steps.confirm(token, checkout, server)));
      return true;
    },
  })),
  {
    name: 'after the capture, inside the transaction that pays the link',
    reach: async ({ token }, steps) => {
      const { orderId } = await steps.order(token, server);
      const { checkout } = await payLink(orderId, 'authorise');
      await killInsideTransaction(orderId, () => send(steps.confirm(token, checkout, server)));
      return true;
    },
  },
  {
    name: 'after that transaction, before the guest has the response',
    reach: async ({ token }, steps) => {
      const { orderId } = await steps.order(token, server);
      const { checkout } = await payLink(orderId, 'capture');
      send(steps.confirm(token, checkout, server));
      await waitFor('the link is paid', async () => (await stateOf(token, steps)) === 'PAID');
      return true;
    },
  },
  {
    name: 'while it asks about a payment before the staff withdraw the link',
    reach: async ({ id, token }, steps) => {
      const { orderId } = await steps.order(token, server);
      await payLink(orderId, 'capture');
      await hangDuring('GET /v1/orders', false, () => send(steps.withdraw(id, server)));
      return true;
    },
  },
];

describe('a payment link is paid once when the server is killed', () => {
  let owner: RequestOptions;
  beforeAll(async () => {
    const identity = await openIdentity();
    testServer.environment['FIREBASE_AUTH_EMULATOR_HOST'] = identity.host;
    const { token } = await identity.signIn({ email: OWNER.email, emailVerified: true });
    owner = { token };
  });

  const cases = proofCases(LINK_STEPS, ({ name }) => name.startsWith('after the capture'));
  test.each(cases.map((step, place) => ({ ...step, days: 200 + place })))(
    '$name',
    async ({ days, reach }) => {
      const steps = requestSteps(testServer, owner);
      const stays = [deskStay({ checkin: inDays(days), checkout: inDays(days + 1) })];
      const reference = await bookedAtDesk(testServer, { stays }, owner);
      const { balance } = await steps.atDesk(reference);
      const asked = await steps.asked(reference, { purpose: 'OTHER', amount: PART });
      server = await startServer(testServer);
      const isPaid = await reach(asked, steps);
      await server.end('SIGKILL');
      testServer.razorpay.setMode({ reset: true, webhooks: 'off' });

      server = await startServer(testServer);
      if (!isPaid) await steps.pay(asked.token, (await steps.order(asked.token, server)).orderId, server);
      await testServer.shiftClock('3 minutes');
      await testServer.query("SELECT graphile_worker.add_job('reconcile payments')");
      await waitFor('the link is paid', async () => (await stateOf(asked.token, steps)) === 'PAID');
      const { balance: left, amountPaid } = await steps.atDesk(reference);
      expect([left.amount, amountPaid.amount]).toEqual([balance.amount - PART, PART]);
      expect(await testServer.breaches()).toEqual([]);
      expect(await server.end('SIGTERM')).toBe(0);
    },
  );
});
