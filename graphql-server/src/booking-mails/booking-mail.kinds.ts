import type { QueuedMail } from '../notifications/queued-mail';

/** What a mail to a guest about a booking is about. */
export const BookingMailKind = {
  CONFIRMATION: 'CONFIRMATION',
  LINK: 'LINK',
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
 * Mails to the guest of a booking. Those to the hotel are not here, nor the one to an earlier address: it was mistyped, so
 * nobody misses that mail.
 */
const KINDS: Partial<Record<QueuedMail['kind'], BookingMailKind>> = {
  'booking confirmed': 'CONFIRMATION',
  'booking link': 'LINK',
  'booking changed': 'CHANGE',
  'change to pay': 'PAYMENT_REQUEST',
  'booking cancelled': 'CANCELLATION',
  'payment refunded': 'REFUND',
  'refund sent': 'REFUND_SENT',
  'refund failed': 'REFUND_FAILED',
  'confirm address': 'CONFIRM_ADDRESS',
  'documents issued': 'DOCUMENTS',
};

/** A link that confirms an address is for that address alone, so it is asked for again and not sent again. */
const NEVER_AGAIN: readonly BookingMailKind[] = ['CONFIRM_ADDRESS'];

/** Null for a mail that is not to the guest of a booking. */
export const kindOfMail = ({ kind }: Pick<QueuedMail, 'kind'>): BookingMailKind | null => KINDS[kind] ?? null;

/** Whether the staff may send a mail of this kind once more. */
export const maySendAgain = (kind: BookingMailKind): boolean => !NEVER_AGAIN.includes(kind);
