import type { BookingEmails } from '../core/booking-emails.service';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { rupees, writeMoney } from '../../platform/money/money';
import { sumHeld, type SecurityDepositRepository } from './security-deposit.repository';

const written = (paise: number): string => writeMoney(rupees(paise));

/** Reads the data of mails about security deposits. They are receipts and no tax documents. */
export class SecurityDepositEmails {
  constructor(
    private readonly deposits: Pick<SecurityDepositRepository, 'ofBooking'>,
    private readonly bookingEmails: Pick<BookingEmails, 'mailDataOf'>,
  ) {}

  /** Null when the deposit is unknown. */
  async taken({ bookingId, paymentId }: QueuedMailOf<'security deposit taken'>): Promise<MailData | null> {
    const deposits = await this.deposits.ofBooking(bookingId);
    const deposit = deposits.find(({ id }) => id === paymentId);
    if (!deposit) return null;
    const booking = await this.bookingEmails.mailDataOf(bookingId);
    const amounts = { amount: written(deposit.amountPaise), held: written(sumHeld(deposits)) };
    return { kind: 'security deposit taken', booking, paymentId, ...amounts };
  }

  /** Null when the return failed; then another mail tells the guest. */
  async returned({
    bookingId,
    refundId,
  }: QueuedMailOf<'security deposit returned'>): Promise<MailData | null> {
    const deposits = await this.deposits.ofBooking(bookingId);
    const found = deposits
      .flatMap((deposit) => deposit.movements.map((movement) => ({ deposit, movement })))
      .find(({ movement }) => movement.id === refundId);
    if (!found) return null;
    const booking = await this.bookingEmails.mailDataOf(bookingId);
    const charged = deposits.reduce((sum, { chargedPaise }) => sum + chargedPaise, 0);
    const held = sumHeld(deposits);
    return {
      ...{ kind: 'security deposit returned', booking, refundId },
      isByGateway: found.deposit.gatewayPaymentId !== null,
      amount: written(found.movement.amountPaise),
      charged: charged > 0 ? written(charged) : null,
      held: held > 0 ? written(held) : null,
    };
  }
}
