import { LIVE_REFUND_STATES, SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import type { Invariant } from './invariant';
import { BOOKINGS_WITH_MONEY_BACK, HAS_LOST_DISPUTE, HAS_MONEY_TASK, KEPT, POSTED } from './money';

/** SQL condition: the guest pays at the hotel, because the terms say so or the desk made the booking. */
const PAYS_AT_HOTEL = `((booking.terms ->> 'dueAtBookingPercent')::numeric < 100
  OR EXISTS (SELECT 1 FROM desk_bookings desk WHERE desk.booking_id = booking.id))`;

/**
 * SQL condition: the desk made the booking dearer without an order, by a change that is paid at the hotel or a late
 * arrival of a no-show.
 */
const DEARER_AT_DESK = `EXISTS (SELECT 1 FROM booking_changes change
  WHERE change.booking_id = booking.id AND change.status = 'APPLIED' AND change.actor_kind = 'staff'
    AND change.order_id IS NULL AND change.difference_paise > 0)`;

/** SQL condition: the desk let the guest leave with an open balance, and gave a reason. */
const LEFT_OWING = `EXISTS (SELECT 1 FROM stays stay JOIN transitions step
    ON step.machine = 'stay' AND step.subject_id = stay.id
  WHERE stay.booking_id = booking.id AND stay.status = 'DEPARTED'
    AND step.to_state = 'DEPARTED' AND step.reason LIKE '%with an open balance%')`;

/**
 * SQL condition: money was refunded. Other invariants report it until the guest arrives; after that the desk shows the
 * balance.
 */
const PAID_BACK = `EXISTS (SELECT 1 FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
  WHERE payment.booking_id = booking.id AND refund.status IN ${LIVE_REFUND_STATES} AND NOT refund.is_counter_entry)`;

/** SQL condition: others pay a part of the bill, at the hotel or on account, also of nights that the guest adds online. */
const OTHERS_PAY = 'EXISTS (SELECT 1 FROM folios folio WHERE folio.booking_id = booking.id)';

/** Which bookings may owe, and that none keeps what nobody is charged. Without any payment, another invariant names the booking. */
export const BALANCE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a confirmed booking that owes for no reason',
    advice:
      'Compare the folio with the payments at the gateway. If a payment is missing, ask the guest for it at the desk; if the folio is wrong, write a counter-entry.',
    breaches: `
      SELECT booking.reference AS subject, ${KEPT} || ' paise paid, charged ' || charged.paise AS detail
      FROM bookings booking
      -- Whoever was charged no more than was captured and did not go back owes nothing: most bookings, by sums of all.
      JOIN (SELECT line.booking_id, sum(line.value_paise + line.cgst_paise + line.sgst_paise) AS paise
        FROM folio_lines line GROUP BY line.booking_id) charged ON charged.booking_id = booking.id
      JOIN (SELECT payment.booking_id, sum(payment.amount_paise) AS paise
        FROM payments payment WHERE payment.status = 'CAPTURED' GROUP BY payment.booking_id) captured
        ON captured.booking_id = booking.id
      WHERE booking.status = 'CONFIRMED'
        AND (charged.paise > captured.paise OR booking.id IN ${BOOKINGS_WITH_MONEY_BACK})
        AND charged.paise - ${KEPT} - ${POSTED} >= ${SMALLEST_REFUND_PAISE}
        AND NOT ${PAYS_AT_HOTEL} AND NOT ${DEARER_AT_DESK} AND NOT ${LEFT_OWING} AND NOT ${OTHERS_PAY}
        AND NOT ${PAID_BACK} AND NOT ${HAS_LOST_DISPUTE} AND NOT ${HAS_MONEY_TASK}`,
  },
  {
    name: 'a confirmed booking that keeps more than it charges',
    advice:
      'Compare the folio with the payments at the gateway. If the guest paid too much, refund the difference; if the folio is wrong, write a counter-entry.',
    breaches: `
      SELECT booking.reference AS subject, ${KEPT} || ' paise kept, charged ' || charged.paise AS detail
      FROM bookings booking
      JOIN (SELECT line.booking_id, sum(line.value_paise + line.cgst_paise + line.sgst_paise) AS paise
        FROM folio_lines line GROUP BY line.booking_id) charged ON charged.booking_id = booking.id
      JOIN (SELECT payment.booking_id, sum(payment.amount_paise) AS paise
        FROM payments payment WHERE payment.status = 'CAPTURED' GROUP BY payment.booking_id) captured
        ON captured.booking_id = booking.id
      -- Whoever paid no more than is charged keeps nothing: most bookings, by sums of all.
      WHERE booking.status = 'CONFIRMED' AND captured.paise > charged.paise AND ${KEPT} > charged.paise
        AND NOT ${HAS_MONEY_TASK}
        -- Another invariant names the booking of a cancelled stay.
        AND NOT EXISTS (SELECT 1 FROM stays stay WHERE stay.booking_id = booking.id AND stay.kept_paise IS NOT NULL)`,
  },
];
