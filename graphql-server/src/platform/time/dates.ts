import { LOCALES, type Locale } from '../locale/locale';

/** A calendar date without time or zone: `YYYY-MM-DD`. It is always a string, so that no zone shifts a stay. */
export type PlainDate = string;

const MILLISECONDS_A_DAY = 86_400_000;
// PostgreSQL's calendar has no year 0.
const PLAIN_DATE = /^(?!0000)(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/;
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 2;

function dayNumber(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_A_DAY;
}

function fromDayNumber(day: number): PlainDate {
  return new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/**
 * True for a date of the calendar, but not for `2026-02-30` or `2026-2-3`. It must be fast: the timeline's response has
 * a thousand dates.
 */
export function isPlainDate(text: string): boolean {
  const [, year, month, day] = (PLAIN_DATE.exec(text) ?? []).map(Number);
  if (!year || !month || !day) return false;
  const leapDay = Number(month === FEBRUARY && isLeapYear(year));
  return day <= (DAYS_OF_MONTHS[month - 1] ?? 0) + leapDay;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The date with this day in a later month, or that month's last day when it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Whole days from the first date to the second; negative when the second comes first. */
export function daysBetween(first: PlainDate, second: PlainDate): number {
  return dayNumber(second) - dayNumber(first);
}

/** The nights of the half-open stay [check-in, check-out). */
export function nightsOf(checkin: PlainDate, checkout: PlainDate): PlainDate[] {
  const nights: PlainDate[] = [];
  for (let night = checkin; night < checkout; night = addDays(night, 1)) nights.push(night);
  return nights;
}

// Creating a format takes a hundred times as long as using it.
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** The calendar date at the instant in this zone (IANA name). */
export function dateInZone(instant: Date, timeZone: string): PlainDate {
  return calendarOf(timeZone).format(instant);
}

const minutes = new Map<string, Intl.DateTimeFormat>();

/**
 * Date and time at the instant in this zone (IANA name), in a form that spreadsheets can read, such as '2026-11-21
 * 00:10'.
 */
export function timeInZone(instant: Date, timeZone: string): string {
  const known = minutes.get(timeZone);
  // The Swedish locale writes dates in ISO 8601.
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  if (!known) minutes.set(timeZone, format);
  return format.format(instant);
}

/** The time of day at the instant in this zone (IANA name), as HH:MM. */
export function timeOfDayInZone(instant: Date, timeZone: string): string {
  return timeInZone(instant, timeZone).slice(-5);
}

/** Writes '14:00' as '2:00 pm'. */
export function timeInWords(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** The time on the next date at which the hotel's day ends. Until then the desk works for the previous night. */
export const BUSINESS_DAY_ENDS = '06:00';

/** The business day of the desk at the instant in this zone (IANA name): until 06:00 it is the previous date. */
export function businessDayInZone(instant: Date, timeZone: string): PlainDate {
  const date = dateInZone(instant, timeZone);
  return timeOfDayInZone(instant, timeZone) < BUSINESS_DAY_ENDS ? addDays(date, -1) : date;
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** The local time in this zone, as if it were UTC. Both in milliseconds. */
function wallClockOf(instant: number, timeZone: string): number {
  const known = wallClocks.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  if (!known) wallClocks.set(timeZone, format);
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

const MILLISECONDS_AN_HOUR = 3_600_000;
// Zones are from 12 hours behind UTC to 14 hours before it; an hour more, since clocks may change then.
const FURTHEST_BEFORE_UTC = 15 * MILLISECONDS_AN_HOUR;
const FURTHEST_BEHIND_UTC = 13 * MILLISECONDS_AN_HOUR;

/** The first instant between the two, in milliseconds, at which clocks in the zone show that time or a later one. */
function firstShowing(wallClock: number, timeZone: string, from: number, until: number): number {
  let [before, after] = [from, until];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallClockOf(middle, timeZone) < wallClock) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * The instant at which clocks in that zone (IANA name) show the time (HH:MM) on that day: the first of two when clocks go
 * back over it, or the first later time that they show when they jump over it.
 */
export function instantInZone(date: PlainDate, time: string, timeZone: string): Date {
  const wallClock = Date.parse(`${date}T${time}:00Z`);
  const [from, until] = [wallClock - FURTHEST_BEFORE_UTC, wallClock + FURTHEST_BEHIND_UTC];
  // Clocks have the offset of the day before or the offset of the day itself.
  const [earlier = from, later = from] = [from, until]
    .map((instant) => wallClock - (wallClockOf(instant, timeZone) - instant))
    .toSorted((one, other) => one - other);
  if (wallClockOf(earlier, timeZone) === wallClock) return new Date(earlier);
  if (wallClockOf(later, timeZone) === wallClock) return new Date(later);
  return new Date(firstShowing(wallClock, timeZone, from, until));
}

/** The instant at which that day begins in that zone (IANA name), which is not always 00:00. */
export function startOfDay(date: PlainDate, timeZone: string): Date {
  return instantInZone(date, '00:00', timeZone);
}

// Making a format takes longer than writing a hundred dates with it.
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateInStyle(date: PlainDate, locale: Locale, dateStyle: 'full' | 'medium'): string {
  const key = `${locale} ${dateStyle}`;
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(LOCALES[locale].datesAsIn, { timeZone: 'UTC', dateStyle });
  dateFormats.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** A date in words for mails and other texts: 'Friday, 20 November 2026'. */
export function longDate(date: PlainDate, locale: Locale): string {
  return dateInStyle(date, locale, 'full');
}

/** A date within a sentence: '2 Jan 2027'. */
export function shortDate(date: PlainDate, locale: Locale): string {
  return dateInStyle(date, locale, 'medium');
}

const MINUTE = 60_000;
const momentsInZone = new Map<string, Intl.DateTimeFormat>();

/**
 * The last whole minute before the instant in this zone (IANA name), such as 'Sun 7 Feb 2027, 23:59': guests do not
 * read midnight as the end of a day.
 */
export function lastMinuteInWords(instant: Date, timeZone: string, locale: Locale): string {
  const key = `${locale} ${timeZone}`;
  const format =
    momentsInZone.get(key) ??
    new Intl.DateTimeFormat(LOCALES[locale].datesAsIn, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  momentsInZone.set(key, format);
  return format.format(new Date(instant.getTime() - MINUTE)).replace(',', '');
}
