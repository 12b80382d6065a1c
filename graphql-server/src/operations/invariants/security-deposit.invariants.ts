import type { Invariant } from './invariant';
import { LOST, REFUNDED } from './money';

const IS_TAKEN_BACK = `EXISTS (SELECT 1 FROM refunds counter
  WHERE counter.payment_id = charge.payment_id AND counter.is_counter_entry)`;

const CHARGED = `COALESCE((SELECT sum(charge.amount_paise) FROM security_deposit_charges charge
  WHERE charge.deposit_id = payment.id AND NOT ${IS_TAKEN_BACK}), 0)`;

const HELD = `payment.amount_paise - ${REFUNDED} - ${LOST} - ${CHARGED}`;

/**
 * Money that the gateway and the drawers took belongs to bookings or to security deposits, and never to both. Each part of
 * a deposit is held, returned, charged or lost.
 */
export const SECURITY_DEPOSIT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'more returned or charged of a security deposit than was taken',
    advice:
      'Compare the refunds with the gateway or with the cash-up. What was charged is on the folio; return no more of the deposit.',
    breaches: `
      SELECT booking.reference AS subject,
        payment.amount_paise || ' paise taken, ' || ${REFUNDED} || ' returned, ' || ${CHARGED} || ' charged, '
          || ${LOST} || ' lost' AS detail
      FROM payments payment JOIN bookings booking ON booking.id = payment.deposit_booking_id
      WHERE ${HELD} < 0`,
  },
  {
    name: 'a security deposit without its money',
    advice:
      'Somebody changed the payment by hand. Compare it with the gateway or with the cash-up of its day before anything is returned.',
    breaches: `
      SELECT booking.reference AS subject, 'deposit ' || deposit.payment_id || ' has no captured payment' AS detail
      FROM security_deposits deposit JOIN bookings booking ON booking.id = deposit.booking_id
      JOIN payments payment ON payment.id = deposit.payment_id
      WHERE payment.status <> 'CAPTURED' OR payment.deposit_booking_id IS DISTINCT FROM deposit.booking_id`,
  },
  {
    name: 'money of a security deposit that nobody can return',
    advice: 'The record of the deposit is missing: restore it from a backup, or refund the payment.',
    breaches: `
      SELECT booking.reference AS subject, 'payment ' || payment.id || ' of ' || payment.amount_paise || ' paise' AS detail
      FROM payments payment JOIN bookings booking ON booking.id = payment.deposit_booking_id
      WHERE NOT EXISTS (SELECT 1 FROM security_deposits deposit WHERE deposit.payment_id = payment.id)`,
  },
  {
    name: 'a charge of a security deposit that differs from the folio',
    advice:
      'Compare the charge with the folio and the payments of the booking; the three are written in one transaction and never change. A charge that was taken back has a counter-entry of its payment and a reversed line.',
    breaches: `
      SELECT booking.reference AS subject, charge.amount_paise || ' paise charged, '
        || COALESCE(line.value_paise + line.cgst_paise + line.sgst_paise, 0) || ' on the folio, '
        || payment.amount_paise || ' paid' AS detail
      FROM security_deposit_charges charge JOIN bookings booking ON booking.id = charge.booking_id
      JOIN payments payment ON payment.id = charge.payment_id
      LEFT JOIN folio_lines line ON line.id = charge.folio_line_id AND line.kind = 'DEPOSIT_CHARGE'
        -- A line is reversed if and only if its charge was taken back.
        AND EXISTS (SELECT 1 FROM folio_lines reversal WHERE reversal.reverses = line.id) = ${IS_TAKEN_BACK}
      WHERE (charge.amount_paise, charge.booking_id, 'SECURITY_DEPOSIT', 'CAPTURED')
          IS DISTINCT FROM (payment.amount_paise, payment.booking_id, payment.source, payment.status)
        OR charge.amount_paise IS DISTINCT FROM line.value_paise + line.cgst_paise + line.sgst_paise
        OR EXISTS (SELECT 1 FROM refunds refund WHERE refund.payment_id = charge.payment_id
          AND (refund.amount_paise, refund.is_counter_entry) IS DISTINCT FROM (charge.amount_paise, true))`,
  },
  {
    name: 'money out of a security deposit that no charge explains',
    advice: 'Somebody wrote a payment by hand: the booking counts money that the hotel did not take.',
    breaches: `
      SELECT booking.reference AS subject, payment.amount_paise || ' paise' AS detail
      FROM payments payment JOIN bookings booking ON booking.id = payment.booking_id
      WHERE payment.source = 'SECURITY_DEPOSIT'
        AND NOT EXISTS (SELECT 1 FROM security_deposit_charges charge WHERE charge.payment_id = payment.id)`,
  },
  {
    name: 'a security deposit that is held after the stay',
    isNotice: true,
    advice: 'Return the deposit at the desk, or turn it into a charge.',
    breaches: `
      SELECT booking.reference AS subject, ${HELD} || ' paise held' AS detail
      FROM payments payment JOIN bookings booking ON booking.id = payment.deposit_booking_id
      WHERE ${HELD} > 0
        AND NOT EXISTS (SELECT 1 FROM stays stay
          WHERE stay.booking_id = booking.id AND stay.status IN ('EXPECTED', 'IN_HOUSE'))
        AND NOT EXISTS (SELECT 1 FROM tasks task
          WHERE task.kind = 'RETURN_DEPOSIT' AND task.booking_id = booking.id AND task.done_at IS NULL)`,
  },
];
