import type { EntityManager } from 'typeorm';
import type { FolioRepository } from '../folio/folio.repository';
import type { KeptPayment } from '../../payments/core/payment.repository';
import type { RefundService } from '../../payments/core/refund.service';
import type { StaffMoney } from '../../payments/core/staff-money';
import { inWholeRupees } from '../../platform/money/money';
import type { Cause } from '../../platform/states/transition';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { refundShares } from './refund-shares';

/** Refunds money of a booking to its source. The caller must hold the locks on the booking and its payments. */
export class MoneyBack {
  constructor(
    private readonly refunds: RefundService,
    private readonly tasks: TaskRepository,
    private readonly staffMoney: StaffMoney,
    private readonly folio: FolioRepository,
  ) {}

  /** Requests the refunds of an amount. Returns the part that was too small for a refund, in paise. */
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
      if (source !== 'GATEWAY' || gatewayPaymentId === null) {
        await this.promise(manager, bookingId, payment, amount, cause);
        continue;
      }
      const refund = await this.refunds.requestAmount(manager, { id, gatewayPaymentId }, amount, cause);
      if (!isDisputed) continue;
      const parameters = { amount, payment: gatewayPaymentId };
      await this.tasks.add(manager, { kind: 'REFUND_DISPUTED', bookingId, subject: refund.id, parameters });
    }
    // This explains the refunds that were made in the gateway's dashboard. The remainder of a payment includes its failed
    // refunds, which are now sent again with this amount.
    await this.tasks.endOf(manager, bookingId, ['DASHBOARD_REFUND', 'REFUND_FAILED']);
    return unplaced;
  }

  /** Records money that did not come through the gateway and that the staff must pay back, cash in whole rupees. */
  private async promise(
    manager: EntityManager,
    bookingId: string,
    { id: paymentId, source, leftPaise }: KeptPayment,
    amountPaise: number,
    cause: Cause,
  ): Promise<void> {
    if (source === 'GATEWAY') return;
    const amount = source === 'CASH' ? Math.min(leftPaise, inWholeRupees(amountPaise)) : amountPaise;
    const promised = { paymentId, source, amountPaise: amount };
    const subject = await this.staffMoney.promise(manager, promised, cause);
    await this.folio.adjust(manager, bookingId, 'ROUND_OFF', amountPaise - amount);
    await this.tasks.add(manager, {
      kind: 'REFUND_BY_HAND',
      bookingId,
      subject,
      parameters: { amount, source },
    });
  }
}
