import type { BookingStatus, RefundState } from '../generated/graphql';

/** What each state of a booking is called: in the guest's list, at the desk, and on the booking's own page. */
export const BOOKING_LABELS: Record<BookingStatus, { guest: string; desk: string; page: string }> = {
  CONFIRMED: { guest: 'Confirmed', desk: 'Confirmed', page: 'Confirmed and paid' },
  HELD: {
    guest: 'Waiting for payment',
    desk: 'Held, waiting for payment',
    page: 'Held for you, waiting for payment',
  },
  EXPIRED: { guest: 'Expired', desk: 'Expired', page: 'The hold has expired' },
};

/** What each state of a refund is called: in lists, and on the booking's own page. Empty when nothing was refunded. */
const REFUND_LABELS: Record<RefundState, { list: string; page: string }> = {
  NONE: { list: '', page: '' },
  PARTIAL: { list: 'partly refunded', page: 'Part of your payment has been refunded.' },
  FULL: { list: 'refunded', page: 'Your payment has been refunded in full.' },
};

interface LabelledBooking {
  status: BookingStatus;
  refundState: RefundState;
}

export function isBookingStatus(text: string): text is BookingStatus {
  return Object.hasOwn(BOOKING_LABELS, text);
}

/** 'Refunded' or 'Partly refunded', where it stands alone. */
export function refundMark(refundState: RefundState): string {
  const label = REFUND_LABELS[refundState].list;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const joined = (...words: string[]) => words.filter(Boolean).join(', ');

/** 'Confirmed, partly refunded', in a guest's list. */
export function guestLabel({ status, refundState }: LabelledBooking): string {
  return joined(BOOKING_LABELS[status].guest, REFUND_LABELS[refundState].list);
}

/** 'Confirmed, refunded, payment disputed', at the desk. */
export function deskLabel({
  status,
  refundState,
  isDisputed,
}: LabelledBooking & { isDisputed: boolean }): string {
  return joined(
    BOOKING_LABELS[status].desk,
    REFUND_LABELS[refundState].list,
    isDisputed ? 'payment disputed' : '',
  );
}

/** The first sentence of a booking's own page. */
export function bookingSentence({ status, refundState }: LabelledBooking): string {
  if (refundState === 'NONE') return BOOKING_LABELS[status].page;
  const refund = REFUND_LABELS[refundState].page;
  // A confirmed booking whose price was refunded in full was cancelled.
  if (status === 'CONFIRMED' && refundState === 'FULL')
    return `${refund} If you still wish to stay, please call us.`;
  return `${BOOKING_LABELS[status].guest}. ${refund}`;
}
