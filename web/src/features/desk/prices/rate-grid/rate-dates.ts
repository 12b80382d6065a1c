import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';

/** Rates of single dates are written for five years at most. */
const DAYS_AHEAD = 1_830;

/** The last date that a grid may begin on. */
export const lastFirstDay = (today: PlainDate): PlainDate => addDays(today, DAYS_AHEAD);

/** The date, or the nearest one that a grid may begin on. */
export function withinRange(date: PlainDate, today: PlainDate): PlainDate {
  const last = lastFirstDay(today);
  if (date < today) return today;
  return date > last ? last : date;
}
