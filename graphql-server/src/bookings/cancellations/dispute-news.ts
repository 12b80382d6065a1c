import type { EntityManager } from 'typeorm';
import type { Dispute } from '../../payments/core/dispute.entity';
import type { DisputeListener } from '../../payments/core/dispute.service';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { DepositsToReturn } from '../security-deposits/deposits-to-return';

/** Creates a task for each dispute that waits for the hotel, in the transaction that records the dispute. */
export class DisputeNews implements DisputeListener {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly tasks: TaskRepository,
    private readonly deposits: Pick<DepositsToReturn, 'afterLoss'>,
  ) {}

  /**
   * Called when a dispute is new, changes its state, or waits for something else. The task ends when the dispute no
   * longer waits for the hotel. A dispute that is lost lowers what the hotel holds of a security deposit.
   */
  async moved(
    manager: EntityManager,
    { id, status, gatewayPaymentId, amountPaise, respondBy }: DisputeNewsOf,
  ): Promise<void> {
    // The bank may request more by another day, so the task starts again.
    await this.tasks.endAbout(manager, id, ['DISPUTE']);
    if (status !== 'OPEN' && status !== 'LOST') return;
    const bookingId = await this.payments.bookingPaidBy(manager, gatewayPaymentId);
    if (bookingId === null) return;
    if (status === 'LOST') return this.deposits.afterLoss(manager, bookingId, gatewayPaymentId);
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
