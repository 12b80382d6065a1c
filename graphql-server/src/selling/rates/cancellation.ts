import { divideHalfUp } from '../../platform/money/money';
import { startOfDay, type PlainDate } from '../../platform/time/dates';
import type { CancellationPolicy, Charge } from './policy.entity';

const MILLISECONDS_AN_HOUR = 3_600_000;

/** A stay as far as a cancellation looks at it. */
export interface CancelledStay {
  checkin: PlainDate;
  /** What each night costs with tax, in paise, in their order. */
  nightsPaise: readonly number[];
}

/** Which moment of the hotel it is. */
export interface HotelMoment {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** What the hotel keeps of the stay, in paise with tax: never more than its price. */
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

/** The last instant at which the step applies: so many hours before 00:00 of the check-in day at the hotel. */
export function deadlineOf(untilHoursBefore: number, checkin: PlainDate, timeZone: string): Date {
  return new Date(startOfDay(checkin, timeZone).getTime() - untilHoursBefore * MILLISECONDS_AN_HOUR);
}

/** What applies to a stay that is cancelled now. Once the check-in day has begun it is a no-show. */
export function chargeAt(
  { steps, noShow }: CancellationPolicy,
  checkin: PlainDate,
  { now, timeZone }: HotelMoment,
): Charge {
  const step = steps.find(({ untilHoursBefore }) => now <= deadlineOf(untilHoursBefore, checkin, timeZone));
  return step?.charge ?? noShow;
}

/** The last instant at which the same charge applies as now; null once the check-in day has begun. */
export function sameChargeUntil(
  { steps }: CancellationPolicy,
  checkin: PlainDate,
  { now, timeZone }: HotelMoment,
): Date | null {
  const deadlines = steps.map(({ untilHoursBefore }) => deadlineOf(untilHoursBefore, checkin, timeZone));
  return deadlines.find((deadline) => now <= deadline) ?? null;
}

/** The last instant at which cancelling costs nothing; null once it is over, and when it always costs something. */
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

/** What it costs to cancel the whole stay now, in paise with tax. */
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
