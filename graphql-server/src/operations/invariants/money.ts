import { CONCERNS_MONEY, inList } from '../../access/tasks/task.entity';
import { LIVE_REFUND_STATES, SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';

// Parts of statements about the rows `booking`, `payment` and `stay`. Amounts are in paise.

/** What was refunded of the payment, or will be. */
export const REFUNDED = `COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
  WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)`;

/** What counter-entries took off the payment because it was recorded by mistake; no money was refunded. */
export const COUNTERED = `COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
  WHERE refund.payment_id = payment.id AND refund.is_counter_entry), 0)`;

/** What the gateway has refunded of the payment. A refund that waits is corrected before it is sent. */
export const SENT_BACK = `COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
  WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}
    AND (refund.status = 'PROCESSED' OR refund.gateway_refund_id IS NOT NULL)), 0)`;

/** What lost disputes took of the payment. */
export const LOST = `COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
  WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0)`;

/** A condition: enough is left of the payment for a refund. */
export const HAS_MONEY_LEFT = `payment.amount_paise - ${REFUNDED} - ${LOST} >= ${SMALLEST_REFUND_PAISE}`;

const SUM = 'sum(line.value_paise + line.cgst_paise + line.sgst_paise)';

/** The present price of the booking. */
export const CHARGES = `(SELECT ${SUM} FROM folio_lines line WHERE line.booking_id = booking.id)`;

/**
 * Joins to `booking` what was agreed when it was made, as `agreed`. Its changes have orders of their own, and its allowances
 * and splits came later. The lines of all bookings are added up at once: one by one takes seconds for 100,000 bookings.
 */
export const JOIN_AGREED = `LEFT JOIN (SELECT line.booking_id, ${SUM} AS paise FROM folio_lines line
  WHERE line.kind IN ('ROOM_NIGHT', 'EXTRA', 'LEGACY') AND line.reverses IS NULL AND line.change_id IS NULL
    AND line.allowance_id IS NULL AND line.split_of IS NULL
  GROUP BY line.booking_id) agreed ON agreed.booking_id = booking.id`;

/** What the staff put on the bill of the booking, which the guest may pay at the end of the stay. */
export const POSTED = `COALESCE((SELECT ${SUM} FROM folio_lines line
  WHERE line.booking_id = booking.id AND line.kind = 'POSTED_CHARGE'), 0)`;

/** What the booking's terms ask for before it is confirmed, with {@link JOIN_AGREED}. */
export const DUE_AT_BOOKING = `COALESCE((booking.terms ->> 'dueAtBookingPaise')::numeric,
  ceil(agreed.paise * (booking.terms ->> 'dueAtBookingPercent')::numeric / 100))`;

/** The bookings of which money went back, or was disputed. */
export const BOOKINGS_WITH_MONEY_BACK = `(
  SELECT paid.booking_id FROM refunds refund JOIN payments paid ON paid.id = refund.payment_id
  UNION SELECT paid.booking_id FROM disputes dispute
    JOIN payments paid ON paid.gateway_payment_id = dispute.gateway_payment_id)`;

/** The money of the booking that the hotel has: captured, less refunds and lost disputes. */
export const KEPT = `COALESCE((SELECT sum(payment.amount_paise - ${REFUNDED} - ${LOST}) FROM payments payment
  WHERE payment.booking_id = booking.id AND payment.status = 'CAPTURED'), 0)`;

/** A condition: an open task tells the staff about the booking's money. */
export const HAS_MONEY_TASK = `EXISTS (SELECT 1 FROM tasks task
  WHERE task.booking_id = booking.id AND task.done_at IS NULL AND task.kind IN ${inList(CONCERNS_MONEY)})`;

/** A condition: a bank took money of the booking. */
export const HAS_LOST_DISPUTE = `EXISTS (SELECT 1 FROM payments payment
  WHERE payment.booking_id = booking.id AND ${LOST} > 0)`;
