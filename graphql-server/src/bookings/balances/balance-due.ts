import type { EntityManager } from 'typeorm';
import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';
import { IS_UNUSED, LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import type { PlainDate } from '../../platform/time/dates';
import type { Booking } from '../core/booking.entity';

const AGREED_DAY = `CASE WHEN booking.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM stays arrived
    WHERE arrived.booking_id = booking.id AND arrived.status IN ('IN_HOUSE', 'DEPARTED'))
  THEN least((booking.terms ->> 'balanceDueOn')::date,
    (SELECT min(stay.checkin) FROM stays stay
      WHERE stay.booking_id = booking.id AND stay.status NOT IN ${ENDED_STAY_STATES})
    - (booking.terms ->> 'balanceDaysBefore')::integer) END`;

// Charges of the guest's folio in paise: those that were added after the day, and all of them.
const CHARGED = `
  SELECT sum(line.value_paise + line.cgst_paise + line.sgst_paise) AS paise,
    sum(line.value_paise + line.cgst_paise + line.sgst_paise)
      FILTER (WHERE (line.created_at AT TIME ZONE (SELECT time_zone FROM property))::date > due.day) AS later
  FROM folio_lines line WHERE due.day IS NOT NULL AND line.booking_id = booking.id AND line.folio_id IS NULL`;

const KEPT_PAISE = `COALESCE((SELECT sum(greatest(0, payment.amount_paise
    - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
      WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)
    - COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
      WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0)))
  FROM payments payment WHERE payment.booking_id = booking.id AND payment.folio_id IS NULL
    AND payment.status = 'CAPTURED'), 0)`;

/** The day by which the rest of `booking` is to be paid: `balanceDueDay`, as SQL. Null when it is paid at the hotel. */
export const BALANCE_DUE_ON = `(
  SELECT CASE WHEN charged.later > 0 AND charged.paise - ${KEPT_PAISE} <= charged.later THEN NULL ELSE due.day END
  FROM (SELECT ${AGREED_DAY} AS day) due CROSS JOIN LATERAL (${CHARGED}) charged)`;

const TODAY = `((SELECT hotel_now()) AT TIME ZONE (SELECT time_zone FROM property))::date`;

// All that was charged is paid, apart from what a bank took back.
const IS_PAID = `
  (SELECT COALESCE(sum(line.value_paise + line.cgst_paise + line.sgst_paise), 0) FROM folio_lines line
    WHERE line.booking_id = booking.id AND line.folio_id IS NULL)
  <= (SELECT COALESCE(sum(payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)), 0)
    FROM payments payment WHERE payment.booking_id = booking.id AND payment.folio_id IS NULL
      AND payment.status = 'CAPTURED')`;

const IS_EXPECTED_OR_OVER = `
  NOT EXISTS (SELECT 1 FROM stays expected WHERE expected.booking_id = booking.id AND expected.status = 'EXPECTED')
  OR EXISTS (SELECT 1 FROM stays begun
    WHERE begun.booking_id = booking.id AND begun.status = 'EXPECTED' AND begun.checkin <= ${TODAY})`;

// The staff decide about a guest who cannot be warned, who has paid anything after the deposit, has a link, or agreed
// something else with them, once a guest is expected, and about money that a bank took back. A cancellation that was taken back
// does not come again.
const IS_LEFT_TO_THE_STAFF = `
  booking.email IS NULL OR ${IS_EXPECTED_OR_OVER} OR ${IS_PAID} OR
  EXISTS (SELECT 1 FROM payments payment LEFT JOIN orders ON orders.id = payment.order_id
    WHERE payment.booking_id = booking.id AND payment.status = 'CAPTURED'
      AND (orders.id IS NULL OR orders.kind NOT IN ('FIRST_PAYMENT', 'CHANGE')) AND NOT ${IS_UNUSED})
  OR EXISTS (SELECT 1 FROM payment_requests request WHERE request.booking_id = booking.id
    AND request.status IN ('SENT', 'OPENED') AND request.purpose <> 'SECURITY_DEPOSIT')
  OR EXISTS (SELECT 1 FROM tasks task WHERE task.booking_id = booking.id AND task.kind = 'BALANCE_OVERDUE'
    AND task.done_by IS NOT NULL AND task.parameters ->> 'dueOn' = due.day::text)
  OR EXISTS (SELECT 1 FROM cancellations earlier WHERE earlier.booking_id = booking.id AND earlier.actor_kind = 'job')`;

/**
 * The last day on which the rest of `booking` can be paid before its terms cancel it. Null when they do not, or when the
 * staff decide.
 */
export const PAYABLE_UNTIL = `(
  SELECT CASE WHEN booking.terms ->> 'releaseDaysAfter' IS NULL OR ${IS_LEFT_TO_THE_STAFF} THEN NULL
    ELSE due.day + (booking.terms ->> 'releaseDaysAfter')::integer END
  FROM (SELECT ${BALANCE_DUE_ON} AS day) due)`;

const PAYABLE_UNTIL_OF = `SELECT ${PAYABLE_UNTIL}::text AS day FROM bookings booking WHERE booking.id = $1`;

/** The day of `PAYABLE_UNTIL` for a booking. */
export async function payableUntil(
  manager: EntityManager,
  { id, terms }: Pick<Booking, 'id' | 'terms'>,
): Promise<PlainDate | null> {
  if (terms.releaseDaysAfter === undefined) return null;
  const rows: { day: PlainDate | null }[] = await manager.query(PAYABLE_UNTIL_OF, [id]);
  return rows[0]?.day ?? null;
}
