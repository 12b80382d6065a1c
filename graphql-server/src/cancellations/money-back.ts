import type { EntityManager } from 'typeorm';
import type { KeptPayment } from '../payments/payment.repository';
import type { RefundService } from '../payments/refund.service';
import type { Cause } from '../platform/states/transition';
import type { TaskRepository } from '../tasks/task.repository';
import { refundShares } from './refund-shares';

/** Sends money of a booking back to where it came from. The booking and its payments must be locked. */
export class MoneyBack {
  constructor(
    private readonly refunds: RefundService,
    private readonly tasks: TaskRepository,
  ) {}

  /** Requests the refunds of an amount; returns what was too little for one, in paise. */
  async send(
    manager: EntityManager,
    bookingId: string,
    amountPaise: number,
    payments: readonly KeptPayment[],
    cause: Cause,
  ): Promise<number> {
    const { shares, unplaced } = refundShares(amountPaise, payments);
    for (const { payment, amountPaise: amount } of shares) {
      const { id, gatewayPaymentId, source, isDisputed } = payment;
      if (gatewayPaymentId === null) {
        const parameters = { amount, source };
        await this.tasks.add(manager, { kind: 'REFUND_BY_HAND', bookingId, subject: id, parameters });
        continue;
      }
      const refund = await this.refunds.requestAmount(manager, { id, gatewayPaymentId }, amount, cause);
      if (!isDisputed) continue;
      const parameters = { amount, payment: gatewayPaymentId };
      await this.tasks.add(manager, { kind: 'REFUND_DISPUTED', bookingId, subject: refund.id, parameters });
    }
    // What went back in the gateway's dashboard is explained now.
    await this.tasks.endOf(manager, bookingId, 'DASHBOARD_REFUND');
    // What is left of a payment includes its failed refunds, which go again with this amount.
    await this.tasks.endOf(manager, bookingId, 'REFUND_FAILED');
    return unplaced;
  }
}
