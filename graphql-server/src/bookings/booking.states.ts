import type { StateMachine } from '../platform/states/state-machine';

export const BookingStatus = {
  HELD: 'HELD',
  CONFIRMED: 'CONFIRMED',
  EXPIRED: 'EXPIRED',
} as const;
export type BookingStatus = (typeof BookingStatus)[keyof typeof BookingStatus];

/** The states of a booking. */
export const bookingStates: StateMachine<BookingStatus> = {
  name: 'booking',
  initial: ['HELD'],
  transitions: {
    HELD: ['CONFIRMED', 'EXPIRED'],
    // A late payment confirms the booking when a room of its type is free.
    EXPIRED: ['CONFIRMED'],
    CONFIRMED: [],
  },
};
