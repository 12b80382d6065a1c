import { addDays, type PlainDate } from '../../platform/time/dates';
import { isDateOf, isFor, type Restriction, type RestrictionRule } from '../pricing/rate-book';
import { brokenRestriction } from '../pricing/restrictions';
import type { RoomTypeName } from '../rooms/room-type.entity';

/** Whether the night of a day can be booked. */
export const CalendarState = { OPEN: 'OPEN', SOLD_OUT: 'SOLD_OUT', CLOSED: 'CLOSED' } as const;
export type CalendarState = (typeof CalendarState)[keyof typeof CalendarState];

/** Why no stay can begin on a day, apart from sold-out rooms. */
export const ArrivalRule = {
  PASSED: 'PASSED',
  TOO_FAR_AHEAD: 'TOO_FAR_AHEAD',
  NOT_SOLD: 'NOT_SOLD',
  CLOSED_TO_ARRIVAL: 'CLOSED_TO_ARRIVAL',
  BOOKED_TOO_LATE: 'BOOKED_TOO_LATE',
  BOOKED_TOO_EARLY: 'BOOKED_TOO_EARLY',
} as const;
export type ArrivalRule = (typeof ArrivalRule)[keyof typeof ArrivalRule];

/** One day of the calendar, for one room type or for the best of several. */
export interface CalendarDay {
  date: PlainDate;
  state: CalendarState;
  /** The rooms that are free on this night. */
  roomsFree: number;
  /** The price of this night alone with tax, in paise; null when it is not open. */
  lowestPaise: number | null;
  /** The room type of that price; null when the night is not open. */
  roomType: RoomTypeName | null;
  /** Null when the rules allow a stay to begin. */
  noArrival: ArrivalRule | null;
  closedToDeparture: boolean;
  /** The fewest nights of a stay that begins on this day. */
  minimumNights: number;
}

/** The facts about one night in one room type. */
interface NightOfType {
  roomType: RoomTypeName;
  date: PlainDate;
  free: number;
  /** Null for a past night. */
  paise: number | null;
  /** Why the booking window does not allow a stay to begin. */
  outsideWindow: ArrivalRule | null;
}

// Rules that can prevent stays of any length from beginning on a day, in the order in which guests are told of them.
const RULE_OF: Partial<Record<RestrictionRule['kind'], ArrivalRule>> = {
  STOP_SALE: 'NOT_SOLD',
  CLOSED_TO_ARRIVAL: 'CLOSED_TO_ARRIVAL',
  BOOK_DAYS_BEFORE_AT_LEAST: 'BOOKED_TOO_LATE',
  BOOK_DAYS_BEFORE_AT_MOST: 'BOOKED_TOO_EARLY',
};

function arrivalRule(
  applying: readonly Restriction[],
  { roomType, date }: NightOfType,
  today: PlainDate,
): ArrivalRule | null {
  const oneNight = { roomType, checkin: date, checkout: addDays(date, 1) };
  const broken = (kind: string) =>
    brokenRestriction(
      applying.filter(({ rule }) => rule.kind === kind),
      oneNight,
      today,
    ) !== null;
  return Object.entries(RULE_OF).find(([kind]) => broken(kind))?.[1] ?? null;
}

function minimumOf(applying: readonly Restriction[]): number {
  const nights = applying.map(({ rule }) =>
    rule.kind === 'MINIMUM_NIGHTS_BY_ARRIVAL' || rule.kind === 'MINIMUM_NIGHTS_OF_STAYS' ? rule.nights : 1,
  );
  return Math.max(1, ...nights);
}

/** One day of one room type. */
export function dayOfType(
  night: NightOfType,
  restrictions: readonly Restriction[],
  today: PlainDate,
): CalendarDay {
  const { roomType, date, free, paise, outsideWindow } = night;
  const applying = restrictions.filter((one) => isFor(one.types, roomType) && isDateOf(one, date));
  const noArrival = outsideWindow ?? arrivalRule(applying, night, today);
  const isSold = paise !== null && !applying.some(({ rule }) => rule.kind === 'STOP_SALE');
  const isOpen = isSold && free > 0;
  return {
    date,
    state: isOpen ? 'OPEN' : isSold ? 'SOLD_OUT' : 'CLOSED',
    roomsFree: isOpen ? free : 0,
    lowestPaise: isOpen ? paise : null,
    roomType: isOpen ? roomType : null,
    noArrival,
    closedToDeparture: applying.some(({ rule }) => rule.kind === 'CLOSED_TO_DEPARTURE'),
    minimumNights: minimumOf(applying),
  };
}

const STATES: readonly CalendarState[] = ['CLOSED', 'SOLD_OUT', 'OPEN'];

/** A rank of the day; a higher rank offers the guest more. */
const worth = ({ state, noArrival }: CalendarDay) => 2 * STATES.indexOf(state) + (noArrival === null ? 1 : 0);

/** One day over several types, taken from the types that offer the most. Null without types. */
export function bestOfDay(days: readonly CalendarDay[]): CalendarDay | null {
  const most = Math.max(...days.map(worth));
  const best = days.filter((day) => worth(day) === most);
  const [cheapest] = best.toSorted((one, other) => (one.lowestPaise ?? 0) - (other.lowestPaise ?? 0));
  if (!cheapest) return null;
  return {
    ...cheapest,
    roomsFree: days.reduce((sum, { roomsFree }) => sum + roomsFree, 0),
    closedToDeparture: days.every(({ closedToDeparture }) => closedToDeparture),
    minimumNights: Math.min(...best.map(({ minimumNights }) => minimumNights)),
  };
}
