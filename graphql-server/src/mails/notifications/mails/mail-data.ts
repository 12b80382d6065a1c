import type { RefundReason } from '../../../payments/core/refund.states';
import type { Locale } from '../../../platform/locale/locale';
import type { PlainDate } from '../../../platform/time/dates';

/** One room of a booking. */
export interface MailedStay {
  /** What guests call the room type. */
  roomTitle: string;
  checkin: PlainDate;
  checkout: PlainDate;
  nights: number;
  guests: number;
  /** How old the children among them are, in years. */
  children?: readonly number[];
}

/** A picture on the hotel's own site, which mail programs load when the reader allows it. */
export interface MailPicture {
  /** The whole address of a JPEG file: some mail programs show neither WebP nor AVIF. */
  url: string;
  /** Pixels of the file, which is twice as fine as it is shown. */
  width: number;
  height: number;
  altText: string;
}

/** The data of a mail about a booking when the mail is sent. Amounts are formatted texts. */
export interface BookingMailData extends MailedStay {
  bookingId: string;
  /** The guest's language. */
  locale: Locale;
  reference: string;
  guestName: string;
  /** Null when the desk booked without one: the guest gets no mail. */
  guestEmail: string | null;
  guestPhone: string | null;
  /** Whether nothing is paid before the guest comes. */
  isPaidAtHotel: boolean;
  /** The rooms beside the first one, which the fields above are about. */
  furtherStays: MailedStay[];
  specialRequests: string | null;
  /** What it costs to cancel, as it was agreed. */
  cancellationTerms: string;
  total: string;
  /** All charges of the booking as they are now. */
  totalNow: string;
  /** What the hotel has of the money; null when nothing. */
  paid: string | null;
  /** What is still to be paid; null when nothing. */
  toPay: string | null;
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
  /** The page of the staff. */
  deskUrl: string;
  /** Of the first room; null when the hotel shows none of its type. */
  picture: MailPicture | null;
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
  /** Null when nothing was to be paid, or not online. */
  paid: string | null;
  /** What the change costs more and the guest pays at the hotel; null when nothing. */
  dueAtHotel: string | null;
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
  /** Until when the new nights are held: the day and the time, such as '2:05 pm', at the hotel. */
  until: { day: PlainDate; time: string };
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

/** The data of each kind of mail. */
export interface MailDataByKind {
  'booking confirmed': {
    booking: BookingMailData;
    /** Whether the payment came after the hold had lapsed. */
    paidLate: boolean;
  };
  'booking for the hotel': AboutBooking;
  'payment refunded': {
    booking: BookingMailData;
    refundId: string;
    amount: string;
    /** Whether part of the payment was refunded before. */
    isRest: boolean;
    why: RefundReason;
  };
  'booking link': { booking: BookingMailData; messageId: string };
  'booking cancelled': CancellationMailData;
  'cancellation for the hotel': CancellationMailData;
  'booking changed': ChangeMailData;
  'change for the hotel': ChangeMailData;
  'change to pay': HeldChangeMailData;
  'confirm address': {
    booking: BookingMailData;
    correctionId: string;
    /** The new address, which the mail goes to. */
    address: string;
    confirmUrl: string;
  };
  'address corrected': {
    booking: BookingMailData;
    correctionId: string;
    /** The old address, which the mail goes to. */
    earlierAddress: string;
  };
  'option kept': {
    booking: BookingMailData;
    /** The last date on which the rooms are kept. */
    until: PlainDate;
  };
  'option ended': AboutBooking;
  'documents issued': DocumentsMailData;
  'refund sent': { booking: BookingMailData; refundId: string; amount: string };
  'refund failed': RefundFailureMailData;
  'refund failed for the hotel': RefundFailureMailData;
  'newsletter code': {
    messageId: string;
    email: string;
    sealedCode: string;
    /** How long the code is valid. */
    validMinutes: number;
  };
  'newsletter welcome': { messageId: string; email: string; unsubscribeUrl: string };
  'contact message': { messageId: string; email: string; message: string };
  'message reply': { replyId: string; email: string } & ReplyMailData;
  feedback: { feedbackId: string } & FeedbackMailData;
}

/** A tax document as a file. */
interface MailedDocument {
  id: string;
  kind: 'RECEIPT_VOUCHER' | 'REFUND_VOUCHER' | 'INVOICE' | 'CREDIT_NOTE';
  number: string;
  /** Formatted. */
  total: string;
  /** The PDF. */
  bytes: Buffer;
}

/** Tax documents that were issued together. */
export interface DocumentsMailData {
  booking: BookingMailData;
  documents: MailedDocument[];
}

interface AboutBooking {
  booking: BookingMailData;
}

export type MailKind = keyof MailDataByKind;

/** A mail that is sent. It contains links, so it is never stored. */
export type MailData = { [Kind in MailKind]: { kind: Kind } & MailDataByKind[Kind] }[MailKind];

/** What the hotel writes back to a guest. */
export interface ReplyMailData {
  text: string;
  /** The guest's own words, which the mail quotes. */
  message: string;
  receivedOn: PlainDate;
}

/** What a guest wrote about the stay. The address is the verified one of a signed-in guest. */
export interface FeedbackMailData {
  name: string;
  location: string;
  feedback: string;
  guestEmail: string | null;
}
