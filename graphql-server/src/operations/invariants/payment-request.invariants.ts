import { UNREACHABLE_GRACE_MINUTES } from '../../bookings/core/checkout-durations.policy';
import type { Invariant } from './invariant';
import { HAS_MONEY_LEFT } from './money';

const EXPIRY_DELAY_MINUTES = 10;

const FROM_PAYMENTS = `FROM payment_request_orders part
  JOIN payments payment ON payment.order_id = part.order_id AND payment.status = 'CAPTURED'`;

/** What must always be true of payment requests. */
export const PAYMENT_REQUEST_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a paid payment link without its money',
    advice:
      'Look the orders of the link up at the gateway. If no money came, ask the guest for it at the desk.',
    breaches: `
      SELECT booking.reference AS subject, 'no captured payment of ' || request.paid_paise || ' paise' AS detail
      FROM payment_requests request JOIN bookings booking ON booking.id = request.booking_id
      WHERE request.status = 'PAID' AND NOT EXISTS (
        SELECT 1 ${FROM_PAYMENTS}
        WHERE part.request_id = request.id AND payment.amount_paise = request.paid_paise)`,
  },
  {
    name: 'money of a payment link that was not used',
    advice:
      'Refund the payments of the link in the gateway’s dashboard, except the payment that the link was paid by.',
    breaches: `
      SELECT booking.reference AS subject, count(*) || ' payments are kept, and the link is ' || request.status AS detail
      ${FROM_PAYMENTS}
      JOIN payment_requests request ON request.id = part.request_id
      JOIN bookings booking ON booking.id = request.booking_id
      WHERE ${HAS_MONEY_LEFT}
      GROUP BY booking.reference, request.id, request.status
      HAVING count(*) > CASE request.status WHEN 'PAID' THEN 1 ELSE 0 END`,
  },
  {
    name: 'an open payment link that outlived its time',
    advice: 'Check whether jobs run and the gateway responds.',
    breaches: `
      SELECT booking.reference AS subject, 'should have expired at ' || request.expires_at AS detail
      FROM payment_requests request JOIN bookings booking ON booking.id = request.booking_id
      WHERE request.status IN ('SENT', 'OPENED') AND request.expires_at
        < (SELECT hotel_now()) - interval '${UNREACHABLE_GRACE_MINUTES + EXPIRY_DELAY_MINUTES} minutes'`,
  },
  {
    name: 'history that does not lead to the state of a payment link',
    advice:
      'Somebody changed a state by hand. The transitions table shows the last state that the product set.',
    breaches: `
      SELECT booking.reference AS subject,
        'a payment link is ' || request.status || ', history says ' || COALESCE(latest.to_state, 'nothing') AS detail
      FROM payment_requests request JOIN bookings booking ON booking.id = request.booking_id
      LEFT JOIN LATERAL (
        SELECT to_state FROM transitions
        WHERE machine = 'payment request' AND subject_id = request.id ORDER BY id DESC LIMIT 1) latest ON true
      WHERE latest.to_state IS DISTINCT FROM request.status`,
  },
];
