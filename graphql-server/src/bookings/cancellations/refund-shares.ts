import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';

/** A payment that money can go back to. */
interface Refundable {
  leftPaise: number;
  isDisputed: boolean;
}

/** How much of which payment goes back, in paise. */
export interface RefundShare<Payment> {
  payment: Payment;
  amountPaise: number;
}

/**
 * Which payments an amount goes back to: the newest first, none above what is left of it, and disputed ones only when the
 * others are not enough. A refund to a disputed payment waits until the guest's bank has decided. `unplaced` is what no
 * payment takes: less than ₹1, or more than is left of all.
 */
export function refundShares<Payment extends Refundable>(
  amountPaise: number,
  newestFirst: readonly Payment[],
): { shares: RefundShare<Payment>[]; unplaced: number } {
  const shares: RefundShare<Payment>[] = [];
  let unplaced = amountPaise;
  const inTurn = [
    ...newestFirst.filter(({ isDisputed }) => !isDisputed),
    ...newestFirst.filter(({ isDisputed }) => isDisputed),
  ].filter(({ leftPaise }) => leftPaise >= SMALLEST_REFUND_PAISE);
  for (const [index, payment] of inTurn.entries()) {
    const most = Math.min(unplaced, payment.leftPaise);
    const rest = unplaced - most;
    // The next payment takes no less than ₹1, so this one leaves it as much.
    const leaves = rest > 0 && rest < SMALLEST_REFUND_PAISE && index < inTurn.length - 1;
    const share = leaves ? unplaced - SMALLEST_REFUND_PAISE : most;
    if (share < SMALLEST_REFUND_PAISE) continue;
    shares.push({ payment, amountPaise: share });
    unplaced -= share;
  }
  return { shares, unplaced };
}
