import type { StateMachine } from '../platform/state-machine';

export const BookingStatus = {
  HELD: 'HELD',
  CONFIRMED: 'CONFIRMED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;
export type BookingStatus = (typeof BookingStatus)[keyof typeof BookingStatus];

/** A booking's life. Cancelling is not offered yet; its state is kept so that history need not change for it. */
export const bookingStates: StateMachine<BookingStatus> = {
  name: 'booking',
  initial: ['HELD'],
  transitions: {
    HELD: ['CONFIRMED', 'EXPIRED', 'CANCELLED'],
    // A payment that arrives late confirms the booking when a room of its type can be found again.
    EXPIRED: ['CONFIRMED'],
    CONFIRMED: ['CANCELLED'],
    CANCELLED: [],
  },
};
