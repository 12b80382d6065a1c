import { DATES_AS_IN } from '../texts/locale';
import { whenFirstUsed } from '../when-first-used';

/** A calendar date without time or zone, `YYYY-MM-DD`, as in date inputs and in the schema. */
export type PlainDate = string;

const MILLISECONDS_A_DAY = 86_400_000;

// Only for arithmetic: midnight in UTC, where every day has 24 hours. Never shown, never sent.
function dayNumber(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_A_DAY;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date((dayNumber(date) + days) * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** The nights of the stay [check-in, check-out); zero or negative when there are none. */
export function nightsBetween(checkin: PlainDate, checkout: PlainDate): number {
  return dayNumber(checkout) - dayNumber(checkin);
}

const WRITTEN = whenFirstUsed(
  () =>
    new Intl.DateTimeFormat(DATES_AS_IN, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

/** 'Fri, 20 November 2026', the same day in every time zone. */
export function writeDate(date: PlainDate): string {
  return WRITTEN().format(new Date(`${date}T00:00:00Z`));
}

/** A date as `writeDate` writes it, for a narrow place: no line ends within the date. */
export function writeWholeDate(date: PlainDate): string {
  return writeDate(date).replaceAll(' ', '\u00A0');
}

const WRITTEN_DAY = whenFirstUsed(
  () =>
    new Intl.DateTimeFormat(DATES_AS_IN, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

/** '20 November 2026' */
export function writeDay(date: PlainDate): string {
  return WRITTEN_DAY().format(new Date(`${date}T00:00:00Z`));
}

const WRITTEN_NEAR_DATE = whenFirstUsed(
  () =>
    new Intl.DateTimeFormat(DATES_AS_IN, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
);

/** 'Fri, 20 Nov', where the year is clear. */
export function writeNearDate(date: PlainDate): string {
  return WRITTEN_NEAR_DATE().format(new Date(`${date}T00:00:00Z`));
}

const WRITTEN_WEEKDAY = whenFirstUsed(
  () => new Intl.DateTimeFormat(DATES_AS_IN, { timeZone: 'UTC', weekday: 'short' }),
);

/** 'Fri' */
export function writeWeekday(date: PlainDate): string {
  return WRITTEN_WEEKDAY().format(new Date(`${date}T00:00:00Z`));
}
