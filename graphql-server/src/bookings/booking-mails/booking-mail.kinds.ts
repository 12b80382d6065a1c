import type { BookingStatus } from '../core/booking.states';
import type { QueuedMail } from '../../mails/notifications/queued-mail';

/** What a mail to a guest about a booking is about. */
export const BookingMailKind = {
  CONFIRMATION: 'CONFIRMATION',
  LINK: 'LINK',
  OPTION_KEPT: 'OPTION_KEPT',
  OPTION_ENDED: 'OPTION_ENDED',
  CHANGE: 'CHANGE',
  PAYMENT_REQUEST: 'PAYMENT_REQUEST',
  CANCELLATION: 'CANCELLATION',
  REFUND: 'REFUND',
  REFUND_SENT: 'REFUND_SENT',
  REFUND_FAILED: 'REFUND_FAILED',
  CONFIRM_ADDRESS: 'CONFIRM_ADDRESS',
  DOCUMENTS: 'DOCUMENTS',
} as const;
export type BookingMailKind = (typeof BookingMailKind)[keyof typeof BookingMailKind];

/**
 * Every mail that there is, so that a new one is not forgotten; null for those that are not to the guest of a booking. The one
 * to an earlier address is not listed either: that address was mistyped, so nobody misses the mail.
 */
const KINDS: Readonly<Record<QueuedMail['kind'], BookingMailKind | null>> = {
  'booking confirmed': 'CONFIRMATION',
  'booking link': 'LINK',
  'option kept': 'OPTION_KEPT',
  'option ended': 'OPTION_ENDED',
  'booking changed': 'CHANGE',
  'change to pay': 'PAYMENT_REQUEST',
  'booking cancelled': 'CANCELLATION',
  'payment refunded': 'REFUND',
  'refund sent': 'REFUND_SENT',
  'refund failed': 'REFUND_FAILED',
  'confirm address': 'CONFIRM_ADDRESS',
  'documents issued': 'DOCUMENTS',
  'address corrected': null,
  'booking for the hotel': null,
  'cancellation for the hotel': null,
  'change for the hotel': null,
  'refund failed for the hotel': null,
  'contact message': null,
  'message reply': null,
  feedback: null,
  'newsletter code': null,
  'address code': null,
  'newsletter welcome': null,
};

/** A link that confirms an address is for that address alone, so it is asked for again and not sent again. */
const NEVER_AGAIN: ReadonlySet<BookingMailKind> = new Set(['CONFIRM_ADDRESS']);

/** What the booking must be for a mail to be true when it is sent again. */
const TRUE_WHILE: Partial<Record<BookingMailKind, BookingStatus>> = {
  CONFIRMATION: 'CONFIRMED',
  OPTION_KEPT: 'TENTATIVE',
  OPTION_ENDED: 'EXPIRED',
};

/** Null for a mail that is not to the guest of a booking. */
export const kindOfMail = ({ kind }: Pick<QueuedMail, 'kind'>): BookingMailKind | null => KINDS[kind];

/** Whether the staff may send a mail of this kind once more about a booking that is now so. */
export function maySendAgain(kind: BookingMailKind, status: BookingStatus): boolean {
  const needed = TRUE_WHILE[kind];
  return !NEVER_AGAIN.has(kind) && (needed === undefined || needed === status);
}
