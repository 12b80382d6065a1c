import { openHouse, type House } from '../testkit/test-server';
import { confirmedBooking, owedRefund, refundsAtGateway, refundsOf } from '../testkit/late-money';
import { deliver, disputeEvent, recordedEvents } from '../testkit/webhooks';
import type { DisputeEvent } from '../../local/razorpay-entities';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  house.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(() => house.stop());

async function tell(paymentId: string, event: DisputeEvent) {
  const dispute = await house.razorpay.dispute(paymentId, { event, webhook: false });
  const payment = house.razorpay.state().payments[paymentId];
  return deliver(house, disputeEvent(event, dispute, payment));
}

const disputes = () =>
  house.query<{ status: string; amount: number; deducted: number }>(
    'SELECT status, amount_paise AS amount, amount_deducted_paise AS deducted FROM disputes',
  );

describe('a payment that the guest’s bank disputes', () => {
  test('is recorded and alerted, and the check says by when to answer', async () => {
    const alerts = jest.spyOn(house.installation.log, 'error');
    const { paymentId, amount } = await confirmedBooking(house);
    const { eventId } = await tell(paymentId, 'payment.dispute.created');

    expect(await recordedEvents(house, eventId)).toMatchObject([{ outcome: 'dispute open' }]);
    expect(await disputes()).toEqual([{ status: 'OPEN', amount, deducted: 0 }]);
    expect(alerts).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'payment disputed', payment: paymentId, status: 'OPEN' }),
      expect.any(String),
    );
    expect(await house.breaches()).toMatchObject([
      { invariant: 'a dispute that waits for an answer', subject: paymentId },
    ]);
  });

  test('given that it is lost, is a breach of the booking that is still confirmed', async () => {
    const { paymentId, held, amount } = await confirmedBooking(house);
    await tell(paymentId, 'payment.dispute.created');
    await tell(paymentId, 'payment.dispute.under_review');
    await tell(paymentId, 'payment.dispute.lost');

    expect(await disputes()).toEqual([{ status: 'LOST', amount, deducted: amount }]);
    expect(await house.breaches()).toMatchObject([
      { invariant: 'paid back and still confirmed', subject: held.booking.reference },
    ]);
  });

  test.each(['payment.dispute.won', 'payment.dispute.closed'] as const)(
    'given that it ends with %s, is no breach any more',
    async (event) => {
      const { paymentId } = await confirmedBooking(house);
      await tell(paymentId, 'payment.dispute.created');
      await tell(paymentId, event);
      expect(await house.breaches()).toEqual([]);
    },
  );

  test('given that the first event arrives last, keeps its end', async () => {
    const { paymentId } = await confirmedBooking(house);
    const first = await house.razorpay.dispute(paymentId, {
      event: 'payment.dispute.created',
      webhook: false,
    });
    await tell(paymentId, 'payment.dispute.under_review');
    await deliver(house, disputeEvent('payment.dispute.created', first));

    expect(await disputes()).toMatchObject([{ status: 'UNDER_REVIEW' }]);
  });

  test('given that we owe a refund of it, is not refunded until the dispute has ended', async () => {
    const { paymentId } = await owedRefund(house);
    await tell(paymentId, 'payment.dispute.created');
    await house.runJobs();
    expect(refundsAtGateway(house, paymentId)).toEqual([]);

    await tell(paymentId, 'payment.dispute.won');
    await house.shiftClock('150 minutes');
    await house.installation.reconciliation.run();
    expect(await refundsOf(house, paymentId)).toMatchObject([{ status: 'PROCESSED' }]);
  });

  test('given that its payment is not ours, is recorded all the same', async () => {
    const { paymentId } = await confirmedBooking(house);
    const dispute = await house.razorpay.dispute(paymentId, {
      event: 'payment.dispute.created',
      webhook: false,
    });
    const foreign = { ...dispute, id: 'disp_foreign', payment_id: 'pay_foreign' };
    const { status } = await deliver(house, disputeEvent('payment.dispute.created', foreign));
    expect(status).toBe(200);
    expect(await disputes()).toHaveLength(1);
  });
});
