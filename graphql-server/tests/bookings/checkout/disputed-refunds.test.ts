import type { DisputeEvent } from '../../../local/razorpay-entities';
import {
  confirmedBooking,
  owedRefund,
  paidTooLate,
  refundsAtGateway,
  refundsOf,
  tellOf,
} from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';
import { deliver, disputeEvent, refundEvent } from '../../testkit/webhooks';

const PART = 100_000;

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(() => testServer.stop());

async function disputed(paymentId: string, event: DisputeEvent, amount?: number): Promise<void> {
  const dispute = await testServer.razorpay.dispute(paymentId, { event, amount, webhook: false });
  await deliver(testServer, disputeEvent(event, dispute, testServer.razorpay.state().payments[paymentId]));
}

/** The bank opens a dispute about this amount of the payment, by default all of it, and decides for the guest. */
async function loseDispute(paymentId: string, amount?: number): Promise<void> {
  await disputed(paymentId, 'payment.dispute.created', amount);
  await disputed(paymentId, 'payment.dispute.lost');
}

async function refundByHand(paymentId: string, amount?: number): Promise<void> {
  const refund = await testServer.razorpay.refundInDashboard(paymentId, { amount, webhook: false });
  await deliver(testServer, refundEvent('refund.processed', refund));
}

/** Long enough for a refund that waits; the job that sends the rest runs as well. */
async function reconcileLater(): Promise<void> {
  await testServer.shiftClock('150 minutes');
  await testServer.installation.reconciliation.run();
  await testServer.runJobs();
}

/** What the guest has got back, in paise: by refunds at the gateway, and by the bank. */
async function backWithGuest(paymentId: string): Promise<number> {
  const refunded = refundsAtGateway(testServer, paymentId).reduce((sum, { amount }) => sum + amount, 0);
  const [lost] = await testServer.query<{ amount: number }>(
    "SELECT coalesce(sum(amount_deducted_paise), 0)::int AS amount FROM disputes WHERE status = 'LOST'",
  );
  return refunded + (lost?.amount ?? 0);
}

const breachesNow = async () => (await testServer.breaches()).map(({ invariant }) => invariant);

describe('a refund that we owe, of a payment whose dispute is lost', () => {
  test('given that the bank took everything, is not needed', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    await disputed(paymentId, 'payment.dispute.created');
    await testServer.runJobs();
    await disputed(paymentId, 'payment.dispute.lost');
    await reconcileLater();

    expect(await backWithGuest(paymentId)).toBe(amount);
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'NOT_NEEDED' }]);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('given that the bank took a part, sends the rest', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    await loseDispute(paymentId, PART);
    await testServer.runJobs();

    expect(await backWithGuest(paymentId)).toBe(amount);
    expect(await refundsOf(testServer, paymentId)).toMatchObject([
      { status: 'PROCESSED', amount: amount - PART },
    ]);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('given that the event does not say how much the bank took, counts the whole disputed amount', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    const event = 'payment.dispute.lost';
    const { amount_deducted, ...dispute } = await testServer.razorpay.dispute(paymentId, {
      event,
      webhook: false,
    });
    expect(amount_deducted).toBe(amount);
    await deliver(testServer, disputeEvent(event, dispute));
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toEqual([]);
  });

  test('given that a part was also refunded by hand, sends what the two left', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    await refundByHand(paymentId, PART);
    await loseDispute(paymentId, 2 * PART);
    await testServer.runJobs();
    expect(await backWithGuest(paymentId)).toBe(amount);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('given that no event reported the refund by hand, sends what the two left', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    await testServer.razorpay.refundInDashboard(paymentId, { amount: PART, webhook: false });
    await loseDispute(paymentId, 2 * PART);
    await testServer.runJobs();
    expect(await backWithGuest(paymentId)).toBe(amount);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('given that we learn of the payment last, is for the rest after the refund and the bank', async () => {
    const { paymentId, amount } = await paidTooLate(testServer);
    await testServer.razorpay.refundInDashboard(paymentId, { amount: PART, webhook: false });
    const dispute = await testServer.razorpay.dispute(paymentId, {
      event: 'payment.dispute.lost',
      amount: 2 * PART,
      webhook: false,
    });
    await deliver(testServer, disputeEvent('payment.dispute.lost', dispute));
    await tellOf(testServer, paymentId);
    expect(await refundsOf(testServer, paymentId)).toMatchObject([
      { status: 'PENDING', amount: amount - 3 * PART },
    ]);
    await testServer.runJobs();
    expect(await backWithGuest(paymentId)).toBe(amount);
  });

  test('given that the response to our refund was lost before, is found and not sent again', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    testServer.razorpay.setMode({ respondWith: '500', effectHappens: true, matching: '/refund' });
    await testServer.runJobs();
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    await loseDispute(paymentId, PART);
    await reconcileLater();

    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount }]);
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED', amount }]);
    expect(await breachesNow()).toContain('more refunded than paid');
  });

  test('given that the gateway refunds it anyway, is recorded as it happened', async () => {
    const { paymentId } = await owedRefund(testServer);
    await loseDispute(paymentId);
    const [{ key } = { key: '' }] = await testServer.query<{ key: string }>(
      'SELECT idempotency_key AS key FROM refunds',
    );
    await testServer.runJobs();
    const made = await testServer.razorpay.refundInDashboard(paymentId, { webhook: false });
    made.notes = { idempotency_key: key };
    await deliver(testServer, refundEvent('refund.processed', made));

    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
    expect(await breachesNow()).toContain('more refunded than paid');
  });

  test('given that the dispute is lost while another sender waits for the gateway, is recorded in full', async () => {
    const { paymentId, amount } = await owedRefund(testServer);
    const [refund] = await refundsOf(testServer, paymentId);
    const send = () => testServer.installation.refunds.send(String(refund?.id));
    testServer.razorpay.setMode({
      delayMs: 1_000,
      matching: `POST /v1/payments/${paymentId}/refund`,
      remaining: 1,
    });
    const slow = send();
    await waitFor('the slow sender has asked', () => testServer.razorpay.setMode({}).remaining === 0);
    await loseDispute(paymentId, PART);
    await send();
    await slow;
    await testServer.runJobs();

    const recorded = (await refundsOf(testServer, paymentId)).filter(({ status }) => status === 'PROCESSED');
    const made = refundsAtGateway(testServer, paymentId);
    expect(recorded.map((row) => row.amount)).toEqual(made.map((row) => row.amount));
    expect(made).toMatchObject([{ amount }]);
    expect(await breachesNow()).toContain('more refunded than paid');
  });
});

describe('a confirmed booking', () => {
  test('given a refund by hand and a lost dispute, is a breach that says that more was refunded than paid', async () => {
    const { paymentId, held } = await confirmedBooking(testServer);
    await refundByHand(paymentId);
    await loseDispute(paymentId);
    expect(await testServer.breaches()).toMatchObject([
      { invariant: 'paid back and still confirmed', subject: held.booking.reference },
      { invariant: 'more refunded than paid', subject: paymentId },
    ]);
  });

  test('given a courtesy refund and a lost dispute of the rest, does not have more refunded than paid', async () => {
    const { paymentId, amount } = await confirmedBooking(testServer);
    await refundByHand(paymentId, PART);
    await loseDispute(paymentId, amount - PART);
    expect(await breachesNow()).toEqual(['paid back and still confirmed']);
  });

  test('given a courtesy refund and a lost dispute of everything, has more refunded than paid', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    await refundByHand(paymentId, PART);
    await loseDispute(paymentId);
    expect(await breachesNow()).toContain('more refunded than paid');
  });

  test('given a dispute of a payment that was refunded, is named with the response to give', async () => {
    const { paymentId, amount } = await confirmedBooking(testServer);
    await refundByHand(paymentId);
    await disputed(paymentId, 'payment.dispute.created');
    expect(await testServer.breaches()).toContainEqual({
      invariant: 'a dispute that waits for a response',
      subject: paymentId,
      detail: expect.stringContaining(`${amount} paise were refunded before`),
    });
  });

  test('given that it was paid twice and the bank took the second payment, does not ask for another refund', async () => {
    const { held, paymentId: first } = await confirmedBooking(testServer);
    const { payment } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    await tellOf(testServer, payment.id);
    await loseDispute(payment.id);
    await testServer.runJobs();

    expect(refundsAtGateway(testServer, first)).toEqual([]);
    expect(refundsAtGateway(testServer, payment.id)).toEqual([]);
    expect(await testServer.breaches()).toEqual([]);
  });
});

test('a refund that failed before the bank took the money is no longer owed', async () => {
  const { paymentId } = await owedRefund(testServer);
  testServer.razorpay.setMode({ refunds: 'refused' });
  await testServer.runJobs();
  expect(await breachesNow()).toContain('a refund failed');
  await loseDispute(paymentId);
  expect(await testServer.breaches()).toEqual([]);
});
