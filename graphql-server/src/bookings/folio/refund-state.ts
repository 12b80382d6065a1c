/** How much of a booking's price went back to the guest. */
export const RefundState = { NONE: 'NONE', PARTIAL: 'PARTIAL', FULL: 'FULL' } as const;
export type RefundState = (typeof RefundState)[keyof typeof RefundState];

/**
 * Derived from the money alone, in paise. When a second payment goes back, the hotel still has the price: that is no
 * refund of the booking.
 */
export function refundStateOf(money: { paid: number; refunded: number; total: number }): RefundState {
  const kept = money.paid - money.refunded;
  if (money.refunded === 0 || kept >= money.total) return 'NONE';
  return kept > 0 ? 'PARTIAL' : 'FULL';
}
