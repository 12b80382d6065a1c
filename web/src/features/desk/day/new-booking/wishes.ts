import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { NEW_BOOKING_PATH } from '../../../../lib/desk-paths';
import type { NewBookingValues } from './new-booking-values';

/** What a link to the form begins it with. */
interface Wishes {
  type: string;
  /** The room's number; left out for any room of the type. */
  room?: string;
  checkin: PlainDate;
  checkout: PlainDate;
}

/** The address of the form with these wishes. */
export function newBookingPath({ type, room, checkin, checkout }: Wishes): string {
  const wishes = new URLSearchParams({ type, ...(room ? { room } : {}), checkin, checkout });
  return `${NEW_BOOKING_PATH}?${wishes.toString()}`;
}

/** The form with what its address wishes. The server checks it as it checks what is typed. */
export function withWishes(values: NewBookingValues, address: URLSearchParams): NewBookingValues {
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
