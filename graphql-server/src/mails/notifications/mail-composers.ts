import type { SendMailOptions } from 'nodemailer';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { balanceReminderEmail, paymentReceivedEmail } from './mails/balance-emails';
import { bookingLinkEmail, confirmationEmail, hotelBookingEmail, refundEmail } from './mails/booking-emails';
import {
  cancellationEmail,
  hotelCancellationEmail,
  hotelRefundFailureEmail,
  refundFailureEmail,
  refundSentEmail,
} from './mails/cancellation-emails';
import { changeEmail, changeToPayEmail, hotelChangeEmail } from './mails/change-emails';
import { erasureDoneEmail, yourDataLinkEmail } from './mails/personal-data-emails';
import { staffInvitationEmail } from './mails/staff-emails';
import { addressCodeEmail, addressCorrectedEmail, confirmAddressEmail } from './mails/correction-emails';
import { companyDocumentsEmail, companyReminderEmail, companyStatementEmail } from './mails/company-emails';
import { checkInInvitationEmail } from './mails/check-in-emails';
import { bookingCodeEmail } from './mails/booking-code-email';
import { documentsEmail } from './mails/document-emails';
import type { EmailSetting } from './mails/email-content';
import type { RenderedEmail } from './mails/email-template';
import type { BookingMailData, DocumentsMailData, MailDataByKind, MailKind } from './mails/mail-data';
import { contactEmail, feedbackEmail, messageReceivedEmail, replyEmail } from './mails/message-emails';
import { newsletterCodeEmail, newsletterWelcomeEmail } from './mails/newsletter-emails';
import { paymentRequestEmail } from './mails/payment-request-emails';
import { depositReturnedEmail, depositTakenEmail } from './mails/security-deposit-emails';
import { optionEndedEmail, optionKeptEmail } from './mails/option-emails';

/** What the texts of mails need in addition to their own data. */
interface ComposerSources {
  secrets: Pick<KeyedSecrets, 'unseal'>;
  /** The hotel's description of the newsletter. */
  newsletter(): string;
}

type Envelope = Pick<SendMailOptions, 'to' | 'replyTo' | 'attachments' | 'headers'>;

/** How a mail of one kind is made from its data. */
interface Composer<Data> {
  content(mail: Data, setting: EmailSetting, sources: ComposerSources): RenderedEmail;
  /** `hotelAddress` is the hotel's own mailbox. */
  envelope(mail: Data, hotelAddress: string): Envelope;
  /**
   * The source of the Message-ID: a repeated mail has the same Message-ID, and different mails have different
   * Message-IDs.
   */
  messageKey(mail: Data): string;
}

interface AboutBooking {
  booking: BookingMailData;
}

/** The envelope of a mail to the guest; replies go to the hotel. */
function toGuest({ booking: { guestName, guestEmail, reference } }: AboutBooking, replyTo: string): Envelope {
  if (guestEmail === null) throw new Error(`Booking ${reference} has no address.`);
  return { to: { name: guestName, address: guestEmail }, replyTo };
}

/** The envelope of a mail to the guest with the file that updates the guest's calendar. */
function toGuestWithCalendar(mail: AboutBooking, replyTo: string): Envelope {
  const { reference, calendar } = mail.booking;
  const file = {
    filename: `${reference}.ics`,
    content: calendar.file,
    contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
  };
  return { ...toGuest(mail, replyTo), attachments: [file] };
}

/** Each document as a file that is named after its number. */
const filesOf = (documents: DocumentsMailData['documents']) =>
  documents.map(({ number, bytes }) => ({
    filename: `${number.replaceAll('/', '-')}.pdf`,
    content: bytes,
    contentType: 'application/pdf',
  }));

/** The envelope of a mail to the guest with documents. */
function toGuestWithDocuments(mail: DocumentsMailData, replyTo: string): Envelope {
  return { ...toGuest(mail, replyTo), attachments: filesOf(mail.documents) };
}

/** The envelope of a mail to the hotel; replies go to the guest, if an address is known. */
function fromGuestToHotel(guestEmail: string | null, to: string): Envelope {
  return { to, ...(guestEmail === null ? {} : { replyTo: guestEmail }) };
}

const toHotel = ({ booking }: AboutBooking, to: string): Envelope => fromGuestToHotel(booking.guestEmail, to);

/** RFC 8058: mail programs show a button that sends a single POST to the address. */
function oneClickUnsubscribe(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The composers of all kinds of mail. */
export const MAIL_COMPOSERS: { readonly [Kind in MailKind]: Composer<MailDataByKind[Kind]> } = {
  'booking confirmed': {
    content: ({ booking, paidLate }, setting) => confirmationEmail(booking, paidLate, setting),
    envelope: toGuestWithCalendar,
    messageKey: ({ booking }) => `confirmed-${booking.bookingId}`,
  },
  'booking for the hotel': {
    content: ({ booking }, setting) => hotelBookingEmail(booking, setting),
    envelope: toHotel,
    messageKey: ({ booking }) => `hotel-${booking.bookingId}`,
  },
  'payment refunded': {
    content: (mail, setting) => refundEmail(mail.booking, mail, setting),
    envelope: toGuest,
    messageKey: ({ refundId }) => `refunded-${refundId}`,
  },
  'booking link': {
    content: ({ booking }, setting) => bookingLinkEmail(booking, setting),
    envelope: toGuest,
    messageKey: ({ messageId }) => `link-${messageId}`,
  },
  'booking cancelled': {
    content: cancellationEmail,
    envelope: toGuestWithCalendar,
    messageKey: ({ cancellationId }) => `cancelled-${cancellationId}`,
  },
  'cancellation for the hotel': {
    content: hotelCancellationEmail,
    envelope: toHotel,
    messageKey: ({ cancellationId }) => `hotel-cancelled-${cancellationId}`,
  },
  'booking changed': {
    content: changeEmail,
    envelope: toGuestWithCalendar,
    messageKey: ({ changeId }) => `changed-${changeId}`,
  },
  'change for the hotel': {
    content: hotelChangeEmail,
    envelope: toHotel,
    messageKey: ({ changeId }) => `hotel-changed-${changeId}`,
  },
  'change to pay': {
    content: changeToPayEmail,
    envelope: toGuest,
    messageKey: ({ changeId }) => `change-to-pay-${changeId}`,
  },
  'payment requested': {
    content: paymentRequestEmail,
    envelope: toGuest,
    messageKey: ({ requestId }) => `payment-requested-${requestId}`,
  },
  'security deposit taken': {
    content: depositTakenEmail,
    envelope: toGuest,
    messageKey: ({ paymentId }) => `deposit-taken-${paymentId}`,
  },
  'security deposit returned': {
    content: depositReturnedEmail,
    envelope: toGuest,
    messageKey: ({ refundId }) => `deposit-returned-${refundId}`,
  },
  'balance reminder': {
    content: balanceReminderEmail,
    envelope: toGuest,
    messageKey: ({ booking, reminder }) => `balance-reminder-${reminder}-${booking.bookingId}`,
  },
  'check-in invitation': {
    content: checkInInvitationEmail,
    envelope: toGuest,
    messageKey: ({ booking }) => `check-in-invitation-${booking.bookingId}`,
  },
  'payment received': {
    content: paymentReceivedEmail,
    envelope: toGuest,
    messageKey: ({ orderId }) => `payment-received-${orderId}`,
  },
  'confirm address': {
    content: ({ booking, confirmUrl }, setting) => confirmAddressEmail(booking, confirmUrl, setting),
    envelope: ({ address: to }, replyTo) => ({ to, replyTo }),
    messageKey: ({ correctionId }) => `confirm-address-${correctionId}`,
  },
  'address corrected': {
    content: ({ booking }, setting) => addressCorrectedEmail(booking, setting),
    envelope: ({ earlierAddress: to }, replyTo) => ({ to, replyTo }),
    messageKey: ({ correctionId }) => `address-corrected-${correctionId}`,
  },
  'refund sent': {
    content: refundSentEmail,
    envelope: toGuest,
    messageKey: ({ refundId }) => `refund-sent-${refundId}`,
  },
  'refund failed': {
    content: refundFailureEmail,
    envelope: toGuest,
    messageKey: ({ refundId }) => `refund-failed-${refundId}`,
  },
  'refund failed for the hotel': {
    content: hotelRefundFailureEmail,
    envelope: toHotel,
    messageKey: ({ refundId }) => `hotel-refund-failed-${refundId}`,
  },
  'option kept': {
    content: optionKeptEmail,
    envelope: toGuest,
    messageKey: ({ booking }) => `option-kept-${booking.bookingId}`,
  },
  'option ended': {
    content: optionEndedEmail,
    envelope: toGuest,
    messageKey: ({ booking }) => `option-ended-${booking.bookingId}`,
  },
  'documents issued': {
    content: documentsEmail,
    envelope: toGuestWithDocuments,
    messageKey: ({ documents }) => `documents-${documents[0]?.id}`,
  },
  'company documents': {
    content: companyDocumentsEmail,
    envelope: ({ email: to, documents }, replyTo) => ({ to, replyTo, attachments: filesOf(documents) }),
    messageKey: ({ documents }) => `company-documents-${documents[0]?.id}`,
  },
  'company statement': {
    content: companyStatementEmail,
    envelope: ({ email: to, file }, replyTo) => ({
      to,
      replyTo,
      attachments: [{ filename: file.filename, content: file.bytes, contentType: 'application/pdf' }],
    }),
    messageKey: ({ mailId }) => `company-statement-${mailId}`,
  },
  'company reminder': {
    content: companyReminderEmail,
    envelope: ({ email: to }, replyTo) => ({ to, replyTo }),
    messageKey: ({ mailId }) => `company-reminder-${mailId}`,
  },
  'newsletter code': {
    content: ({ sealedCode, validMinutes }, setting, { secrets }) =>
      newsletterCodeEmail(secrets.unseal('newsletter mail', sealedCode), validMinutes, setting),
    envelope: ({ email: to }) => ({ to }),
    messageKey: ({ messageId }) => `code-${messageId}`,
  },
  'address code': {
    content: ({ sealedCode, validMinutes }, setting, { secrets }) =>
      addressCodeEmail(secrets.unseal('address code', sealedCode), validMinutes, setting),
    envelope: ({ email: to }) => ({ to }),
    messageKey: ({ messageId }) => `address-code-${messageId}`,
  },
  'your data link': {
    content: yourDataLinkEmail,
    envelope: ({ email: to }, replyTo) => ({ to, replyTo }),
    messageKey: ({ messageId }) => `your-data-${messageId}`,
  },
  'erasure done': {
    content: erasureDoneEmail,
    envelope: ({ email: to }, replyTo) => ({ to, replyTo }),
    messageKey: ({ requestId }) => `erasure-${requestId}`,
  },
  'booking code': {
    content: (mail, setting, { secrets }) =>
      bookingCodeEmail({ ...mail, code: secrets.unseal('booking code', mail.sealedCode) }, setting),
    envelope: ({ email: to }) => ({ to }),
    messageKey: ({ messageId }) => `booking-code-${messageId}`,
  },
  'staff invitation': {
    content: staffInvitationEmail,
    envelope: ({ email: to }, replyTo) => ({ to, replyTo }),
    messageKey: ({ invitationId }) => `staff-invitation-${invitationId}`,
  },
  'newsletter welcome': {
    content: ({ unsubscribeUrl }, setting, { newsletter }) =>
      newsletterWelcomeEmail(newsletter(), unsubscribeUrl, setting),
    envelope: ({ email: to, unsubscribeUrl }) => ({ to, headers: oneClickUnsubscribe(unsubscribeUrl) }),
    messageKey: ({ messageId }) => `welcome-${messageId}`,
  },
  'contact message': {
    content: ({ email, message }, setting) => contactEmail(email, message, setting),
    envelope: ({ email: replyTo }, to) => ({ to, replyTo }),
    messageKey: ({ messageId }) => `contact-${messageId}`,
  },
  'message received': {
    content: (_mail, setting) => messageReceivedEmail(setting),
    envelope: ({ email: to }, replyTo) => ({ to, replyTo }),
    messageKey: ({ messageId }) => `received-${messageId}`,
  },
  'message reply': {
    content: replyEmail,
    envelope: ({ email: to }, replyTo) => ({ to, replyTo }),
    messageKey: ({ replyId }) => `reply-${replyId}`,
  },
  feedback: {
    content: feedbackEmail,
    envelope: ({ guestEmail }, to) => fromGuestToHotel(guestEmail, to),
    messageKey: ({ feedbackId }) => `feedback-${feedbackId}`,
  },
};
