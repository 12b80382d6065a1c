import type { EntityManager } from 'typeorm';
import type { Dispute } from '../../payments/core/dispute.entity';
import type { DisputeListener } from '../../payments/core/dispute.service';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { TaskRepository } from '../../access/tasks/task.repository';

/** Creates a task for each dispute that waits for the hotel, in the transaction that records the dispute. */
export class DisputeNews implements DisputeListener {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly tasks: TaskRepository,
  ) {}

  /**
   * Called when a dispute is new, changes its state, or waits for something else. The task ends when the dispute no
   * longer waits for the hotel.
   */
  async moved(
    manager: EntityManager,
    { id, status, gatewayPaymentId, amountPaise, respondBy }: DisputeNewsOf,
  ): Promise<void> {
    // The bank may request more by another day, so the task starts again.
    await this.tasks.endAbout(manager, id, ['DISPUTE']);
    if (status !== 'OPEN') return;
    const bookingId = await this.payments.bookingPaidBy(manager, gatewayPaymentId);
    if (bookingId === null) return;
    await this.tasks.add(manager, {
      kind: 'DISPUTE',
      bookingId,
      subject: id,
      parameters: {
        amount: amountPaise,
        payment: gatewayPaymentId,
        ...(respondBy ? { respondBy: respondBy.toISOString() } : {}),
      },
    });
  }
}

type DisputeNewsOf = Pick<Dispute, 'id' | 'status' | 'gatewayPaymentId' | 'amountPaise' | 'respondBy'>;
