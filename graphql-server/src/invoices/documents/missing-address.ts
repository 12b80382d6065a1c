import type { EntityManager } from 'typeorm';
import { isAddressNeeded } from '../../bookings/billing-details/needed-address';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { sumOf, type PlannedDocument } from './plan/plan-input';
import { linesOf, mayInvoiceWait, type MissingDocuments } from './waiting-document';

/** Delays invoices that by law need an address while the address is missing, and asks the staff for it. */
export class MissingAddress {
  constructor(private readonly tasks: TaskRepository) {}

  /**
   * The invoices that wait until the staff enter the address or say that the guest gives no address, but never beyond
   * the legal limit. The task stays open when an invoice is issued without an address.
   */
  async heldUp(
    manager: EntityManager,
    { bookingId, subject, plan, toDocument, recipient }: MissingDocuments,
  ): Promise<readonly PlannedDocument[]> {
    const invoices = plan.flatMap((planned) => {
      if (planned.kind !== 'INVOICE') return [];
      const lines = linesOf(planned.lineIds, toDocument);
      return [{ planned, valuePaise: sumOf(lines.map((line) => line.valuePaise)) }];
    });
    if (invoices.length === 0) return [];
    const lacking = invoices.filter(({ valuePaise }) => isAddressNeeded(valuePaise, recipient));
    const [first] = lacking;
    if (!first) {
      await this.tasks.endAbout(manager, subject, ['ADDRESS_MISSING']);
      return [];
    }
    await this.tasks.addUnlessDone(manager, {
      kind: 'ADDRESS_MISSING',
      bookingId,
      subject,
      parameters: { amount: first.valuePaise },
    });
    if (!(await this.tasks.hasOpen(manager, subject, 'ADDRESS_MISSING'))) return [];
    return lacking.map(({ planned }) => planned).filter(({ lineIds }) => mayInvoiceWait(lineIds, toDocument));
  }
}
