import type { StateMachine } from '../../platform/states/state-machine';

export const RefundStatus = {
  PENDING: 'PENDING',
  PROCESSED: 'PROCESSED',
  FAILED: 'FAILED',
  NOT_NEEDED: 'NOT_NEEDED',
  PAID_OTHERWISE: 'PAID_OTHERWISE',
} as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

/** Why a payment is refunded. */
export type RefundReason =
  | 'too late'
  | 'check-in over'
  | 'room gone'
  | 'paid twice'
  | 'rebooked'
  | 'wrong amount'
  | 'paid after cancelling'
  | 'change lapsed'
  | 'change paid twice'
  | 'request withdrawn'
  | 'request paid twice'
  | 'more than owed'
  /** The payment was more than the booking owed when it arrived. */
  | 'balance paid twice'
  /** The payment of a change contained the balance, which was paid in the meantime. */
  | 'change and balance paid';

/**
 * The reasons for which a payment that did not confirm the booking is refunded in full and unused. The refund does
 * not change the amount that the guest owes.
 */
const UNUSED = [
  'paid twice',
  'change lapsed',
  'change paid twice',
  'request withdrawn',
  'request paid twice',
  'more than owed',
  'balance paid twice',
  'change and balance paid',
] as const satisfies readonly RefundReason[];

/** The reason of refunds of a cancellation. */
export const REFUNDED_AS_CANCELLED = 'cancelled';

/** The states of refunds that were paid back or will be. */
export const LIVE_REFUND_STATES = `('PENDING', 'PROCESSED', 'PAID_OTHERWISE')`;

/** SQL condition: all of `payment` goes back, because it was not used. */
export const IS_UNUSED = `EXISTS (SELECT 1 FROM refunds unused
  WHERE unused.payment_id = payment.id AND unused.status IN ${LIVE_REFUND_STATES}
    AND unused.reason IN (${UNUSED.map((reason) => `'${reason}'`).join(', ')}))`;

/** Razorpay refunds ₹1 or more (https://razorpay.com/docs/api/refunds/normal). In paise. */
export const SMALLEST_REFUND_PAISE = 100;

/** After how many minutes we ask again about a refund that the gateway has accepted but not decided. */
export const REFUND_OVERDUE_MINUTES = 5;

/** How many minutes a refund waits for a balance or for the end of a dispute, which take hours or days. */
export const REFUND_RETRY_MINUTES = 60;

/**
 * A failed refund changes neither the booking nor the payment. A refund made in the gateway's dashboard starts in the
 * state that the gateway reports.
 */
export const refundStates: StateMachine<RefundStatus> = {
  name: 'refund',
  initial: ['PENDING', 'PROCESSED', 'FAILED'],
  transitions: {
    PENDING: ['PROCESSED', 'FAILED', 'NOT_NEEDED'],
    // A refund that we gave up may have succeeded at the gateway.
    FAILED: ['PROCESSED', 'PAID_OTHERWISE'],
    // The guest's bank may return the money.
    PROCESSED: ['FAILED'],
    // An attempt whose response was lost may have succeeded.
    NOT_NEEDED: ['PROCESSED'],
    // The staff paid it in cash or by transfer; the gateway may still report that it succeeded.
    PAID_OTHERWISE: ['PROCESSED'],
  },
};
