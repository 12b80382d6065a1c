import { dateInZone } from '../../../src/platform/time/dates';
import { timeOfDay } from '../../../src/payments/settlements/gateway-day';
import { csvRows } from '../../testkit/csv-rows';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking, owedRefund, refundsAtGateway } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const SETTLEMENTS = gql(`query SettlementsOfGateway($from: PlainDate, $to: PlainDate) {
  settlements(from: $from, to: $to) {
    settlements {
      id day utr status payments
      paid { amount } refunded { amount } corrected { amount } fee { amount } feeTax { amount } net { amount }
    }
    days { day payments refunds differences }
    differences { id kind gatewayId payment reference day gateway { amount } ours { amount } gatewayState ourState }
    lastRun { days problem endedAt }
  }
}`);
const FEES = gql(`query FeesOfGateway($from: PlainDate!, $to: PlainDate!) {
  feesByMonth(from: $from, to: $to) {
    month payments paid { amount } fee { amount } feeTax { amount } settled { amount }
  }
}`);
const EXPORT = gql(`query ExportOfSettlements { exportSettlements { filename content } }`);
const RECONCILE = gql(`mutation ReconcileNow { reconcileWithGateway { at } }`);
const FINISH = gql(`mutation FinishDifference($input: FinishTaskInput!) {
  finishTask(input: $input) { __typename }
}`);
const TASKS = gql(`query TasksOfDifferences { openTasks { id kind difference reference payment } }`);

/** Ends the grace period of an hour. */
const AFTER_GRACE_MINUTES = 62;

/**
 * These tests compare one day. In the last hours before the gateway's midnight, the hotel and the gateway are set two
 * hours earlier, so that the grace period ends on the same day.
 */
const EARLIER_MINUTES = dayIn(120) === dayIn(0) ? 0 : 120;

function dayIn(minutes: number): string {
  return dateInZone(new Date(Date.now() + minutes * 60_000), 'Asia/Kolkata');
}

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  const actualNow = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => actualNow() - EARLIER_MINUTES * 60_000);
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50', RAZORPAY_TIMEOUT_SECONDS: '6' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await testServer.stop();
  vi.restoreAllMocks();
});
beforeEach(async () => {
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await shiftClock();
});

const shown = async () => (await execute(testServer, SETTLEMENTS, {}, owner)).settlements;
const stateOfGateway = () => testServer.razorpay.state();

const forget = (records: object, id: string): void => void Reflect.deleteProperty(records, id);

const shiftClock = (minutes = 0) => testServer.shiftClock(`${minutes - EARLIER_MINUTES} minutes`);

/** These tables' columns use the database's own time, which does not move with the hotel's. */
async function moveRecordsEarlier(): Promise<void> {
  for (const table of ['payments', 'refunds'])
    await testServer.query(
      `UPDATE ${table} SET created_at = created_at - $1::interval WHERE created_at > hotel_now()`,
      [`${EARLIER_MINUTES} minutes`],
    );
}

/** Runs after the grace period of an hour. */
async function reconcile(): Promise<void> {
  if (EARLIER_MINUTES > 0) await moveRecordsEarlier();
  await shiftClock(AFTER_GRACE_MINUTES);
  await testServer.installation.gatewayComparison.run();
  await shiftClock();
}

async function found() {
  await reconcile();
  return (await shown()).differences;
}

const tasksEver = async (subject: string) =>
  (await testServer.query('SELECT id FROM tasks WHERE subject = $1', [subject])).length;

describe('money without differences', () => {
  test('a payment, a refund, a dispute and their settlement make no task, and are shown to the paisa', async () => {
    const { amount, paymentId } = await confirmedBooking(testServer);
    const disputed = await confirmedBooking(testServer);
    await testServer.razorpay.dispute(disputed.paymentId, {
      event: 'payment.dispute.created',
      webhook: false,
    });
    await testServer.razorpay.dispute(disputed.paymentId, { event: 'payment.dispute.lost', webhook: false });
    const owed = await owedRefund(testServer);
    await testServer.runJobs();
    const further = await confirmedBooking(testServer);
    const settlement = await testServer.razorpay.settleNow();

    expect(await found()).toEqual([]);
    const paid = amount + disputed.amount + owed.amount + further.amount;
    const fees = [amount, disputed.amount, owed.amount, further.amount].map((one) => Math.round(one * 0.02));
    const fee = fees.reduce((sum, one) => sum + one, 0);
    const feeTax = fees.reduce((sum, one) => sum + Math.round(one * 0.18), 0);
    const money = (paise: number) => ({ amount: paise });
    expect((await shown()).settlements).toEqual([
      {
        id: settlement?.id,
        utr: settlement?.utr,
        status: 'PROCESSED',
        payments: 4,
        day: dateInZone(new Date(), 'Asia/Kolkata'),
        paid: money(paid),
        refunded: money(owed.amount),
        corrected: money(-disputed.amount),
        fee: money(fee),
        feeTax: money(feeTax),
        net: money(paid - owed.amount - disputed.amount - fee - feeTax),
      },
    ]);
    const [row] = await testServer.query(
      'SELECT amount_paise AS amount, settlement_id AS settlement FROM gateway_fees WHERE gateway_payment_id = $1',
      [paymentId],
    );
    expect(row).toEqual({ amount, settlement: settlement?.id });
    const months = await execute(testServer, FEES, { from: '2000-01-01', to: '2199-12-31' }, owner);
    const month = `${dateInZone(new Date(), 'Asia/Kolkata').slice(0, 7)}-01`;
    expect(months.feesByMonth).toEqual([
      {
        month,
        payments: 4,
        paid: money(paid),
        fee: money(fee),
        feeTax: money(feeTax),
        settled: money(settlement?.amount ?? 0),
      },
    ]);
  });

  test('a payment younger than an hour is left for the next run', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    await testServer.query('DELETE FROM tasks');
    const payment = stateOfGateway().payments[paymentId];
    if (payment) payment.amount += 100;
    await testServer.installation.gatewayComparison.run();
    expect((await shown()).differences).toEqual([]);
    if (payment) payment.amount -= 100;
  });
});

describe('each kind of difference makes one task, and repeated runs make no more', () => {
  /** Plants a difference, and returns what it is about and a way to end it. */
  type Plant = () => Promise<{ id: string; end: () => void | Promise<void> }>;

  const PLANTS: Record<string, Plant> = {
    PAYMENT_UNKNOWN: async () => {
      const { paymentId } = await confirmedBooking(testServer);
      const known = stateOfGateway().payments[paymentId];
      if (!known) throw new Error('The gateway does not know the payment.');
      const id = 'pay_Unknown0000001';
      stateOfGateway().payments[id] = { ...known, id, order_id: 'order_Unknown00001' };
      return { id, end: () => forget(stateOfGateway().payments, id) };
    },
    PAYMENT_DIFFERS: async () => {
      const { paymentId } = await confirmedBooking(testServer);
      const payment = stateOfGateway().payments[paymentId];
      if (payment) payment.amount += 100;
      return { id: paymentId, end: () => void (payment && (payment.amount -= 100)) };
    },
    PAYMENT_MISSING: async () => {
      const { paymentId } = await confirmedBooking(testServer);
      const payment = stateOfGateway().payments[paymentId];
      forget(stateOfGateway().payments, paymentId);
      return { id: paymentId, end: () => void (payment && (stateOfGateway().payments[paymentId] = payment)) };
    },
    REFUND_UNKNOWN: async () => {
      const { paymentId } = await confirmedBooking(testServer);
      const { id } = await testServer.razorpay.refundInDashboard(paymentId, {
        amount: 10_000,
        webhook: false,
      });
      return {
        id,
        end: () => testServer.razorpay.settleRefund(id, 'failed', { webhook: false }).then(() => undefined),
      };
    },
    REFUND_DIFFERS: async () => {
      const { paymentId } = await owedRefund(testServer);
      await testServer.runJobs();
      const refund = refundsAtGateway(testServer, paymentId)[0];
      if (!refund) throw new Error('Nothing was refunded.');
      refund.status = 'failed';
      return { id: refund.id, end: () => void (refund.status = 'processed') };
    },
    REFUND_MISSING: async () => {
      const { paymentId } = await owedRefund(testServer);
      await testServer.runJobs();
      const refund = refundsAtGateway(testServer, paymentId)[0];
      if (!refund) throw new Error('Nothing was refunded.');
      forget(stateOfGateway().refunds, refund.id);
      return { id: refund.id, end: () => void (stateOfGateway().refunds[refund.id] = refund) };
    },
    DISPUTE_UNKNOWN: async () => {
      const { paymentId } = await confirmedBooking(testServer);
      const known = stateOfGateway().payments[paymentId];
      if (!known) throw new Error('The gateway does not know the payment.');
      // Not captured, so that the payment itself is no difference.
      const unknown = { ...known, id: 'pay_Unknown0000002', status: 'failed' as const, captured: false };
      stateOfGateway().payments[unknown.id] = unknown;
      const { id } = await testServer.razorpay.dispute(unknown.id, {
        event: 'payment.dispute.created',
        webhook: false,
      });
      return { id, end: () => forget(stateOfGateway().disputes ?? {}, unknown.id) };
    },
    DISPUTE_DIFFERS: async () => {
      const { paymentId } = await confirmedBooking(testServer);
      const { id } = await testServer.razorpay.dispute(paymentId, {
        event: 'payment.dispute.won',
        webhook: false,
      });
      await testServer.installation.reconciliation.run();
      // A bank that has decided does not decide again.
      const dispute = stateOfGateway().disputes?.[paymentId];
      if (dispute) Object.assign(dispute, { status: 'lost', amount_deducted: dispute.amount });
      return {
        id,
        end: () => void (dispute && Object.assign(dispute, { status: 'won', amount_deducted: 0 })),
      };
    },
    SETTLEMENT_DIFFERS: async () => {
      await confirmedBooking(testServer);
      const settlement = await testServer.razorpay.settleNow();
      if (!settlement) throw new Error('Nothing was settled.');
      settlement.amount -= 1;
      return { id: settlement.id, end: () => void (settlement.amount += 1) };
    },
    NOT_SETTLED: async () => {
      const { paymentId } = await confirmedBooking(testServer);
      await testServer.razorpay.age(paymentId, 9);
      stateOfGateway().heldBack = [paymentId];
      await testServer.query('DELETE FROM reconciled_days');
      return { id: paymentId, end: () => void (stateOfGateway().heldBack = []) };
    },
  };

  test.each(Object.entries(PLANTS))('%s', async (kind, plant) => {
    const { id, end } = await plant();
    await reconcile();
    const differences = await found();
    expect(differences).toMatchObject([{ kind, gatewayId: id }]);
    expect(await tasksEver(`${kind} ${id}`)).toBe(1);
    const { openTasks } = await execute(testServer, TASKS, {}, owner);
    expect(openTasks.filter((task) => task.kind === 'GATEWAY_DIFFERENCE')).toMatchObject([
      { id: differences[0]?.id, difference: kind, reference: differences[0]?.reference },
    ]);
    await end();
    expect(await found()).toEqual([]);
  });

  test('a difference that a person has checked does not become a task again, unless its figures change', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    const payment = stateOfGateway().payments[paymentId];
    if (!payment) throw new Error('The gateway does not know the payment.');
    payment.amount += 100;
    const [difference] = await found();
    const input = { id: difference?.id ?? '', note: 'The bank says that it is right' };
    expect((await execute(testServer, FINISH, { input }, owner)).finishTask.__typename).toBe('TaskFinished');
    expect(await found()).toEqual([]);
    payment.amount += 100;
    expect(await found()).toMatchObject([{ kind: 'PAYMENT_DIFFERS', gatewayId: paymentId }]);
    payment.amount -= 200;
    expect(await found()).toEqual([]);
  });
});

describe('records in progress are no difference', () => {
  test('a refund that the gateway has not decided', async () => {
    testServer.razorpay.setMode({ refunds: 'pending' });
    await owedRefund(testServer);
    await testServer.runJobs();
    expect(await found()).toEqual([]);
  });

  test('the test payment of the owner', async () => {
    const { payment } = await payTest();
    expect(await found()).toEqual([]);
    expect(payment.captured).toBe(true);
  });

  async function payTest() {
    const start = gql(`mutation StartTestOfGateway {
      startPaymentTest { __typename ... on PaymentTestStarted { checkout { orderId } } }
    }`);
    const { startPaymentTest } = await execute(testServer, start, {}, owner);
    if (startPaymentTest.__typename !== 'PaymentTestStarted') throw new Error('No test was started.');
    return testServer.razorpay.pay(startPaymentTest.checkout.orderId, { outcome: 'capture', webhook: false });
  }
});

describe('a gateway that cannot be read', () => {
  test.each([
    ['is down', { respondWith: 'cut' }],
    ['responds 500', { respondWith: '500' }],
    ['is too busy', { respondWith: '429' }],
    ['is too slow', { delayMs: 12_000 }],
  ] as const)('given that it %s, the run reports it and the next one continues', async (_what, mode) => {
    await reconcile();
    testServer.razorpay.setMode({ ...mode, matching: '/v1/payments?', remaining: 1 });
    await reconcile();
    const { lastRun, days, differences } = await shown();
    expect(lastRun).toMatchObject({ days: 0, problem: expect.stringMatching(/^Razorpay/) as string });
    expect(lastRun?.endedAt).not.toBeNull();
    expect([days.length, differences]).toEqual([31, []]);
    await reconcile();
    expect((await shown()).lastRun).toMatchObject({ problem: null, days: 8 });
  });

  test('given that it breaks between two days, the first days are kept', async () => {
    await testServer.query('DELETE FROM reconciled_days');
    testServer.razorpay.setMode({ respondWith: '500', matching: 'recon/combined', remaining: null });
    await reconcile();
    expect((await shown()).days).toEqual([]);
    // Each day has four lists, so this is in the middle of the eleventh day.
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    const read = vi.spyOn(testServer.installation.services.gateway, 'fetchSettlementsWithin');
    for (let day = 0; day < 10; day += 1) read.mockResolvedValueOnce([]);
    read.mockImplementationOnce(() => {
      testServer.razorpay.setMode({ respondWith: 'cut' });
      return Promise.resolve([]);
    });
    await reconcile();
    read.mockRestore();
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    expect((await shown()).lastRun).toMatchObject({ days: 10, problem: 'Razorpay did not respond' });
    expect((await shown()).days).toHaveLength(10);
    await reconcile();
    expect((await shown()).days).toHaveLength(31);
  });

  test('reads all pages of a long list', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    const known = stateOfGateway().payments[paymentId];
    if (!known) throw new Error('The gateway does not know the payment.');
    const failed = { ...known, status: 'failed' as const, captured: false };
    for (let number = 0; number < 250; number += 1)
      stateOfGateway().payments[`pay_failed${number}`] = { ...failed, id: `pay_failed${number}` };
    const today = timeOfDay(dateInZone(new Date(), 'Asia/Kolkata'));
    const listed = await testServer.installation.services.gateway.fetchPaymentsWithin(today);
    expect(listed.filter(({ id }) => id.startsWith('pay_failed'))).toHaveLength(250);
    expect(listed.find(({ id }) => id === paymentId)).toMatchObject({ status: 'CAPTURED' });
    for (let number = 0; number < 250; number += 1) forget(stateOfGateway().payments, `pay_failed${number}`);
  });
});

describe('at the desk', () => {
  test('the button queues one run however often it is pressed, and is audited', async () => {
    const runs = async () => (await testServer.query('SELECT 1 FROM reconciliation_runs')).length;
    await testServer.runJobs();
    const before = await runs();
    await execute(testServer, RECONCILE, {}, owner);
    await execute(testServer, RECONCILE, {}, owner);
    // It uses the queue of the night's run: they never run at the same time.
    const queued = await testServer.query(
      `SELECT queue_name FROM graphile_worker.jobs WHERE task_identifier = 'reconcile with the gateway'`,
    );
    expect(queued).toEqual([{ queue_name: 'reconcile with the gateway' }]);
    await testServer.runJobs();
    expect((await runs()) - before).toBe(1);
    const entries = await testServer.query(
      `SELECT address FROM administrator_actions WHERE action = 'reconcileWithGateway'`,
    );
    expect(entries).toEqual([{ address: OWNER.email }, { address: OWNER.email }]);
  });

  test('the table has a row for each settlement', async () => {
    const { settlements } = await shown();
    const { exportSettlements } = await execute(testServer, EXPORT, {}, owner);
    const rows = csvRows(exportSettlements.content);
    expect(rows).toHaveLength(settlements.length);
    expect(rows[0]).toMatchObject({ settlement: settlements[0]?.id, UTR: settlements[0]?.utr });
  });
});
