import { divideHalfUp } from '../../platform/money/money';
import { startOfDay, type PlainDate } from '../../platform/time/dates';
import type { CancellationPolicy, Charge } from './policy.entity';

const MILLISECONDS_AN_HOUR = 3_600_000;

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

/** A policy for a stay with dates: its steps end at moments. */
export interface DatedPolicy extends Pick<CancellationPolicy, 'noShow'> {
  /** In the order of time. `until` is the last moment at which the charge applies. */
  steps: readonly { until: Date; charge: Charge }[];
}

/** The policy for a stay that is sold now. A step ends its hours before the first moment of the check-in day. */
export function datedPolicy(
  { steps, noShow }: CancellationPolicy,
  checkin: PlainDate,
  timeZone: string,
): DatedPolicy {
  const dayOfCheckin = startOfDay(checkin, timeZone).getTime();
  return {
    noShow,
    steps: steps.map(({ untilHoursBefore, charge }) => ({
      until: new Date(dayOfCheckin - untilHoursBefore * MILLISECONDS_AN_HOUR),
      charge,
    })),
  };
}

/** The charge of a cancellation now. Once the check-in day has begun, a cancellation counts as a no-show. */
export function chargeAt({ steps, noShow }: DatedPolicy, now: Date): Charge {
  return steps.find(({ until }) => now <= until)?.charge ?? noShow;
}

/** The last moment at which the present charge applies; null once the check-in day has begun. */
export function sameChargeUntil({ steps }: DatedPolicy, now: Date): Date | null {
  return steps.find(({ until }) => now <= until)?.until ?? null;
}

/** The last moment at which cancelling is free; null once it is over, and when cancelling is never free. */
export function freeUntil({ steps }: DatedPolicy, now: Date): Date | null {
  return steps.findLast(({ until, charge }) => charge.kind === 'NOTHING' && now <= until)?.until ?? null;
}

/** The charge for cancelling the whole stay now, in paise with tax. */
export function cancellationCharge(policy: DatedPolicy, nightsPaise: readonly number[], now: Date): number {
  return chargePaise(chargeAt(policy, now), nightsPaise);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
