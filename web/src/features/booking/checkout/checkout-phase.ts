import type { CreateBookingMutation } from '../../../generated/graphql';
import type { CodedHold, Hold } from '../hold/hold';

export type Alternative = Extract<
  CreateBookingMutation['createBooking'],
  { __typename: 'RoomUnavailable' }
>['alternatives'][number];

/** Why the booking failed, and how the guest can continue. */
interface Failure {
  message: string;
  alternatives: Alternative[];
  /** The reference of the unpaid booking, for a guest who writes to the hotel. */
  reference: string | null;
  /** Set while the room is still held. */
  hold: Hold | null;
}

/** The phases of a checkout, from the form to the paid room. */
export type CheckoutPhase =
  | { name: 'form' }
  /** `isChecking` while this browser solves the server's challenge, which takes some seconds. */
  | { name: 'sending'; isChecking: boolean }
  | { name: 'paying'; hold: Hold }
  /** `hasFailed` says that the guest tried to pay, and the gateway refused. */
  | { name: 'held'; hold: Hold; hasFailed?: boolean }
  /** Nothing is paid now: the room is held until the guest has entered the mailed code. */
  | { name: 'proving'; coded: CodedHold }
  | { name: 'confirming'; hold: Hold }
  | { name: 'undecided'; hold: Hold }
  /** `isUnpaid` says that the booking is confirmed, and is paid at the hotel. */
  | { name: 'paid'; reference: string; token: string | null; isUnpaid?: boolean }
  | { name: 'failed'; failure: Failure }
  /** `isUnpaid` says that a code was to confirm the hold, and nothing could be paid for it. */
  | { name: 'expired'; isUnpaid: boolean };

export type CheckoutEvent =
  | { type: 'sent' }
  | { type: 'challenge received' }
  | { type: 'corrections needed' }
  | { type: 'code required'; coded: CodedHold }
  | { type: 'paying'; hold: Hold }
  | { type: 'checkout closed'; hasFailed?: boolean }
  | { type: 'time left changed'; endsAt: number }
  | { type: 'payment made' }
  | { type: 'no decision yet' }
  | { type: 'confirmed'; reference: string }
  | { type: 'booked unpaid'; reference: string; token: string | null }
  | { type: 'failed'; message: string; alternatives?: Alternative[]; keepsHold?: boolean }
  | { type: 'hold expired' }
  | { type: 'acknowledged' }
  | { type: 'dismissed' };

export const START: CheckoutPhase = { name: 'form' };

/** Phases in which closing the dialog returns to the form when it opens again. */
const DISMISSIBLE: readonly CheckoutPhase['name'][] = ['sending', 'proving', 'undecided', 'expired'];

function holdOf(phase: CheckoutPhase): Hold | null {
  return 'hold' in phase ? phase.hold : null;
}

/**
 * The next phase. An event that does not fit the current phase changes nothing: a late response must not undo a
 * payment.
 */
export function nextPhase(phase: CheckoutPhase, event: CheckoutEvent): CheckoutPhase {
  const hold = holdOf(phase);
  switch (event.type) {
    case 'sent':
      return { name: 'sending', isChecking: false };
    case 'challenge received':
      return phase.name === 'sending' ? { name: 'sending', isChecking: true } : phase;
    case 'corrections needed':
      return START;
    case 'code required':
      return { name: 'proving', coded: event.coded };
    case 'booked unpaid':
      return { name: 'paid', reference: event.reference, token: event.token, isUnpaid: true };
    case 'paying':
      return { name: 'paying', hold: event.hold };
    case 'checkout closed':
      if (!hold || phase.name !== 'paying') return phase;
      return event.hasFailed ? { name: 'held', hold, hasFailed: true } : { name: 'held', hold };
    case 'time left changed':
      return phase.name === 'held' ? { ...phase, hold: { ...phase.hold, endsAt: event.endsAt } } : phase;
    case 'payment made':
      return hold ? { name: 'confirming', hold } : phase;
    case 'no decision yet':
      return hold ? { name: 'undecided', hold } : phase;
    case 'confirmed':
      return { name: 'paid', reference: event.reference, token: hold?.token ?? null };
    case 'failed': {
      const { message, alternatives = [], keepsHold = false } = event;
      const reference = hold?.booking.reference ?? null;
      return {
        name: 'failed',
        failure: { message, alternatives, reference, hold: keepsHold ? hold : null },
      };
    }
    case 'hold expired':
      return phase.name === 'held' || phase.name === 'proving'
        ? { name: 'expired', isUnpaid: phase.name === 'proving' }
        : phase;
    case 'acknowledged':
      if (phase.name !== 'failed') return START;
      return phase.failure.hold ? { name: 'held', hold: phase.failure.hold } : START;
    case 'dismissed':
      return DISMISSIBLE.includes(phase.name) ? START : phase;
  }
}
