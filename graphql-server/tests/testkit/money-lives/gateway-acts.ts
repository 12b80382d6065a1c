import type { Payment, Refund } from '../../../local/razorpay-entities';
import type { LocalRazorpay } from '../../../local/local-razorpay';

// What happens at the gateway without the hotel. Amounts are paise.

const SMALLEST_AMOUNT = 100;
/** Older than the gateway accepts for normal refunds. */
const HALF_A_YEAR_DAYS = 190;

const shareOf = (amount: number, thousandths: number): number =>
  Math.max(SMALLEST_AMOUNT, Math.floor((amount * thousandths) / 1000));

/** A person refunds a part of what is left of a payment in the gateway's dashboard. */
export async function refundByHand(
  razorpay: LocalRazorpay,
  payments: readonly Payment[],
  thousandths: number,
): Promise<void> {
  const leftOf = ({ amount, amount_refunded }: Payment): number => amount - amount_refunded;
  const payment = payments.find((each) => each.captured && leftOf(each) >= SMALLEST_AMOUNT);
  if (!payment) return;
  const amount = Math.min(leftOf(payment), shareOf(leftOf(payment), thousandths));
  await razorpay.refundInDashboard(payment.id, { amount });
}

/** A person refunds all but these paise of a payment in the gateway's dashboard. */
export async function refundAllBut(
  razorpay: LocalRazorpay,
  payments: readonly Payment[],
  paise: number,
): Promise<void> {
  const leftOf = ({ amount, amount_refunded }: Payment): number => amount - amount_refunded;
  const payment = payments.find((each) => each.captured && leftOf(each) >= SMALLEST_AMOUNT + paise);
  if (payment) await razorpay.refundInDashboard(payment.id, { amount: leftOf(payment) - paise });
}

/** The guest's bank opens a dispute about a part of the payment, or takes the next step of an open one. */
export async function dispute(
  razorpay: LocalRazorpay,
  payments: readonly Payment[],
  step: 'created' | 'under_review' | 'won' | 'lost',
  thousandths: number,
): Promise<void> {
  const payment = payments.find(({ captured }) => captured);
  if (!payment) return;
  const before = razorpay.state().disputes?.[payment.id];
  if (before && ['won', 'lost', 'closed'].includes(before.status)) return;
  const event = before ? (`payment.dispute.${step}` as const) : 'payment.dispute.created';
  await razorpay.dispute(payment.id, { event, amount: shareOf(payment.amount, thousandths) });
}

/** Makes the payments so old that only instant refunds are possible. */
export async function ageAll(razorpay: LocalRazorpay, payments: readonly Payment[]): Promise<void> {
  for (const { id } of payments) await razorpay.age(id, HALF_A_YEAR_DAYS);
}

/** The bank decides the open refunds. */
export async function settleRefunds(
  razorpay: LocalRazorpay,
  refunds: readonly Refund[],
  outcome: 'processed' | 'failed',
): Promise<void> {
  for (const { id, status } of refunds) if (status === 'pending') await razorpay.settleRefund(id, outcome);
}
