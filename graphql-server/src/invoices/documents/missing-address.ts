import type { EntityManager } from 'typeorm';
import { isAddressNeeded } from '../../bookings/billing-details/needed-address';
import { daysBetween, type PlainDate } from '../../platform/time/dates';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { DocumentRecipient } from './document-content';
import { sumOf, type PlanInput, type PlannedDocument } from './plan/plan-input';

/**
 * By law the invoice is due within 30 days after the supply (CGST Rule 47); five days are left for the jobs to catch
 * up.
 */
const LONGEST_WAIT_DAYS = 25;

/** A document that is about to be issued. */
export interface NextDocument {
  bookingId: string;
  planned: PlannedDocument;
  toDocument: Pick<PlanInput, 'lines' | 'stays' | 'payments' | 'today'>;
  recipient: DocumentRecipient;
}

/** Delays invoices that by law need an address while the address is missing, and asks the staff for it. */
export class MissingAddress {
  constructor(private readonly tasks: TaskRepository) {}

  /**
   * Whether the invoice waits: until the staff enter the address or say that it will not come, but never beyond the
   * legal limit. The task stays open when the invoice is issued without an address.
   */
  async holdsUp(
    manager: EntityManager,
    { bookingId, planned, toDocument, recipient }: NextDocument,
  ): Promise<boolean> {
    if (planned.kind !== 'INVOICE') return false;
    const lines = linesOf(planned.lineIds, toDocument);
    const valuePaise = sumOf(lines.map((line) => line.valuePaise));
    if (!isAddressNeeded(valuePaise, recipient)) {
      await this.tasks.endAbout(manager, bookingId, ['ADDRESS_MISSING']);
      return false;
    }
    await this.tasks.addOnce(manager, {
      kind: 'ADDRESS_MISSING',
      bookingId,
      subject: bookingId,
      parameters: { amount: valuePaise },
    });
    const isOpen = await this.tasks.hasOpen(manager, bookingId, 'ADDRESS_MISSING');
    return isOpen && maySupplyWait(lines, toDocument);
  }
}

export const linesOf = (ids: readonly number[], { lines }: Pick<PlanInput, 'lines'>): PlanInput['lines'] =>
  lines.filter(({ id }) => ids.includes(id));

/** Whether an invoice with these lines may still wait: the law's limit is near after that. */
export function maySupplyWait(
  lines: PlanInput['lines'],
  { stays, today }: Pick<PlanInput, 'stays' | 'today'>,
): boolean {
  const invoiced = stays.filter(({ id }) => lines.some(({ stayId }) => stayId === id));
  const ends = (invoiced.length > 0 ? invoiced : stays).map(({ endsOn }) => endsOn);
  const earliest: PlainDate = ends.toSorted()[0] ?? today;
  return daysBetween(earliest, today) < LONGEST_WAIT_DAYS;
}
