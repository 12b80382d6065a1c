import type { PlanDocument, PlanInput } from './plan-input';

type Issued = Pick<PlanInput, 'documents' | 'lines'>;

/**
 * The ids of the folio lines that an invoice charges. A reissued invoice charges the lines of the invoice that it
 * replaces, without those that were reversed before. These lines stay stored with the replaced invoice, because a line
 * is stored once.
 */
function chargedBy(invoice: PlanDocument, issued: Issued): number[] {
  const replaced = issued.documents.find(({ id }) => id === invoice.reissueOf);
  return replaced ? linesLeftOf(replaced, issued) : invoice.lineIds;
}

/**
 * The lines of the invoice that no credit note has reversed. A credit note that belongs to a reissue reverses no
 * charge.
 */
export function linesLeftOf(invoice: PlanDocument, issued: Issued): number[] {
  const { documents, lines } = issued;
  const notes = documents.filter(
    ({ invoiceId, reissueOf }) => invoiceId === invoice.id && reissueOf === null,
  );
  const noted = new Set(notes.flatMap(({ lineIds }) => lineIds));
  const takenBack = new Set(lines.filter(({ id }) => noted.has(id)).map(({ reverses }) => reverses));
  return chargedBy(invoice, issued).filter((id) => !takenBack.has(id));
}

/** The credit note or invoice that reissues this invoice, or undefined. */
export const reissuedBy = (
  kind: 'CREDIT_NOTE' | 'INVOICE',
  invoiceId: string,
  documents: readonly PlanDocument[],
): PlanDocument | undefined =>
  documents.find((document) => document.kind === kind && document.reissueOf === invoiceId);
