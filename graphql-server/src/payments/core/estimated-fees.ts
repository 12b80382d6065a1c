/** Razorpay's usual price of a payment, with its tax, in percent. Settlements have the true sums. */
const GATEWAY_FEE_PERCENT = 2.36;

/** What the gateway keeps of payments of this sum, also when they are refunded; in paise. */
export function estimatedFees(paidPaise: number): number {
  return Math.round((paidPaise * GATEWAY_FEE_PERCENT) / 100);
}
