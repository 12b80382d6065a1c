import { addDays, daysBetween, type PlainDate } from '../../platform/time/dates';

/** How many days before the balance is due each reminder is sent. */
const REMINDER_DAYS = { SEVEN_DAYS: 7, TWO_DAYS: 2, ON_THE_DAY: 0 } as const;
/** The time of day at the hotel before which no reminder is sent: nobody wants to be reminded at night. */
export const REMINDERS_FROM = '09:00';

export type ReminderKind = keyof typeof REMINDER_DAYS;
/** A reminder that was sent: before the day, or the warning before the booking is cancelled. */
export type RecordedReminder = ReminderKind | 'BEFORE_RELEASE';

/** The days before the balance is due on which the first reminder is sent. */
export const MOST_REMINDER_DAYS = Math.max(...Object.values(REMINDER_DAYS));

const IN_ORDER: readonly ReminderKind[] = ['ON_THE_DAY', 'TWO_DAYS', 'SEVEN_DAYS'];

/**
 * The reminder that is sent on that day, unless it was sent before; null for no reminder. After a pause of the server only
 * the latest reminder is sent. A guest who booked on its day or later has just read when the rest is due.
 */
export function reminderOn(
  today: PlainDate,
  { dueOn, confirmedOn }: { dueOn: PlainDate; confirmedOn: PlainDate },
): ReminderKind | null {
  const daysLeft = daysBetween(today, dueOn);
  if (daysLeft < 0) return null;
  const kind = IN_ORDER.find((one) => daysLeft <= REMINDER_DAYS[one]) ?? null;
  return kind && confirmedOn < addDays(dueOn, -REMINDER_DAYS[kind]) ? kind : null;
}
