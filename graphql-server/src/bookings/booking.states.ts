import type { StateMachine } from '../platform/states/state-machine';

export const BookingStatus = {
  HELD: 'HELD',
  CONFIRMED: 'CONFIRMED',
  EXPIRED: 'EXPIRED',
} as const;
export type BookingStatus = (typeof BookingStatus)[keyof typeof BookingStatus];

/** A booking's life. */
export const bookingStates: StateMachine<BookingStatus> = {
  name: 'booking',
  initial: ['HELD'],
  transitions: {
    HELD: ['CONFIRMED', 'EXPIRED'],
    // A payment that arrives late confirms the booking when a room of its type can be found again.
    EXPIRED: ['CONFIRMED'],
    CONFIRMED: [],
  },
};
