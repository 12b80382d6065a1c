import type { Invariant } from './invariant';

/** Every folio is a part of its booking: nothing is in two folios, and nothing gets lost between them. */
export const FOLIO_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a folio of another booking',
    advice:
      'Put the line or the payment into a folio of its own booking. The history of moves shows where the line was.',
    breaches: `
      SELECT booking.reference AS subject, entry.what || ' ' || entry.id || ', folio ' || entry.folio_id AS detail
      FROM (
        SELECT 'line' AS what, line.id::text AS id, line.booking_id, line.folio_id FROM folio_lines line
        WHERE line.folio_id IS NOT NULL
        UNION ALL SELECT 'payment', payment.id::text, payment.booking_id, payment.folio_id FROM payments payment
        WHERE payment.folio_id IS NOT NULL
        UNION ALL SELECT 'document', document.number, document.booking_id, document.folio_id FROM tax_documents document
        WHERE document.folio_id IS NOT NULL) entry
      JOIN folios folio ON folio.id = entry.folio_id
      LEFT JOIN bookings booking ON booking.id = folio.booking_id
      WHERE entry.booking_id IS DISTINCT FROM folio.booking_id`,
  },
  {
    name: 'a reversal in another folio than its line',
    advice: 'Put the reversal into the folio of the line that it reverses; both belong to one payer.',
    breaches: `
      SELECT booking.reference AS subject, 'line ' || line.id || ', reversed by ' || reversal.id AS detail
      FROM folio_lines reversal JOIN folio_lines line ON line.id = reversal.reverses
      JOIN bookings booking ON booking.id = line.booking_id
      WHERE reversal.folio_id IS DISTINCT FROM line.folio_id`,
  },
  {
    name: 'a document of another folio than its lines',
    advice:
      'Tell the accountant: a payer was invoiced for what another pays. Issue a credit note and a new invoice.',
    breaches: `
      SELECT booking.reference AS subject, document.number || ', line ' || line.id AS detail
      -- Only where one of the two has a folio of its own can they differ: an index finds these.
      FROM (
        SELECT shown.document_id, shown.folio_line_id FROM folio_lines moved
        JOIN tax_document_lines shown ON shown.folio_line_id = moved.id WHERE moved.folio_id IS NOT NULL
        UNION SELECT shown.document_id, shown.folio_line_id FROM tax_documents own
        JOIN tax_document_lines shown ON shown.document_id = own.id WHERE own.folio_id IS NOT NULL) shown
      JOIN tax_documents document ON document.id = shown.document_id
      JOIN folio_lines line ON line.id = shown.folio_line_id
      JOIN bookings booking ON booking.id = document.booking_id
      WHERE document.folio_id IS DISTINCT FROM line.folio_id`,
  },
  {
    name: 'a document of another folio than what it is about',
    advice: 'Tell the accountant: a voucher has the folio of its payment, a credit note that of its invoice.',
    breaches: `
      SELECT booking.reference AS subject, document.number AS detail
      FROM (
        SELECT own.id FROM tax_documents own WHERE own.folio_id IS NOT NULL
        UNION SELECT note.id FROM tax_documents own JOIN tax_documents note ON note.refers_to = own.id
        WHERE own.folio_id IS NOT NULL
        UNION SELECT voucher.id FROM payments paid JOIN tax_documents voucher ON voucher.payment_id = paid.id
        WHERE paid.folio_id IS NOT NULL) candidate
      JOIN tax_documents document ON document.id = candidate.id JOIN bookings booking ON booking.id = document.booking_id
      LEFT JOIN tax_documents invoice ON invoice.id = document.refers_to
      LEFT JOIN payments payment ON payment.id = document.payment_id
      WHERE invoice.id IS NOT NULL AND invoice.folio_id IS DISTINCT FROM document.folio_id
        OR payment.id IS NOT NULL AND payment.folio_id IS DISTINCT FROM document.folio_id`,
  },
  {
    name: 'a line that is not where it moved last',
    advice:
      'Somebody changed the folio of a line by hand. The history of moves shows who moved it and where to.',
    breaches: `
      SELECT booking.reference AS subject, 'line ' || line.id AS detail
      FROM (SELECT DISTINCT ON (move.line_id) move.line_id, move.to_folio_id FROM folio_moves move
        ORDER BY move.line_id, move.id DESC) last
      JOIN folio_lines line ON line.id = last.line_id JOIN bookings booking ON booking.id = line.booking_id
      WHERE line.folio_id IS DISTINCT FROM last.to_folio_id`,
  },
  {
    name: 'a split that does not add up',
    advice:
      'Write a counter-entry for the difference: the two lines must cost what the line cost, with equal tax.',
    breaches: `
      SELECT booking.reference AS subject, 'line ' || whole.id || ', parts ' || one.id || ' and ' || other.id AS detail
      FROM folio_splits split JOIN folio_lines whole ON whole.id = split.line_id
      JOIN folio_lines one ON one.id = split.first_line_id
      JOIN folio_lines other ON other.id = split.second_line_id
      JOIN bookings booking ON booking.id = split.booking_id
      WHERE (whole.value_paise, whole.discount_paise, whole.cgst_paise, whole.sgst_paise)
          <> (one.value_paise + other.value_paise, one.discount_paise + other.discount_paise,
            one.cgst_paise + other.cgst_paise, one.sgst_paise + other.sgst_paise)
        OR (whole.kind, whole.sac) <> (one.kind, one.sac) OR (whole.kind, whole.sac) <> (other.kind, other.sac)
        OR whole.tax_percent IS DISTINCT FROM one.tax_percent OR whole.tax_percent IS DISTINCT FROM other.tax_percent
        OR NOT EXISTS (SELECT 1 FROM folio_lines reversal WHERE reversal.reverses = whole.id)`,
  },
];
