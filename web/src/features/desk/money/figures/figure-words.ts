import type {
  Figures_RowFragment,
  Figures_StepFragment,
  Figures_TotalFragment,
  FiguresOfHotelQuery,
} from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { DATES_AS_IN } from '../../../../lib/texts/locale';
import { t } from '../../../../lib/texts/texts';

type Figures = Extract<FiguresOfHotelQuery['figures'], { __typename: 'Figures' }>;
export type Period = Figures['period'];
export type YearBefore = Figures['yearBefore'];
export type Figure = Figures_RowFragment;
export type Step = Figures_StepFragment;
export type Total = Figures_TotalFragment;

const COUNT = new Intl.NumberFormat('en-IN');
const MONTH = new Intl.DateTimeFormat(DATES_AS_IN, { timeZone: 'UTC', month: 'long', year: 'numeric' });
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const CHANNELS: Readonly<Record<string, string>> = {
  SITE: t`Site`,
  DESK: t`Desk`,
  PHONE: t`Phone`,
  PORTAL: t`Portal`,
};

/** The text for an unknown value, such as the average rate of zero rooms. */
const NONE = '–';

export const writePaise = (paise: number | null): string =>
  paise === null ? NONE : writeMoney({ amount: paise, currency: 'INR' });
export const writeCount = (count: number | null): string => (count === null ? NONE : COUNT.format(count));
export const writePercent = (percent: number | null): string =>
  percent === null ? NONE : `${percent.toFixed(1)} %`;

/** The heading of a row: a date, a month, a type, a plan or a channel. */
export function figureName({ key, title }: Pick<Figure, 'key' | 'title'>): string {
  if (title) return title;
  if (/^\d{4}-\d{2}/.test(key))
    return key.length === DAY_LENGTH ? writeDate(key) : MONTH.format(new Date(`${key}-01T00:00:00Z`));
  return key === '' ? t`Not linked to a stay` : (CHANNELS[key] ?? key);
}

/** Charges that are not sales: charges for nights that nobody stayed, and adjustments. */
export function otherCharges(figure: Total): number {
  const { chargedPaise, roomRevenuePaise, roomFeesPaise, foodPaise, otherSalesPaise } = figure;
  return chargedPaise - roomRevenuePaise - roomFeesPaise - foodPaise - otherSalesPaise;
}

/** The change since the year before, such as '+12.5 %'; null when the year before has no value. */
export function writeChange(now: number | null, before: number | null): string | null {
  if (now === null || before === null || before <= 0) return null;
  const percent = ((now - before) / before) * 100;
  return `${percent >= 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`;
}
