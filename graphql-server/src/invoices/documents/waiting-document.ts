import { daysBetween, type PlainDate } from '../../platform/time/dates';
import type { DocumentRecipient } from './document-content';
import type { PlanInput, PlannedDocument } from './plan/plan-input';

/**
 * By law the invoice is due within 30 days after the supply (CGST Rule 47); five days are left for the jobs to catch
 * up.
 */
const LONGEST_WAIT_DAYS = 25;

/** The documents that a folio lacks. They may be issued now, or wait for the staff. */
export interface MissingDocuments {
  bookingId: string;
  /** The subject of tasks about them: the folio, or the booking for its first folio. */
  subject: string;
  plan: readonly PlannedDocument[];
  toDocument: Pick<PlanInput, 'lines' | 'stays' | 'payments' | 'today'>;
  recipient: DocumentRecipient;
}

export const linesOf = (ids: readonly number[], { lines }: Pick<PlanInput, 'lines'>): PlanInput['lines'] =>
  lines.filter(({ id }) => ids.includes(id));

/** Whether an invoice with these lines may still wait. Afterwards, the law's limit is near. */
export function mayInvoiceWait(
  lineIds: readonly number[],
  toDocument: Pick<PlanInput, 'lines' | 'stays' | 'today'>,
): boolean {
  const { stays, today } = toDocument;
  const lines = linesOf(lineIds, toDocument);
  const invoiced = stays.filter(({ id }) => lines.some(({ stayId }) => stayId === id));
  const ends = (invoiced.length > 0 ? invoiced : stays).map(({ endsOn }) => endsOn);
  const earliest: PlainDate = ends.toSorted()[0] ?? today;
  return daysBetween(earliest, today) < LONGEST_WAIT_DAYS;
}
