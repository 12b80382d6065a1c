import { bookingPage, confirmPayment, hold } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { owedRefund, paidTooLate, refundsAtGateway, refundsOf, tellOf } from '../../testkit/late-money';
import { waitFor } from '../../testkit/wait-for';
import { deliver, refundEvent } from '../../testkit/webhooks';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
});

const reconcile = () => testServer.installation.reconciliation.run();
const breachesNow = async () => (await testServer.breaches()).map(({ invariant }) => invariant);

describe('a refund whose first attempt is still in progress at the gateway (409)', () => {
  test('waits, is sent again, and is recorded once it has succeeded', async () => {
    const { paymentId } = await owedRefund(testServer);
    testServer.razorpay.setMode({ refunds: 'in progress' });
    await testServer.runJobs();
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PENDING' }]);

    testServer.razorpay.setMode({ refunds: 'processed' });
    const [made] = refundsAtGateway(testServer, paymentId);
    await testServer.razorpay.settleRefund(String(made?.id), 'processed', { webhook: false });
    await testServer.shiftClock('90 minutes');
    await reconcile();

    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
    expect(refundsAtGateway(testServer, paymentId)).toHaveLength(1);
  });

  test('given that its event comes before the next try, is processed by the event', async () => {
    const { paymentId } = await owedRefund(testServer);
    testServer.razorpay.setMode({ refunds: 'in progress' });
    await testServer.runJobs();
    const [made] = refundsAtGateway(testServer, paymentId);
    const refund = await testServer.razorpay.settleRefund(String(made?.id), 'processed', { webhook: false });
    await deliver(testServer, refundEvent('refund.processed', refund));

    expect(await refundsOf(testServer, paymentId)).toMatchObject([
      { status: 'PROCESSED', gatewayRefundId: refund.id },
    ]);
  });
});

test('an overdue refund is sent although the gateway is too busy for orders', async () => {
  const { paymentId } = await owedRefund(testServer);
  testServer.razorpay.setMode({ respondWith: '429', matching: '/orders/' });
  await testServer.shiftClock('90 minutes');
  await reconcile();
  expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
});

test('a refund that the gateway is too busy for (429) waits and is not given up', async () => {
  const { paymentId } = await owedRefund(testServer);
  testServer.razorpay.setMode({ respondWith: '429', matching: '/refund' });
  await testServer.runJobs();
  expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PENDING' }]);
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.shiftClock('90 minutes');
  await reconcile();
  expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
});

describe('a refund that the gateway refuses', () => {
  test('given that the gateway has it already, is found in the gateway’s list and not given up', async () => {
    const { paymentId } = await owedRefund(testServer);
    testServer.razorpay.setMode({ respondWith: '500', effectHappens: true, matching: '/refund' });
    await testServer.runJobs();
    testServer.razorpay.setMode({ reset: true, webhooks: 'off', refunds: 'refused' });
    await testServer.shiftClock('90 minutes');
    await reconcile();

    expect(await refundsOf(testServer, paymentId)).toMatchObject([
      { status: 'PROCESSED', gatewayRefundId: refundsAtGateway(testServer, paymentId)[0]?.id },
    ]);
  });

  test('given that we had given it up, is processed when the gateway reports that it succeeded', async () => {
    const { paymentId } = await owedRefund(testServer);
    testServer.razorpay.setMode({ refunds: 'refused' });
    await testServer.runJobs();
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'FAILED' }]);
    expect(await breachesNow()).toContain('a refund failed');
    const [row] = await testServer.query<{ key: string }>(
      `SELECT idempotency_key AS key FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
       WHERE gateway_payment_id = $1`,
      [paymentId],
    );
    const made = await testServer.razorpay.refundInDashboard(paymentId, { webhook: false });
    made.notes = { idempotency_key: String(row?.key) };
    await deliver(testServer, refundEvent('refund.processed', made));

    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
  });

  test('for lack of balance is sent again, with an alert, and succeeds when there is money', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const { paymentId } = await owedRefund(testServer);
    testServer.razorpay.setMode({ refunds: 'no balance' });
    await testServer.runJobs();
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PENDING' }]);
    expect(alerts).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'refund waits for balance' }),
      expect.any(String),
    );
    alerts.mockRestore();

    testServer.razorpay.setMode({ refunds: 'processed' });
    await testServer.shiftClock('90 minutes');
    await reconcile();
    expect(refundsAtGateway(testServer, paymentId)).toEqual([]);
    await testServer.shiftClock('150 minutes');
    await reconcile();
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
  });
});

describe('money that was partly refunded in the dashboard', () => {
  test('given that it was before we knew the payment, only the rest is refunded and the mail says so', async () => {
    const { paymentId, amount, email } = await paidTooLate(testServer);
    await testServer.razorpay.refundInDashboard(paymentId, { amount: 100_000, webhook: false });
    await tellOf(testServer, paymentId);
    await testServer.runJobs();

    expect(await refundsOf(testServer, paymentId)).toMatchObject([
      { status: 'PROCESSED', amount: amount - 100_000, reason: 'too late' },
    ]);
    expect(testServer.razorpay.state().payments[paymentId]).toMatchObject({ amount_refunded: amount });
    expect(testServer.inbox.messages(email)[0]?.text).toContain('the rest of your payment');
    await reconcile();
    expect(await refundsOf(testServer, paymentId)).toHaveLength(2);
  });

  test('given that it was after we decided and before we sent, the rest is refunded', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    await testServer.razorpay.refundInDashboard(paymentId, { amount: 100_000, webhook: false });
    await testServer.runJobs();

    const refunds = await refundsOf(testServer, paymentId);
    expect(refunds.map((refund) => refund.status)).toEqual(['PROCESSED', 'PROCESSED']);
    expect(refunds.map((refund) => refund.amount).sort()).toEqual([100_000, amount - 100_000].sort());
  });

  test('given that two senders are refused at once, the rest is refunded', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    await testServer.razorpay.refundInDashboard(paymentId, { amount: 100_000, webhook: false });
    const [refund] = await refundsOf(testServer, paymentId);
    const send = () => testServer.installation.refunds.send(String(refund?.id));
    testServer.razorpay.setMode({ delayMs: 1_000, matching: '/refund', remaining: 2 });
    await Promise.all([send(), send()]);
    await testServer.runJobs();

    const refunds = await refundsOf(testServer, paymentId);
    expect(refunds.map((row) => row.status)).toEqual(['PROCESSED', 'PROCESSED']);
    expect(refunds.map((row) => row.amount).sort()).toEqual([100_000, amount - 100_000].sort());
    expect(testServer.razorpay.state().payments[paymentId]).toMatchObject({ amount_refunded: amount });
  });

  test('given that all of it was refunded before we sent, nothing more is sent', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    await testServer.razorpay.refundInDashboard(paymentId, { webhook: false });
    await testServer.runJobs();

    const refunds = await refundsOf(testServer, paymentId);
    expect(refunds.map(({ status }) => status).sort()).toEqual(['NOT_NEEDED', 'PROCESSED']);
    expect(testServer.razorpay.state().payments[paymentId]).toMatchObject({ amount_refunded: amount });
  });
});

describe('a refund that does not end well', () => {
  test('given that it is pending for more than three days, is a breach that says what to do', async () => {
    testServer.razorpay.setMode({ refunds: 'pending' });
    const { paymentId } = await owedRefund(testServer);
    await testServer.runJobs();
    await testServer.shiftClock('4 days');
    expect(await testServer.breaches()).toMatchObject([
      { invariant: 'a refund under way for days', subject: paymentId },
    ]);
    const [made] = refundsAtGateway(testServer, paymentId);
    await testServer.razorpay.settleRefund(String(made?.id), 'processed', { webhook: false });
    await reconcile();
  });

  test('given that it fails after it was processed, is alerted, a breach, and fetched from the gateway', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const { paymentId, held, amount } = await owedRefund(testServer);
    await testServer.runJobs();
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
    const [made] = refundsAtGateway(testServer, paymentId);
    const refund = await testServer.razorpay.settleRefund(String(made?.id), 'failed', { webhook: false });
    await deliver(testServer, refundEvent('refund.failed', refund));
    await testServer.runJobs();

    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'FAILED' }]);
    expect(alerts).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'refund failed', reason: 'gateway says failed, after processed' }),
      expect.any(String),
    );
    alerts.mockRestore();
    expect((await bookingPage(testServer, held.token)).amountRefunded.amount).toBe(0);
    expect(await breachesNow()).toContain('a refund failed');

    const again = await testServer.razorpay.refundInDashboard(paymentId, { webhook: false });
    expect(again.amount).toBe(amount);
    await deliver(testServer, refundEvent('refund.processed', again));
  });

  test('given that an old failure arrives after the success, the gateway is consulted and the success stays', async () => {
    const { paymentId } = await owedRefund(testServer);
    await testServer.runJobs();
    const [made] = refundsAtGateway(testServer, paymentId);
    if (!made) throw new Error('No refund was made.');
    await deliver(testServer, refundEvent('refund.failed', made));
    await testServer.runJobs();

    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
  });
});

describe('a payment that Razorpay refunded without capture', () => {
  test('is never recorded as captured, and the guest is told that nothing was charged', async () => {
    const held = await hold(testServer);
    const { payment, checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'authorise',
      webhook: false,
    });
    await testServer.razorpay.releaseUncaptured(payment.id);

    expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_FAILED' });
    expect(
      await testServer.query('SELECT status FROM payments WHERE gateway_payment_id = $1', [payment.id]),
    ).toEqual([{ status: 'RELEASED' }]);
    expect(await bookingPage(testServer, held.token)).toMatchObject({
      status: 'HELD',
      amountPaid: { amount: 0 },
      amountRefunded: { amount: 0 },
    });
  });
});

describe('refund job and refund webhook at once', () => {
  test('lock the payment first: while a webhook has the lock, the job does not lock the refund', async () => {
    const { paymentId } = await owedRefund(testServer);
    const [refund] = await refundsOf(testServer, paymentId);
    const webhook = await testServer.installation.pool.connect();
    try {
      await webhook.query('BEGIN');
      const backend = await webhook.query('SELECT pg_backend_pid() AS pid');
      await webhook.query('SELECT 1 FROM payments WHERE gateway_payment_id = $1 FOR UPDATE', [paymentId]);
      const job = testServer.installation.refunds.send(String(refund?.id));
      await waitFor('the job waits for the payment', async () => {
        const waiting = await testServer.query(
          'SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))',
          [backend.rows[0].pid],
        );
        return waiting.length > 0;
      });
      const locked = await webhook
        .query('SELECT 1 FROM refunds WHERE id = $1 FOR UPDATE NOWAIT', [refund?.id])
        .then(() => 'free', String);
      await webhook.query('COMMIT');
      await job;
      expect(locked).toBe('free');
    } finally {
      webhook.release();
    }
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
  });

  const REFUNDS = 12;
  test('settle twelve refunds without a failed job, and every event is accepted at the first delivery', async () => {
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    for (let round = 1; round <= REFUNDS; round += 1) await owedRefund(testServer);
    const deliveries = () =>
      testServer.razorpay.state().deliveries.filter(({ event }) => event === 'refund.processed');
    expect(deliveries()).toEqual([]);
    testServer.razorpay.setMode({ webhooks: 'on' });
    await testServer.runJobs();
    const taken = () => deliveries().filter(({ deliveredAt }) => deliveredAt !== null);
    await waitFor('every refund event is taken', () => taken().length === REFUNDS);

    expect(taken().map(({ attempts }) => attempts)).toEqual(Array(REFUNDS).fill(1));
    expect(await testServer.query('SELECT 1 FROM graphile_worker.jobs WHERE last_error IS NOT NULL')).toEqual(
      [],
    );
    expect(await testServer.query("SELECT 1 FROM refunds WHERE status = 'PENDING'")).toEqual([]);
  });
});

describe('given that somebody refunds all but 4 paise of a late payment in the dashboard', () => {
  const writtenOff = (reference: string) =>
    testServer.query<{ amount: number }>(
      `SELECT value_paise AS amount FROM folio_lines
       WHERE kind = 'WRITE_OFF' AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [reference],
    );
  const sendBackAllButFour = ({ paymentId, amount }: { paymentId: string; amount: number }) =>
    testServer.razorpay.refundInDashboard(paymentId, { amount: amount - 4, webhook: false });

  test('the 4 paise are a write-off when the refund waits, and nobody has anything to do', async () => {
    const owed = await owedRefund(testServer);
    await sendBackAllButFour(owed);
    await testServer.runJobs();
    await testServer.shiftClock('90 minutes');
    await reconcile();

    expect(await writtenOff(owed.held.booking.reference)).toEqual([{ amount: 4 }]);
    expect(await refundsOf(testServer, owed.paymentId)).toMatchObject([
      { status: 'NOT_NEEDED' },
      { status: 'PROCESSED', amount: owed.amount - 4 },
    ]);
  });

  test('the 4 paise are a write-off when the hotel learns of the money only afterwards', async () => {
    const paid = await paidTooLate(testServer);
    await sendBackAllButFour(paid);
    await tellOf(testServer, paid.paymentId);
    await testServer.shiftClock('61 minutes');
    await reconcile();

    expect(await writtenOff(paid.held.booking.reference)).toEqual([{ amount: 4 }]);
    expect(await refundsOf(testServer, paid.paymentId)).toMatchObject([
      { status: 'PROCESSED', amount: paid.amount - 4 },
    ]);
  });
});
