import type { PlanDocument, PlanInput } from './plan-input';

type Issued = Pick<PlanInput, 'documents' | 'lines'>;

/**
 * The lines of the folio that an invoice charges, by id. One that is issued again has the lines of the invoice that it
 * replaces, without those that were taken back before; they stay stored with that one, since a line is stored once.
 */
function chargedBy(invoice: PlanDocument, issued: Issued): number[] {
  const replaced = issued.documents.find(({ id }) => id === invoice.reissueOf);
  return replaced ? linesLeftOf(replaced, issued) : invoice.lineIds;
}

/** Those that no credit note has taken back. A credit note that issues the invoice again takes no charge back. */
export function linesLeftOf(invoice: PlanDocument, issued: Issued): number[] {
  const { documents, lines } = issued;
  const notes = documents.filter(
    ({ invoiceId, reissueOf }) => invoiceId === invoice.id && reissueOf === null,
  );
  const noted = new Set(notes.flatMap(({ lineIds }) => lineIds));
  const takenBack = new Set(lines.filter(({ id }) => noted.has(id)).map(({ reverses }) => reverses));
  return chargedBy(invoice, issued).filter((id) => !takenBack.has(id));
}

/** The credit note or the invoice that issues this invoice again; undefined while there is none. */
export const reissuedBy = (
  kind: 'CREDIT_NOTE' | 'INVOICE',
  invoiceId: string,
  documents: readonly PlanDocument[],
): PlanDocument | undefined =>
  documents.find((document) => document.kind === kind && document.reissueOf === invoiceId);
