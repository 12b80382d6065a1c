import type { BookingStatus } from '../core/booking.states';
import type { QueuedMail } from '../../mails/notifications/queued-mail';

/** The subject matter of a mail to a guest about a booking. */
export const BookingMailKind = {
  CONFIRMATION: 'CONFIRMATION',
  LINK: 'LINK',
  OPTION_KEPT: 'OPTION_KEPT',
  OPTION_ENDED: 'OPTION_ENDED',
  CHANGE: 'CHANGE',
  PAYMENT_REQUEST: 'PAYMENT_REQUEST',
  PAYMENT_LINK: 'PAYMENT_LINK',
  DEPOSIT_TAKEN: 'DEPOSIT_TAKEN',
  DEPOSIT_RETURNED: 'DEPOSIT_RETURNED',
  BALANCE_REMINDER: 'BALANCE_REMINDER',
  CHECK_IN_INVITATION: 'CHECK_IN_INVITATION',
  PAYMENT_RECEIVED: 'PAYMENT_RECEIVED',
  CANCELLATION: 'CANCELLATION',
  REFUND: 'REFUND',
  REFUND_SENT: 'REFUND_SENT',
  REFUND_FAILED: 'REFUND_FAILED',
  CONFIRM_ADDRESS: 'CONFIRM_ADDRESS',
  DOCUMENTS: 'DOCUMENTS',
} as const;
export type BookingMailKind = (typeof BookingMailKind)[keyof typeof BookingMailKind];

type MailAboutBooking = Extract<QueuedMail, { bookingId: string }>['kind'];

/**
 * Every kind of mail about a booking, so that the compiler reports a missing one; null for mails that do not go to the
 * guest. The mail to an earlier address is null, too: that address was mistyped, so nobody misses the mail.
 */
const KINDS: Readonly<Record<MailAboutBooking, BookingMailKind | null>> = {
  'booking confirmed': 'CONFIRMATION',
  'booking link': 'LINK',
  'option kept': 'OPTION_KEPT',
  'option ended': 'OPTION_ENDED',
  'booking changed': 'CHANGE',
  'change to pay': 'PAYMENT_REQUEST',
  'payment requested': 'PAYMENT_LINK',
  'security deposit taken': 'DEPOSIT_TAKEN',
  'security deposit returned': 'DEPOSIT_RETURNED',
  'balance reminder': 'BALANCE_REMINDER',
  'check-in invitation': 'CHECK_IN_INVITATION',
  'payment received': 'PAYMENT_RECEIVED',
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
};

/** A link that confirms an address works for that address only. The guest asks for a new link instead. */
const NEVER_AGAIN: ReadonlySet<BookingMailKind> = new Set(['CONFIRM_ADDRESS']);

/** The state that a booking must have for the mail to be true when it is sent again. */
const TRUE_WHILE: Partial<Record<BookingMailKind, BookingStatus>> = {
  CONFIRMATION: 'CONFIRMED',
  BALANCE_REMINDER: 'CONFIRMED',
  CHECK_IN_INVITATION: 'CONFIRMED',
  OPTION_KEPT: 'TENTATIVE',
  OPTION_ENDED: 'EXPIRED',
};

/** Null for a mail that does not go to the guest of a booking. */
export function kindOfMail({ kind }: Pick<QueuedMail, 'kind'>): BookingMailKind | null {
  const kinds: Partial<Record<QueuedMail['kind'], BookingMailKind | null>> = KINDS;
  return kinds[kind] ?? null;
}

/** Whether the staff may send a mail of this kind again while the booking has this status. */
export function maySendAgain(kind: BookingMailKind, status: BookingStatus): boolean {
  const needed = TRUE_WHILE[kind];
  return !NEVER_AGAIN.has(kind) && (needed === undefined || needed === status);
}
