import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';

/** Rates of single dates can be set up to five years ahead. */
const DAYS_AHEAD = 1_830;

/** The last first date of a grid. */
export const lastFirstDay = (today: PlainDate): PlainDate => addDays(today, DAYS_AHEAD);

/** The date, or the nearest valid first date of a grid. */
export function withinRange(date: PlainDate, today: PlainDate): PlainDate {
  const last = lastFirstDay(today);
  if (date < today) return today;
  return date > last ? last : date;
}
