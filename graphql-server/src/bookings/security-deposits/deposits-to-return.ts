import type { EntityManager } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { sumHeld, type SecurityDepositRepository } from './security-deposit.repository';

/** Reminds the desk of security deposits that the hotel still holds after all guests of the booking have left. */
export class DepositsToReturn {
  constructor(
    private readonly deposits: SecurityDepositRepository,
    private readonly tasks: Pick<TaskRepository, 'add' | 'endAbout'>,
  ) {}

  /** What the hotel holds for the guest of the booking, in paise. */
  async heldFor(manager: EntityManager, bookingId: string): Promise<number> {
    return sumHeld(await this.deposits.ofBooking(bookingId, manager));
  }

  /** Renews the task 'return the deposit' after the bank took money of a deposit. The caller must hold the lock on the payment. */
  async afterLoss(manager: EntityManager, bookingId: string, gatewayPaymentId: string): Promise<void> {
    const deposits = await this.deposits.ofBooking(bookingId, manager);
    if (deposits.some((deposit) => deposit.gatewayPaymentId === gatewayPaymentId))
      await this.remind(manager, bookingId);
  }

  /** Ends the tasks about returns that failed: the hotel holds their money, and the deposit is returned again. */
  async forgetFailed(manager: EntityManager, depositId: string): Promise<void> {
    for (const refundId of await this.deposits.failedReturnsOf(manager, depositId))
      await this.tasks.endAbout(manager, refundId, ['REFUND_FAILED']);
  }

  /**
   * Adds or ends the task 'return the deposit' of a booking. A cancellation returns no deposit by itself: the desk decides
   * what it charges. Locks the deposits, so that a dispute that is recorded at this moment counts.
   */
  async remind(manager: EntityManager, bookingId: string): Promise<void> {
    // Most bookings have no deposit. A deposit is taken under the lock of the booking.
    if ((await this.deposits.ofBooking(bookingId, manager)).length === 0) return;
    const deposits = await this.deposits.lockOfBooking(manager, bookingId);
    const amount = sumHeld(deposits);
    await this.tasks.endAbout(manager, bookingId, ['RETURN_DEPOSIT']);
    if (amount === 0 || !(await this.deposits.isOver(manager, bookingId))) return;
    const about = { bookingId, subject: bookingId, parameters: { amount } };
    await this.tasks.add(manager, { kind: 'RETURN_DEPOSIT', ...about });
  }
}
