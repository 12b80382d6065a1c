import { confirmPayment, hold, type Hold } from './bookings';
import type { TestServer } from './test-server';
import { deliver, paymentEvent } from './webhooks';

interface Owed {
  held: Hold;
  paymentId: string;
  amount: number;
  email: string;
}

/** A payment that came more than an hour after its hold had lapsed. Its webhook is not sent yet. */
export async function paidTooLate(testServer: TestServer): Promise<Owed> {
  await testServer.shiftClock('0');
  const email = testServer.freshEmail();
  const held = await hold(testServer, { email });
  await testServer.shiftClock('16 minutes');
  await testServer.installation.sweep.run();
  await testServer.shiftClock('80 minutes');
  const { payment } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  return { held, paymentId: payment.id, amount: payment.amount, email };
}

/** Delivers the webhook about the payment in its current state at the gateway. */
export async function tellOf(testServer: TestServer, paymentId: string): Promise<void> {
  const payment = testServer.razorpay.state().payments[paymentId];
  if (!payment) throw new Error(`The gateway knows no payment ${paymentId}.`);
  await deliver(testServer, paymentEvent('payment.captured', payment));
}

/** Money that the hotel must refund; the job that refunds it has not run yet. */
export async function owedRefund(testServer: TestServer): Promise<Owed> {
  const owed = await paidTooLate(testServer);
  await tellOf(testServer, owed.paymentId);
  return owed;
}

/** A booking that is confirmed and paid. */
export async function confirmedBooking(
  testServer: TestServer,
  form: Parameters<typeof hold>[1] = {},
): Promise<{ held: Hold; paymentId: string; amount: number }> {
  const held = await hold(testServer, form);
  const { payment, checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  return { held, paymentId: payment.id, amount: payment.amount };
}

interface RefundRow {
  id: string;
  status: string;
  amount: number;
  reason: string;
  gatewayRefundId: string | null;
}

/** Our record of a payment's refunds, oldest first. */
export function refundsOf(testServer: TestServer, paymentId: string): Promise<RefundRow[]> {
  return testServer.query<RefundRow>(
    `SELECT refund.id, refund.status, refund.amount_paise AS amount, refund.reason,
       refund.gateway_refund_id AS "gatewayRefundId"
     FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
     WHERE payment.gateway_payment_id = $1 ORDER BY refund.created_at`,
    [paymentId],
  );
}

/** The gateway's own record of a payment's refunds. */
export function refundsAtGateway(testServer: TestServer, paymentId: string) {
  return Object.values(testServer.razorpay.state().refunds).filter(
    ({ payment_id }) => payment_id === paymentId,
  );
}
