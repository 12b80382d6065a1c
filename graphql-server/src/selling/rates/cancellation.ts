import { divideHalfUp } from '../../platform/money/money';
import { startOfDay, type PlainDate } from '../../platform/time/dates';
import type { CancellationPolicy, Charge } from './policy.entity';

const MILLISECONDS_AN_HOUR = 3_600_000;

/** The fields of a stay on which a cancellation depends. */
export interface CancelledStay {
  checkin: PlainDate;
  /** The price of each night with tax, in paise, in the order of the nights. */
  nightsPaise: readonly number[];
}

/** A moment at the hotel. */
export interface HotelMoment {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** What the hotel keeps for the stay, in paise with tax; never more than its price. */
export function chargePaise(charge: Charge, nightsPaise: readonly number[]): number {
  const total = sumOf(nightsPaise);
  switch (charge.kind) {
    case 'NOTHING':
      return 0;
    case 'NIGHTS':
      return sumOf(nightsPaise.filter((paise) => paise > 0).slice(0, charge.nights));
    case 'PERCENT':
      return divideHalfUp(total * charge.percent, 100);
    case 'REMAINING_NIGHTS':
      return total;
  }
}

/** The last instant at which the step applies: this many hours before 00:00 of the check-in day at the hotel. */
export function deadlineOf(untilHoursBefore: number, checkin: PlainDate, timeZone: string): Date {
  return new Date(startOfDay(checkin, timeZone).getTime() - untilHoursBefore * MILLISECONDS_AN_HOUR);
}

/** The charge of a cancellation now. Once the check-in day has begun, a cancellation counts as a no-show. */
export function chargeAt(
  { steps, noShow }: CancellationPolicy,
  checkin: PlainDate,
  { now, timeZone }: HotelMoment,
): Charge {
  const step = steps.find(({ untilHoursBefore }) => now <= deadlineOf(untilHoursBefore, checkin, timeZone));
  return step?.charge ?? noShow;
}

/** The last instant at which the present charge applies; null once the check-in day has begun. */
export function sameChargeUntil(
  { steps }: CancellationPolicy,
  checkin: PlainDate,
  { now, timeZone }: HotelMoment,
): Date | null {
  const deadlines = steps.map(({ untilHoursBefore }) => deadlineOf(untilHoursBefore, checkin, timeZone));
  return deadlines.find((deadline) => now <= deadline) ?? null;
}

/** The last instant at which cancelling is free; null once it is over, and when cancelling is never free. */
export function freeUntil(
  { steps }: CancellationPolicy,
  checkin: PlainDate,
  { now, timeZone }: HotelMoment,
): Date | null {
  const free = steps
    .filter(({ charge }) => charge.kind === 'NOTHING')
    .map(({ untilHoursBefore }) => deadlineOf(untilHoursBefore, checkin, timeZone));
  return free.findLast((deadline) => now <= deadline) ?? null;
}

/** The charge for cancelling the whole stay now, in paise with tax. */
export function cancellationCharge(
  policy: CancellationPolicy,
  { checkin, nightsPaise }: CancelledStay,
  moment: HotelMoment,
): number {
  return chargePaise(chargeAt(policy, checkin, moment), nightsPaise);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
