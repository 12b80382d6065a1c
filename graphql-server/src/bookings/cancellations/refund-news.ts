import type { EntityManager } from 'typeorm';
import type { FolioRepository } from '../folio/folio.repository';
import { queueMail, queueMails } from '../../mails/notifications/mail-queue';
import { bookingOfMoney, type PaymentRepository } from '../../payments/core/payment.repository';
import type { RefundListener } from '../../payments/core/refund-records';
import type { Refund } from '../../payments/core/refund.entity';
import type { RefundStatus } from '../../payments/core/refund.states';
import type { TaskRepository } from '../../access/tasks/task.repository';

/**
 * Refunds that a mail about the cancellation or the change announces. Their guests get a further mail when the refund
 * is sent.
 */
const ANNOUNCED: ReadonlySet<string> = new Set(['cancelled', 'changed']);

/** Tells guest and hotel about the progress of refunds, in the transaction that records it. */
export class RefundNews implements RefundListener {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly tasks: TaskRepository,
    private readonly folio: FolioRepository,
  ) {}

  /** Called when a refund changes its state. */
  async moved(manager: EntityManager, refund: Refund, to: RefundStatus): Promise<void> {
    const { id: refundId, amountPaise: amount, paymentId, reason } = refund;
    const paid = await this.payments.find(manager, paymentId);
    const [bookingId, payment] = [bookingOfMoney(paid), paid.gatewayPaymentId];
    if (to !== 'FAILED') await this.tasks.endAbout(manager, refundId, ['REFUND_FAILED', 'REFUND_DISPUTED']);
    if (to === 'NOT_NEEDED') await this.tasks.endAbout(manager, refundId, ['REFUND_BY_HAND']);
    if (to === 'PROCESSED' && ANNOUNCED.has(reason))
      await queueMail(manager, { kind: 'refund sent', bookingId, refundId });
    if (to !== 'FAILED') return;
    const parameters = { amount, payment: payment ?? '' };
    await this.tasks.add(manager, { kind: 'REFUND_FAILED', bookingId, subject: refundId, parameters });
    await queueMails(manager, [
      { kind: 'refund failed', bookingId, refundId },
      { kind: 'refund failed for the hotel', bookingId, refundId },
    ]);
  }

  /** The refund is sent once the guest's bank has decided. Until then the guest may ask the hotel about it. */
  async waitsForDispute(manager: EntityManager, refund: Refund): Promise<void> {
    await this.addTask(manager, 'REFUND_DISPUTED', refund);
  }

  /** A refund that the hotel did not request: a task asks the staff to explain it. */
  async madeInDashboard(manager: EntityManager, refund: Refund): Promise<void> {
    await this.addTask(manager, 'DASHBOARD_REFUND', refund);
  }

  /** The gateway sends no refund below ₹1, so the hotel keeps the amount. */
  async leftTooSmall(manager: EntityManager, paymentId: string, leftPaise: number): Promise<void> {
    const { bookingId } = await this.payments.find(manager, paymentId);
    // A security deposit has no price that could be made even.
    if (bookingId !== null) await this.folio.writeOff(manager, bookingId, leftPaise);
  }

  private async addTask(
    manager: EntityManager,
    kind: 'REFUND_DISPUTED' | 'DASHBOARD_REFUND',
    { id: subject, amountPaise: amount, paymentId }: Refund,
  ): Promise<void> {
    const paid = await this.payments.find(manager, paymentId);
    const [bookingId, payment] = [bookingOfMoney(paid), paid.gatewayPaymentId];
    await this.tasks.add(manager, {
      kind,
      bookingId,
      subject,
      parameters: { amount, payment: payment ?? '' },
    });
  }
}
