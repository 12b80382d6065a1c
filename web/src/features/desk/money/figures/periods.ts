import { addDays, nightsBetween, type PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';

/** Days of the hotel, both included. */
export interface Period {
  from: PlainDate;
  to: PlainDate;
}

/** Up to this number, days are shown one by one; longer periods by month. */
const DAYS_ONE_BY_ONE = 62;
const MONTHS_A_YEAR = 12;
/** April. */
const FINANCIAL_YEAR_BEGINS = 3;

function firstOfMonth(year: number, month: number): PlainDate {
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function months(year: number, month: number, count: number): Period {
  return { from: firstOfMonth(year, month), to: addDays(firstOfMonth(year, month + count), -1) };
}

/** The periods that the desk uses most, as of today. */
export function usualPeriods(today: PlainDate): { name: string; period: Period }[] {
  const [year = 0, number = 1] = today.split('-').map(Number);
  const month = number - 1;
  const financialYear = month < FINANCIAL_YEAR_BEGINS ? year - 1 : year;
  return [
    { name: t`This month`, period: months(year, month, 1) },
    { name: t`Last month`, period: months(year, month - 1, 1) },
    { name: t`This year`, period: months(year, 0, MONTHS_A_YEAR) },
    { name: t`Financial year`, period: months(financialYear, FINANCIAL_YEAR_BEGINS, MONTHS_A_YEAR) },
    { name: t`Last financial year`, period: months(financialYear - 1, FINANCIAL_YEAR_BEGINS, MONTHS_A_YEAR) },
  ];
}

/** Whether the days of the period are shown one by one. */
export function isByDay({ from, to }: Period): boolean {
  return nightsBetween(from, to) < DAYS_ONE_BY_ONE;
}
