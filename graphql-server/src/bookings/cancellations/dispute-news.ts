import type { EntityManager } from 'typeorm';
import type { Dispute } from '../../payments/core/dispute.entity';
import type { DisputeListener } from '../../payments/core/dispute.service';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { TaskRepository } from '../../access/tasks/task.repository';

/** Makes a task of each dispute that waits for the hotel, in the transaction that records it. */
export class DisputeNews implements DisputeListener {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly tasks: TaskRepository,
  ) {}

  /** A dispute has come, has another state, or waits for something else. One that does not wait ends its task. */
  async moved(
    manager: EntityManager,
    { id, status, gatewayPaymentId, amountPaise, respondBy }: DisputeNewsOf,
  ): Promise<void> {
    // The bank may want more by another day, so an open task begins anew.
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
