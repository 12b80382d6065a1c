import type { StayCalendarQuery } from '../../../../generated/graphql';
import { addDays, nightsBetween, writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { plural, t } from '../../../../lib/texts/texts';

export type CalendarDay = Extract<
  StayCalendarQuery['stayCalendar'],
  { __typename: 'StayCalendar' }
>['days'][number];

/** The loaded days, by date. */
export type CalendarDays = ReadonlyMap<PlainDate, CalendarDay>;

/** The dates that a guest has chosen in the calendar. */
export interface ChosenDates {
  checkin: PlainDate | null;
  checkout: PlainDate | null;
}

/** Up to this number, the day says how many rooms are left. */
const FEW_ROOMS = 3;

const NO_ARRIVAL: Record<NonNullable<CalendarDay['noArrival']>, string> = {
  PASSED: t`can no longer be booked`,
  TOO_FAR_AHEAD: t`cannot be booked yet`,
  NOT_SOLD: t`not available`,
  CLOSED_TO_ARRIVAL: t`no arrival on this day`,
  BOOKED_TOO_LATE: t`too late to book`,
  BOOKED_TOO_EARLY: t`cannot be booked yet`,
};

/** Whether a stay can begin on that day. */
function canArrive(day: CalendarDay | undefined): boolean {
  return day?.state === 'OPEN' && day.noArrival === null;
}

/** Whether a stay that begins at the check-in can end on that date. */
function canLeave(days: CalendarDays, checkin: PlainDate, date: PlainDate): boolean {
  const nights = nightsBetween(checkin, date);
  const first = days.get(checkin);
  if (nights < (first?.minimumNights ?? 1) || days.get(date)?.closedToDeparture !== false) return false;
  return Array.from({ length: nights }, (_, night) => addDays(checkin, night)).every(
    (night) => days.get(night)?.state === 'OPEN',
  );
}

/** Whether a check-in is chosen without a check-out, so that the next press chooses the check-out. */
export const isChoosingCheckout = ({ checkin, checkout }: ChosenDates) =>
  checkin !== null && checkout === null;

/** The dates after a press on a day; null when the press chooses nothing. */
export function chosenBy(days: CalendarDays, chosen: ChosenDates, date: PlainDate): ChosenDates | null {
  const { checkin } = chosen;
  if (checkin && isChoosingCheckout(chosen) && canLeave(days, checkin, date))
    return { checkin, checkout: date };
  return canArrive(days.get(date)) ? { checkin: date, checkout: null } : null;
}

/** Why no stay can begin on the day, or other facts about it. */
function stateInWords(day: CalendarDay): string[] {
  if (day.state === 'SOLD_OUT') return [t`sold out`];
  if (day.state === 'CLOSED' || day.noArrival) return [NO_ARRIVAL[day.noArrival ?? 'NOT_SOLD']];
  const few = plural(day.roomsFree, { one: 'only # room left', other: 'only # rooms left' });
  return [
    ...(day.minimumNights > 1
      ? [plural(day.minimumNights, { one: 'at least # night', other: 'at least # nights' })]
      : []),
    ...(day.roomsFree <= FEW_ROOMS ? [few] : []),
  ];
}

/** The day as text: date, price and state. */
export function dayInWords(date: PlainDate, day: CalendarDay | undefined): string {
  if (!day) return writeDate(date);
  const price = day.lowestPrice ? [t`${writeMoney(day.lowestPrice)} a night`] : [];
  return [writeDate(date), ...price, ...stateInWords(day)].join(', ');
}
