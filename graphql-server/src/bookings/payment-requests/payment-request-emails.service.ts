import type { BookingEmails } from '../core/booking-emails.service';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { rupees, writeMoney } from '../../platform/money/money';
import type { Clock } from '../../platform/time/clock';
import { addDays, dateInZone } from '../../platform/time/dates';
import type { PropertySource } from '../../selling/property/property.service';
import type { PaymentRequestService } from './payment-request.service';

/** Reads the data of mails that ask for payments. */
export class PaymentRequestEmails {
  constructor(
    private readonly requests: Pick<PaymentRequestService, 'byId' | 'linkOf'>,
    private readonly bookingEmails: Pick<BookingEmails, 'mailDataOf'>,
    private readonly property: PropertySource,
    private readonly clock: Clock,
  ) {}

  /** The mail; null once the link can no longer be paid. */
  async mail({ requestId }: QueuedMailOf<'payment requested'>): Promise<MailData | null> {
    const asked = await this.requests.byId(requestId, this.clock.forRequest());
    if (!asked || asked.askedPaise === 0) return null;
    const { request, booking, askedPaise } = asked;
    return {
      kind: 'payment requested',
      booking: await this.bookingEmails.mailDataOf(booking.id),
      requestId,
      purpose: request.purpose,
      reason: request.reason,
      amount: writeMoney(rupees(askedPaise)),
      until: addDays(dateInZone(request.expiresAt, this.property.current.timeZone), -1),
      payUrl: this.requests.linkOf(request),
    };
  }
}
