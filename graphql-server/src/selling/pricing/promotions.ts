import { divideHalfUp, shareOf } from '../../platform/money/money';
import { seenCode } from '../../platform/text/pasted-text';
import type { PlainDate } from '../../platform/time/dates';
import {
  isFor,
  weekdayOf,
  type Discount,
  type Promotion,
  type RoomTypeCode,
  type Weekday,
} from './rate-book';

/** A stay with the prices of its nights, for the conditions and the discount of a promotion. */
export interface PromotedStay {
  roomType: RoomTypeCode;
  plan: string;
  nights: readonly { night: PlainDate; valuePaise: number }[];
}

/** Why a promotion does not apply to a stay. */
export type UnmetCondition =
  | { kind: 'CODE' }
  | { kind: 'BOOKING_DATES'; from: PlainDate | null; to: PlainDate | null }
  | { kind: 'STAY_DATES'; from: PlainDate | null; to: PlainDate | null }
  | { kind: 'WEEKDAYS'; weekdays: readonly Weekday[] }
  | { kind: 'MINIMUM_NIGHTS'; nights: number }
  | { kind: 'ROOM_TYPES'; types: readonly RoomTypeCode[] }
  | { kind: 'RATE_PLANS'; plans: readonly string[] };

const isWithin = (date: PlainDate, { from, to }: { from: PlainDate | null; to: PlainDate | null }) =>
  (from === null || from <= date) && (to === null || date <= to);

/** The number of nights that a 'stay N, pay M' promotion needs before one of them is free. */
export function nightsNeeded({ minimumNights, discount }: Promotion): number {
  return discount.kind === 'FREE_NIGHTS' ? Math.max(minimumNights, discount.stayNights) : minimumNights;
}

/** The first condition that the stay does not meet; null when it meets all conditions. `isNamed` checks the code. */
export function unmetCondition(
  promotion: Promotion,
  { roomType, plan, nights }: PromotedStay,
  today: PlainDate,
): UnmetCondition | null {
  const { bookingDates, stayDates, weekdays, types, plans } = promotion;
  if (!isWithin(today, bookingDates)) return { kind: 'BOOKING_DATES', ...bookingDates };
  if (!isFor(types, roomType)) return { kind: 'ROOM_TYPES', types };
  if (!isFor(plans, plan)) return { kind: 'RATE_PLANS', plans };
  if (!nights.every(({ night }) => isWithin(night, stayDates))) return { kind: 'STAY_DATES', ...stayDates };
  if (!nights.every(({ night }) => isFor(weekdays, weekdayOf(night)))) return { kind: 'WEEKDAYS', weekdays };
  const needed = nightsNeeded(promotion);
  return nights.length < needed ? { kind: 'MINIMUM_NIGHTS', nights: needed } : null;
}

/**
 * Whether the guest may use the promotion: it has no code, or the guest has entered its code, in capital or small
 * letters.
 */
export function isNamed({ code }: Pick<Promotion, 'code'>, entered: string | null): boolean {
  return code === null || (entered !== null && code === seenCode(entered));
}

/** Of every N consecutive nights, the N − M cheapest are free; of equally cheap nights, the later one. */
function freeNights(
  values: readonly number[],
  { stayNights, payNights }: { stayNights: number; payNights: number },
) {
  const discounts = values.map(() => 0);
  for (let first = 0; first + stayNights <= values.length; first += stayNights) {
    const group = values
      .slice(first, first + stayNights)
      .map((value, index) => ({ value, index: first + index }));
    const cheapestFirst = group.toSorted((one, other) => one.value - other.value || other.index - one.index);
    for (const { value, index } of cheapestFirst.slice(0, stayNights - payNights)) discounts[index] = value;
  }
  return discounts;
}

/**
 * Spreads the amount over the nights by their value. The last night that has a value takes the remainder of the rounding. No
 * share is below zero or above the value of its night.
 */
function spread(amount: number, values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  const taken = Math.min(amount, whole);
  const last = values.findLastIndex((value) => value > 0);
  let left = taken;
  let valueLeft = whole;
  return values.map((value, index) => {
    valueLeft -= value;
    // The nights after this one can take no more than their values.
    const least = Math.max(0, left - valueLeft);
    const share = index === last ? left : Math.min(left, Math.max(least, shareOf(taken, value, whole || 1)));
    left -= share;
    return share;
  });
}

/** The discount on each night, in paise; never more than the price of the night. */
export function discountsOf(discount: Discount, values: readonly number[], paisePerUnit: number): number[] {
  const inPaise = (cents: number) => divideHalfUp(cents * paisePerUnit, 100);
  switch (discount.kind) {
    case 'PERCENT':
      return values.map((value) => shareOf(value, discount.hundredths, 10_000));
    case 'AMOUNT_PER_NIGHT':
      return values.map((value) => Math.min(value, inPaise(discount.cents)));
    case 'AMOUNT_PER_STAY':
      return spread(inPaise(discount.cents), values);
    case 'FREE_NIGHTS':
      return freeNights(values, discount);
    case 'VALUE_ADDED':
      return values.map(() => 0);
  }
}
