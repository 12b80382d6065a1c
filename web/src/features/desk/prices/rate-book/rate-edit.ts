import type {
  RateBookPage_RatesFragment,
  RateEditInput,
  RestrictionKind,
} from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits, wholeNumber } from '../../../../lib/form-values';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';

type StoredSeason = RateBookPage_RatesFragment['seasons'][number];
type StoredRestriction = RateBookPage_RatesFragment['restrictions'][number];

/** What the form changes. */
export type EditKind = 'season' | 'restriction' | 'fill';

/** The values of the form's inputs. */
export interface RateForm {
  kind: EditKind;
  /** The id of the replaced record; null for a new record. */
  id: number | null;
  name: string;
  from: PlainDate;
  to: PlainDate;
  weekdays: readonly number[];
  roomTypes: readonly string[];
  /** NONE removes rates of single dates. */
  rate: 'AMOUNT' | 'PERCENT' | 'NONE';
  amount: string;
  priority: string;
  rule: RestrictionKind;
  count: string;
}

export const RULES: Readonly<Record<RestrictionKind, string>> = {
  MINIMUM_NIGHTS_OF_STAYS: t`Minimum nights, for every stay on these dates`,
  MINIMUM_NIGHTS_BY_ARRIVAL: t`Minimum nights, for arrivals on these dates`,
  MAXIMUM_NIGHTS_BY_ARRIVAL: t`Maximum nights, for arrivals on these dates`,
  CLOSED_TO_ARRIVAL: t`No arrivals`,
  CLOSED_TO_DEPARTURE: t`No departures`,
  STOP_SALE: t`Closed for sale`,
  BOOK_DAYS_BEFORE_AT_LEAST: t`Minimum days between booking and arrival`,
  BOOK_DAYS_BEFORE_AT_MOST: t`Maximum days between booking and arrival`,
};

const RULES_OF_DAYS: readonly RestrictionKind[] = ['BOOK_DAYS_BEFORE_AT_LEAST', 'BOOK_DAYS_BEFORE_AT_MOST'];
const RULES_ALONE: readonly RestrictionKind[] = ['CLOSED_TO_ARRIVAL', 'CLOSED_TO_DEPARTURE', 'STOP_SALE'];

export const hasNumber = (rule: RestrictionKind): boolean => !RULES_ALONE.includes(rule);
export const countsDays = (rule: RestrictionKind): boolean => RULES_OF_DAYS.includes(rule);

export function emptyForm(kind: EditKind, today: PlainDate): RateForm {
  return {
    kind,
    id: null,
    name: '',
    from: today,
    to: today,
    weekdays: [],
    roomTypes: [],
    rate: kind === 'fill' ? 'AMOUNT' : 'PERCENT',
    amount: '',
    priority: '1',
    rule: 'MINIMUM_NIGHTS_OF_STAYS',
    count: '',
  };
}

export function formOfSeason({
  id,
  name,
  from,
  to,
  weekdays,
  roomTypes,
  priority,
  change,
}: StoredSeason): RateForm {
  const amount = change.kind === 'AMOUNT' ? (change.cents ?? 0) : Math.abs(change.hundredths ?? 0);
  const sign = (change.hundredths ?? 0) < 0 ? '-' : '';
  return {
    ...emptyForm('season', from),
    id,
    name,
    from,
    to,
    weekdays,
    roomTypes,
    priority: String(priority),
    rate: change.kind,
    amount: sign + textOfMinorUnits(amount),
  };
}

export function formOfRestriction({
  id,
  name,
  from,
  to,
  weekdays,
  roomTypes,
  rule,
}: StoredRestriction): RateForm {
  const count = rule.nights ?? rule.days;
  return {
    ...emptyForm('restriction', from),
    id,
    name,
    from,
    to,
    weekdays,
    roomTypes,
    rule: rule.kind,
    count: count === null ? '' : String(count),
  };
}

/**
 * '-12.5' percent as -1250 hundredths. A text that is not a number becomes a value that the server refuses with the
 * field's name.
 */
function changeOf({ rate, amount }: RateForm) {
  if (rate === 'NONE') return null;
  if (rate === 'AMOUNT') return { kind: rate, cents: minorUnitsOf(amount) ?? 0 };
  return { kind: rate, hundredths: signedHundredths(amount) };
}

/** '-12.5' percent as -1250; null for a text that is not a number. */
export function signedHundredths(percent: string): number | null {
  const hundredths = minorUnitsOf(percent.trim().replace(/^[-−+]/, ''));
  return hundredths !== null && /^\s*[-−]/.test(percent) ? -hundredths : hundredths;
}

/** The form as server input. */
export function editOf(form: RateForm): RateEditInput {
  const { id, name, from, to, priority, rule, count } = form;
  const dates = { from, to, weekdays: [...form.weekdays], roomTypes: [...form.roomTypes] };
  const change = changeOf(form);
  switch (form.kind) {
    case 'season':
      return {
        season: { id, name, ...dates, priority: wholeNumber(priority), change: change ?? { kind: 'AMOUNT' } },
      };
    case 'restriction': {
      const number = hasNumber(rule) ? wholeNumber(count) : null;
      const numbers = countsDays(rule) ? { days: number } : { nights: number };
      return { restriction: { id, name, ...dates, rule: { kind: rule, ...numbers } } };
    }
    case 'fill':
      return { fill: { ...dates, change } };
  }
}
