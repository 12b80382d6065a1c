/**
 * All durations of the checkout. They depend on each other: before you change one, check the others. The sweep and the
 * reconciliation run each minute (`JOBS_OF_EACH_MINUTE` in app/jobs.ts). The durations of refunds are in
 * payments/core/refund.states.ts.
 */

/** How long a room is held for its payment. */
export const HOLD_MINUTES = 15;

/** How long a guest can hold rooms unpaid by exchanging one hold for another. */
export const LONGEST_HOLD_MINUTES = 60;

/** A payment attempt younger than this extends its hold once, by {@link HOLD_MINUTES}. */
export const ATTEMPT_IN_PROGRESS_MINUTES = 15;

/** A payment attempt keeps a payment link or an option for at most this long after its end. */
export const LONGEST_ATTEMPT_AFTER_END_MINUTES = 30;

/** A payment that arrives this long after its hold lapsed still confirms the booking, if a room is free. */
export const LATE_WINDOW_MINUTES = 60;

/** While the gateway cannot be asked about payments, a lapsed hold is kept for at most this long. */
export const UNREACHABLE_GRACE_MINUTES = 120;

/**
 * The reconciliation asks the gateway about the orders of the last {@link RECONCILED_HOURS} hours. This is the pause
 * between two questions about an order, by the state of its booking. A confirmed booking may have been paid a second
 * time. After the late window, the pauses for an order that nobody has tried to pay grow to the last number.
 */
export const RECONCILIATION_MINUTES = { HELD: 2, CONFIRMED: 60, EXPIRED: 5, WITHOUT_ATTEMPT: 60 } as const;

/** Razorpay repeats a webhook for 24 hours and then stops (https://razorpay.com/docs/webhooks). */
export const RECONCILED_HOURS = 24;
