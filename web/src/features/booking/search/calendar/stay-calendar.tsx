import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../../components/form/button';
import { FailedLine } from '../../../../components/list/failed-line';
import { useShownCurrency } from '../../../../lib/currency/shown-currency';
import { firstOfMonth } from '../../../../lib/dates/months';
import { nightsBetween, writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';
import {
  chosenBy,
  dayInWords,
  isChoosingCheckout,
  type CalendarDays,
  type ChosenDates,
} from './calendar-days';
import { MonthGrid } from './month-grid';
import { useCalendarDays, type CalendarSubject } from './use-calendar-days';

interface StayCalendarProps extends CalendarSubject {
  /** The hotel's date. */
  today: PlainDate;
  /** The last day on which a stay may begin. */
  lastCheckin: PlainDate;
  chosen: ChosenDates;
  onChoose: (dates: ChosenDates) => void;
}

const MONTHS = 2;

/** Two months of prices and free rooms, or one month on a phone, in which a guest chooses arrival and departure. */
export default function StayCalendar({
  today,
  lastCheckin,
  chosen,
  onChoose,
  ...subject
}: StayCalendarProps) {
  const [month, setMonth] = useState(firstOfMonth(chosen.checkin ?? today));
  const [current, setCurrent] = useState(chosen.checkin ?? today);
  const [refused, setRefused] = useState<PlainDate | null>(null);
  const { days, loading, failed, retry } = useCalendarDays(subject, month, MONTHS);
  const { chosen: currency } = useShownCurrency();
  const [firstMonth, lastMonth] = [firstOfMonth(today), firstOfMonth(lastCheckin)];
  const calendar = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    calendar.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus();
  }, [current, month]);

  const showMonth = (shown: PlainDate) => {
    setMonth(shown);
    setCurrent(shown < today ? today : shown);
  };
  const moveTo = (date: PlainDate) => {
    const target = firstOfMonth(date);
    if (date < today || target > lastMonth) return;
    movesFocus.current = true;
    setCurrent(date);
    if (!isShown(calendar.current, date)) setMonth(target);
  };
  const press = (date: PlainDate) => {
    setCurrent(date);
    const dates = chosenBy(days, chosen, date);
    setRefused(dates ? null : date);
    if (dates) onChoose(dates);
  };
  const grid = { days, chosen, current, today, currency, onPress: press, onMove: moveTo };
  return (
    <div
      ref={calendar}
      role="group"
      aria-label={t`Price calendar`}
      aria-busy={loading}
      tabIndex={-1}
      className="outline-none"
    >
      <div className="mb-1 flex items-center justify-between">
        <MonthButton
          label={t`Earlier`}
          disabled={month <= firstMonth}
          onClick={() => showMonth(firstOfMonth(month, -1))}
        >
          <ChevronLeft aria-hidden />
        </MonthButton>
        <p className="text-center text-sm text-quiet">{t`Lowest price per night in ₹, with tax`}</p>
        <MonthButton
          label={t`Later`}
          disabled={month >= lastMonth}
          onClick={() => showMonth(firstOfMonth(month, 1))}
        >
          <ChevronRight aria-hidden />
        </MonthButton>
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        <MonthGrid month={month} {...grid} />
        <MonthGrid month={firstOfMonth(month, 1)} className="max-md:hidden" {...grid} />
      </div>
      {failed ? (
        <p className="mt-3">
          <FailedLine problem={t`The calendar could not be loaded.`} onRetry={retry} />
        </p>
      ) : null}
      <p role="status" className="mt-4 min-h-6 text-center">
        {refused ? dayInWords(refused, days.get(refused)) : nextStep(chosen, days)}
      </p>
    </div>
  );
}

/** Whether the day is visible: on a phone the second month is rendered but hidden. */
function isShown(calendar: HTMLElement | null, date: PlainDate): boolean {
  const day = calendar?.querySelector<HTMLElement>(`[data-date="${date}"]`);
  return Boolean(day?.offsetParent);
}

/** A sentence that says what is chosen and what to choose next. */
function nextStep(chosen: ChosenDates, days: CalendarDays): string {
  const { checkin, checkout } = chosen;
  if (!checkin) return t`Choose the day you arrive.`;
  const arrival = writeDate(checkin);
  if (isChoosingCheckout(chosen)) {
    const nights = days.get(checkin)?.minimumNights ?? 1;
    const least = plural(nights, { one: '# night', other: '# nights' });
    return nights > 1
      ? t`You arrive on ${arrival}. Now choose the day you leave, after at least ${least}.`
      : t`You arrive on ${arrival}. Now choose the day you leave.`;
  }
  const length = plural(nightsBetween(checkin, checkout ?? checkin), { one: '# night', other: '# nights' });
  return t`${arrival} to ${writeDate(checkout ?? checkin)}, ${length}`;
}

function MonthButton({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="px-3"
    >
      {children}
    </Button>
  );
}
