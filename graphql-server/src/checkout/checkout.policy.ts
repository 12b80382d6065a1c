import { LATE_WINDOW_MINUTES } from '../bookings/checkout-durations.policy';
import type { HotelTime } from '../platform/time/clock';
import type { PlainDate } from '../platform/time/dates';

/** True while a payment for a lapsed hold may still confirm it: within the window, and not after the day of check-in. */
export function isWithinLateWindow(
  booking: { expiredAt: Date | null; checkin: PlainDate },
  { now, today }: HotelTime,
): boolean {
  if (!booking.expiredAt || booking.checkin < today) return false;
  return now.getTime() - booking.expiredAt.getTime() <= LATE_WINDOW_MINUTES * 60_000;
}
