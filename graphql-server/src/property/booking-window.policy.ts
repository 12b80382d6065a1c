import { addMonths, type PlainDate } from '../platform/time/dates';
import type { Property } from './property.entity';

/** How far ahead and how long a stay can be booked. */
export type BookingWindow = Pick<Property, 'bookingWindowMonths' | 'maximumNights'>;

/** The last day on which a stay that is booked today may begin. */
export function lastCheckin(
  today: PlainDate,
  { bookingWindowMonths }: Pick<BookingWindow, 'bookingWindowMonths'>,
): PlainDate {
  return addMonths(today, bookingWindowMonths);
}
