import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';

/** A payment that can be refunded. */
interface Refundable {
  leftPaise: number;
  isDisputed: boolean;
}

/** How much of a payment is refunded, in paise. */
export interface RefundShare<Payment> {
  payment: Payment;
  amountPaise: number;
}

/**
 * Spreads a refund over payments: the newest first, none beyond what is left of it, disputed payments only when the
 * others are not enough. A refund of a disputed payment waits until the guest's bank has decided. `unplaced` is the
 * rest that fits no payment: less than ₹1, or more than is left of all payments.
 */
export function refundShares<Payment extends Refundable>(
  amountPaise: number,
  newestFirst: readonly Payment[],
): { shares: RefundShare<Payment>[]; unplaced: number } {
  const shares: RefundShare<Payment>[] = [];
  let unplaced = amountPaise;
  const inOrder = [
    ...newestFirst.filter(({ isDisputed }) => !isDisputed),
    ...newestFirst.filter(({ isDisputed }) => isDisputed),
  ].filter(({ leftPaise }) => leftPaise >= SMALLEST_REFUND_PAISE);
  for (const [index, payment] of inOrder.entries()) {
    const most = Math.min(unplaced, payment.leftPaise);
    const rest = unplaced - most;
    // A refund of the next payment must be at least ₹1, so this payment leaves that much.
    const leaves = rest > 0 && rest < SMALLEST_REFUND_PAISE && index < inOrder.length - 1;
    const share = leaves ? unplaced - SMALLEST_REFUND_PAISE : most;
    if (share < SMALLEST_REFUND_PAISE) continue;
    shares.push({ payment, amountPaise: share });
    unplaced -= share;
  }
  return { shares, unplaced };
}
