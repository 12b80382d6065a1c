import { WITHOUT_GUEST, becomes } from './erased';
import { ACTOR, COMPANY, NOTE, STAFF_ACCOUNT, TAX_DOCUMENT } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `invoices/`. */
export const INVOICES_TABLES: DeclaredTables = {
  companies: {
    what: 'Companies that pay for guests',
    personal: {
      contacts: COMPANY,
      note: COMPANY,
    },
    plain: `id name searched_name address pin_code state_code gstin country company_number
      credit_limit_paise days_to_pay archived_at version`,
  },
  tax_document_amounts: {
    what: 'Amounts of tax documents',
    plain: 'document_id tax_percent sac quantity value_paise cgst_paise sgst_paise',
  },
  tax_document_lines: {
    what: 'Lines of tax documents',
    plain: 'folio_line_id document_id',
  },
  tax_document_advances: {
    what: 'Advances that invoices set off',
    plain: 'document_id receipt_id tax_percent value_paise cgst_paise sgst_paise',
  },
  document_series: {
    what: 'Series of numbers of tax documents',
    plain: 'kind financial_year prefix next',
  },
  documents_since: {
    what: 'Since when tax documents are issued',
    plain: 'singleton since caught_up',
  },
  tax_documents: {
    what: 'Invoices, vouchers and credit notes',
    rows: `booking_id = ANY(:bookings)`,
    shown: 'number kind dated total_paise',
    personal: {
      recipient_gstin: TAX_DOCUMENT,
      content: TAX_DOCUMENT,
      registration: TAX_DOCUMENT,
      bytes: { ...TAX_DOCUMENT, exported: 'its content is exported; the PDF is on the page of the booking' },
    },
    plain: `id kind financial_year place number dated booking_id folio_id payment_id refers_to
      reissue_of round_off_paise total_paise registration_waits_since registration_refused_at
      sha256 created_at`,
  },
  company_debts: {
    what: 'Bills on the account of a company',
    plain: 'payment_id company_id booking_id',
  },
  company_mails: {
    what: 'Statements and reminders to companies',
    personal: {
      sent_by: STAFF_ACCOUNT,
    },
    plain: 'id company_id kind idempotency_key sent_at',
  },
  company_payments: {
    what: 'Money of companies',
    personal: {
      taken_by: STAFF_ACCOUNT,
      countered_by: STAFF_ACCOUNT,
    },
    plain: `id company_id source amount_paise paid_on note idempotency_key taken_at counter_reason
      countered_at`,
  },
  payment_applications: {
    what: 'Invoices that companies paid',
    personal: {
      applied_by: STAFF_ACCOUNT,
      taken_back_by: STAFF_ACCOUNT,
    },
    plain: `id payment_id invoice_id company_id amount_paise idempotency_key applied_at
      taken_back_reason taken_back_at`,
  },
  receivables: {
    what: 'What companies owe',
    plain: 'invoice_id company_id amount_paise lowered_paise lowered_on due_on',
  },
  invoice_reissues: {
    what: 'Invoices that are issued again',
    rows: `invoice_id IN (SELECT document.id FROM tax_documents document WHERE document.booking_id = ANY(:bookings))`,
    personal: {
      recipient: {
        ...TAX_DOCUMENT,
        afterLaw: `'{"name": "Erased guest", "address": null, "state": null, "gstin": null}'`,
      },
      reason: { ...NOTE, ...becomes("'Erased'", 'Erased') },
      actor_id: { ...ACTOR, ...WITHOUT_GUEST },
    },
    plain: 'invoice_id actor_kind created_at',
  },
};
