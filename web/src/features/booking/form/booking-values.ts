import type { UseFormReturn } from 'react-hook-form';
import { addDays, type PlainDate } from '../../../lib/dates/plain-dates';
import type { BookingForm } from '../checkout/use-booking-request';
import type { RoomTypeName } from '../../../lib/room-type-name';

/** The values of the form's inputs: all text. */
export interface BookingValues {
  name: string;
  email: string;
  phone: string;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: string;
  roomType: RoomTypeName;
  specialRequests: string;
}

export type BookingFormControl = UseFormReturn<BookingValues>;

export const EMPTY_VALUES: BookingValues = {
  name: '',
  email: '',
  phone: '',
  checkin: '',
  checkout: '',
  guests: '1',
  // The first one on sale, once the types are known.
  roomType: '',
  specialRequests: '',
};

/** The check-out for a chosen check-in: the next day, unless it is already later. */
export function checkoutAfter(checkin: PlainDate, checkout: PlainDate): PlainDate {
  if (!checkin) return checkout;
  return checkout > checkin ? checkout : addDays(checkin, 1);
}

/** The form as the server's input. */
export function bookingFormOf(values: BookingValues, expectedTotal: number | null): BookingForm {
  return {
    name: values.name,
    email: values.email,
    phone: values.phone,
    checkin: values.checkin,
    checkout: values.checkout,
    guests: Number(values.guests),
    roomType: values.roomType,
    specialRequests: values.specialRequests || null,
    expectedTotal,
  };
}

/** The stay to quote; null while it is incomplete or invalid. */
export function quotableStay({ checkin, checkout, guests, roomType }: BookingValues) {
  const count = Number(guests);
  if (!roomType || !checkin || !checkout || checkout <= checkin || !Number.isInteger(count) || count < 1)
    return null;
  return { checkin, checkout, guests: count, roomType };
}

/** Whether the schema's name of a field is one of the form's. */
export function isField(name: string): name is keyof BookingValues {
  return name in EMPTY_VALUES;
}
