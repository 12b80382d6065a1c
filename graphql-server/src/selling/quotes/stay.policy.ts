import type { HotelTime } from '../../platform/time/clock';
import { addDays, daysBetween, type PlainDate } from '../../platform/time/dates';
import { isTonightClosed, lastCheckin, type BookingWindow } from '../property/booking-window.policy';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';

/** The most stays in a booking on the site. Each is in a room of its own. */
export const MAXIMUM_STAYS = 5;

/** The most stays in a booking by the desk. */
export const MAXIMUM_DESK_STAYS = 30;

/** Faults of a stay [check-in, check-out) at the hotel's time; empty when it may be booked. */
export function stayFaults(
  stay: { checkin: PlainDate; checkout: PlainDate },
  { now, today }: HotelTime,
  window: BookingWindow,
): FieldFaultParts[] {
  const { bookingWindowMonths: months, maximumNights } = window;
  const faults: FieldFaultParts[] = [];
  const last = lastCheckin(today, window);
  if (stay.checkin < today) faults.push(fieldFault('checkin', 'CHECKIN_TOO_EARLY', { today }));
  const closing = window.lastSameDayBooking;
  if (stay.checkin === today && closing !== null && isTonightClosed(now, window))
    faults.push(fieldFault('checkin', 'SAME_DAY_CLOSED', { time: closing, first: addDays(today, 1) }));
  if (stay.checkin > last) faults.push(fieldFault('checkin', 'CHECKIN_TOO_LATE', { last, months }));
  const nights = daysBetween(stay.checkin, stay.checkout);
  if (nights < 1) faults.push(fieldFault('checkout', 'CHECKOUT_TOO_EARLY'));
  if (nights > maximumNights) faults.push(fieldFault('checkout', 'STAY_TOO_LONG', { nights: maximumNights }));
  return faults;
}

/** The fault of a room type that the hotel does not have. It does not repeat the sent value. */
export const UNKNOWN_ROOM_TYPE = fieldFault('roomType', 'ROOM_TYPE_UNKNOWN');

/** The fault of a room type that is not on sale. */
export const ROOM_TYPE_NOT_ON_SALE = fieldFault('roomType', 'ROOM_TYPE_NOT_ON_SALE');

/** Faults of the number of stays in one booking. */
export function stayCountFaults(
  stays: number,
  { most, field }: { most: number; field: string } = { most: MAXIMUM_STAYS, field: 'furtherStays' },
): FieldFaultParts[] {
  return stays <= most ? [] : [fieldFault(field, 'TOO_MANY_STAYS', { stays: most })];
}

/** The prefix of the fields of a stay in the booking form. Stays after the first are in the list `furtherStays`. */
export function formPrefix(index: number): string {
  return index === 0 ? '' : `furtherStays.${index - 1}.`;
}
