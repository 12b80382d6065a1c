import type { BookingStatus, RefundState } from '../../generated/graphql';

/** A booking's state as an owner says it. */
export const BOOKING_WORDS: Record<BookingStatus, string> = {
  CONFIRMED: 'Confirmed',
  HELD: 'Held, waiting for payment',
  EXPIRED: 'Lapsed',
};

const REFUND_MARKS: Record<RefundState, string> = {
  NONE: '',
  PARTIAL: ', partly refunded',
  FULL: ', refunded',
};

/** A booking's state, and what became of its money when that went back. */
export function bookingWord(booking: {
  status: BookingStatus;
  refundState: RefundState;
  isDisputed: boolean;
}): string {
  const { status, refundState, isDisputed } = booking;
  return `${BOOKING_WORDS[status]}${REFUND_MARKS[refundState]}${isDisputed ? ', payment disputed' : ''}`;
}

const PAYMENT_WORDS: Record<string, string> = {
  CREATED: 'begun',
  AUTHORISED: 'set aside by the bank',
  CAPTURED: 'paid',
  FAILED: 'failed',
  RELEASED: 'given back, never taken',
};

const REFUND_WORDS: Record<string, string> = {
  PENDING: 'on its way back',
  PROCESSED: 'paid back',
  FAILED: 'refund failed',
  NOT_NEEDED: 'not needed, the money went back by other ways',
};

const DISPUTE_WORDS: Record<string, string> = {
  OPEN: 'waits for your answer',
  UNDER_REVIEW: 'under review',
  WON: 'won',
  LOST: 'lost',
  CLOSED: 'closed',
};

const SUBJECTS: Record<string, { noun: string; words: Record<string, string> }> = {
  booking: { noun: 'Booking', words: { CONFIRMED: 'confirmed', HELD: 'held', EXPIRED: 'lapsed' } },
  payment: { noun: 'Payment', words: PAYMENT_WORDS },
  refund: { noun: 'Refund', words: REFUND_WORDS },
  dispute: { noun: 'Dispute', words: DISPUTE_WORDS },
};

export const paymentWord = (status: string) => PAYMENT_WORDS[status] ?? status.toLowerCase();
export const disputeWord = (status: string) => DISPUTE_WORDS[status] ?? status.toLowerCase();
export const refundWord = (status: string) => REFUND_WORDS[status] ?? status.toLowerCase();

/** 'Payment paid', for a step of the history. */
export function stepWords(subject: string, to: string): string {
  const known = SUBJECTS[subject];
  return `${known?.noun ?? subject}: ${known?.words[to] ?? to.toLowerCase()}`;
}
