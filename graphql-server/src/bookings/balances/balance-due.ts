import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';

const AGREED_DAY = `CASE WHEN booking.status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM stays arrived
    WHERE arrived.booking_id = booking.id AND arrived.status IN ('IN_HOUSE', 'DEPARTED'))
  THEN least((booking.terms ->> 'balanceDueOn')::date,
    (SELECT min(stay.checkin) FROM stays stay
      WHERE stay.booking_id = booking.id AND stay.status NOT IN ${ENDED_STAY_STATES})
    - (booking.terms ->> 'balanceDaysBefore')::integer) END`;

// What was charged after the day, and what was charged at all.
const CHARGED = `
  SELECT sum(line.value_paise + line.cgst_paise + line.sgst_paise) AS paise,
    sum(line.value_paise + line.cgst_paise + line.sgst_paise)
      FILTER (WHERE (line.created_at AT TIME ZONE (SELECT time_zone FROM property))::date > due.day) AS later
  FROM folio_lines line WHERE due.day IS NOT NULL AND line.booking_id = booking.id`;

const KEPT_PAISE = `COALESCE((SELECT sum(greatest(0, payment.amount_paise
    - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
      WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)
    - COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
      WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0)))
  FROM payments payment WHERE payment.booking_id = booking.id AND payment.status = 'CAPTURED'), 0)`;

/** The day by which the rest of `booking` is to be paid: `balanceDueDay`, as SQL. Null when it is paid at the hotel. */
export const BALANCE_DUE_ON = `(
  SELECT CASE WHEN charged.later > 0 AND charged.paise - ${KEPT_PAISE} <= charged.later THEN NULL ELSE due.day END
  FROM (SELECT ${AGREED_DAY} AS day) due CROSS JOIN LATERAL (${CHARGED}) charged)`;
