import { z } from 'zod';
import type { DocumentRecipient } from '../documents/document-content';
import type { AskedReissue } from '../documents/booking-to-document.read-model';
import { financialYearOf } from '../documents/document-numbers';
import type { IssuedDocument } from '../documents/document.repository';
import { leftOfInvoice } from '../documents/plan/document-plan';
import { reissuedBy } from '../documents/plan/invoiced-lines';
import type { PlanLine } from '../documents/plan/plan-input';
import { requiredLine } from '../../platform/text/form-rules';
import type { PlainDate } from '../../platform/time/dates';

/** Published limits, in characters. */
export const REISSUE_LIMITS = { reason: 500 } as const;

export const reissueRules = z.object({ reason: requiredLine('reason', 'reason', REISSUE_LIMITS.reason) });

/** Why an invoice cannot be issued again. */
export type ReissueObstacle =
  | { code: 'INVOICE_WAITS' | 'INVOICE_CREDITED' | 'INVOICE_REPLACED' }
  | { code: 'INVOICE_TOO_OLD'; lastDay: PlainDate };

/** Everything on which the invoices of a booking and their corrections depend. */
export interface InvoicedBooking {
  today: PlainDate;
  lines: readonly PlanLine[];
  documents: readonly IssuedDocument[];
  reissues: readonly AskedReissue[];
}

/** The first of the invoices that this invoice replaces, or the invoice itself. Its date is the date of the supply. */
function firstOf(invoice: IssuedDocument, documents: readonly IssuedDocument[]): IssuedDocument {
  const replaced = documents.find(({ id }) => id === invoice.reissueOf);
  return replaced ? firstOf(replaced, documents) : invoice;
}

/**
 * The last day on which a credit note lowers the tax of an invoice: 30 November after the financial year of the supply
 * (CGST Act, section 34(2)). After that the hotel would pay the tax twice.
 */
const lastDayOfCredit = (dated: PlainDate): PlainDate => `${financialYearOf(dated) + 1}-11-30`;

/** Why the invoice cannot be issued again; null when it can. */
export function obstacleOf(invoice: IssuedDocument, booking: InvoicedBooking): ReissueObstacle | null {
  const { documents, reissues, today } = booking;
  if (reissues.some(({ invoiceId }) => invoiceId === invoice.id)) return { code: 'INVOICE_REPLACED' };
  if (leftOfInvoice(invoice, booking) <= 0) return { code: 'INVOICE_CREDITED' };
  if (!invoice.hasPdf) return { code: 'INVOICE_WAITS' };
  const lastDay = lastDayOfCredit(firstOf(invoice, documents).dated);
  return today > lastDay ? { code: 'INVOICE_TOO_OLD', lastDay } : null;
}

/**
 * Whether a credit note or a new invoice is missing in this list of the booking's documents. The list may be older
 * than the booking, so a reader who waits for the documents loads the list again. Nothing is missing when the whole
 * invoice was credited before.
 */
export function isBeingReissued(booking: InvoicedBooking, listed: readonly string[]): boolean {
  const { documents, reissues } = booking;
  const isListed = (document: { id: string } | undefined) =>
    document !== undefined && listed.includes(document.id);
  return reissues.some(({ invoiceId }) => {
    const note = reissuedBy('CREDIT_NOTE', invoiceId, documents);
    const replacement = reissuedBy('INVOICE', invoiceId, documents);
    const invoice = documents.find(({ id }) => id === invoiceId);
    if (!note && (!invoice || leftOfInvoice(invoice, booking) <= 0)) return false;
    return !isListed(note) || !isListed(replacement);
  });
}

/** Whether the two recipients are equal. */
export function isSameRecipient(one: DocumentRecipient, other: DocumentRecipient): boolean {
  const wordsOf = ({ name, address, pinCode, state, gstin, companyNumber, country }: DocumentRecipient) =>
    JSON.stringify([
      ...[name, address, pinCode ?? null, state?.code ?? null, gstin],
      ...[companyNumber ?? null, country ?? null],
    ]);
  return wordsOf(one) === wordsOf(other);
}
