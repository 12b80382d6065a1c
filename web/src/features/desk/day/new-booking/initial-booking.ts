import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { NEW_BOOKING_PATH } from '../../../../lib/desk-paths';
import type { NewBookingValues } from './new-booking-values';

/** The initial values in a link to the form. */
interface InitialBooking {
  type: string;
  /** The room number; omitted for any room of the type. */
  room?: string;
  checkin: PlainDate;
  checkout: PlainDate;
}

/** The address of the form with these initial values. */
export function newBookingPath({ type, room, checkin, checkout }: InitialBooking): string {
  const wishes = new URLSearchParams({ type, ...(room ? { room } : {}), checkin, checkout });
  return `${NEW_BOOKING_PATH}?${wishes.toString()}`;
}

/** The form with the initial values of its address. The server checks them like typed values. */
export function withInitialBooking(values: NewBookingValues, address: URLSearchParams): NewBookingValues {
  const wish = (name: string, otherwise: string) => address.get(name) || otherwise;
  const lines = values.lines.map((line) => ({
    ...line,
    roomType: wish('type', line.roomType),
    roomNumber: wish('room', line.roomNumber),
  }));
  return {
    ...values,
    lines,
    checkin: wish('checkin', values.checkin),
    checkout: wish('checkout', values.checkout),
  };
}
