import type { RateGridTable_GridFragment } from '../../../../generated/graphql';
import { writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { writeMoney, writeRate } from '../../../../lib/money';
import { DATES_AS_IN } from '../../../../lib/texts/locale';
import { plural, t } from '../../../../lib/texts/texts';
import { ruleInWords } from '../rate-book/rate-words';

export type GridRow = RateGridTable_GridFragment['rows'][number];
export type GridNight = GridRow['nights'][number];
type Rule = GridNight['restrictions'][number];

const DAY_AND_MONTH = new Intl.DateTimeFormat(DATES_AS_IN, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
});

/** '20 Nov' */
export function writeDayAndMonth(date: PlainDate): string {
  return DAY_AND_MONTH.format(new Date(`${date}T00:00:00Z`));
}

/** The source of the rate, in a word. */
const SHORT_SOURCES: Readonly<Record<GridNight['source'], string>> = {
  OVERRIDE: t`Own`,
  SEASON: t`Season`,
  BASE: t`Base`,
};

export const shortSource = ({ source }: GridNight): string => SHORT_SOURCES[source];

function sourceInWords({ source, season }: GridNight): string {
  if (source === 'SEASON') return t`season ${season ?? ''}`;
  return source === 'OVERRIDE' ? t`rate of this date` : t`base rate`;
}

const SHORT_RULES: Readonly<Record<Rule['kind'], (count: number) => string>> = {
  MINIMUM_NIGHTS_BY_ARRIVAL: (nights) => t`arrive: ${nights}+`,
  MAXIMUM_NIGHTS_BY_ARRIVAL: (nights) => t`arrive: ≤ ${nights}`,
  MINIMUM_NIGHTS_OF_STAYS: (nights) => plural(nights, { one: '#+ night', other: '#+ nights' }),
  CLOSED_TO_ARRIVAL: () => t`no arrival`,
  CLOSED_TO_DEPARTURE: () => t`no departure`,
  STOP_SALE: () => t`closed for sale`,
  BOOK_DAYS_BEFORE_AT_LEAST: (days) => t`${days}+ days before`,
  BOOK_DAYS_BEFORE_AT_MOST: (days) => t`≤ ${days} days before`,
};

/** A restriction in short form, for a cell. */
export const shortRule = ({ kind, nights, days }: Rule): string => SHORT_RULES[kind](nights ?? days ?? 0);

export const roomsLeft = (rooms: number): string =>
  rooms === 0 ? t`sold out` : plural(rooms, { one: '# left', other: '# left' });

/** The name of a cell for screen readers: room type and date, rate and source, and rules. */
export function nightInWords({ title }: Pick<GridRow, 'title'>, night: GridNight): string {
  return [
    title,
    writeDate(night.date),
    t`${writeRate(night.rate)} a night`,
    sourceInWords(night),
    ...night.restrictions.map(ruleInWords),
    ...(night.roomsFree === null ? [] : [roomsLeft(night.roomsFree)]),
    ...(night.slabWarning ? [t`near the tax limit`] : []),
  ].join(', ');
}

/** The price of the night, and its source. */
export function priceInWords(night: GridNight): string {
  return t`${writeRate(night.rate)}, ${sourceInWords(night)}. A guest pays ${writeMoney(night.total)} with tax.`;
}
