import { useId, type KeyboardEvent } from 'react';
import {
  addMonths,
  firstOfMonth,
  weekdayIndex,
  writeMonth,
  writeWeekday,
} from '../../../../lib/dates/months';
import { writeApproximately, type ShownCurrency } from '../../../../lib/currency/approximate-price';
import { addDays, nightsBetween, type PlainDate } from '../../../../lib/dates/plain-dates';
import { joinClasses } from '../../../../lib/joined-classes';
import { t } from '../../../../lib/texts/texts';
import { whenFirstUsed } from '../../../../lib/when-first-used';
import { chosenBy, dayInWords, type CalendarDay, type CalendarDays, type ChosenDates } from './calendar-days';

export interface DaysOfCalendar {
  days: CalendarDays;
  chosen: ChosenDates;
  /** The day that Tab focuses. */
  current: PlainDate;
  /** The hotel's date. */
  today: PlainDate;
  /** The currency in which prices are shown approximately as well; null for rupees only. */
  currency: ShownCurrency | null;
  onPress: (date: PlainDate) => void;
  /** Called when a key moves to another day, possibly in another month. */
  onMove: (date: PlainDate) => void;
}

const DAYS_A_WEEK = 7;
// A Monday, to write the names of the weekdays.
const A_MONDAY = '2026-11-23';
const WEEK = Array.from({ length: DAYS_A_WEEK }, (_, day) => addDays(A_MONDAY, day));

/** Where a key leads from a day (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/). */
const MOVES: Readonly<Record<string, (date: PlainDate) => PlainDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -DAYS_A_WEEK),
  ArrowDown: (date) => addDays(date, DAYS_A_WEEK),
  Home: (date) => addDays(date, -weekdayIndex(date)),
  End: (date) => addDays(date, DAYS_A_WEEK - 1 - weekdayIndex(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** The weeks of a month, starting on Monday; null for days of other months. */
function weeksOf(month: PlainDate): (PlainDate | null)[][] {
  const first = firstOfMonth(month);
  const days = nightsBetween(first, firstOfMonth(month, 1));
  const before = weekdayIndex(first);
  const weeks = Math.ceil((before + days) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    WEEK.map((_day, index) => {
      const day = week * DAYS_A_WEEK + index - before;
      return day >= 0 && day < days ? addDays(first, day) : null;
    }),
  );
}

/**
 * Whether the whole week is over. Phones leave such weeks out, so that the calendar begins with days that can be
 * booked.
 */
const hasPassed = (week: readonly (PlainDate | null)[], today: PlainDate) =>
  week.every((date) => date === null || date < today);

/** One month as a grid of days. */
export function MonthGrid({
  month,
  className,
  today,
  ...calendar
}: DaysOfCalendar & { month: PlainDate; className?: string }) {
  const titleId = useId();
  return (
    <div className={className}>
      <h3 id={titleId} className="mb-3 text-center font-display text-xl font-semibold">
        {writeMonth(month)}
      </h3>
      <table
        role="grid"
        aria-labelledby={titleId}
        className="w-full table-fixed border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={writeWeekday(day, 'long')}
                className="pb-1 text-xs font-medium text-quiet"
              >
                {writeWeekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index} className={hasPassed(week, today) ? 'max-md:hidden' : undefined}>
              {week.map((date, day) =>
                date ? <Day key={date} date={date} {...calendar} /> : <td key={day} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isWithin({ checkin, checkout }: ChosenDates, date: PlainDate): boolean {
  return checkin !== null && checkout !== null && checkin < date && date < checkout;
}

function lookOf(chosen: ChosenDates, date: PlainDate, canBeChosen: boolean): string {
  if (date === chosen.checkin || date === chosen.checkout)
    return 'bg-action text-on-action forced-colors:border-2';
  if (isWithin(chosen, date)) return 'bg-action/15 forced-colors:border';
  return canBeChosen ? 'bg-raised hover:bg-action/15' : 'text-quiet';
}

function Day({
  date,
  days,
  chosen,
  current,
  currency,
  onPress,
  onMove,
}: Omit<DaysOfCalendar, 'today'> & { date: PlainDate }) {
  const day = days.get(date);
  const [number, shortState, approximately] = seenOf(date, day, currency);
  const canBeChosen = chosenBy(days, chosen, date) !== null;
  const isEnd = date === chosen.checkin || date === chosen.checkout;
  const move = (event: KeyboardEvent) => {
    const target = MOVES[event.key]?.(date);
    if (!target) return;
    event.preventDefault();
    onMove(target);
  };
  return (
    <td role="gridcell" aria-selected={isEnd || isWithin(chosen, date)} className="p-0">
      <button
        type="button"
        data-date={date}
        tabIndex={date === current ? 0 : -1}
        aria-disabled={canBeChosen ? undefined : true}
        aria-label={labelOf(date, day, chosen, currency)}
        onClick={() => onPress(date)}
        onKeyDown={move}
        className={joinClasses(
          'tabular grid min-h-12 w-full content-center justify-items-center rounded-control py-1 leading-tight sm:min-h-14',
          canBeChosen ? 'cursor-pointer' : 'cursor-default',
          lookOf(chosen, date, canBeChosen),
        )}
      >
        <span
          className={joinClasses(
            'text-[0.9375rem] font-semibold',
            !canBeChosen && !isEnd && 'font-normal line-through',
          )}
        >
          {number}
        </span>{' '}
        <span className="min-h-[1em] text-[0.625rem] sm:text-xs">{shortState}</span>
        {approximately ? <span className="text-[0.625rem] whitespace-nowrap"> {approximately}</span> : null}
      </button>
    </td>
  );
}

function labelOf(
  date: PlainDate,
  day: CalendarDay | undefined,
  { checkin, checkout }: ChosenDates,
  currency: ShownCurrency | null,
): string {
  const words = dayInWords(date, day);
  const role = date === checkin ? t`${words}, your arrival` : t`${words}, your departure`;
  const label = date === checkin || date === checkout ? role : words;
  const seen = seenOf(date, day, currency).filter(Boolean).join(' ');
  // People who operate the page by voice say the visible text (WCAG 2.5.3).
  return label.includes(seen) ? label : `${label} (${seen})`;
}

/** What the button of a day shows. */
const seenOf = (
  date: PlainDate,
  day: CalendarDay | undefined,
  currency: ShownCurrency | null,
): [number: string, state: string, approximately: string] => [
  String(Number(date.slice(8))),
  day ? shortStateOf(day) : '',
  day?.lowestPrice && currency ? writeApproximately(day.lowestPrice.amount, currency) : '',
];

const RUPEES = whenFirstUsed(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }));

/** The price in whole rupees, so that it fits a narrow screen, or the state. */
function shortStateOf({ state, lowestPrice }: CalendarDay): string {
  if (lowestPrice) return RUPEES().format(lowestPrice.amount / 100);
  return state === 'SOLD_OUT' ? t`full` : '';
}
