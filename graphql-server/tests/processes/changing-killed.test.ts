import { Client } from 'pg';
import type { CheckoutResult, Payment } from '../../local/razorpay-entities';
import { confirmPayment, inDays } from '../testkit/bookings';
import {
  changeable,
  changeBooking,
  changeForm,
  payChange,
  type ChangeForm,
  type ChangeResult,
} from '../testkit/changes';
import { assertType } from '../testkit/graphql';
import { confirmedBooking, refundsAtGateway } from '../testkit/late-money';
import { untilWaitedFor } from '../testkit/lock-waits';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';
import { deliver, paymentEvent } from '../testkit/webhooks';
import { onlyInProve, proofCases } from '../testkit/proof-size';

const ONE_NIGHT = 981_288;

let testServer: TestServer;
let server: ServerProcess;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  // The kill must end the hanging call, not the server's own timeout.
  testServer.environment['RAZORPAY_TIMEOUT_SECONDS'] = '30';
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.shiftClock('0');
  server = await startServer(testServer);
});
afterEach(() => server.end('SIGTERM'));

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

async function killAndRestart(): Promise<void> {
  await server.end('SIGKILL');
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  server = await startServer(testServer);
}

let day = 40;
/** A paid booking of two nights, and the form that asks for a third one. */
async function paidWithForm(): Promise<ChangeForm> {
  day += 10;
  const { held } = await confirmedBooking(testServer, { checkin: inDays(day), checkout: inDays(day + 2) });
  return changeForm(testServer, held.token, { checkout: inDays(day + 3) });
}

function orderOf(result: ChangeResult): string {
  assertType(result, 'ChangeHeld');
  return result.change.checkout?.orderId ?? '';
}

/** Three nights, paid once, and nothing refunded. */
async function expectChangedOnce(token: string): Promise<void> {
  await testServer.runJobs();
  expect(await changeable(testServer, token)).toMatchObject({
    status: 'CONFIRMED',
    heldChange: null,
    stays: [{ checkout: inDays(day + 3) }],
    totalNow: { amount: 3 * ONE_NIGHT },
    amountPaid: { amount: 3 * ONE_NIGHT },
    amountRefunded: { amount: 0 },
  });
  expect(await testServer.breaches()).toEqual([]);
}

onlyInProve(() => {
  const ORDERS: [what: string, effectHappens: boolean][] = [
    ['is made', true],
    ['is not made', false],
  ];

  test.each(ORDERS)(
    'killed while it creates the order, which %s: the same form makes one change',
    async (_what, effectHappens) => {
      const form = await paidWithForm();
      await hangDuring('POST /v1/orders', effectHappens, () => send(changeBooking(server, form)));
      await killAndRestart();
      const again = await changeBooking(server, form);
      await payChange(testServer, orderOf(again));
      await expectChangedOnce(form.token);
    },
  );

  test('killed while the payment is verified: the reconciliation makes the change, once', async () => {
    const form = await paidWithForm();
    const orderId = orderOf(await changeBooking(server, form));
    const { payment } = await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false });
    await hangDuring(`GET /v1/orders/${orderId}/payments`, false, () =>
      send(changeBooking(server, { ...form, idempotencyKey: 'another-form-of-the-guest' })),
    );
    await killAndRestart();
    expect((await changeable(testServer, form.token)).heldChange).not.toBeNull();
    await testServer.shiftClock('3 minutes');
    await testServer.installation.reconciliation.run();
    await expectChangedOnce(form.token);
    expect(payment.status).toBe('captured');
  });
});

interface PaidChange {
  form: ChangeForm;
  payment: Payment;
  checkout: CheckoutResult;
}

const statesOf = async ({ form }: PaidChange) => {
  const rows = await testServer.query<{ status: string }>(
    'SELECT status FROM booking_changes WHERE idempotency_key = $1',
    [form.idempotencyKey],
  );
  return rows.map(({ status }) => status);
};

/** The nights of the booking and of its change, as they are in the database. */
const nightsOf = () =>
  testServer.query(
    `SELECT night::text, change_id IS NULL AS "isBooked" FROM room_nights
     WHERE night >= $1 AND night < $2 ORDER BY night`,
    [inDays(day), inDays(day + 3)],
  );

/** Holds the row of the stay, which the server changes in its transaction, and kills the server while it waits. */
async function killInsideTransaction(act: () => void): Promise<void> {
  const other = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM stays WHERE checkin = $1 FOR UPDATE', [inDays(day)]);
    act();
    await untilWaitedFor(other, testServer);
    await server.end('SIGKILL');
    await other.query('ROLLBACK');
  } finally {
    await other.end();
  }
}

const tell = ({ payment }: PaidChange) =>
  deliver({ url: server.url }, paymentEvent('payment.captured', payment));

const isUntouched = async (paid: PaidChange): Promise<void> => {
  expect(await statesOf(paid)).toEqual(['HELD']);
  expect((await nightsOf()).map((night) => (night as { isBooked: boolean }).isBooked)).toEqual([
    true,
    true,
    false,
  ]);
};

const STEPS: { name: string; killAt: (paid: PaidChange) => Promise<void> }[] = [
  {
    name: 'while confirmPayment asks the gateway for the payment',
    killAt: async (paid) => {
      await hangDuring('GET /v1/payments', false, () => send(confirmPayment(server, paid.checkout)));
      await server.end('SIGKILL');
      await isUntouched(paid);
    },
  },
  {
    name: 'inside the transaction of confirmPayment that makes the change',
    killAt: async (paid) => {
      await killInsideTransaction(() => send(confirmPayment(server, paid.checkout)));
      await isUntouched(paid);
    },
  },
  {
    name: 'inside the transaction of a webhook that makes the change',
    killAt: async (paid) => {
      await killInsideTransaction(() => send(tell(paid)));
      await isUntouched(paid);
      expect(await testServer.query('SELECT 1 FROM webhook_events')).toEqual([]);
    },
  },
  {
    name: 'after that transaction, before the guest has the response',
    killAt: async (paid) => {
      send(confirmPayment(server, paid.checkout));
      await waitFor('the change is made', async () => (await statesOf(paid)).includes('APPLIED'));
      await server.end('SIGKILL');
    },
  },
];

const browser = (paid: PaidChange) => confirmPayment(server, paid.checkout);
const reconciliation = () => testServer.installation.reconciliation.run();

/** Where the server is killed, and who reports the payment to the next one. */
interface Discovery {
  step: number;
  who: string;
  learn: (paid: PaidChange) => Promise<unknown>;
}

describe('the guest has paid for a night more', () => {
  test.each(
    proofCases<Discovery>(
      [
        { step: 0, who: 'the reconciliation', learn: reconciliation },
        { step: 1, who: 'the guest’s browser', learn: browser },
        { step: 1, who: 'the webhook', learn: tell },
        { step: 2, who: 'the same webhook', learn: tell },
        { step: 2, who: 'the reconciliation', learn: reconciliation },
        { step: 3, who: 'the webhook', learn: tell },
      ],
      ({ step, learn }) => step === 3 && learn === tell,
    ).map((each) => ({ ...each, name: STEPS[each.step]?.name, killAt: STEPS[each.step]?.killAt })),
  )('killed $name: $who finds or makes the change, once', async ({ killAt, learn }) => {
    await testServer.query('TRUNCATE webhook_events');
    const form = await paidWithForm();
    const orderId = orderOf(await changeBooking(server, form));
    const paid = {
      form,
      ...(await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false })),
    };
    await killAt?.(paid);
    await killAndRestart();
    await testServer.shiftClock('3 minutes');
    await learn(paid);
    await expectChangedOnce(form.token);
    expect(await statesOf(paid)).toEqual(['APPLIED']);
    expect((await nightsOf()).map((night) => (night as { isBooked: boolean }).isBooked)).toEqual([
      true,
      true,
      true,
    ]);
    expect(refundsAtGateway(testServer, paid.payment.id)).toEqual([]);
  });
});

onlyInProve(() => {
  test('killed inside the transaction of a cheaper change: the same form makes it, once', async () => {
    day += 10;
    const dates = { checkin: inDays(day), checkout: inDays(day + 2) };
    const { held, paymentId } = await confirmedBooking(testServer, dates);
    const form = await changeForm(testServer, held.token, { checkout: inDays(day + 1) });
    await killInsideTransaction(() => send(changeBooking(server, form)));
    expect(
      await testServer.query('SELECT 1 FROM booking_changes WHERE idempotency_key = $1', [
        form.idempotencyKey,
      ]),
    ).toEqual([]);
    await killAndRestart();
    for (let press = 1; press <= 2; press += 1)
      expect(await changeBooking(server, form)).toMatchObject({
        __typename: 'BookingChanged',
        refund: { amount: ONE_NIGHT },
      });
    // The running server may have taken the job just now.
    await waitFor('the refund is at the gateway', async () => {
      await testServer.runJobs();
      return refundsAtGateway(testServer, paymentId).length > 0;
    });
    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount: ONE_NIGHT }]);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('killed before anybody pays: the change lapses, and the booking does not change', async () => {
    const form = await paidWithForm();
    await changeBooking(server, form);
    await killAndRestart();
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    expect(await changeable(testServer, form.token)).toMatchObject({
      status: 'CONFIRMED',
      heldChange: null,
      stays: [{ checkout: inDays(day + 2) }],
      totalNow: { amount: 2 * ONE_NIGHT },
    });
    expect(await testServer.breaches()).toEqual([]);
  });
});
