import { addMonths, timeOfDayInZone, type PlainDate } from '../../platform/time/dates';
import type { Property } from './property.entity';

/** How early, how far ahead and how long a stay can be booked. */
export type BookingWindow = Pick<
  Property,
  'bookingWindowMonths' | 'maximumNights' | 'lastSameDayBooking' | 'timeZone'
>;

/** The last check-in day that can be booked today. */
export function lastCheckin(
  today: PlainDate,
  { bookingWindowMonths }: Pick<BookingWindow, 'bookingWindowMonths'>,
): PlainDate {
  return addMonths(today, bookingWindowMonths);
}

/** Whether it is too late to book a room for tonight. */
export function isTonightClosed(
  now: Date,
  { lastSameDayBooking, timeZone }: Pick<BookingWindow, 'lastSameDayBooking' | 'timeZone'>,
): boolean {
  return lastSameDayBooking !== null && timeOfDayInZone(now, timeZone) > lastSameDayBooking;
}
