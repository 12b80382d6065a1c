/** How much of a booking's price was refunded. */
export const RefundState = { NONE: 'NONE', PARTIAL: 'PARTIAL', FULL: 'FULL' } as const;
export type RefundState = (typeof RefundState)[keyof typeof RefundState];

/**
 * Derived from the money alone, in paise. The refund of a second payment leaves the hotel with the whole price, so it
 * is not a refund of the booking.
 */
export function refundStateOf(money: { paid: number; refunded: number; total: number }): RefundState {
  const kept = money.paid - money.refunded;
  if (money.refunded === 0 || kept >= money.total) return 'NONE';
  return kept > 0 ? 'PARTIAL' : 'FULL';
}
