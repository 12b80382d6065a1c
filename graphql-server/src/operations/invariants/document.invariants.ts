import { HOLDS_DOCUMENTS, inList } from '../../access/tasks/task.entity';
import type { Invariant } from './invariant';

/** A condition: the job that issues the booking's documents waits or runs, so the documents may not exist yet. */
const IS_BEING_ISSUED = `EXISTS (
  SELECT 1 FROM graphile_worker._private_jobs job
  JOIN graphile_worker._private_tasks task ON task.id = job.task_id AND task.identifier = 'issue documents'
  WHERE job.payload ->> 'bookingId' = booking.id::text AND job.attempts < job.max_attempts)`;

/**
 * A condition: an invoice waits until the staff enter the guest's address or letters that can be drawn, for at most 25 days
 * after the stay (`invoices/documents/waiting-document.ts`); the next nightly job issues it. The task may be older, when a
 * guest came back.
 */
const WAITS_FOR_STAFF = `EXISTS (
  SELECT 1 FROM tasks task WHERE task.booking_id = booking.id AND task.kind IN ${inList(HOLDS_DOCUMENTS)} AND task.done_at IS NULL
    AND (SELECT max(at) FROM transitions JOIN stays stay ON stay.id = subject_id
      WHERE machine = 'stay' AND stay.booking_id = booking.id AND to_state IN ('DEPARTED', 'CANCELLED', 'NO_SHOW'))
      > (SELECT hotel_now()) - interval '27 days')`;

const HAS_ENDED = `NOT EXISTS (
  SELECT 1 FROM stays stay WHERE stay.booking_id = booking.id AND stay.status IN ('EXPECTED', 'IN_HOUSE'))`;

/**
 * An earlier version stored several taxes as one line without a rate. For such a line the rate is computed from its
 * tax.
 */
const RATE = `COALESCE(line.tax_percent, CASE line.value_paise WHEN 0 THEN 0
  ELSE round((line.cgst_paise + line.sgst_paise) * 100.0 / line.value_paise)::integer END)`;

/** What must always be true of tax documents. */
export const DOCUMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'numbers of documents with a gap',
    advice: 'Numbers are never deleted: restore the missing document from a backup, and tell the accountant.',
    breaches: `
      SELECT series.kind || ' ' || series.financial_year AS subject,
        count(document.id) || ' documents, last number ' || COALESCE(max(document.place), 0)
          || ', next number ' || series.next AS detail
      FROM document_series series LEFT JOIN tax_documents document
        ON document.kind = series.kind AND document.financial_year = series.financial_year
      GROUP BY series.kind, series.financial_year, series.next
      HAVING count(document.id) <> series.next - 1 OR COALESCE(max(document.place), 0) <> series.next - 1`,
  },
  {
    name: 'documents that do not come to the folio',
    advice: 'Compare the folio of the booking with its documents; each line is on only one document.',
    breaches: `
      SELECT booking.reference AS subject,
        differing.rate || ' %: the folio has ' || differing.charged || ' paise, the documents '
          || differing.documented AS detail
      -- The sums of all bookings at once: one by one takes seconds for 100,000 bookings.
      FROM (
        SELECT booking_id, folio_id, rate, sum(charged) AS charged, sum(documented) AS documented FROM (
          SELECT line.booking_id, line.folio_id, ${RATE} AS rate, line.value_paise + line.cgst_paise + line.sgst_paise AS charged,
            0 AS documented
          FROM folio_lines line WHERE line.kind NOT IN ('ROUND_OFF', 'WRITE_OFF')
          UNION ALL
          SELECT document.booking_id, document.folio_id, amount.tax_percent, 0, CASE document.kind WHEN 'INVOICE' THEN 1 ELSE -1 END
            * (amount.value_paise + amount.cgst_paise + amount.sgst_paise)
          FROM tax_documents document JOIN tax_document_amounts amount ON amount.document_id = document.id
          WHERE document.kind IN ('INVOICE', 'CREDIT_NOTE')) part
        GROUP BY booking_id, folio_id, rate HAVING sum(charged) <> sum(documented)) differing
      JOIN bookings booking ON booking.id = differing.booking_id
      WHERE EXISTS (SELECT 1 FROM tax_documents document WHERE document.booking_id = booking.id)
        AND ${HAS_ENDED} AND NOT ${IS_BEING_ISSUED} AND NOT ${WAITS_FOR_STAFF}`,
  },
  {
    name: 'a document whose parts do not come to its total',
    advice: 'Tell the accountant; correct the document by a credit note and a new invoice.',
    breaches: `
      SELECT booking.reference AS subject,
        document.number || ': total ' || document.total_paise || ', parts '
          || document.round_off_paise + COALESCE(parts.paise, 0) AS detail
      FROM tax_documents document JOIN bookings booking ON booking.id = document.booking_id
      LEFT JOIN (SELECT amount.document_id, sum(amount.value_paise + amount.cgst_paise + amount.sgst_paise) AS paise
        FROM tax_document_amounts amount GROUP BY amount.document_id) parts ON parts.document_id = document.id
      WHERE document.total_paise <> document.round_off_paise + COALESCE(parts.paise, 0) OR document.total_paise < 0`,
  },
  {
    name: 'an advance that is used up twice',
    advice: 'Tell the accountant. The invoices and refund vouchers that name the receipt voucher show where.',
    breaches: `
      SELECT booking.reference AS subject,
        receipt.number || ', ' || amount.tax_percent || ' %: ' || amount.value_paise + amount.cgst_paise + amount.sgst_paise
          || ' paise, used ' || sum(used.value_paise + used.cgst_paise + used.sgst_paise) AS detail
      FROM tax_documents receipt JOIN bookings booking ON booking.id = receipt.booking_id
      CROSS JOIN LATERAL (
        SELECT part.tax_percent, sum(part.value_paise) AS value_paise, sum(part.cgst_paise) AS cgst_paise,
          sum(part.sgst_paise) AS sgst_paise
        FROM tax_document_amounts part WHERE part.document_id = receipt.id GROUP BY part.tax_percent) amount
      JOIN tax_document_advances used ON used.receipt_id = receipt.id AND used.tax_percent = amount.tax_percent
      GROUP BY receipt.id, booking.reference, amount.tax_percent, amount.value_paise, amount.cgst_paise, amount.sgst_paise
      HAVING sum(used.value_paise) > amount.value_paise OR sum(used.cgst_paise) > amount.cgst_paise
        OR sum(used.sgst_paise) > amount.sgst_paise`,
  },
  {
    name: 'a voucher of money that the hotel does not have',
    advice:
      'Money was refunded without a refund voucher: check whether the job that issues documents was given up.',
    breaches: `
      SELECT booking.reference AS subject,
        'vouchers of ' || unused.open || ' paise that nothing has used, of a payment that has ' || held.there AS detail
      FROM (
        SELECT receipt.payment_id, sum(receipt.total_paise - COALESCE(used.paise, 0)) AS open
        FROM tax_documents receipt LEFT JOIN (
          SELECT advance.receipt_id, sum(advance.value_paise + advance.cgst_paise + advance.sgst_paise) AS paise
          FROM tax_document_advances advance GROUP BY advance.receipt_id) used ON used.receipt_id = receipt.id
        WHERE receipt.kind = 'RECEIPT_VOUCHER'
        GROUP BY receipt.payment_id HAVING sum(receipt.total_paise - COALESCE(used.paise, 0)) > 0) unused
      JOIN payments payment ON payment.id = unused.payment_id AND payment.status = 'CAPTURED'
      JOIN bookings booking ON booking.id = payment.booking_id
      CROSS JOIN LATERAL (
        SELECT payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
            WHERE refund.payment_id = payment.id AND refund.status IN ('PROCESSED', 'PAID_OTHERWISE')), 0)
            - COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
              WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0) AS there) held
      WHERE unused.open > greatest(held.there, 0) AND NOT ${IS_BEING_ISSUED}`,
  },
  {
    name: 'a booking that ended without its invoice',
    advice:
      'Check whether the job that issues documents was given up, and run it again (docs/operations/jobs.md).',
    breaches: `
      SELECT booking.reference AS subject, 'charges of ' || sum(line.value_paise + line.cgst_paise + line.sgst_paise)
        || ' paise' AS detail
      FROM bookings booking JOIN folio_lines line ON line.booking_id = booking.id
        AND line.kind NOT IN ('ROUND_OFF', 'WRITE_OFF')
      WHERE booking.status IN ('CONFIRMED', 'CANCELLED') AND ${HAS_ENDED} AND NOT ${IS_BEING_ISSUED}
        AND NOT ${WAITS_FOR_STAFF}
        AND EXISTS (SELECT 1 FROM property WHERE legal_name IS NOT NULL AND gstin IS NOT NULL)
        AND EXISTS (SELECT 1 FROM transitions JOIN stays stay ON stay.id = subject_id
          WHERE machine = 'stay' AND stay.booking_id = booking.id AND at >= (SELECT since FROM documents_since)
            AND to_state IN ('DEPARTED', 'CANCELLED', 'NO_SHOW'))
        AND NOT EXISTS (SELECT 1 FROM tax_documents document
          WHERE document.booking_id = booking.id AND document.kind = 'INVOICE')
      GROUP BY booking.id HAVING sum(line.value_paise + line.cgst_paise + line.sgst_paise) > 0`,
  },
  {
    name: 'an invoice that was taken back and not issued again',
    advice:
      'Check whether the job that issues documents was given up, and run it again (docs/operations/jobs.md): the guest has no invoice.',
    breaches: `
      SELECT booking.reference AS subject, invoice.number || ': credited ' || COALESCE(note.total_paise, 0)
        || ' paise, issued again ' || COALESCE(again.total_paise, 0) AS detail
      FROM invoice_reissues reissue JOIN tax_documents invoice ON invoice.id = reissue.invoice_id
      JOIN bookings booking ON booking.id = invoice.booking_id
      LEFT JOIN tax_documents note ON note.reissue_of = invoice.id AND note.kind = 'CREDIT_NOTE'
      LEFT JOIN tax_documents again ON again.reissue_of = invoice.id AND again.kind = 'INVOICE'
      WHERE COALESCE(note.total_paise, 0) <> COALESCE(again.total_paise, 0) AND NOT ${IS_BEING_ISSUED}`,
  },
  {
    name: 'a document without its paper',
    advice:
      'Find out why the job that issues documents failed; for example, the registration portal may refuse the document.',
    breaches: `
      SELECT booking.reference AS subject, document.number AS detail
      FROM tax_documents document JOIN bookings booking ON booking.id = document.booking_id
      WHERE document.bytes IS NULL AND NOT ${IS_BEING_ISSUED}`,
  },
];
