import type { EntityManager } from 'typeorm';
import type { BookingEmails } from '../core/booking-emails.service';
import { queueMails } from '../../mails/notifications/mail-queue';
import type { CancellationMailData, MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { keptPaise, type PaymentRepository } from '../../payments/core/payment.repository';
import type { Refund } from '../../payments/core/refund.entity';
import type { RefundRepository } from '../../payments/core/refund.repository';
import { rupees, writeMoney } from '../../platform/money/money';
import type { Cancellation } from './cancellation.entity';
import type { CancellationRepository } from './cancellation.repository';

/** Queues the mails to guest and hotel in the transaction that cancels. */
export function queueCancellationMails(
  manager: EntityManager,
  { id: cancellationId, bookingId }: Pick<Cancellation, 'id' | 'bookingId'>,
): Promise<void> {
  return queueMails(manager, [
    { kind: 'booking cancelled', bookingId, cancellationId },
    { kind: 'cancellation for the hotel', bookingId, cancellationId },
  ]);
}

const amountOf = ({ amountPaise, payment }: Refund): string =>
  writeMoney({ amount: amountPaise, currency: payment.currency });

/** Reads the data of mails about cancellations and their refunds. */
export class CancellationEmails {
  constructor(
    private readonly cancellations: CancellationRepository,
    private readonly refunds: RefundRepository,
    private readonly payments: Pick<PaymentRepository, 'keptOf'>,
    private readonly bookingEmails: BookingEmails,
  ) {}

  async guestNotice({ cancellationId }: QueuedMailOf<'booking cancelled'>): Promise<MailData> {
    return { kind: 'booking cancelled', ...(await this.cancelledData(cancellationId)) };
  }

  async hotelNotice({ cancellationId }: QueuedMailOf<'cancellation for the hotel'>): Promise<MailData> {
    return { kind: 'cancellation for the hotel', ...(await this.cancelledData(cancellationId)) };
  }

  async refundSent({ refundId, bookingId }: QueuedMailOf<'refund sent'>): Promise<MailData> {
    const refund = await this.refundOf(refundId);
    const booking = await this.bookingEmails.mailDataOf(bookingId);
    const { refunds, amountPaise } = await this.refunds.sentTogether(refundId);
    const whole = refunds > 1 ? amountOf({ ...refund, amountPaise }) : null;
    return { kind: 'refund sent', booking, refundId, amount: amountOf(refund), whole };
  }

  async refundFailed({ kind, refundId, bookingId }: QueuedMailOf<RefundFailure>): Promise<MailData> {
    const refund = await this.refundOf(refundId);
    const booking = await this.bookingEmails.mailDataOf(bookingId);
    const payment = refund.payment.gatewayPaymentId;
    return { kind, booking, refundId, amount: amountOf(refund), payment, problem: refund.problem };
  }

  private async refundOf(id: string): Promise<Refund> {
    const refund = await this.refunds.findById(id);
    if (!refund) throw new Error(`There is no refund ${id}.`);
    return refund;
  }

  private async cancelledData(cancellationId: string) {
    const cancellation = await this.cancellations.findById(cancellationId);
    if (!cancellation) throw new Error(`There is no cancellation ${cancellationId}.`);
    const { bookingId, stays, kind, chargePaise, refundPaise, reason, actorKind } = cancellation;
    const unpaidPaise = chargePaise - keptPaise(await this.payments.keptOf(bookingId));
    const ended = stays.map(({ stayId }) => stayId);
    return {
      booking: await this.bookingEmails.mailDataOf(bookingId, ended),
      cancellationId,
      isNoShow: kind === 'NO_SHOW',
      by: cancelledBy(actorKind),
      charge: chargePaise > 0 ? writeMoney(rupees(chargePaise)) : null,
      unpaid: unpaidPaise > 0 ? writeMoney(rupees(unpaidPaise)) : null,
      refund: refundPaise > 0 ? writeMoney(rupees(refundPaise)) : null,
      reason,
    };
  }
}

/** A job cancels only what was not paid in time. */
function cancelledBy(kind: Cancellation['actorKind']): CancellationMailData['by'] {
  if (kind === 'job') return 'unpaid';
  return kind === 'staff' ? 'staff' : 'guest';
}

type RefundFailure = 'refund failed' | 'refund failed for the hotel';
