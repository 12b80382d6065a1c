import type { StateMachine } from '../../platform/states/state-machine';

export const BookingChangeStatus = {
  HELD: 'HELD',
  APPLIED: 'APPLIED',
  EXPIRED: 'EXPIRED',
  REFUNDED: 'REFUNDED',
} as const;
export type BookingChangeStatus = (typeof BookingChangeStatus)[keyof typeof BookingChangeStatus];

/** The states of a change of a booking. A change that costs nothing more is applied at once. */
export const bookingChangeStates: StateMachine<BookingChangeStatus> = {
  name: 'booking change',
  initial: ['HELD', 'APPLIED'],
  transitions: {
    // The nights are held until the difference is paid.
    HELD: ['APPLIED', 'EXPIRED'],
    // For late payments: rooms are found again, or the money is refunded.
    EXPIRED: ['APPLIED', 'REFUNDED'],
    APPLIED: [],
    REFUNDED: [],
  },
};
