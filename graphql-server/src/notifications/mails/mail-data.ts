import type { RefundReason } from '../../payments/refund.reasons';
import type { PlainDate } from '../../platform/time/dates';

/** What a mail about a booking needs to know, as it is when the mail is sent. Amounts are written out. */
export interface BookingMailData {
  bookingId: string;
  reference: string;
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  roomType: string;
  checkin: PlainDate;
  checkout: PlainDate;
  nights: number;
  guests: number;
  specialRequests: string | null;
  total: string;
  totalInDollars: string;
  taxes: { label: string; amount: string }[];
  roomCharge: string;
  pageUrl: string;
  calendarFile: string;
}

/** Every mail that is sent, by its kind, with all that stands in it. Never stored: it holds links. */
export type MailData =
  | { kind: 'booking confirmed'; booking: BookingMailData; paidLate: boolean }
  | { kind: 'booking for the hotel'; booking: BookingMailData }
  | {
      kind: 'payment refunded';
      booking: BookingMailData;
      refundId: string;
      amount: string;
      /** Part of the payment had gone back before. */
      isRest: boolean;
      why: RefundReason;
    }
  | { kind: 'newsletter code'; messageId: string; email: string; sealedCode: string }
  | { kind: 'newsletter welcome'; messageId: string; email: string; unsubscribeUrl: string }
  | { kind: 'contact message'; messageId: string; email: string; message: string }
  | ({ kind: 'feedback'; feedbackId: string } & FeedbackFacts);

/** What a guest wrote of the stay; the address is the verified one of whoever was signed in, if anybody was. */
export interface FeedbackFacts {
  name: string;
  location: string;
  feedback: string;
  guestEmail: string | null;
}
