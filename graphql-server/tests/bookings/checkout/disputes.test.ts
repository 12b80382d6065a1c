import { startTestServer, type TestServer } from '../../testkit/test-server';
import { confirmedBooking, owedRefund, refundsAtGateway, refundsOf } from '../../testkit/late-money';
import { deliver, disputeEvent, recordedEvents } from '../../testkit/webhooks';
import type { Dispute, DisputeEvent } from '../../../local/razorpay-entities';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(() => testServer.stop());

async function tell(paymentId: string, event: DisputeEvent) {
  const dispute = await testServer.razorpay.dispute(paymentId, { event, webhook: false });
  const payment = testServer.razorpay.state().payments[paymentId];
  return deliver(testServer, disputeEvent(event, dispute, payment));
}

const disputes = () =>
  testServer.query<{ status: string; amount: number; deducted: number }>(
    'SELECT status, amount_paise AS amount, amount_deducted_paise AS deducted FROM disputes',
  );

describe('a payment that the guest’s bank disputes', () => {
  test('is recorded and alerted, and the check says by when to respond', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const { paymentId, amount } = await confirmedBooking(testServer);
    const { eventId } = await tell(paymentId, 'payment.dispute.created');

    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'dispute open' }]);
    expect(await disputes()).toEqual([{ status: 'OPEN', amount, deducted: 0 }]);
    expect(alerts).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'payment disputed', payment: paymentId, status: 'OPEN' }),
      expect.any(String),
    );
    expect(await testServer.breaches()).toMatchObject([
      { invariant: 'a dispute that waits for a response', subject: paymentId },
    ]);
  });

  test('given that it is lost, is a breach of the booking that is still confirmed', async () => {
    const { paymentId, held, amount } = await confirmedBooking(testServer);
    await tell(paymentId, 'payment.dispute.created');
    await tell(paymentId, 'payment.dispute.under_review');
    await tell(paymentId, 'payment.dispute.lost');

    expect(await disputes()).toEqual([{ status: 'LOST', amount, deducted: amount }]);
    expect(await testServer.breaches()).toMatchObject([
      { invariant: 'paid back and still confirmed', subject: held.booking.reference },
    ]);
  });

  test.each(['payment.dispute.won', 'payment.dispute.closed'] as const)(
    'given that it ends with %s, is no longer a breach',
    async (event) => {
      const { paymentId } = await confirmedBooking(testServer);
      await tell(paymentId, 'payment.dispute.created');
      await tell(paymentId, event);
      expect(await testServer.breaches()).toEqual([]);
    },
  );

  test('given that the bank asks for more while it is open, has the new date and is alerted again', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    const first = { event: 'payment.dispute.created', webhook: false } as const;
    const dispute = await testServer.razorpay.dispute(paymentId, first);
    await deliver(testServer, disputeEvent('payment.dispute.created', dispute));
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const later = { ...dispute, respond_by: dispute.respond_by + 3 * 24 * 60 * 60 };
    const { eventId } = await deliver(testServer, disputeEvent('payment.dispute.action_required', later));
    // This event comes late, with the old date.
    await deliver(testServer, disputeEvent('payment.dispute.created', dispute));

    const respondBy = new Date(later.respond_by * 1000);
    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'dispute updated' }]);
    expect(await testServer.query('SELECT status, respond_by AS "respondBy" FROM disputes')).toEqual([
      { status: 'OPEN', respondBy },
    ]);
    expect(alerts.mock.calls.map(([about]) => about)).toEqual([
      expect.objectContaining({ alert: 'payment disputed', status: 'OPEN', respondBy }),
    ]);
  });

  test('given that the first event arrives last, keeps its end', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    const first = await testServer.razorpay.dispute(paymentId, {
      event: 'payment.dispute.created',
      webhook: false,
    });
    await tell(paymentId, 'payment.dispute.under_review');
    await deliver(testServer, disputeEvent('payment.dispute.created', first));

    expect(await disputes()).toMatchObject([{ status: 'UNDER_REVIEW' }]);
  });

  test('given that an older event arrives last, still waits for the response, and is alerted with its date', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const { paymentId } = await confirmedBooking(testServer);
    const made = async (event: DisputeEvent, created_at: number, change: Partial<Dispute> = {}) => {
      const dispute = await testServer.razorpay.dispute(paymentId, { event, webhook: false });
      return { ...disputeEvent(event, { ...dispute, ...change }), created_at };
    };
    const created = await made('payment.dispute.created', 1_795_000_000);
    const underReview = await made('payment.dispute.under_review', 1_795_000_100);
    const respond_by = 1_796_000_000;
    const actionRequired = await made('payment.dispute.action_required', 1_795_000_200, { respond_by });
    for (const event of [created, actionRequired, underReview]) await deliver(testServer, event);

    expect(await testServer.query('SELECT status, respond_by AS "respondBy" FROM disputes')).toEqual([
      { status: 'OPEN', respondBy: new Date(respond_by * 1000) },
    ]);
    expect(alerts).toHaveBeenLastCalledWith(
      expect.objectContaining({ alert: 'payment disputed', respondBy: new Date(respond_by * 1000) }),
      expect.any(String),
    );
    expect(await testServer.breaches()).toMatchObject([
      { invariant: 'a dispute that waits for a response', subject: paymentId },
    ]);
  });

  test('given that the event contains an impossible time, is still recorded', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    const event = 'payment.dispute.created';
    const dispute = await testServer.razorpay.dispute(paymentId, { event, webhook: false });
    await deliver(testServer, { ...disputeEvent(event, dispute), created_at: 1e300 });
    expect(await disputes()).toHaveLength(1);
  });

  test('given that we owe a refund of its payment, the refund waits until the dispute has ended', async () => {
    const { paymentId } = await owedRefund(testServer);
    await tell(paymentId, 'payment.dispute.created');
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toEqual([]);

    await tell(paymentId, 'payment.dispute.won');
    await testServer.shiftClock('150 minutes');
    await testServer.installation.reconciliation.run();
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
  });

  test('given that its payment is not ours, is still recorded', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    const dispute = await testServer.razorpay.dispute(paymentId, {
      event: 'payment.dispute.created',
      webhook: false,
    });
    const foreign = { ...dispute, id: 'disp_foreign', payment_id: 'pay_foreign' };
    const { status } = await deliver(testServer, disputeEvent('payment.dispute.created', foreign));
    expect(status).toBe(200);
    expect(await disputes()).toHaveLength(1);
  });
});

describe('a dispute that no event reported', () => {
  const ask = () => testServer.installation.reconciliation.run();
  const happens = (paymentId: string, event: DisputeEvent) =>
    testServer.razorpay.dispute(paymentId, { event, webhook: false });

  test('is found by the reconciliation, with one alert for each step', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const { paymentId, held, amount } = await confirmedBooking(testServer);
    await happens(paymentId, 'payment.dispute.created');
    for (let minute = 1; minute <= 3; minute += 1) await ask();
    expect(await disputes()).toEqual([{ status: 'OPEN', amount, deducted: 0 }]);
    await happens(paymentId, 'payment.dispute.lost');
    for (let minute = 1; minute <= 3; minute += 1) await ask();

    expect(await disputes()).toEqual([{ status: 'LOST', amount, deducted: amount }]);
    expect(alerts.mock.calls.map(([about]) => about)).toEqual([
      expect.objectContaining({ alert: 'payment disputed', status: 'OPEN' }),
      expect.objectContaining({ alert: 'payment disputed', status: 'LOST' }),
    ]);
    expect(await testServer.breaches()).toMatchObject([
      { invariant: 'paid back and still confirmed', subject: held.booking.reference },
    ]);
  });

  test('keeps a refund of its payment waiting', async () => {
    const { paymentId } = await owedRefund(testServer);
    await happens(paymentId, 'payment.dispute.created');
    await ask();
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toEqual([]);
  });

  test('given that an event reports it at the same moment, is recorded once', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    const dispute = await happens(paymentId, 'payment.dispute.created');
    const payment = testServer.razorpay.state().payments[paymentId];
    const event = disputeEvent('payment.dispute.created', dispute, payment);
    const [{ status }] = await Promise.all([deliver(testServer, event), ask()]);
    expect(status).toBe(200);
    expect(await disputes()).toHaveLength(1);
  });

  test('given that its payment is not ours, is ignored', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    await happens(paymentId, 'payment.dispute.created');
    await testServer.query('UPDATE payments SET gateway_payment_id = $1', ['pay_of_another']);
    await ask();
    expect(await disputes()).toEqual([]);
  });

  test('given more than a page of later disputes, is found', async () => {
    const { paymentId } = await confirmedBooking(testServer);
    const first = await happens(paymentId, 'payment.dispute.created');
    const { disputes: stored = {} } = testServer.razorpay.state();
    for (let number = 1; number <= 120; number += 1)
      stored[`pay_later${number}`] = {
        ...first,
        id: `disp_later${number}`,
        payment_id: `pay_later${number}`,
      };
    await ask();
    expect(await disputes()).toHaveLength(1);
  });
});
