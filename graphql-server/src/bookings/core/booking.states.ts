import type { StateMachine } from '../../platform/states/state-machine';

export const BookingStatus = {
  HELD: 'HELD',
  TENTATIVE: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;
export type BookingStatus = (typeof BookingStatus)[keyof typeof BookingStatus];

/** The states of a booking. */
export const bookingStates: StateMachine<BookingStatus> = {
  name: 'booking',
  // Bookings of the desk that are paid at the hotel are confirmed at once, because their terms require no payment now.
  initial: ['HELD', 'TENTATIVE', 'CONFIRMED'],
  transitions: {
    HELD: ['CONFIRMED', 'EXPIRED'],
    // The desk keeps the rooms until the option date, without payment.
    TENTATIVE: ['CONFIRMED', 'EXPIRED'],
    // A late payment confirms the booking when a room of its type is free.
    EXPIRED: ['CONFIRMED'],
    // When the last stay is cancelled.
    CONFIRMED: ['CANCELLED'],
    // The desk takes a cancellation back.
    CANCELLED: ['CONFIRMED'],
  },
};
