import { writeRate, type Money } from '../../../../lib/money';
import type { RateBookPage_RatesFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';
import { RULES } from './rate-edit';

export const WEEKDAYS: readonly string[] = [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`];

/** 'Fri, Sat'; 1 is Monday. */
export const weekdaysInWords = (weekdays: readonly number[]): string =>
  weekdays.map((day) => WEEKDAYS[day - 1] ?? '').join(', ');

interface OnDates {
  from: string;
  to: string;
  weekdays: readonly number[];
  roomTypes: readonly string[];
}

/** Such as 'Sun, 20 December 2026 to Tue, 5 January 2027 · Fri, Sat · Deluxe'. */
export function datesInWords({ from, to, weekdays, roomTypes }: OnDates): string {
  const range = from === to ? writeDate(from) : t`${writeDate(from)} to ${writeDate(to)}`;
  return [range, weekdaysInWords(weekdays), roomTypes.join(', ')].filter(Boolean).join(' · ');
}

/** Such as '+40% on the base rate', or '$250 a night'. */
export function changeInWords(
  { kind, cents, hundredths }: RateBookPage_RatesFragment['seasons'][number]['change'],
  currency: Money['currency'],
): string {
  if (kind === 'AMOUNT') return t`${writeRate({ amount: cents ?? 0, currency })} a night`;
  const percent = (hundredths ?? 0) / 100;
  return t`${percent > 0 ? `+${percent}` : String(percent)}% on the base rate`;
}

export function ruleInWords({
  kind,
  nights,
  days,
}: RateBookPage_RatesFragment['restrictions'][number]['rule']): string {
  if (nights !== null) return `${RULES[kind]}: ${plural(nights, { one: '# night', other: '# nights' })}`;
  if (days !== null) return `${RULES[kind]}: ${plural(days, { one: '# day', other: '# days' })}`;
  return RULES[kind];
}
