import type { SendMailOptions, Transporter } from 'nodemailer';
import { DEFAULT_LOCALE, type Locale } from '../platform/locale/locale';
import type { KeyedSecrets } from '../platform/secrets/keyed-secrets';
import type { PropertySource } from '../property/property.service';
import { confirmationEmail, hotelBookingEmail, refundEmail } from './mails/booking-emails';
import { contactEmail } from './mails/contact-email';
import { feedbackEmail } from './mails/feedback-email';
import type { EmailSetting, RenderedEmail } from './mails/email-template';
import type { BookingMailData, MailData } from './mails/mail-data';
import { newsletterCodeEmail, newsletterWelcomeEmail } from './mails/newsletter-emails';
import { createMailTransport, type MailServer } from './mail-transport';
import { mailWords } from './texts/mail-words';

export interface MailSettings extends MailServer {
  from: string;
  /** The hotel's own mailbox. */
  hotelAddress: string;
  /** Is called for each mail that the mail server refused. */
  onFailure(mail: MailData['kind']): void;
}

type Envelope = Pick<SendMailOptions, 'to' | 'replyTo' | 'attachments' | 'icalEvent' | 'headers'>;

interface ComposedMail {
  content: RenderedEmail;
  envelope: Envelope;
  messageKey: string;
}

/** Composes and sends mails. A mail that is sent again after a crash has the same Message-ID. */
export class MailService {
  private readonly transport: Transporter;

  constructor(
    private readonly settings: MailSettings,
    private readonly secrets: KeyedSecrets,
    private readonly property: PropertySource,
  ) {
    this.transport = createMailTransport(settings);
  }

  async send(mail: MailData): Promise<void> {
    const { content, envelope, messageKey } = this.compose(mail);
    try {
      await this.transport.sendMail({
        from: this.settings.from,
        messageId: `<${messageKey}@${this.property.current.uidDomain}>`,
        ...content,
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

  private settingIn(locale: Locale): EmailSetting {
    return { locale, words: mailWords(locale), hotel: this.property.current };
  }

  private compose(mail: MailData): ComposedMail {
    const setting = this.settingIn(DEFAULT_LOCALE);
    switch (mail.kind) {
      case 'booking confirmed':
        return {
          content: confirmationEmail(mail.booking, mail.paidLate, this.settingIn(mail.booking.locale)),
          envelope: { ...this.toGuest(mail.booking), attachments: [calendarAttachment(mail.booking)] },
          messageKey: `confirmed-${mail.booking.bookingId}`,
        };
      case 'booking for the hotel':
        return {
          content: hotelBookingEmail(mail.booking, setting),
          envelope: { to: this.settings.hotelAddress, replyTo: mail.booking.guestEmail },
          messageKey: `hotel-${mail.booking.bookingId}`,
        };
      case 'payment refunded':
        return {
          content: refundEmail(mail.booking, mail, this.settingIn(mail.booking.locale)),
          envelope: this.toGuest(mail.booking),
          messageKey: `refunded-${mail.refundId}`,
        };
      case 'newsletter code':
        return {
          content: newsletterCodeEmail(
            this.secrets.unseal('newsletter mail', mail.sealedCode),
            mail.validMinutes,
            setting,
          ),
          envelope: { to: mail.email },
          messageKey: `code-${mail.messageId}`,
        };
      case 'newsletter welcome':
        return {
          content: newsletterWelcomeEmail(mail.unsubscribeUrl, setting),
          envelope: { to: mail.email, headers: oneClickUnsubscribe(mail.unsubscribeUrl) },
          messageKey: `welcome-${mail.messageId}`,
        };
      case 'contact message':
        return {
          content: contactEmail(mail.email, mail.message, setting),
          envelope: { to: this.settings.hotelAddress, replyTo: mail.email },
          messageKey: `contact-${mail.messageId}`,
        };
      case 'feedback':
        return {
          content: feedbackEmail(mail, setting),
          envelope: {
            to: this.settings.hotelAddress,
            ...(mail.guestEmail ? { replyTo: mail.guestEmail } : {}),
          },
          messageKey: `feedback-${mail.feedbackId}`,
        };
    }
  }

  private toGuest(booking: BookingMailData): Envelope {
    return {
      to: { name: booking.guestName, address: booking.guestEmail },
      replyTo: this.settings.hotelAddress,
    };
  }
}

/** RFC 8058: mail programs show a button that sends one POST to the address. */
function oneClickUnsubscribe(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function calendarAttachment(booking: BookingMailData) {
  return {
    filename: `${booking.reference}.ics`,
    content: booking.calendarFile,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
