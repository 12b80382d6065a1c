import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';

/** The days between which a request can end. */
export interface RequestDays {
  today: PlainDate;
  checkin: PlainDate;
  /** The last date of the option of a tentative booking; null for other bookings. */
  optionUntil: PlainDate | null;
}

interface OfferedDate {
  label: string;
  date: PlainDate;
}

const DAYS_TO_PAY = 3;
const DAYS_A_WEEK = 7;

const earliest = (...dates: readonly PlainDate[]): PlainDate => dates.toSorted()[0] ?? '';

/**
 * The last day that can be chosen: the end of the option, or the day of check-in; today when the guest may already be
 * in the house.
 */
function lastDay({ today, checkin, optionUntil }: RequestDays): PlainDate {
  const last = earliest(checkin, optionUntil ?? checkin);
  return last < today ? today : last;
}

/** Gives the guest three days, but not longer than until the check-in or the end of the option. */
export function proposedDate(days: RequestDays): PlainDate {
  return earliest(addDays(days.today, DAYS_TO_PAY), lastDay(days));
}

/** The dates that one press chooses, each once. */
export function offeredDates(days: RequestDays): OfferedDate[] {
  const { today, checkin, optionUntil } = days;
  const last = lastDay(days);
  const dates = [
    { label: t`Today`, date: today },
    { label: t`In ${DAYS_TO_PAY} days`, date: addDays(today, DAYS_TO_PAY) },
    { label: t`In a week`, date: addDays(today, DAYS_A_WEEK) },
    ...(optionUntil === null ? [] : [{ label: t`End of the option`, date: optionUntil }]),
    { label: t`Day of check-in`, date: checkin },
  ].filter(({ date }) => date >= today && date <= last);
  return dates.filter(({ date }, place) => dates.findIndex((other) => other.date === date) === place);
}
