import type { EntityManager } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { lettersWithoutFont } from '../../platform/pdf/fonts';
import { daysBetween } from '../../platform/time/dates';
import { linesOf, maySupplyWait, type NextDocument } from './missing-address';

/** A receipt voucher that is issued within three days has the date of its payment. */
const LONGEST_WAIT_OF_RECEIPT_DAYS = 3;

/**
 * Delays documents whose recipient has letters that no font on paper has, and asks the staff for the name in other letters:
 * an issued document never changes.
 */
export class MissingLetters {
  constructor(private readonly tasks: TaskRepository) {}

  /** Whether the document waits: until the staff enter another name or say that it will not come, but for limited time. */
  async holdsUp(manager: EntityManager, next: NextDocument): Promise<boolean> {
    const { bookingId, recipient } = next;
    if (!mayWait(next)) return false;
    const letters = [recipient.name, ...(recipient.address ?? [])].flatMap(lettersWithoutFont);
    if (letters.length === 0) {
      await this.tasks.endAbout(manager, bookingId, ['LETTERS_MISSING']);
      return false;
    }
    const task = { kind: 'LETTERS_MISSING', bookingId, subject: bookingId, parameters: {} } as const;
    await this.tasks.addOnce(manager, task);
    return this.tasks.hasOpen(manager, bookingId, 'LETTERS_MISSING');
  }
}

/** A refund voucher, a credit note and a reissued invoice follow a document that the guest already has. */
function mayWait({ planned, toDocument }: NextDocument): boolean {
  if (planned.kind === 'INVOICE')
    return planned.reissueOf === null && maySupplyWait(linesOf(planned.lineIds, toDocument), toDocument);
  if (planned.kind !== 'RECEIPT_VOUCHER') return false;
  const payment = toDocument.payments.find(({ id }) => id === planned.paymentId);
  return (
    payment !== undefined && daysBetween(payment.capturedOn, toDocument.today) < LONGEST_WAIT_OF_RECEIPT_DAYS
  );
}
