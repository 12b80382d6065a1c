import type { StateMachine } from '../../platform/states/state-machine';

export const BookingChangeStatus = {
  HELD: 'HELD',
  APPLIED: 'APPLIED',
  EXPIRED: 'EXPIRED',
  REFUNDED: 'REFUNDED',
} as const;
export type BookingChangeStatus = (typeof BookingChangeStatus)[keyof typeof BookingChangeStatus];

/** The states of a change of a booking. One that costs nothing more is applied at once. */
export const bookingChangeStates: StateMachine<BookingChangeStatus> = {
  name: 'booking change',
  initial: ['HELD', 'APPLIED'],
  transitions: {
    // Its nights are held until the difference is paid.
    HELD: ['APPLIED', 'EXPIRED'],
    // Paid late: rooms were found again, or the money goes back.
    EXPIRED: ['APPLIED', 'REFUNDED'],
    APPLIED: [],
    REFUNDED: [],
  },
};
