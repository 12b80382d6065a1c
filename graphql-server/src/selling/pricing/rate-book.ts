import type { PlainDate } from '../../platform/time/dates';
import type { TaxPeriod } from './gst';
import type { Supplements } from './supplements';

/** The code of a room type, such as Deluxe. */
export type RoomTypeCode = string;

/** Days of the week as ISO 8601 numbers them: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Dates from the first to the last, both included, on some weekdays. */
export interface DateRule {
  from: PlainDate;
  to: PlainDate;
  /** Empty: on all. */
  weekdays: readonly Weekday[];
}

/** An amount of the property's currency in cents, or hundredths of a percent of the amount before: 4000 adds 40 %. */
export type RateChange = { kind: 'AMOUNT'; cents: number } | { kind: 'PERCENT'; hundredths: number };

/** A room type, as far as its price depends on it. Amounts are cents of the property's currency a night. */
export interface TypeRates {
  code: RoomTypeCode;
  baseCents: number;
  supplements: Supplements;
  /** Rates of single dates. An amount replaces the base rate; a percentage changes it. */
  overrides: ReadonlyMap<PlainDate, RateChange>;
}

/** Dates with rates of their own. */
export interface Season extends DateRule {
  id: number;
  name: string;
  /** Of several seasons of a date, the one with the highest number counts; of equals, the newest. */
  priority: number;
  /** Empty: all types. */
  types: readonly RoomTypeCode[];
  change: RateChange;
}

/** A way to sell a room type, as far as its price depends on it. */
export interface PlanRates {
  code: string;
  /** What the plan adds to the rate of a night, or takes off; null when nothing. An amount is added. */
  change: RateChange | null;
  /** Codes of the extras that the price contains. */
  includedExtras: readonly string[];
}

/** What a restriction asks for. Days before arrival are counted from the date of the booking. */
export type RestrictionRule =
  | { kind: 'MINIMUM_NIGHTS_BY_ARRIVAL'; nights: number }
  | { kind: 'MAXIMUM_NIGHTS_BY_ARRIVAL'; nights: number }
  | { kind: 'MINIMUM_NIGHTS_OF_STAYS'; nights: number }
  | { kind: 'CLOSED_TO_ARRIVAL' }
  | { kind: 'CLOSED_TO_DEPARTURE' }
  | { kind: 'STOP_SALE' }
  | { kind: 'BOOK_DAYS_BEFORE_AT_LEAST'; days: number }
  | { kind: 'BOOK_DAYS_BEFORE_AT_MOST'; days: number };

/** A rule for stays on some dates. */
export interface Restriction extends DateRule {
  id: number;
  /** Empty: all types. */
  types: readonly RoomTypeCode[];
  rule: RestrictionRule;
}

/** What a promotion takes off. Amounts are cents of the property's currency. */
export type Discount =
  | { kind: 'PERCENT'; hundredths: number }
  | { kind: 'AMOUNT_PER_NIGHT'; cents: number }
  | { kind: 'AMOUNT_PER_STAY'; cents: number }
  | { kind: 'FREE_NIGHTS'; stayNights: number; payNights: number }
  | { kind: 'VALUE_ADDED' };

/** An offer that changes the price, with its conditions. */
export interface Promotion {
  id: number;
  name: string;
  /** Written in capitals; null when it applies by itself. */
  code: string | null;
  discount: Discount;
  /** First and last date on which it can be booked; null when always. */
  bookingDates: { from: PlainDate | null; to: PlainDate | null };
  /** Each night of the stay is one of these. */
  stayDates: { from: PlainDate | null; to: PlainDate | null };
  /** Each night of the stay is on one of these. Empty: on all. */
  weekdays: readonly Weekday[];
  minimumNights: number;
  /** Empty: all types. */
  types: readonly RoomTypeCode[];
  /** Empty: all plans. */
  plans: readonly string[];
  /** The offer that guests read about it, by its id; null when there is none. */
  offerId: string | null;
  /** How many bookings can be made with it; null when any number can. */
  totalUses: number | null;
  /** The same for one guest. */
  usesPerGuest: number | null;
}

/** Whose bookings have used a promotion up. */
export type UsedUpBy = 'ALL' | 'GUEST';

/** Who wants to use a promotion. */
export interface UsingGuest {
  /** Null while it is not known: then only what all have used counts. */
  email: string | null;
  /** The token of the guest's hold that the new one takes the place of. Its use is free again then. */
  replaces: string | null;
}

/** How often the price of an extra is charged. */
export type ExtraUnit = 'STAY' | 'NIGHT' | 'GUEST' | 'GUEST_AND_NIGHT' | 'PIECE';

/** Something that guests add to a stay, such as breakfast. */
export interface Extra {
  code: string;
  name: string;
  unit: ExtraUnit;
  /** In the property's currency. */
  cents: number;
  /** GST in percent, both halves together. */
  taxPercent: number;
  /** Services accounting code. */
  sac: string;
}

/** Everything that prices follow from. It says nothing of rooms that are free. */
export interface RateBook {
  types: ReadonlyMap<RoomTypeCode, TypeRates>;
  /** In the order in which they are tried: highest priority first. */
  seasons: readonly Season[];
  restrictions: readonly Restriction[];
  plans: ReadonlyMap<string, PlanRates>;
  promotions: readonly Promotion[];
  extras: ReadonlyMap<string, Extra>;
  /** The newest first. */
  taxPeriods: readonly TaxPeriod[];
}

/** What the owner has written of rates and their dates, beside the room types themselves. */
export interface RateRules extends Pick<RateBook, 'seasons' | 'restrictions' | 'promotions'> {
  /** By the id of the room type. */
  overrides: ReadonlyMap<number, ReadonlyMap<PlainDate, RateChange>>;
}

/** No season, no restriction, no override, no promotion: each room type at its own rate on each date. */
export const NO_RULES: RateRules = { seasons: [], restrictions: [], promotions: [], overrides: new Map() };

/** Whether a restriction, season or promotion for these types is for that type. An empty list is for all. */
export function isFor<Item>(list: readonly Item[], item: Item): boolean {
  return list.length === 0 || list.includes(item);
}

const MONDAY_FIRST: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];

export function weekdayOf(date: PlainDate): Weekday {
  const weekday = MONDAY_FIRST[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!weekday) throw new Error(`${date} is no date.`);
  return weekday;
}

export function isDateOf({ from, to, weekdays }: DateRule, date: PlainDate): boolean {
  return from <= date && date <= to && (weekdays.length === 0 || weekdays.includes(weekdayOf(date)));
}
