import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { confirmationLetter, hotelLetter, refundLetter } from './mails/booking-letters';
import type { BookingFacts, MailFacts } from './mails/mail-facts';

export interface MailSettings {
  smtpUrl: string;
  from: string;
  /** Where the hotel reads its own mail. */
  hotelAddress: string;
}

type Envelope = Pick<SendMailOptions, 'to' | 'replyTo' | 'attachments' | 'icalEvent'>;

/** Writes and sends mails. A mail that is sent again after a crash carries the same Message-ID. */
export class MailService {
  private readonly transport: Transporter;

  constructor(private readonly settings: MailSettings) {
    this.transport = createTransport({
      url: settings.smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  }

  async send(mail: MailFacts): Promise<void> {
    const { letter, envelope, messageKey } = this.compose(mail);
    await this.transport.sendMail({
      from: this.settings.from,
      messageId: `<${messageKey}@saffroncourt>`,
      ...letter,
      ...envelope,
    });
  }

  close(): void {
    this.transport.close();
  }

  private compose(mail: MailFacts) {
    const { booking } = mail;
    const toGuest: Envelope = {
      to: { name: booking.guestName, address: booking.guestEmail },
      replyTo: this.settings.hotelAddress,
    };
    switch (mail.kind) {
      case 'booking confirmed':
        return {
          letter: confirmationLetter(booking, mail.paidLate),
          envelope: { ...toGuest, attachments: [calendarAttachment(booking)] },
          messageKey: `confirmed-${booking.bookingId}`,
        };
      case 'booking for the hotel':
        return {
          letter: hotelLetter(booking),
          envelope: { to: this.settings.hotelAddress, replyTo: booking.guestEmail },
          messageKey: `hotel-${booking.bookingId}`,
        };
      case 'payment refunded':
        return {
          letter: refundLetter(booking, mail.amount, mail.why),
          envelope: toGuest,
          messageKey: `refunded-${mail.paymentId}`,
        };
    }
  }
}

function calendarAttachment(booking: BookingFacts) {
  return {
    filename: `${booking.reference}.ics`,
    content: booking.calendarFile,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
