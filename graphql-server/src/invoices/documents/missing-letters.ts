import type { EntityManager } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { lettersWithoutFont } from '../../platform/pdf/fonts';
import { daysBetween } from '../../platform/time/dates';
import { recipientInLines } from './pdf/document-texts';
import type { PlannedDocument } from './plan/plan-input';
import { mayInvoiceWait, type MissingDocuments } from './waiting-document';

/** A receipt voucher that is issued within three days has the date of its payment. */
const LONGEST_WAIT_OF_RECEIPT_DAYS = 3;

/**
 * Delays documents whose recipient has letters that no font on paper has, and asks the staff for other letters: an issued
 * document never changes.
 */
export class MissingLetters {
  constructor(private readonly tasks: TaskRepository) {}

  /**
   * The documents that wait until the staff enter other letters or say that the guest gives no others. The wait is
   * limited. The task ends when no document waits any more.
   */
  async heldUp(manager: EntityManager, missing: MissingDocuments): Promise<readonly PlannedDocument[]> {
    const { bookingId, subject, plan, recipient } = missing;
    const waiting = plan.filter((planned) => mayWait(planned, missing));
    const letters = lettersWithoutFont([recipient.name, ...recipientInLines(recipient)].join('\n'));
    if (waiting.length === 0 || letters.length === 0) {
      await this.tasks.endAbout(manager, subject, ['LETTERS_MISSING']);
      return [];
    }
    // The staff's answer is about these letters only. For other letters the staff are asked again.
    const parameters = { letters: letters.toSorted().join('') };
    await this.tasks.addUnlessDone(manager, {
      kind: 'LETTERS_MISSING',
      bookingId,
      subject,
      parameters,
    });
    return (await this.tasks.hasOpen(manager, subject, 'LETTERS_MISSING')) ? waiting : [];
  }
}

/** A refund voucher, a credit note and a reissued invoice follow a document that the guest already has. */
function mayWait(planned: PlannedDocument, { toDocument }: Pick<MissingDocuments, 'toDocument'>): boolean {
  if (planned.kind === 'INVOICE')
    return planned.reissueOf === null && mayInvoiceWait(planned.lineIds, toDocument);
  if (planned.kind !== 'RECEIPT_VOUCHER') return false;
  const payment = toDocument.payments.find(({ id }) => id === planned.paymentId);
  return (
    payment !== undefined && daysBetween(payment.capturedOn, toDocument.today) < LONGEST_WAIT_OF_RECEIPT_DAYS
  );
}
