import { UNREACHABLE_GRACE_MINUTES } from '../../bookings/core/checkout-durations.policy';
import { IS_UNUSED, LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';
import { BALANCE_INVARIANTS } from './balance.invariants';
import { CANCELLATION_INVARIANTS } from './cancellation.invariants';
import { CHANGE_INVARIANTS } from './change.invariants';
import { DAY_BOOK_INVARIANTS } from './day-book.invariants';
import { DESK_BOOKING_INVARIANTS } from './desk-booking.invariants';
import { DOCUMENT_INVARIANTS } from './document.invariants';
import { EXTRA_INVARIANTS } from './extra.invariants';
import { FIGURE_INVARIANTS } from './figure.invariants';
import { FOLIO_INVARIANTS } from './folio.invariants';
import { GUEST_INVARIANTS } from './guest.invariants';
import { HOUSEKEEPING_INVARIANTS } from './housekeeping.invariants';
import type { Invariant } from './invariant';
import { joinLatestState } from './latest-states';
import {
  BOOKINGS_WITH_MONEY_BACK,
  CHARGES,
  COUNTERED,
  DUE_AT_BOOKING,
  HAS_MONEY_LEFT,
  JOIN_AGREED,
  LOST,
  REFUNDED,
  SENT_BACK,
} from './money';
import { PAYMENT_REQUEST_INVARIANTS } from './payment-request.invariants';
import { REGISTER_INVARIANTS } from './register.invariants';
import { ROOM_INVARIANTS } from './room.invariants';
import { CHANNEL_INVARIANTS } from './channel.invariants';
import { PORTAL_INVARIANTS } from './portal.invariants';
import { POSTED_CHARGE_INVARIANTS } from './posted-charge.invariants';
import { COMPANY_INVARIANTS } from './company.invariants';
import { SECURITY_DEPOSIT_INVARIANTS } from './security-deposit.invariants';
import { SHIFT_INVARIANTS } from './shift.invariants';

/** The sweep runs each minute; a slow gateway delays it by at most this time. */
const SWEEP_DELAY_MINUTES = 10;

// Confirmed bookings whose guest has not arrived, with the refunded part of their money. After the arrival the desk
// shows the balance.
const PAID_BACK = `
  SELECT booking.reference AS subject,
    money.gone || ' of ' || ${CHARGES} || ' paise went back by refund or lost dispute' AS detail
  FROM bookings booking JOIN LATERAL (
    SELECT sum(payment.amount_paise - ${COUNTERED}) AS paid, sum(${REFUNDED} - ${COUNTERED} + ${LOST}) AS gone, sum(${LOST}) AS lost
    FROM payments payment
    WHERE payment.booking_id = booking.id AND payment.status = 'CAPTURED' AND NOT ${IS_UNUSED}) money
    ON money.gone > 0 AND money.paid - money.gone < ${CHARGES}
  WHERE booking.status = 'CONFIRMED' AND booking.id IN ${BOOKINGS_WITH_MONEY_BACK}
    AND NOT EXISTS (SELECT 1 FROM stays stay
      WHERE stay.booking_id = booking.id AND stay.status IN ('IN_HOUSE', 'DEPARTED'))
    AND (SELECT max(stay.checkout) FROM stays stay WHERE stay.booking_id = booking.id) >= ((SELECT hotel_now()) AT TIME ZONE (SELECT time_zone FROM property))::date`;

const IS_REFUNDED_IN_PART = 'money.lost = 0 AND money.gone < money.paid';

export const BOOKING_INVARIANTS: readonly Invariant[] = [
  {
    name: 'confirmed without captured payment',
    advice: 'Look the order up at the gateway; if no money came, call the guest.',
    breaches: `
      SELECT booking.reference AS subject, 'no captured payment of ' || ${DUE_AT_BOOKING} || ' paise' AS detail
      FROM bookings booking ${JOIN_AGREED}
      WHERE booking.status = 'CONFIRMED' AND ${DUE_AT_BOOKING} > 0 AND NOT EXISTS (
        SELECT 1 FROM payments payment WHERE payment.booking_id = booking.id
          AND payment.status = 'CAPTURED' AND payment.amount_paise = ${DUE_AT_BOOKING})`,
  },
  {
    name: 'an order of another amount',
    advice: 'Compare the folio with the gateway’s order. If the guest paid too much, refund the difference.',
    breaches: `
      SELECT booking.reference AS subject,
        'order of ' || orders.amount_paise || ' paise, due ' || COALESCE(${DUE_AT_BOOKING}::text, 'nothing') AS detail
      FROM bookings booking JOIN orders ON orders.booking_id = booking.id AND orders.kind = 'FIRST_PAYMENT'
      ${JOIN_AGREED}
      WHERE orders.amount_paise IS DISTINCT FROM ${DUE_AT_BOOKING}`,
  },
  {
    name: 'a booking without a stay or a charge',
    advice: 'Restore the rows from a backup.',
    breaches: `
      SELECT booking.reference AS subject,
        'stays: ' || (SELECT count(*) FROM stays stay WHERE stay.booking_id = booking.id)
          || ', charges: ' || (SELECT count(*) FROM folio_lines line WHERE line.booking_id = booking.id) AS detail
      FROM bookings booking
      WHERE booking.id IN (
        SELECT id FROM bookings EXCEPT SELECT booking_id FROM stays
        UNION (SELECT id FROM bookings EXCEPT SELECT booking_id FROM folio_lines))`,
  },
  {
    name: 'captured without a booking',
    advice: 'Refund the payment in the gateway’s dashboard, or confirm the booking with the guest.',
    breaches: `
      SELECT payment.gateway_payment_id AS subject,
        'captured, but neither a confirmed booking nor a refund of it' AS detail
      -- First those without a booking: what is left of every other payment need not be computed.
      FROM (SELECT payment.* FROM payments payment
        LEFT JOIN bookings booking ON booking.id = COALESCE(payment.booking_id, payment.deposit_booking_id)
          AND booking.status IN ('CONFIRMED', 'CANCELLED')
        WHERE payment.status = 'CAPTURED' AND booking.id IS NULL OFFSET 0) payment
      WHERE ${HAS_MONEY_LEFT}`,
  },
  {
    name: 'paid back and still confirmed',
    advice:
      'The room is still kept. Ask the guest. If the stay takes place, the guest must pay again at the desk. If it does not, do not expect the guest, and do not refund a second time. The booking is listed until the day of check-out.',
    breaches: `${PAID_BACK} AND NOT (${IS_REFUNDED_IN_PART})`,
  },
  {
    name: 'refunded in part and still confirmed',
    isNotice: true,
    advice:
      'Nothing, if a part was refunded as a courtesy. If the stay does not take place, do not expect the guest. The booking is listed until the day of check-out.',
    breaches: `${PAID_BACK} AND ${IS_REFUNDED_IN_PART}`,
  },
  {
    name: 'paid twice and kept',
    advice: 'Refund all payments of the order except one.',
    breaches: `
      SELECT booking.reference AS subject, count(*) || ' captured payments kept' AS detail
      FROM bookings booking JOIN payments payment ON payment.booking_id = booking.id
      WHERE payment.status = 'CAPTURED' AND payment.order_id = ANY (ARRAY(
          SELECT order_id FROM payments WHERE status = 'CAPTURED' AND order_id IS NOT NULL
          GROUP BY order_id HAVING count(*) > 1))
        AND ${HAS_MONEY_LEFT}
      GROUP BY booking.reference, payment.order_id HAVING count(*) > 1`,
  },
  {
    name: 'more refunded than paid',
    advice:
      'Compare with the gateway’s dashboard. If the bank took the money of a payment that was refunded, show the bank the refund.',
    breaches: `
      SELECT payment.gateway_payment_id AS subject,
        ${SENT_BACK} || ' paise refunded and ' || ${LOST} || ' lost by disputes of '
          || payment.amount_paise AS detail
      FROM payments payment
      WHERE (payment.id IN (SELECT payment_id FROM refunds)
          OR payment.gateway_payment_id IN (SELECT gateway_payment_id FROM disputes))
        AND ${SENT_BACK} + ${LOST} > payment.amount_paise`,
  },
  {
    name: 'a refund failed',
    advice:
      'Look at the payment in the gateway’s dashboard first. If the refund is there, pay nothing. Otherwise refund it there again, and by other means only when the dashboard refuses, too.',
    breaches: `
      SELECT payment.gateway_payment_id AS subject,
        refund.amount_paise || ' paise could not be refunded'
          || COALESCE(': ' || refund.problem, '') AS detail
      FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
      WHERE refund.status = 'FAILED' AND ${HAS_MONEY_LEFT}
        AND COALESCE((SELECT sum(later.amount_paise) FROM refunds later
          WHERE later.payment_id = payment.id AND later.status IN ${LIVE_REFUND_STATES}
            AND later.created_at > refund.created_at), 0) < refund.amount_paise`,
  },
  {
    name: 'a refund under way for days',
    advice:
      'Look at the payment in the gateway’s dashboard. If the balance is too low, add to it. If the refund makes no progress, ask the gateway’s support. Do not pay by other means before that.',
    breaches: `
      SELECT payment.gateway_payment_id AS subject,
        refund.amount_paise || ' paise under way since ' || refund.created_at::date
          || COALESCE(': ' || refund.problem, '') AS detail
      FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
      WHERE refund.status = 'PENDING' AND refund.source = 'GATEWAY' AND refund.created_at < (SELECT hotel_now()) - interval '3 days'`,
  },
  {
    name: 'a dispute that waits for a response',
    advice:
      'Respond to it in the gateway’s dashboard before the date, or the money is lost. If the payment was refunded, show the refund.',
    breaches: `
      SELECT dispute.gateway_payment_id AS subject,
        dispute.amount_paise || ' paise disputed, respond '
          || COALESCE('by ' || dispute.respond_by::date, 'soon')
          || COALESCE('; ' || NULLIF(${REFUNDED}, 0) || ' paise were refunded before', '') AS detail
      FROM disputes dispute
      LEFT JOIN payments payment ON payment.gateway_payment_id = dispute.gateway_payment_id
      WHERE dispute.status = 'OPEN'`,
  },
  {
    name: 'a night sold beyond the rooms',
    advice: 'Move a guest to another room or another hotel, at the hotel’s cost.',
    breaches: `
      SELECT nights.code || ' ' || nights.night AS subject, nights.sold || ' sold of ' || nights.rooms AS detail
      FROM (
        SELECT type.code, sale.night, count(*) AS sold,
          (SELECT count(*) FROM rooms room WHERE room.type_id = type.id) AS rooms
        FROM (
          SELECT coalesce(room.type_id, stay.room_type_id) AS type_id, slept.night::date::text AS night
          FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
          CROSS JOIN generate_series(stay.checkin, stay.checkout - 1, interval '1 day') AS slept(night)
          -- A guest with a courtesy upgrade takes a room of the better type.
          LEFT JOIN room_nights taken ON taken.stay_id = stay.id AND taken.night = slept.night::date AND taken.change_id IS NULL
          LEFT JOIN rooms room ON room.id = taken.room_id
          WHERE booking.status IN ('HELD', 'TENTATIVE', 'CONFIRMED') AND stay.status NOT IN ${ENDED_STAY_STATES}
            AND stay.unplaced_since IS NULL
          UNION ALL
          SELECT room.type_id, held.night::text FROM room_nights held JOIN rooms room ON room.id = held.room_id
          WHERE held.change_id IS NOT NULL) sale
        JOIN room_types type ON type.id = sale.type_id
        GROUP BY type.id, type.code, sale.night) nights
      WHERE nights.sold > nights.rooms`,
  },
  {
    name: 'a room sold twice for a night',
    advice: 'Move one of the two guests.',
    breaches: `
      SELECT room.number || ' ' || night::text AS subject, count(*) || ' bookings' AS detail
      FROM room_nights JOIN rooms room ON room.id = room_id
      GROUP BY room.number, night HAVING count(*) > 1`,
  },
  {
    name: 'nights that do not match the stay',
    advice: 'Correct room_nights to the booking’s dates.',
    breaches: `
      SELECT booking.reference AS subject,
        'holds ' || count(DISTINCT taken.night) || ' nights of ' || (stay.checkout - stay.checkin) AS detail
      FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
      LEFT JOIN room_nights taken ON taken.stay_id = stay.id AND taken.change_id IS NULL
      WHERE booking.status IN ('HELD', 'TENTATIVE', 'CONFIRMED') AND stay.status NOT IN ${ENDED_STAY_STATES}
        AND stay.unplaced_since IS NULL
      GROUP BY booking.id, stay.id
      HAVING count(DISTINCT taken.night) <> stay.checkout - stay.checkin OR count(taken.night) <> stay.checkout - stay.checkin
        OR min(taken.night) <> stay.checkin OR max(taken.night) <> stay.checkout - 1`,
  },
  ...ROOM_INVARIANTS,
  {
    name: 'a room kept for nobody',
    advice: 'Delete the nights of the ended booking.',
    breaches: `
      SELECT booking.reference AS subject, 'status ' || booking.status || ', keeps ' || count(*) || ' nights' AS detail
      FROM room_nights taken JOIN stays stay ON stay.id = taken.stay_id JOIN bookings booking ON booking.id = stay.booking_id
      WHERE taken.change_id IS NULL AND (booking.status IN ('EXPIRED', 'CANCELLED') OR stay.status IN ${ENDED_STAY_STATES})
      GROUP BY booking.id`,
  },
  {
    name: 'a hold that outlived its time',
    advice: 'Check whether jobs run and the gateway responds.',
    breaches: `
      SELECT reference AS subject, 'should have lapsed at ' || hold_expires_at AS detail
      FROM bookings WHERE status = 'HELD' AND hold_expires_at < (SELECT hotel_now()) - interval '${UNREACHABLE_GRACE_MINUTES + SWEEP_DELAY_MINUTES} minutes'`,
  },
  {
    name: 'a mail about a booking was given up',
    advice:
      'Tell the guest or the desk by other means and take the job out with graphile_worker.complete_jobs, or send it ' +
      'again with graphile_worker.reschedule_jobs (docs/operations/jobs.md).',
    breaches: `
      SELECT booking.reference AS subject,
        'job ' || job.id || ' (' || (job.payload ->> 'kind') || ') failed ' || job.attempts || ' times' AS detail
      FROM graphile_worker._private_jobs job
      JOIN graphile_worker._private_tasks task ON task.id = job.task_id AND task.identifier = 'send booking mail'
      JOIN bookings booking ON booking.id = (job.payload ->> 'bookingId')::uuid
      WHERE job.attempts >= job.max_attempts AND job.locked_at IS NULL`,
  },
  {
    name: 'payment test that did not go back',
    advice: 'Refund the rupee in the gateway’s dashboard; no booking is affected.',
    breaches: `
      SELECT COALESCE(test.gateway_payment_id, test.gateway_order_id) AS subject,
        'is ' || test.status || COALESCE(': ' || test.problem, '') AS detail
      FROM payment_tests test
      WHERE test.status = 'REFUND_FAILED'
        OR (test.status = 'CAPTURED' AND test.created_at < (SELECT hotel_now()) - interval '1 day')`,
  },
  {
    name: 'history that does not lead to the state',
    advice:
      'Somebody changed a state by hand. The transitions table shows the last state that the product set.',
    breaches: `
      SELECT booking.reference AS subject,
        'is ' || booking.status || ', history says ' || COALESCE(latest.to_state, 'nothing') AS detail
      FROM bookings booking ${joinLatestState('booking', 'booking.id')}
      WHERE latest.to_state IS DISTINCT FROM booking.status`,
  },
  ...BALANCE_INVARIANTS,
];

export const INVARIANTS: readonly Invariant[] = [
  ...BOOKING_INVARIANTS,
  ...CANCELLATION_INVARIANTS,
  ...CHANGE_INVARIANTS,
  ...DAY_BOOK_INVARIANTS,
  ...DESK_BOOKING_INVARIANTS,
  ...DOCUMENT_INVARIANTS,
  ...EXTRA_INVARIANTS,
  ...FIGURE_INVARIANTS,
  ...GUEST_INVARIANTS,
  ...HOUSEKEEPING_INVARIANTS,
  ...PAYMENT_REQUEST_INVARIANTS,
  ...PORTAL_INVARIANTS,
  ...CHANNEL_INVARIANTS,
  ...REGISTER_INVARIANTS,
  ...POSTED_CHARGE_INVARIANTS,
  ...FOLIO_INVARIANTS,
  ...SECURITY_DEPOSIT_INVARIANTS,
  ...COMPANY_INVARIANTS,
  ...SHIFT_INVARIANTS,
];
