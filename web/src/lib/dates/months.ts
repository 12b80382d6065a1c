import { DATES_AS_IN } from '../texts/locale';
import { whenFirstUsed } from '../when-first-used';
import { addDays, type PlainDate } from './plain-dates';

/** The first day of the date's month, or of a month `later` months after it. */
export function firstOfMonth(date: PlainDate, later = 0): PlainDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}

/** The date some months later or earlier: the same day, or the month's last day if it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const last = addDays(firstOfMonth(date, months + 1), -1);
  const same = `${last.slice(0, 8)}${date.slice(8)}`;
  return same < last ? same : last;
}

/** Days since the week's first day, which is Monday: 0 to 6. */
export function weekdayIndex(date: PlainDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

const WRITTEN_MONTH = whenFirstUsed(
  () =>
    new Intl.DateTimeFormat(DATES_AS_IN, {
      timeZone: 'UTC',
      month: 'long',
      year: 'numeric',
    }),
);

/** 'November 2026' */
export function writeMonth(date: PlainDate): string {
  return WRITTEN_MONTH().format(new Date(`${date}T00:00:00Z`));
}

/** 'Mon' or 'Monday' */
export function writeWeekday(date: PlainDate, weekday: 'short' | 'long'): string {
  const format = new Intl.DateTimeFormat(DATES_AS_IN, { timeZone: 'UTC', weekday });
  return format.format(new Date(`${date}T00:00:00Z`));
}
