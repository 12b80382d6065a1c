/** All durations between the form and the money. They belong together: change one, and look at the others. */

/** A room is held so many minutes for a payment. */
export const HOLD_MINUTES = 15;

/** A payment attempt younger than this extends its hold once, by {@link HOLD_MINUTES}. */
export const ATTEMPT_IN_PROGRESS_MINUTES = 15;

/** A payment may come this many minutes after its hold lapsed and still have a room found for it. */
export const LATE_WINDOW_MINUTES = 60;

/** A hold whose payment cannot be asked about stays this many minutes at most. */
export const UNREACHABLE_GRACE_MINUTES = 120;

/**
 * The reconciliation asks about an order of the last {@link RECONCILED_HOURS} hours when so many minutes have passed
 * since it last did, by the booking's state. A confirmed one may have been paid a second time.
 */
export const RECONCILIATION_MINUTES = { HELD: 2, CONFIRMED: 60, EXPIRED: 5 } as const;

/** Razorpay sends a webhook again for 24 hours; after that nothing moves by itself (https://razorpay.com/docs/webhooks). */
export const RECONCILED_HOURS = 24;

/** A refund that the gateway has not decided is asked about again after so many minutes. */
export const REFUND_OVERDUE_MINUTES = 5;
