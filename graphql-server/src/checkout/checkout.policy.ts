import type { PlainDate } from '../platform/time/dates';

/** A payment may come this long after its hold lapsed and still have a room found for it. */
const LATE_WINDOW_MINUTES = 60;

/** A hold whose payment cannot be asked about stays this long at most. */
export const UNREACHABLE_GRACE_MINUTES = 120;

/** True while a payment for a lapsed hold may still confirm it: within the hour, and not after the day of check-in. */
export function isWithinLateWindow(
  booking: { expiredAt: Date | null; checkin: PlainDate },
  now: Date,
  today: PlainDate,
): boolean {
  if (!booking.expiredAt || booking.checkin < today) return false;
  return now.getTime() - booking.expiredAt.getTime() <= LATE_WINDOW_MINUTES * 60_000;
}
