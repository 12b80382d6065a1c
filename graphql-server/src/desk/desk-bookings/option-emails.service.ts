import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import type { DeskBookingRepository } from './desk-booking.repository';

/** Reads the data of mails about tentative bookings. */
export class OptionEmails {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly deskBookings: DeskBookingRepository,
    private readonly bookingEmails: BookingEmails,
  ) {}

  /** Null once the booking is not tentative any more. */
  async kept({ bookingId }: QueuedMailOf<'option kept'>): Promise<MailData | null> {
    const booking = await this.bookings.findById(bookingId);
    const until = await this.deskBookings.optionOf(bookingId);
    if (booking?.status !== 'TENTATIVE' || until === null) return null;
    return { kind: 'option kept', booking: await this.bookingEmails.mailDataOf(bookingId), until };
  }

  async ended({ bookingId }: QueuedMailOf<'option ended'>): Promise<MailData> {
    return { kind: 'option ended', booking: await this.bookingEmails.mailDataOf(bookingId) };
  }
}
