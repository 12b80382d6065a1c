import type { PlainDate } from '../../platform/time/dates';
import type { TaxPeriod } from './gst';
import type { Supplements } from './supplements';

/** The code of a room type, such as Deluxe. */
export type RoomTypeCode = string;

/** Days of the week with the numbers of ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Dates from the first to the last, both included, limited to some weekdays. */
export interface DateRule {
  from: PlainDate;
  to: PlainDate;
  /** Empty means all weekdays. */
  weekdays: readonly Weekday[];
}

/** An amount of the property's currency in cents, or hundredths of a percent of the previous amount: 4000 adds 40 %. */
export type RateChange = { kind: 'AMOUNT'; cents: number } | { kind: 'PERCENT'; hundredths: number };

/** The fields of a room type that its price depends on. Amounts are cents of the property's currency a night. */
export interface TypeRates {
  code: RoomTypeCode;
  baseCents: number;
  supplements: Supplements;
  /** Overrides of single dates. An amount replaces the base rate; a percentage changes it. */
  overrides: ReadonlyMap<PlainDate, RateChange>;
}

/** Dates with their own rates. */
export interface Season extends DateRule {
  id: number;
  name: string;
  /** When a date has several seasons, the highest priority counts; of equal seasons, the newest. */
  priority: number;
  /** Empty means all types. */
  types: readonly RoomTypeCode[];
  change: RateChange;
}

/** The fields of a rate plan that prices depend on. */
export interface PlanRates {
  code: string;
  /**
   * What the plan adds to the rate of a night or takes off; null when it does not change the rate. An amount is added.
   */
  change: RateChange | null;
  /** Codes of the extras that the price includes. */
  includedExtras: readonly string[];
}

/** The rule of a restriction. Days before arrival are counted from the date of the booking. */
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
  /** Empty means all types. */
  types: readonly RoomTypeCode[];
  rule: RestrictionRule;
}

/** The discount of a promotion. Amounts are cents of the property's currency. */
export type Discount =
  | { kind: 'PERCENT'; hundredths: number }
  | { kind: 'AMOUNT_PER_NIGHT'; cents: number }
  | { kind: 'AMOUNT_PER_STAY'; cents: number }
  | { kind: 'FREE_NIGHTS'; stayNights: number; payNights: number }
  | { kind: 'VALUE_ADDED' };

/** A discount with its conditions. */
export interface Promotion {
  id: number;
  name: string;
  /** In capital letters; null when the promotion applies without a code. */
  code: string | null;
  /** Whether guests whose stay it fits see it although they do not know its code. */
  isOffered: boolean;
  discount: Discount;
  /** The first and the last date on which it can be booked; null when there is no limit. */
  bookingDates: { from: PlainDate | null; to: PlainDate | null };
  /** Each night of the stay must be within these dates. */
  stayDates: { from: PlainDate | null; to: PlainDate | null };
  /** Each night of the stay must be on one of these days. Empty means all days. */
  weekdays: readonly Weekday[];
  minimumNights: number;
  /** Empty means all types. */
  types: readonly RoomTypeCode[];
  /** Empty means all plans. */
  plans: readonly string[];
  /** The id of the offer that describes it to guests, or null. */
  offerId: string | null;
  /** The number of bookings that can be made with it; null for any number. */
  totalUses: number | null;
  /** The number of bookings that one guest can make with it; null for any number. */
  usesPerGuest: number | null;
}

/** Whose bookings have used up a promotion. */
export type UsedUpBy = 'ALL' | 'GUEST';

/** The guest who wants to use a promotion. */
export interface UsingGuest {
  /** Null while it is not known: then only the uses of all guests count. */
  email: string | null;
  /** The token of the guest's hold that the new hold replaces, so that its use becomes free. */
  replaces: string | null;
}

/** How often the price of an extra is charged. */
export type ExtraUnit = 'STAY' | 'NIGHT' | 'GUEST' | 'GUEST_AND_NIGHT' | 'PIECE';

/** Something that guests add to a stay, such as breakfast. */
export interface Extra {
  code: string;
  name: string;
  unit: ExtraUnit;
  /** The price of one piece, in the property's currency. */
  cents: number;
  /** GST in percent, both halves together. */
  taxPercent: number;
  /** Services accounting code. */
  sac: string;
}

/** Everything that prices depend on. It does not contain free rooms. */
export interface RateBook {
  types: ReadonlyMap<RoomTypeCode, TypeRates>;
  /** In the order in which they are tried: the highest priority first. */
  seasons: readonly Season[];
  restrictions: readonly Restriction[];
  plans: ReadonlyMap<string, PlanRates>;
  promotions: readonly Promotion[];
  extras: ReadonlyMap<string, Extra>;
  /** The newest first. */
  taxPeriods: readonly TaxPeriod[];
}

/** The owner's rules about rates and dates, without the room types. */
export interface RateRules extends Pick<RateBook, 'seasons' | 'restrictions' | 'promotions'> {
  /** By the id of the room type. */
  overrides: ReadonlyMap<number, ReadonlyMap<PlainDate, RateChange>>;
}

/** No season, restriction, override or promotion: each room type has its own rate on each date. */
export const NO_RULES: RateRules = { seasons: [], restrictions: [], promotions: [], overrides: new Map() };

/** Whether a list of types, plans or days applies to the item. An empty list applies to all. */
export function isFor<Item>(list: readonly Item[], item: Item): boolean {
  return list.length === 0 || list.includes(item);
}

const MONDAY_FIRST: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];

export function weekdayOf(date: PlainDate): Weekday {
  const weekday = MONDAY_FIRST[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!weekday) throw new Error(`${date} is not a date.`);
  return weekday;
}

export function isDateOf({ from, to, weekdays }: DateRule, date: PlainDate): boolean {
  return from <= date && date <= to && (weekdays.length === 0 || weekdays.includes(weekdayOf(date)));
}
