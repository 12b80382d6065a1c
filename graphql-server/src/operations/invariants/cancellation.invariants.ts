import { LIVE_REFUND_STATES, REFUNDED_AS_CANCELLED } from '../../payments/core/refund.states';
import type { Invariant } from './invariant';
import { joinLatestState } from './latest-states';
import { CHARGES, HAS_LOST_DISPUTE, HAS_MONEY_TASK, KEPT } from './money';

/**
 * A condition on a booking of which only a part, or nothing, was due at booking: its cancellation or the gateway's dashboard
 * refunded money after its last change. Until then it may owe: a charge can be above what was paid.
 */
const KEPT_MONEY_WENT_BACK = `EXISTS (SELECT 1 FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
  WHERE payment.booking_id = booking.id AND refund.status IN ${LIVE_REFUND_STATES}
    AND refund.reason IN ('${REFUNDED_AS_CANCELLED}', 'made in the payment gateway’s dashboard')
    AND NOT EXISTS (SELECT 1 FROM booking_changes change WHERE change.booking_id = booking.id
      AND change.status = 'APPLIED' AND change.ended_at > refund.created_at))`;

/** What must always be true of cancelled stays and their money. */
export const CANCELLATION_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a cancelled stay that keeps another charge',
    advice: 'Compare the folio with the cancellation. Write a counter-entry for the difference.',
    breaches: `
      SELECT booking.reference AS subject,
        'folio ' || folio.charged || ' paise, kept ' || COALESCE(stay.kept_paise::text, 'nothing') AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      CROSS JOIN LATERAL (
        SELECT COALESCE(sum(line.value_paise + line.cgst_paise + line.sgst_paise), 0) AS charged
        FROM folio_lines line WHERE line.booking_id = booking.id AND line.stay_id = stay.id) folio
      WHERE (stay.status IN ('CANCELLED', 'NO_SHOW') OR stay.kept_paise IS NOT NULL)
        AND (stay.status NOT IN ('CANCELLED', 'NO_SHOW') OR folio.charged IS DISTINCT FROM stay.kept_paise)`,
  },
  {
    name: 'a charge above the price of the stay',
    advice: 'Refund the difference in the gateway’s dashboard, and write a counter-entry.',
    breaches: `
      SELECT booking.reference AS subject, stay.kept_paise || ' paise kept of ' || price.agreed AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      CROSS JOIN LATERAL (
        SELECT sum(line.value_paise + line.cgst_paise + line.sgst_paise) AS agreed FROM folio_lines line
        WHERE line.booking_id = booking.id AND line.stay_id = stay.id AND line.kind IN ('ROOM_NIGHT', 'LEGACY') AND line.reverses IS NULL) price
      WHERE stay.kept_paise IS NOT NULL AND stay.kept_paise > price.agreed`,
  },
  {
    name: 'money of a cancelled stay that did not go back',
    advice: 'Refund the difference in the gateway’s dashboard.',
    breaches: `
      SELECT booking.reference AS subject, ${KEPT} || ' paise kept, charged ' || ${CHARGES} AS detail
      FROM bookings booking
      WHERE EXISTS (SELECT 1 FROM stays stay WHERE stay.booking_id = booking.id AND stay.kept_paise IS NOT NULL)
        AND ${KEPT} > ${CHARGES} AND NOT ${HAS_MONEY_TASK}`,
  },
  {
    name: 'a cancelled booking whose charge went back, too',
    advice: 'Look the refunds up at the gateway. If too much went back, ask the guest for it.',
    breaches: `
      SELECT booking.reference AS subject, ${KEPT} || ' paise kept, charged ' || ${CHARGES} AS detail
      FROM bookings booking
      WHERE booking.status = 'CANCELLED' AND ${KEPT} < ${CHARGES}
        AND ((booking.terms ->> 'dueAtBookingPercent')::numeric = 100 OR ${KEPT_MONEY_WENT_BACK})
        AND NOT ${HAS_MONEY_TASK} AND NOT ${HAS_LOST_DISPUTE}`,
  },
  {
    name: 'a cancelled booking with a stay',
    advice: 'Cancel the stay at the desk, or find out who changed the state.',
    breaches: `
      SELECT booking.reference AS subject, 'stay ' || stay.position || ' is ' || stay.status AS detail
      FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
      WHERE booking.status = 'CANCELLED' AND stay.status <> 'CANCELLED'`,
  },
  {
    name: 'a deadline that does not fit the day of check-in',
    advice:
      'Somebody changed the dates, the policy or the deadlines by hand. Read the confirmation for the guest, and write the deadlines that it states.',
    // Time zones are from 12 hours behind UTC to 14 hours ahead of UTC.
    breaches: `
      SELECT DISTINCT booking.reference AS subject, 'stay ' || stay.position || ' from ' || stay.checkin AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      CROSS JOIN LATERAL jsonb_array_elements(COALESCE(stay.policy, booking.policy) -> 'steps')
        WITH ORDINALITY AS steps (step, place)
      CROSS JOIN LATERAL (SELECT stay.deadlines[place] + make_interval(hours => (step ->> 'untilHoursBefore')::integer)
        - stay.checkin::timestamp AT TIME ZONE 'UTC' AS gap) begins
      WHERE COALESCE(gap NOT BETWEEN interval '-15 hours' AND interval '13 hours', true)`,
  },
  {
    name: 'a confirmed booking without a stay',
    advice: 'Find out who changed the states of its stays.',
    breaches: `
      SELECT booking.reference AS subject, 'all stays are cancelled' AS detail
      FROM bookings booking
      WHERE booking.status = 'CONFIRMED'
        AND NOT EXISTS (SELECT 1 FROM stays stay WHERE stay.booking_id = booking.id AND stay.status <> 'CANCELLED')`,
  },
  {
    name: 'a refund of the dashboard without a task',
    advice:
      'Find out who refunded it and why. Cancel the booking at the desk if the stay does not take place.',
    breaches: `
      SELECT payment.gateway_payment_id AS subject,
        refund.amount_paise || ' paise went back in the gateway’s dashboard' AS detail
      FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
      JOIN bookings booking ON booking.id = payment.booking_id
      WHERE refund.reason = 'made in the payment gateway’s dashboard' AND refund.status IN ('PENDING', 'PROCESSED')
        AND booking.status <> 'EXPIRED'
        AND NOT EXISTS (SELECT 1 FROM tasks task WHERE task.subject = refund.id::text)
        AND NOT EXISTS (SELECT 1 FROM cancellations cancellation
          WHERE cancellation.booking_id = booking.id AND cancellation.created_at >= refund.created_at)`,
  },
  {
    name: 'history that does not lead to the state of a stay',
    advice:
      'Somebody changed a state by hand. The transitions table shows the last state that the product set.',
    breaches: `
      SELECT booking.reference AS subject,
        'stay ' || stay.position || ' is ' || stay.status || ', history says ' || COALESCE(latest.to_state, 'EXPECTED')
          AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      ${joinLatestState('stay', 'stay.id')}
      WHERE COALESCE(latest.to_state, 'EXPECTED') <> stay.status`,
  },
];
