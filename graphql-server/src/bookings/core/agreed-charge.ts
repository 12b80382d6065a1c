import { equalParts } from '../../platform/money/money';
import { daysBetween } from '../../platform/time/dates';
import { chargePaise } from '../../selling/rates/cancellation';
import type { Charge } from '../../selling/rates/policy.entity';
import {
  agreedNights,
  changeCharges,
  grossOf,
  type BookedLine,
  type BookedStay,
  type BookingRecord,
} from './booking-record';

/**
 * The agreed nights of the stay that are still charged, sorted by night, because a change adds earlier nights later.
 */
export function linesOfStay({ lines }: Pick<BookingRecord, 'lines'>, stay: BookedStay): BookedLine[] {
  const nightOf = ({ night }: BookedLine) => night ?? '';
  return agreedNights(lines, stay.id).toSorted((one, other) => nightOf(one).localeCompare(nightOf(other)));
}

/** What each night costs with tax, in paise. A line for several nights is spread over them. */
export function nightsPaiseOf(lines: readonly BookedLine[], { checkin, checkout }: BookedStay): number[] {
  return lines.flatMap((line) => {
    if (line.night !== null) return grossOf(line);
    return equalParts(grossOf(line), daysBetween(checkin, checkout));
  });
}

/**
 * What the policy charges for the stay. Charges for nights that were given up earlier count towards it: the stay costs at
 * least what it would have cost then, and at most its price.
 */
export function policyCharge(
  charge: Charge,
  { lines }: Pick<BookingRecord, 'lines'>,
  stay: BookedStay,
): number {
  const nights = linesOfStay({ lines }, stay);
  const least = Math.max(chargePaise(charge, nightsPaiseOf(nights, stay)), stay.leastChargePaise);
  return Math.min(least, priceOfStay({ lines }, stay));
}

/** The price of the stay's nights, those that were given up included, in paise with tax. */
export function priceOfStay({ lines }: Pick<BookingRecord, 'lines'>, stay: BookedStay): number {
  const charged = [...linesOfStay({ lines }, stay), ...changeCharges(lines, stay.id)];
  return charged.reduce((sum, line) => sum + grossOf(line), 0);
}
