/** Razorpay's usual price of a payment, with its tax, in percent. Settlements have the true sums. */
const GATEWAY_FEE_PERCENT = 2.36;

/** The gateway's fee on payments of this sum, in paise. The gateway keeps it when the payment is refunded. */
export function estimatedFees(paidPaise: number): number {
  return Math.round((paidPaise * GATEWAY_FEE_PERCENT) / 100);
}
