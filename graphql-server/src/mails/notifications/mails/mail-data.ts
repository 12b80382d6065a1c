import type { RefundReason } from '../../../payments/core/refund.states';
import type { Locale } from '../../../platform/locale/locale';
import type { PlainDate } from '../../../platform/time/dates';
import type { RequestPurpose } from '../texts/request-purpose';

/** One room of a booking. */
export interface MailedStay {
  /** The title of the room type, as guests see it. */
  roomTitle: string;
  checkin: PlainDate;
  checkout: PlainDate;
  nights: number;
  guests: number;
  /** The ages of the children among the guests, in years. */
  children?: readonly number[];
}

/** A picture on the hotel's own site, which mail programs load when the reader allows it. */
export interface MailPicture {
  /** The absolute address of a JPEG file, because some mail programs show neither WebP nor AVIF. */
  url: string;
  /** Pixels of the file, twice the size at which it is shown. */
  width: number;
  height: number;
  altText: string;
}

/** The data of a mail about a booking at the time of sending. Amounts are formatted texts. */
export interface BookingMailData extends MailedStay {
  bookingId: string;
  /** The guest's language. */
  locale: Locale;
  reference: string;
  guestName: string;
  /** Null when the desk booked without an address: the guest then gets no mail. */
  guestEmail: string | null;
  guestPhone: string | null;
  /** Whether nothing is paid before arrival. */
  isPaidAtHotel: boolean;
  /** The rooms after the first one, which the fields above describe. */
  furtherStays: MailedStay[];
  specialRequests: string | null;
  /**
   * Whether the guest has proved the address. A mail to an address without proof does not repeat the guest's
   * requests.
   */
  isAddressProven: boolean;
  /** The agreed conditions of cancellation. */
  cancellationTerms: string;
  total: string;
  /** All charges of the booking as they are now. */
  totalNow: string;
  /** The amount that is paid; null when nothing is paid. */
  paid: string | null;
  /** The open amount; null when nothing is open. */
  toPay: string | null;
  /** The due day of the open amount; null when it is paid at the hotel. */
  toPayBy: PlainDate | null;
  /** The agreed payment terms, as a sentence. */
  paymentTerms: string;
  totalInRateCurrency: string;
  taxes: { label: string; amount: string }[];
  roomCharge: string;
  /** The titles of the extras that the price of the nights includes. */
  includedExtras: string[];
  /** Each extra that is charged, before tax. */
  extras: { label: string; amount: string }[];
  /** Null for a booking without a promotion. */
  promotion: {
    name: string;
    /** Null when the guest receives the promotion at the hotel instead of a discount. */
    saved: string | null;
  } | null;
  pageUrl: string;
  /** The desk's page of the booking. */
  deskUrl: string;
  /** The picture of the first room's type; null when the hotel shows none. */
  picture: MailPicture | null;
  /** An iCalendar file, and what a calendar does with it (RFC 5546). */
  calendar: { method: 'REQUEST' | 'CANCEL'; file: string };
}

/** A cancellation. `booking` contains only the cancelled stays. Amounts are formatted texts. */
export interface CancellationMailData {
  booking: BookingMailData;
  cancellationId: string;
  isNoShow: boolean;
  /** Who cancelled; `unpaid` when the rest of the price was not paid in time. */
  by: 'guest' | 'staff' | 'unpaid';
  /** Null when the hotel keeps nothing. */
  charge: string | null;
  /** The part of the charge that is not paid; null when nothing is open. */
  unpaid: string | null;
  /** Null when nothing is refunded. */
  refund: string | null;
  /** The text that the staff entered. */
  reason: string | null;
}

/** A changed booking in its present state. Amounts are formatted texts. */
export interface ChangeMailData {
  booking: BookingMailData;
  changeId: string;
  byStaff: boolean;
  /** The text that the staff entered. */
  reason: string | null;
  /** The stays before the change. */
  before: MailedStay[];
  /** The charge for nights that were given up; null without a charge. */
  charge: string | null;
  /** The online payment for the change; null without an online payment. */
  paid: string | null;
  /** The additional price that the guest pays at the hotel, or null. */
  dueLater: string | null;
  /** Null when nothing is refunded. */
  refund: string | null;
  /** The present price of the booking, with all charges. */
  totalNow: string;
}

/** A change that the staff have prepared and the guest should pay. */
export interface HeldChangeMailData {
  booking: BookingMailData;
  changeId: string;
  /** The rooms that change, as they will be. */
  wanted: MailedStay[];
  /** A formatted amount. */
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
  /** The gateway's description of the problem. */
  problem: string | null;
}

/** A payment that the staff ask for. */
export interface PaymentRequestMailData {
  booking: BookingMailData;
  requestId: string;
  purpose: RequestPurpose;
  reason: string;
  amount: string;
  /** The last date on which the guest can pay. */
  until: PlainDate;
  payUrl: string;
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
  'payment requested': PaymentRequestMailData;
  'security deposit taken': {
    booking: BookingMailData;
    /** The id of its payment. */
    paymentId: string;
    /** Formatted amounts: the deposit that was taken, and the sum of all deposits that the hotel holds. */
    amount: string;
    held: string;
  };
  'security deposit returned': {
    booking: BookingMailData;
    refundId: string;
    /** Whether the gateway returns the money. If false, the guest got the money at the desk. */
    isByGateway: boolean;
    /** A formatted amount. */
    amount: string;
    /** What became charges; null when nothing. */
    charged: string | null;
    /** The amount that the hotel still holds; null when it holds nothing. */
    held: string | null;
  };
  'balance reminder': {
    booking: BookingMailData;
    /** The kind of the reminder: by the time before the due day, or the warning before the booking is cancelled. */
    reminder: 'SEVEN_DAYS' | 'TWO_DAYS' | 'ON_THE_DAY' | 'BEFORE_RELEASE';
    /** Whether the due day is in the future, today or in the past when the mail is sent. */
    when: 'soon' | 'today' | 'overdue';
    /** A formatted amount. */
    amount: string;
    /** The due day. */
    day: PlainDate;
    /**
     * The last day on which the guest can pay before the booking is cancelled; null when the booking is not cancelled
     * for an open amount.
     */
    until: PlainDate | null;
  };
  'check-in invitation': {
    booking: BookingMailData;
    /** The address of the page on which the guests check in. */
    checkInUrl: string;
  };
  'payment received': {
    booking: BookingMailData;
    /** Our id of the order that was paid. */
    orderId: string;
    /** A formatted amount. */
    amount: string;
  };
  'confirm address': {
    booking: BookingMailData;
    correctionId: string;
    /** The new address, to which the mail is sent. */
    address: string;
    confirmUrl: string;
  };
  'address corrected': {
    booking: BookingMailData;
    correctionId: string;
    /** The old address, to which the mail is sent. */
    earlierAddress: string;
  };
  'option kept': {
    booking: BookingMailData;
    /** The last date on which the rooms are kept. */
    until: PlainDate;
  };
  'option ended': AboutBooking;
  'documents issued': DocumentsMailData;
  'company documents': {
    email: string;
    /** The person who is addressed. */
    name: string;
    company: string;
    /** The booking’s reference. */
    reference: string;
    guestName: string;
    documents: MailedDocument[];
  };
  'company statement': {
    /** The id of the press. */
    mailId: string;
    email: string;
    /** The person who is addressed. */
    name: string;
    company: string;
    from: PlainDate;
    to: PlainDate;
    /** A formatted amount. */
    closing: string;
    file: { filename: string; bytes: Buffer };
  };
  'company reminder': {
    /** The id of the press. */
    mailId: string;
    email: string;
    /** The person who is addressed. */
    name: string;
    company: string;
    /** The overdue invoices, the oldest first, with formatted amounts. */
    invoices: { number: string; dueOn: PlainDate; open: string }[];
    /** A formatted amount. */
    total: string;
  };
  'refund sent': {
    booking: BookingMailData;
    refundId: string;
    amount: string;
    /** The sum of the refunds, when several payments are refunded; otherwise null. */
    whole: string | null;
  };
  'refund failed': RefundFailureMailData;
  'refund failed for the hotel': RefundFailureMailData;
  'newsletter code': {
    messageId: string;
    email: string;
    sealedCode: string;
    /** How long the code is valid. */
    validMinutes: number;
  };
  'your data link': {
    messageId: string;
    email: string;
    /** Opens the page “Your data”. */
    url: string;
    /** How long the link is valid. */
    validMinutes: number;
  };
  'erasure done': {
    requestId: string;
    email: string;
    /** The records that the law requires, such as an invoice by its number, and the last day of each. */
    kept: readonly { what: string; until: string }[];
  };
  'address code': {
    messageId: string;
    email: string;
    sealedCode: string;
    /** How long the code is valid. */
    validMinutes: number;
  };
  'booking code': {
    messageId: string;
    email: string;
    reference: string;
    sealedCode: string;
    /** How long the code is valid. */
    validMinutes: number;
  };
  'staff invitation': { invitationId: string } & StaffInvitationMailData;
  'newsletter welcome': { messageId: string; email: string; unsubscribeUrl: string };
  'contact message': { messageId: string; email: string; message: string };
  'message received': { messageId: string; email: string };
  'message reply': { replyId: string; email: string } & ReplyMailData;
  feedback: { feedbackId: string } & FeedbackMailData;
}

/** A tax document as a file. */
interface MailedDocument {
  id: string;
  kind: 'RECEIPT_VOUCHER' | 'REFUND_VOUCHER' | 'INVOICE' | 'CREDIT_NOTE';
  number: string;
  /** A formatted amount. */
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

/** A mail to send. It contains links, so it is never stored. */
export type MailData = { [Kind in MailKind]: { kind: Kind } & MailDataByKind[Kind] }[MailKind];

/** An invitation to the staff. */
export interface StaffInvitationMailData {
  /** Where it is sent, and the verified address that the account must have. */
  email: string;
  name: string;
  /** The name of the role. */
  role: string;
  /** How long it can be accepted. */
  hours: number;
  url: string;
}

/** A reply of the hotel to a guest. */
export interface ReplyMailData {
  text: string;
  /** The guest's message, which the mail quotes. */
  message: string;
  receivedOn: PlainDate;
}

/** A guest's feedback. The address is the verified address of a signed-in guest. */
export interface FeedbackMailData {
  name: string;
  location: string;
  feedback: string;
  guestEmail: string | null;
}
