import type { Invariant } from './invariant';

const GROSS = '(line.value_paise + line.cgst_paise + line.sgst_paise)';

const IS_REVERSED = 'EXISTS (SELECT 1 FROM folio_lines reversal WHERE reversal.reverses = line.id)';

/** What the staff put on bills and took off them is on the folio, and nothing else of its kind is. */
export const POSTED_CHARGE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a posted charge that differs from the folio',
    advice:
      'Compare the charge with the folio: both are written in one transaction. A charge that is still on the bill has a line, a charge that was taken back has a line that reverses it.',
    breaches: `
      SELECT booking.reference AS subject, 'charge ' || charge.id || ', line ' || charge.folio_line_id AS detail
      FROM posted_charges charge JOIN bookings booking ON booking.id = charge.booking_id
      LEFT JOIN folio_lines line ON line.id = charge.folio_line_id AND line.booking_id = charge.booking_id
        AND line.kind = 'POSTED_CHARGE' AND line.reverses IS NULL
      LEFT JOIN folio_lines reversal ON reversal.reverses = line.id
      WHERE line.id IS NULL OR (charge.taken_back_at IS NULL) <> (reversal.id IS NULL)
        -- A cancellation reverses all charges of its stay.
        AND (charge.taken_back_at IS NOT NULL
          OR (SELECT stay.status FROM stays stay WHERE stay.id = line.stay_id) NOT IN ('CANCELLED', 'NO_SHOW'))`,
  },
  {
    name: 'a charge on the folio that nobody posted',
    advice: 'Somebody wrote the line by hand. Ask the staff what it is for, and reverse it if nobody knows.',
    breaches: `
      SELECT booking.reference AS subject, 'line ' || line.id || ' of ' || ${GROSS} || ' paise' AS detail
      FROM folio_lines line JOIN bookings booking ON booking.id = line.booking_id
      WHERE line.kind = 'POSTED_CHARGE' AND line.reverses IS NULL AND NOT ${IS_REVERSED}
        AND NOT EXISTS (SELECT 1 FROM posted_charges charge WHERE charge.folio_line_id = line.id)`,
  },
  {
    name: 'an allowance that differs from the folio',
    advice:
      'Compare the allowance with the lines that it reversed and charged anew: together they are what it took off.',
    breaches: `
      SELECT booking.reference AS subject,
        allowance.amount_paise || ' paise allowed, ' || COALESCE(-lowered.paise, 0) || ' taken off the folio' AS detail
      FROM allowances allowance JOIN bookings booking ON booking.id = allowance.booking_id
      LEFT JOIN (SELECT line.allowance_id, sum(${GROSS}) AS paise FROM folio_lines line
        WHERE line.allowance_id IS NOT NULL GROUP BY line.allowance_id) lowered ON lowered.allowance_id = allowance.id
      WHERE COALESCE(-lowered.paise, 0) <> allowance.amount_paise`,
  },
];
