import type { BookingStatus } from '../../generated/graphql';

/** A booking's state as an owner says it. */
export const BOOKING_WORDS: Record<BookingStatus, string> = {
  CONFIRMED: 'Confirmed',
  HELD: 'Held, waiting for payment',
  EXPIRED: 'Lapsed',
};

const PAYMENT_WORDS: Record<string, string> = {
  CREATED: 'begun',
  AUTHORISED: 'set aside by the bank',
  CAPTURED: 'paid',
  FAILED: 'failed',
};

const REFUND_WORDS: Record<string, string> = {
  PENDING: 'on its way back',
  PROCESSED: 'paid back',
  FAILED: 'refund failed',
};

const SUBJECTS: Record<string, { noun: string; words: Record<string, string> }> = {
  booking: { noun: 'Booking', words: { CONFIRMED: 'confirmed', HELD: 'held', EXPIRED: 'lapsed' } },
  payment: { noun: 'Payment', words: PAYMENT_WORDS },
  refund: { noun: 'Refund', words: REFUND_WORDS },
};

export const paymentWord = (status: string) => PAYMENT_WORDS[status] ?? status.toLowerCase();
export const refundWord = (status: string) => REFUND_WORDS[status] ?? status.toLowerCase();

/** 'Payment paid', for a step of the history. */
export function stepWords(subject: string, to: string): string {
  const known = SUBJECTS[subject];
  return `${known?.noun ?? subject}: ${known?.words[to] ?? to.toLowerCase()}`;
}
