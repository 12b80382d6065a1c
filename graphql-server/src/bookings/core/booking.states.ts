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
  // Confirmed at once when the terms ask for nothing now: the desk's bookings, which are paid at the hotel.
  initial: ['HELD', 'TENTATIVE', 'CONFIRMED'],
  transitions: {
    HELD: ['CONFIRMED', 'EXPIRED'],
    // The desk keeps it until its option date, without payment.
    TENTATIVE: ['CONFIRMED', 'EXPIRED'],
    // A late payment confirms the booking when a room of its type is free.
    EXPIRED: ['CONFIRMED'],
    // When the last of its stays is cancelled.
    CONFIRMED: ['CANCELLED'],
    CANCELLED: [],
  },
};
