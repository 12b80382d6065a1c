import type { Invariant } from './invariant';

/** SQL: what an entry adds to the cash of its shift, in paise. */
const SIGNED = `CASE WHEN entry.move IN ('TAKEN', 'PUT_BACK') THEN entry.amount_paise ELSE -entry.amount_paise END`;

/** Shifts add up to the money of the day, and each hand-over leads to the next shift. */
export const SHIFT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a day whose shifts do not add up',
    advice:
      'Somebody changed a closed shift by hand. The audit entry of its closing has the figures of that time.',
    breaches: `
      SELECT shift.closed_at::date::text || ' ' || shift.id AS subject,
        'expected ' || shift.expected_paise || ' paise, movements ' || (shift.float_paise + moved.paise) AS detail
      FROM shifts shift JOIN LATERAL (
        SELECT COALESCE(sum(${SIGNED}), 0) AS paise FROM shift_entries entry
        WHERE entry.shift_id = shift.id AND entry.source = 'CASH') moved ON true
      WHERE shift.closed_at IS NOT NULL AND shift.expected_paise <> shift.float_paise + moved.paise`,
  },
  {
    name: 'money of a shift that differs from the booking',
    advice:
      'Compare the payment with the entry of the shift; both are written in one transaction and never change.',
    breaches: `
      SELECT entry.id::text AS subject,
        'shift has ' || entry.amount_paise || ' paise ' || entry.source || ', the booking '
          || COALESCE(payment.amount_paise, refund.amount_paise) || ' ' || COALESCE(payment.source, refund.source) AS detail
      FROM shift_entries entry JOIN shifts shift ON shift.id = entry.shift_id
      LEFT JOIN payments payment ON payment.id = entry.payment_id
      LEFT JOIN refunds refund ON refund.id = entry.refund_id
      WHERE (payment.id IS NOT NULL OR refund.id IS NOT NULL) AND
        (entry.amount_paise, entry.source, entry.at, shift.opened_by) IS DISTINCT FROM
        (COALESCE(payment.amount_paise, refund.amount_paise), COALESCE(payment.source, refund.source),
          COALESCE(payment.captured_at, refund.given_at), COALESCE(payment.taken_by, refund.given_by))`,
  },
  {
    name: 'a shift that began with other cash than was left',
    advice: 'Ask the two persons. The earlier shift was closed with the count and the part for the safe.',
    breaches: `
      SELECT shift.id::text AS subject,
        'began with ' || shift.float_paise || ' paise, left were ' || COALESCE((earlier.counted_paise - earlier.safe_paise)::text, 'none')
          AS detail
      FROM shifts shift JOIN shifts earlier ON earlier.id = shift.takes_over
      WHERE shift.float_paise IS DISTINCT FROM earlier.counted_paise - earlier.safe_paise`,
  },
];
