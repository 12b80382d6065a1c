import { startOfDay, type PlainDate } from '../../platform/time/dates';
import { cancellationCharge, datedPolicy } from './cancellation';
import type { CancellationPolicy } from './policy.entity';

/** The charge and the refund of a guest who cancels at a given moment. Amounts are in paise with tax. */
export interface PolicyExample {
  /** The moment of the cancellation, or the no-show. */
  when: 'EARLY' | 'LATE' | 'NO_SHOW';
  at: Date;
  chargePaise: number;
  refundPaise: number;
}

const ONE_SECOND = 1_000;
const ONE_DAY = 86_400_000;

/**
 * Three examples for one stay: cancelled at the last moment of the first step, cancelled after all steps but before the
 * day of check-in, and no-show.
 */
export function policyExamples(
  policy: CancellationPolicy,
  stay: { checkin: PlainDate; nightsPaise: readonly number[] },
  timeZone: string,
): PolicyExample[] {
  const dated = datedPolicy(policy, stay.checkin, timeZone);
  const total = stay.nightsPaise.reduce((sum, paise) => sum + paise, 0);
  const at = (when: PolicyExample['when'], now: Date): PolicyExample => {
    const chargePaise = cancellationCharge(dated, stay.nightsPaise, now);
    return { when, at: now, chargePaise, refundPaise: total - chargePaise };
  };
  const dayOfCheckin = startOfDay(stay.checkin, timeZone);
  const firstDeadline = dated.steps[0]?.until ?? dayOfCheckin;
  const late = Math.min(firstDeadline.getTime() + ONE_SECOND, dayOfCheckin.getTime());
  return [
    at('EARLY', firstDeadline),
    at('LATE', new Date(late)),
    at('NO_SHOW', new Date(dayOfCheckin.getTime() + ONE_DAY)),
  ];
}
