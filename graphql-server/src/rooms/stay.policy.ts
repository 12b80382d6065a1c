import type { HotelTime } from '../platform/time/clock';
import { addDays, daysBetween, type PlainDate } from '../platform/time/dates';
import { isTonightClosed, lastCheckin, type BookingWindow } from '../property/booking-window.policy';
import { fieldFault, type FieldFaultParts } from '../platform/refusals/sentence';
import type { RoomType } from './room-type.entity';

/** One booking on the site has at most so many stays, each in a room of its own. */
const MAXIMUM_STAYS = 5;

/** Faults of a stay [check-in, check-out) as seen at the hotel's time; none when it may be booked. */
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

/** Faults of the number of guests for one room of that type. */
export function guestFaults(guests: number, { name, capacity }: RoomType): FieldFaultParts[] {
  if (guests < 1) return [fieldFault('guests', 'GUESTS_TOO_FEW')];
  if (guests <= capacity) return [];
  return [fieldFault('guests', 'GUESTS_TOO_MANY', { roomType: name, capacity })];
}

/** The fault of a room type that the hotel does not have. It does not repeat what was sent. */
export const UNKNOWN_ROOM_TYPE = fieldFault('roomType', 'ROOM_TYPE_UNKNOWN');

/** The fault of a room type that is not on sale. */
export const ROOM_TYPE_NOT_ON_SALE = fieldFault('roomType', 'ROOM_TYPE_NOT_ON_SALE');

/** Faults of the number of stays in one booking. */
export function stayCountFaults(stays: number): FieldFaultParts[] {
  return stays <= MAXIMUM_STAYS
    ? []
    : [fieldFault('furtherStays', 'TOO_MANY_STAYS', { stays: MAXIMUM_STAYS })];
}

/** What the fields of a stay of the booking form begin with. Stays after the first are in the list `furtherStays`. */
export function formPrefix(index: number): string {
  return index === 0 ? '' : `furtherStays.${index - 1}.`;
}
