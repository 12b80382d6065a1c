/** How much of a booking's price was refunded. */
export const RefundState = { NONE: 'NONE', PARTIAL: 'PARTIAL', FULL: 'FULL' } as const;
export type RefundState = (typeof RefundState)[keyof typeof RefundState];

/**
 * Derived from the money alone, in paise. The refund of a payment that was not used, such as a second payment, is not a
 * refund of the booking, whether the whole price is paid or only a part.
 */
export function refundStateOf(money: {
  paid: number;
  refunded: number;
  unused: number;
  total: number;
}): RefundState {
  const kept = money.paid - money.refunded;
  if (money.refunded <= money.unused || kept >= money.total) return 'NONE';
  return kept > 0 ? 'PARTIAL' : 'FULL';
}
