import { confirmPayment, hold, type Hold } from './graphql';
import type { House } from './test-server';
import { deliver, paymentEvent } from './webhooks';

interface Owed {
  held: Hold;
  paymentId: string;
  amount: number;
  email: string;
}

/** A payment that came more than an hour after its hold had lapsed. The webhook about it is not sent yet. */
export async function paidTooLate(house: House): Promise<Owed> {
  await house.shiftClock('0');
  const email = house.freshEmail();
  const held = await hold(house, { email });
  await house.shiftClock('16 minutes');
  await house.installation.sweep.run();
  await house.shiftClock('80 minutes');
  const { payment } = await house.razorpay.pay(held.checkout.orderId, { outcome: 'capture', webhook: false });
  return { held, paymentId: payment.id, amount: payment.amount, email };
}

/** Tells the house of the payment as the gateway has it now. */
export async function tellOf(house: House, paymentId: string): Promise<void> {
  const payment = house.razorpay.state().payments[paymentId];
  if (!payment) throw new Error(`The gateway knows no payment ${paymentId}.`);
  await deliver(house, paymentEvent('payment.captured', payment));
}

/** Money that the house must send back; the job that sends it has not run yet. */
export async function owedRefund(house: House): Promise<Owed> {
  const owed = await paidTooLate(house);
  await tellOf(house, owed.paymentId);
  return owed;
}

/** A booking that is confirmed and paid. */
export async function confirmedBooking(
  house: House,
  form: Parameters<typeof hold>[1] = {},
): Promise<{ held: Hold; paymentId: string; amount: number }> {
  const held = await hold(house, form);
  const { payment, checkout } = await house.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(house, checkout);
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
export function refundsOf(house: House, paymentId: string): Promise<RefundRow[]> {
  return house.query<RefundRow>(
    `SELECT refund.id, refund.status, refund.amount_paise AS amount, refund.reason,
       refund.gateway_refund_id AS "gatewayRefundId"
     FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
     WHERE payment.gateway_payment_id = $1 ORDER BY refund.created_at`,
    [paymentId],
  );
}

/** The gateway's own record of a payment's refunds. */
export function refundsAtGateway(house: House, paymentId: string) {
  return Object.values(house.razorpay.state().refunds).filter(({ payment_id }) => payment_id === paymentId);
}
