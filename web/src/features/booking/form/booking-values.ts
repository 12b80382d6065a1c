import type { UseFormReturn } from 'react-hook-form';
import type { RoomTypeName } from '../../../generated/graphql';
import { addDays, type PlainDate } from '../../../lib/dates/plain-dates';
import type { BookingForm } from '../checkout/use-booking-request';

/** The form's fields as inputs hold them: all text. */
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
  roomType: 'Single',
  specialRequests: '',
};

/** Where check-out goes when check-in is chosen: to the next day, unless it is later already. */
export function checkoutAfter(checkin: PlainDate, checkout: PlainDate): PlainDate {
  if (!checkin) return checkout;
  return checkout > checkin ? checkout : addDays(checkin, 1);
}

/** The form as the server takes it. */
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

/** The stay that can be quoted already; null while something of it is missing or makes no sense. */
export function quotableStay({ checkin, checkout, guests, roomType }: BookingValues) {
  const count = Number(guests);
  if (!checkin || !checkout || checkout <= checkin || !Number.isInteger(count) || count < 1) return null;
  return { checkin, checkout, guests: count, roomType };
}

/** The fields by their names in the schema, to put the server's faults where they belong. */
export function isField(name: string): name is keyof BookingValues {
  return name in EMPTY_VALUES;
}
