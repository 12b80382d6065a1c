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
  /** What it costs to cancel, as it was agreed. */
  cancellationTerms: string;
  total: string;
  totalInRateCurrency: string;
  taxes: { label: string; amount: string }[];
  roomCharge: string;
  /** What guests call the extras that the price of the nights contains. */
  includedExtras: string[];
  /** Each extra that is charged, before tax. */
  extras: { label: string; amount: string }[];
  /** Null when the booking is made without one. */
  promotion: {
    name: string;
    /** Null when the guest gets it at the hotel. */
    saved: string | null;
  } | null;
  pageUrl: string;
  /** An iCalendar file, and what a calendar does with it (RFC 5546). */
  calendar: { method: 'REQUEST' | 'CANCEL'; file: string };
}

/** Stays that do not take place. The booking's stays are these alone. Amounts are formatted texts. */
export interface CancellationMailData {
  booking: BookingMailData;
  cancellationId: string;
  isNoShow: boolean;
  byStaff: boolean;
  /** Null when the hotel keeps nothing. */
  charge: string | null;
  /** Null when nothing goes back. */
  refund: string | null;
  /** The words of the staff. */
  reason: string | null;
}

/** A booking that was changed, as it is now. Amounts are formatted texts. */
export interface ChangeMailData {
  booking: BookingMailData;
  changeId: string;
  byStaff: boolean;
  /** The words of the staff. */
  reason: string | null;
  /** The stays as they were. */
  before: MailedStay[];
  /** What the hotel keeps of nights that were given up; null when nothing. */
  charge: string | null;
  /** Null when nothing was to be paid. */
  paid: string | null;
  /** Null when nothing goes back. */
  refund: string | null;
  /** What the booking costs now, with all charges. */
  totalNow: string;
}

/** A change that the staff have made ready, and its guest pays. */
export interface HeldChangeMailData {
  booking: BookingMailData;
  changeId: string;
  /** The rooms that change, as they are to be. */
  wanted: MailedStay[];
  /** Formatted. */
  amount: string;
  /** Until when the new nights are held: a time of day at the hotel, such as 14:05. */
  until: string;
}

/** A refund that did not reach the guest. */
export interface RefundFailureMailData {
  booking: BookingMailData;
  refundId: string;
  amount: string;
  /** The gateway's id of the payment. */
  payment: string;
  /** In the gateway's words. */
  problem: string | null;
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
  | { kind: 'booking link'; booking: BookingMailData; messageId: string }
  | ({ kind: 'booking cancelled' | 'cancellation for the hotel' } & CancellationMailData)
  | ({ kind: 'booking changed' | 'change for the hotel' } & ChangeMailData)
  | ({ kind: 'change to pay' } & HeldChangeMailData)
  | {
      kind: 'confirm address';
      booking: BookingMailData;
      correctionId: string;
      /** The new address, which the mail goes to. */
      address: string;
      confirmUrl: string;
    }
  | {
      kind: 'address corrected';
      booking: BookingMailData;
      correctionId: string;
      /** The old address, which the mail goes to. */
      earlierAddress: string;
    }
  | { kind: 'refund sent'; booking: BookingMailData; refundId: string; amount: string }
  | ({ kind: 'refund failed' | 'refund failed for the hotel' } & RefundFailureMailData)
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
