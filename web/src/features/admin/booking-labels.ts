import type { BookingStatus, RefundState } from '../../generated/graphql';
import { writeInstant } from '../../lib/instants';

/** A booking's state as an owner says it. */
export const BOOKING_LABELS: Record<BookingStatus, string> = {
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
  return `${BOOKING_LABELS[status]}${REFUND_MARKS[refundState]}${isDisputed ? ', payment disputed' : ''}`;
}

const PAYMENT_LABELS: Record<string, string> = {
  CREATED: 'begun',
  AUTHORISED: 'set aside by the bank',
  CAPTURED: 'paid',
  FAILED: 'failed',
  RELEASED: 'given back, never taken',
};

const REFUND_LABELS: Record<string, string> = {
  PENDING: 'on its way back',
  PROCESSED: 'paid back',
  FAILED: 'refund failed',
  NOT_NEEDED: 'not needed, the money went back by other ways',
};

const DISPUTE_WORDS: Record<string, string> = {
  OPEN: 'needs your answer',
  UNDER_REVIEW: 'under review',
  WON: 'won',
  LOST: 'lost',
  CLOSED: 'closed',
};

const SUBJECTS: Record<string, { noun: string; words: Record<string, string> }> = {
  booking: { noun: 'Booking', words: { CONFIRMED: 'confirmed', HELD: 'held', EXPIRED: 'lapsed' } },
  payment: { noun: 'Payment', words: PAYMENT_LABELS },
  refund: { noun: 'Refund', words: REFUND_LABELS },
  dispute: { noun: 'Dispute', words: { ...DISPUTE_WORDS, OPEN: 'opened' } },
};

export const paymentLabel = (status: string) => PAYMENT_LABELS[status] ?? status.toLowerCase();
export const refundLabel = (status: string) => REFUND_LABELS[status] ?? status.toLowerCase();

/** 'Payment paid', for a step of the history. */
export function stepTexts(subject: string, to: string): string {
  const known = SUBJECTS[subject];
  return `${known?.noun ?? subject}: ${known?.words[to] ?? to.toLowerCase()}`;
}

interface Dispute {
  status: string;
  /** Until when the hotel can answer; null when the gateway named no time. */
  respondBy: string | null;
  /** The gateway's word for the bank's reason, such as 'goods_not_received'. */
  reasonCode: string | null;
}

/** What became of a dispute; of an open one, where and until when it must be answered. */
export function disputeText({ status, respondBy, reasonCode }: Dispute): string {
  const state = DISPUTE_WORDS[status] ?? status.toLowerCase();
  const deadline = respondBy ? ` by ${writeInstant(respondBy)}` : '';
  const where = status === 'OPEN' ? ` in the gateway’s dashboard${deadline}` : '';
  const reason = reasonCode ? `. The bank’s reason: ${reasonCode.replaceAll('_', ' ')}` : '';
  return `${state}${where}${reason}`;
}
