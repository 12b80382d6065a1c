import { addMonths, timeOfDayInZone, type PlainDate } from '../../platform/time/dates';
import type { Property } from './property.entity';

/** From when, how far ahead and how long a stay can be booked. */
export type BookingWindow = Pick<
  Property,
  'bookingWindowMonths' | 'maximumNights' | 'lastSameDayBooking' | 'timeZone'
>;

/** The last day on which a stay that is booked today may begin. */
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
