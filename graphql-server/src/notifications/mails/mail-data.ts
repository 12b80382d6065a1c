import type { RefundReason } from '../../payments/refund.reasons';
import type { Locale } from '../../platform/locale/locale';
import type { PlainDate } from '../../platform/time/dates';

/** One room of a booking. */
export interface MailedStay {
  /** What guests call the room type. */
  roomTitle: string;
  checkin: PlainDate;
  checkout: PlainDate;
  nights: number;
  guests: number;
}

/** The data of a mail about a booking when the mail is sent. Amounts are formatted texts. */
export interface BookingMailData extends MailedStay {
  bookingId: string;
  /** The guest's language. */
  locale: Locale;
  reference: string;
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  /** The rooms beside the first one, which the fields above are about. */
  furtherStays: MailedStay[];
  specialRequests: string | null;
  total: string;
  totalInDollars: string;
  taxes: { label: string; amount: string }[];
  roomCharge: string;
  pageUrl: string;
  calendarFile: string;
}

/** The data of each kind of mail. It contains links, so it is never stored. */
export type MailData =
  | { kind: 'booking confirmed'; booking: BookingMailData; paidLate: boolean }
  | { kind: 'booking for the hotel'; booking: BookingMailData }
  | {
      kind: 'payment refunded';
      booking: BookingMailData;
      refundId: string;
      amount: string;
      /** Whether part of the payment was refunded before. */
      isRest: boolean;
      why: RefundReason;
    }
  | {
      kind: 'newsletter code';
      messageId: string;
      email: string;
      sealedCode: string;
      /** How long the code is valid. */
      validMinutes: number;
    }
  | { kind: 'newsletter welcome'; messageId: string; email: string; unsubscribeUrl: string }
  | { kind: 'contact message'; messageId: string; email: string; message: string }
  | ({ kind: 'feedback'; feedbackId: string } & FeedbackMailData);

/** What a guest wrote about the stay. The address is the verified one of a signed-in guest. */
export interface FeedbackMailData {
  name: string;
  location: string;
  feedback: string;
  guestEmail: string | null;
}
