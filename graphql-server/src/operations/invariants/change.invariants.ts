import { HOLD_MINUTES, UNREACHABLE_GRACE_MINUTES } from '../../bookings/core/checkout-durations.policy';
import type { Invariant } from './invariant';
import { HAS_MONEY_LEFT } from './money';

const SWEEP_DELAY_MINUTES = 10;

/** What must always be true of changes of bookings. */
export const CHANGE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'nights held for a change that does not wait',
    advice: 'Delete the nights of the change from room_nights.',
    breaches: `
      SELECT booking.reference AS subject,
        'a change is ' || change.status || ' and holds ' || count(*) || ' nights' AS detail
      FROM room_nights taken JOIN booking_changes change ON change.id = taken.change_id
      JOIN bookings booking ON booking.id = change.booking_id
      WHERE change.status <> 'HELD' GROUP BY booking.reference, change.id`,
  },
  {
    name: 'a held change that outlived its time',
    advice: 'Check whether jobs run and the gateway responds.',
    breaches: `
      SELECT booking.reference AS subject, 'should have lapsed at ' || change.hold_expires_at AS detail
      FROM booking_changes change JOIN bookings booking ON booking.id = change.booking_id
      WHERE change.status = 'HELD' AND change.hold_expires_at
        < (SELECT hotel_now()) - interval '${UNREACHABLE_GRACE_MINUTES + HOLD_MINUTES + SWEEP_DELAY_MINUTES} minutes'`,
  },
  {
    name: 'a change that is waiting for a booking that is not confirmed',
    advice: 'Look at the history of the booking; the change lapses with the next sweep.',
    breaches: `
      SELECT booking.reference AS subject, 'the booking is ' || booking.status AS detail
      FROM booking_changes change JOIN bookings booking ON booking.id = change.booking_id
      WHERE change.status = 'HELD' AND booking.status <> 'CONFIRMED'`,
  },
  {
    name: 'a change made without its money',
    advice: 'Look the order up at the gateway. If no money came, ask the guest for it at the desk.',
    breaches: `
      SELECT booking.reference AS subject, 'no captured payment of ' || orders.amount_paise || ' paise' AS detail
      FROM booking_changes change JOIN bookings booking ON booking.id = change.booking_id
      JOIN orders ON orders.id = change.order_id
      WHERE change.status = 'APPLIED' AND NOT EXISTS (
        SELECT 1 FROM payments payment WHERE payment.order_id = orders.id
          AND payment.status = 'CAPTURED' AND payment.amount_paise = orders.amount_paise)`,
  },
  {
    name: 'money for a change that was not made',
    advice: 'Refund the payment in the gateway’s dashboard.',
    breaches: `
      SELECT booking.reference AS subject,
        payment.gateway_payment_id || ' is kept, and the change is ' || change.status AS detail
      FROM booking_changes change JOIN bookings booking ON booking.id = change.booking_id
      JOIN payments payment ON payment.order_id = change.order_id
      WHERE change.status <> 'APPLIED' AND payment.status = 'CAPTURED' AND ${HAS_MONEY_LEFT}`,
  },
  {
    name: 'a folio that does not follow its change',
    advice: 'Compare the folio with the change. Write a counter-entry for the difference.',
    breaches: `
      SELECT booking.reference AS subject,
        'agreed nights: ' || agreed.nights || ', nights of live stays: ' || live.nights AS detail
      FROM bookings booking
      CROSS JOIN LATERAL (
        SELECT COALESCE(sum(stay.checkout - stay.checkin), 0) AS nights FROM stays stay
        WHERE stay.booking_id = booking.id AND stay.status NOT IN ('CANCELLED', 'NO_SHOW')) live
      CROSS JOIN LATERAL (
        SELECT count(*) AS nights FROM folio_lines line JOIN stays stay ON stay.id = line.stay_id
        WHERE line.booking_id = booking.id AND line.kind = 'ROOM_NIGHT' AND line.reverses IS NULL AND NOT line.is_further_part
          AND stay.status NOT IN ('CANCELLED', 'NO_SHOW')
          AND line.night >= stay.checkin AND line.night < stay.checkout
          AND NOT EXISTS (SELECT 1 FROM folio_lines later WHERE later.reverses = line.id)) agreed
      WHERE booking.status = 'CONFIRMED'
        AND EXISTS (SELECT 1 FROM booking_changes change
          WHERE change.booking_id = booking.id AND change.status = 'APPLIED')
        AND NOT EXISTS (SELECT 1 FROM folio_lines line
          WHERE line.booking_id = booking.id AND line.kind = 'LEGACY' AND line.reverses IS NULL
            AND NOT EXISTS (SELECT 1 FROM folio_lines later WHERE later.reverses = line.id))
        AND agreed.nights <> live.nights`,
  },
  {
    name: 'history that does not lead to the state of a change',
    advice:
      'Somebody changed a state by hand. The transitions table shows the last state that the product set.',
    breaches: `
      SELECT booking.reference AS subject,
        'a change is ' || change.status || ', history says ' || COALESCE(latest.to_state, 'nothing') AS detail
      FROM booking_changes change JOIN bookings booking ON booking.id = change.booking_id
      LEFT JOIN LATERAL (
        SELECT to_state FROM transitions
        WHERE machine = 'booking change' AND subject_id = change.id ORDER BY id DESC LIMIT 1) latest ON true
      WHERE latest.to_state IS DISTINCT FROM change.status`,
  },
];
