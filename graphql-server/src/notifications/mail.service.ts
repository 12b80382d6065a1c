import type { SendMailOptions, Transporter } from 'nodemailer';
import { DEFAULT_LOCALE, type Locale } from '../platform/locale/locale';
import type { KeyedSecrets } from '../platform/secrets/keyed-secrets';
import type { PropertySource } from '../property/property.service';
import { bookingLinkEmail, confirmationEmail, hotelBookingEmail, refundEmail } from './mails/booking-emails';
import {
  cancellationEmail,
  hotelCancellationEmail,
  hotelRefundFailureEmail,
  refundFailureEmail,
  refundSentEmail,
} from './mails/cancellation-emails';
import { changeEmail, changeToPayEmail, hotelChangeEmail } from './mails/change-emails';
import { contactEmail } from './mails/contact-email';
import { addressCorrectedEmail, confirmAddressEmail } from './mails/correction-emails';
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

/** The hotel's own words in mails. */
export interface HotelWords {
  /** What the newsletter is about. */
  newsletter(): string;
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
    private readonly hotelWords: HotelWords,
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
      case 'booking link':
        return {
          content: bookingLinkEmail(mail.booking, this.settingIn(mail.booking.locale)),
          envelope: this.toGuest(mail.booking),
          messageKey: `link-${mail.messageId}`,
        };
      case 'booking cancelled':
        return {
          content: cancellationEmail(mail, this.settingIn(mail.booking.locale)),
          envelope: { ...this.toGuest(mail.booking), attachments: [calendarAttachment(mail.booking)] },
          messageKey: `cancelled-${mail.cancellationId}`,
        };
      case 'cancellation for the hotel':
        return {
          content: hotelCancellationEmail(mail, setting),
          envelope: { to: this.settings.hotelAddress, replyTo: mail.booking.guestEmail },
          messageKey: `hotel-cancelled-${mail.cancellationId}`,
        };
      case 'booking changed':
        return {
          content: changeEmail(mail, this.settingIn(mail.booking.locale)),
          envelope: { ...this.toGuest(mail.booking), attachments: [calendarAttachment(mail.booking)] },
          messageKey: `changed-${mail.changeId}`,
        };
      case 'change for the hotel':
        return {
          content: hotelChangeEmail(mail, setting),
          envelope: { to: this.settings.hotelAddress, replyTo: mail.booking.guestEmail },
          messageKey: `hotel-changed-${mail.changeId}`,
        };
      case 'change to pay':
        return {
          content: changeToPayEmail(mail, this.settingIn(mail.booking.locale)),
          envelope: this.toGuest(mail.booking),
          messageKey: `change-to-pay-${mail.changeId}`,
        };
      case 'confirm address':
        return {
          content: confirmAddressEmail(mail.booking, mail.confirmUrl, this.settingIn(mail.booking.locale)),
          envelope: { to: mail.address, replyTo: this.settings.hotelAddress },
          messageKey: `confirm-address-${mail.correctionId}`,
        };
      case 'address corrected':
        return {
          content: addressCorrectedEmail(mail.booking, this.settingIn(mail.booking.locale)),
          envelope: { to: mail.earlierAddress, replyTo: this.settings.hotelAddress },
          messageKey: `address-corrected-${mail.correctionId}`,
        };
      case 'refund sent':
        return {
          content: refundSentEmail(mail, this.settingIn(mail.booking.locale)),
          envelope: this.toGuest(mail.booking),
          messageKey: `refund-sent-${mail.refundId}`,
        };
      case 'refund failed':
        return {
          content: refundFailureEmail(mail, this.settingIn(mail.booking.locale)),
          envelope: this.toGuest(mail.booking),
          messageKey: `refund-failed-${mail.refundId}`,
        };
      case 'refund failed for the hotel':
        return {
          content: hotelRefundFailureEmail(mail, setting),
          envelope: { to: this.settings.hotelAddress, replyTo: mail.booking.guestEmail },
          messageKey: `hotel-refund-failed-${mail.refundId}`,
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
          content: newsletterWelcomeEmail(this.hotelWords.newsletter(), mail.unsubscribeUrl, setting),
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
    content: booking.calendar.file,
    contentType: `text/calendar; charset=utf-8; method=${booking.calendar.method}`,
  };
}
