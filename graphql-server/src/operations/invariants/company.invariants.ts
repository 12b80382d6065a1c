import type { Invariant } from './invariant';

const APPLIED = `COALESCE((SELECT sum(applied.amount_paise) FROM payment_applications applied
  WHERE applied.invoice_id = receivable.invoice_id AND applied.company_id = receivable.company_id
    AND applied.taken_back_at IS NULL), 0)`;

const OWED = '(receivable.amount_paise - receivable.lowered_paise)';

const CREDITED = `COALESCE((SELECT sum(note.total_paise) FROM tax_documents note
  WHERE note.refers_to = invoice.id AND note.kind = 'CREDIT_NOTE'), 0)`;

/** What companies owe follows from their invoices, credit notes and payments. */
export const COMPANY_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an invoice of a company to which more was applied than it owes',
    advice:
      'Take back the part that is too much at /desk/companies: a payment that is applied twice hides what another invoice still owes.',
    breaches: `
      SELECT invoice.number AS subject, ${APPLIED} || ' paise applied, ' || ${OWED} || ' owed' AS detail
      FROM receivables receivable JOIN tax_documents invoice ON invoice.id = receivable.invoice_id
      WHERE ${APPLIED} > ${OWED}`,
  },
  {
    name: 'a company that owes more of an invoice than the invoice',
    advice:
      'What a company owes of an invoice is at most the invoice less its credit notes. Compare the documents of the booking with the account of the company.',
    breaches: `
      SELECT invoice.number AS subject, ${OWED} || ' paise owed, ' || (invoice.total_paise - ${CREDITED}) || ' left of the invoice' AS detail
      FROM receivables receivable JOIN tax_documents invoice ON invoice.id = receivable.invoice_id
      WHERE ${OWED} > invoice.total_paise - ${CREDITED}`,
  },
  {
    name: 'a payment of a company that pays more than its amount',
    advice:
      'Take back the part that is too much at /desk/companies. A payment that was taken back pays nothing.',
    breaches: `
      SELECT company.name AS subject, used.paise || ' paise applied of ' || payment.amount_paise AS detail
      FROM company_payments payment JOIN companies company ON company.id = payment.company_id
      JOIN (SELECT applied.payment_id, sum(applied.amount_paise) AS paise FROM payment_applications applied
        WHERE applied.taken_back_at IS NULL GROUP BY applied.payment_id) used ON used.payment_id = payment.id
      WHERE used.paise > CASE WHEN payment.countered_at IS NULL THEN payment.amount_paise ELSE 0 END`,
  },
  {
    name: 'an archived company with open invoices',
    advice: 'Take the company out of the archive at /desk/companies, and apply its payments.',
    breaches: `
      SELECT company.name AS subject, sum(${OWED} - ${APPLIED}) || ' paise open' AS detail
      FROM companies company JOIN receivables receivable ON receivable.company_id = company.id
      WHERE company.archived_at IS NOT NULL GROUP BY company.id, company.name
      HAVING sum(${OWED} - ${APPLIED}) > 0`,
  },
  {
    name: 'a bill on the account of a company that no company took on',
    advice:
      'A check-out to a company writes both in one transaction. Ask who changed the payment, and take it back if no company owes it.',
    breaches: `
      SELECT booking.reference AS subject, payment.amount_paise || ' paise' AS detail
      FROM payments payment JOIN bookings booking ON booking.id = payment.booking_id
      LEFT JOIN company_debts debt ON debt.payment_id = payment.id AND debt.booking_id = payment.booking_id
      WHERE payment.source = 'COMPANY' AND debt.payment_id IS NULL`,
  },
];
