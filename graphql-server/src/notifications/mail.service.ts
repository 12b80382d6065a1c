import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { KeyedSecrets } from '../platform/secrets/keyed-secrets';
import { confirmationLetter, hotelLetter, refundLetter } from './mails/booking-emails';
import { contactLetter } from './mails/contact-email';
import { feedbackMail } from './mails/feedback-email';
import type { Letter } from './mails/email-template';
import type { BookingFacts, MailFacts } from './mails/mail-data';
import { newsletterCodeLetter, newsletterWelcomeLetter } from './mails/newsletter-emails';

export interface MailSettings {
  smtpUrl: string;
  /** Whether a server that offers no STARTTLS gets no mail. `smtps://` is encrypted anyhow. */
  requiresTls: boolean;
  from: string;
  /** Where the hotel reads its own mail. */
  hotelAddress: string;
  /** Hears of each mail that the mail server did not take. */
  onFailure(mail: MailFacts['kind']): void;
}

type Envelope = Pick<SendMailOptions, 'to' | 'replyTo' | 'attachments' | 'icalEvent' | 'headers'>;

interface ComposedMail {
  letter: Letter;
  envelope: Envelope;
  messageKey: string;
}

/** Writes and sends mails. A mail that is sent again after a crash carries the same Message-ID. */
export class MailService {
  private readonly transport: Transporter;

  constructor(
    private readonly settings: MailSettings,
    private readonly secrets: KeyedSecrets,
  ) {
    this.transport = createTransport({
      url: settings.smtpUrl,
      requireTLS: settings.requiresTls,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  }

  async send(mail: MailFacts): Promise<void> {
    const { letter, envelope, messageKey } = this.compose(mail);
    try {
      await this.transport.sendMail({
        from: this.settings.from,
        messageId: `<${messageKey}@saffroncourt>`,
        ...letter,
        ...envelope,
      });
    } catch (error) {
      this.settings.onFailure(mail.kind);
      throw error;
    }
  }

  close(): void {
    this.transport.close();
  }

  private compose(mail: MailFacts): ComposedMail {
    switch (mail.kind) {
      case 'booking confirmed':
        return {
          letter: confirmationLetter(mail.booking, mail.paidLate),
          envelope: { ...this.toGuest(mail.booking), attachments: [calendarAttachment(mail.booking)] },
          messageKey: `confirmed-${mail.booking.bookingId}`,
        };
      case 'booking for the hotel':
        return {
          letter: hotelLetter(mail.booking),
          envelope: { to: this.settings.hotelAddress, replyTo: mail.booking.guestEmail },
          messageKey: `hotel-${mail.booking.bookingId}`,
        };
      case 'payment refunded':
        return {
          letter: refundLetter(mail.booking, mail),
          envelope: this.toGuest(mail.booking),
          messageKey: `refunded-${mail.refundId}`,
        };
      case 'newsletter code':
        return {
          letter: newsletterCodeLetter(this.secrets.unseal('newsletter mail', mail.sealedCode)),
          envelope: { to: mail.email },
          messageKey: `code-${mail.messageId}`,
        };
      case 'newsletter welcome':
        return {
          letter: newsletterWelcomeLetter(mail.unsubscribeUrl),
          envelope: { to: mail.email, headers: oneClickUnsubscribe(mail.unsubscribeUrl) },
          messageKey: `welcome-${mail.messageId}`,
        };
      case 'contact message':
        return {
          letter: contactLetter(mail.email, mail.message),
          envelope: { to: this.settings.hotelAddress, replyTo: mail.email },
          messageKey: `contact-${mail.messageId}`,
        };
      case 'feedback':
        return {
          letter: feedbackMail(mail),
          envelope: {
            to: this.settings.hotelAddress,
            ...(mail.guestEmail ? { replyTo: mail.guestEmail } : {}),
          },
          messageKey: `feedback-${mail.feedbackId}`,
        };
    }
  }

  private toGuest(booking: BookingFacts): Envelope {
    return {
      to: { name: booking.guestName, address: booking.guestEmail },
      replyTo: this.settings.hotelAddress,
    };
  }
}

/** RFC 8058: mail programs unsubscribe with one POST to the address, and show a button for it. */
function oneClickUnsubscribe(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function calendarAttachment(booking: BookingFacts) {
  return {
    filename: `${booking.reference}.ics`,
    content: booking.calendarFile,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
