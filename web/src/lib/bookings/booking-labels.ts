import type { BookingStatus, DisputeState, RefundState, StayStatus } from '../../generated/graphql';
import type { WriteInstant } from '../dates/instants';
import { t } from '../texts/texts';

/** The names of the states of a booking: in the guest's list, at the desk, and on the booking's own page. */
export const BOOKING_LABELS: Record<BookingStatus, { guest: string; desk: string; page: string }> = {
  CONFIRMED: { guest: t`Confirmed`, desk: t`Confirmed`, page: t`Confirmed and paid` },
  HELD: {
    guest: t`Waiting for payment`,
    desk: t`Held`,
    page: t`Held for you, waiting for payment`,
  },
  TENTATIVE: { guest: t`Reserved`, desk: t`Tentative`, page: t`Reserved for you, not confirmed yet` },
  CANCELLED: { guest: t`Cancelled`, desk: t`Cancelled`, page: t`Cancelled` },
  EXPIRED: { guest: t`Expired`, desk: t`Expired`, page: t`The hold has expired` },
};

/** The names of the states of a refund: in lists, and on the booking's own page. Empty when nothing was refunded. */
const REFUND_LABELS: Record<RefundState, { list: string; page: string }> = {
  NONE: { list: '', page: '' },
  PARTIAL: { list: t`partly refunded`, page: t`Part of your payment has been refunded.` },
  FULL: { list: t`refunded`, page: t`Your payment has been refunded in full.` },
};

/** The names of the states of a stay. */
export const STAY_LABELS: Record<StayStatus, string> = {
  EXPECTED: t`Expected`,
  IN_HOUSE: t`In house`,
  DEPARTED: t`Departed`,
  CANCELLED: t`Cancelled`,
  NO_SHOW: t`No-show`,
};

export const stayLabel = (status: StayStatus): string => STAY_LABELS[status];

/** The desk's names of the states of a dispute. Empty when no payment is disputed. */
const DISPUTE_LABELS: Record<DisputeState, string> = {
  NONE: '',
  OPEN: t`payment disputed`,
  LOST: t`payment lost in a dispute`,
};

interface LabelledBooking {
  status: BookingStatus;
  refundState: RefundState;
}

/**
 * The fact about a hold that its label needs: the end of a hold that a mailed code confirms; null for a hold that a
 * payment confirms.
 */
interface LabelledHold {
  codeUntil: string | null;
  writeInstant: WriteInstant;
}

export function isBookingStatus(text: string): text is BookingStatus {
  return Object.hasOwn(BOOKING_LABELS, text);
}

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** 'Refunded' or 'Partly refunded', as a separate label. */
export function refundMark(refundState: RefundState): string {
  return capitalised(REFUND_LABELS[refundState].list);
}

/** 'Payment disputed' or 'Payment lost in a dispute', as a separate label. */
export function disputeMark(disputeState: DisputeState): string {
  return capitalised(DISPUTE_LABELS[disputeState]);
}

/** The mark of a booking of the site of which nothing is paid yet. */
export const PAYS_AT_HOTEL = t`Pays at the hotel`;

const joined = (...words: string[]) => words.filter(Boolean).join(', ');

/** 'Confirmed, partly refunded', in a guest's list. */
export function guestLabel({
  status,
  refundState,
  codeUntil,
  writeInstant,
}: LabelledBooking & LabelledHold): string {
  if (codeUntil !== null) return t`Waiting for the code from our mail, until ${writeInstant(codeUntil)}`;
  return joined(BOOKING_LABELS[status].guest, REFUND_LABELS[refundState].list);
}

/** What confirms a hold, at the desk. */
export function heldAtDesk({ codeUntil, writeInstant }: LabelledHold): string {
  return codeUntil === null
    ? t`Held, waiting for payment`
    : t`Held until ${writeInstant(codeUntil)}, waiting for the code from the guest’s mail`;
}

/** 'Confirmed, refunded, payment disputed', at the desk. */
export function deskLabel({
  status,
  refundState,
  disputeState,
  paysAtHotel = false,
  codeUntil,
  writeInstant,
}: LabelledBooking & LabelledHold & { disputeState: DisputeState; paysAtHotel?: boolean }): string {
  return joined(
    status === 'HELD' ? heldAtDesk({ codeUntil, writeInstant }) : BOOKING_LABELS[status].desk,
    paysAtHotel ? t`pays at the hotel` : '',
    REFUND_LABELS[refundState].list,
    DISPUTE_LABELS[disputeState],
  );
}

/** The first sentence of a booking's own page. */
export function bookingSentence({ status, refundState }: LabelledBooking): string {
  if (refundState === 'NONE') return BOOKING_LABELS[status].page;
  const refund = REFUND_LABELS[refundState].page;
  // A confirmed booking with a full refund was cancelled.
  if (status === 'CONFIRMED' && refundState === 'FULL')
    return t`${refund} If you still wish to stay, please call us.`;
  return `${BOOKING_LABELS[status].guest}. ${refund}`;
}
