import { DEFAULT_LOCALE } from '../../../platform/locale/locale';
import { fieldFault, type FieldFaultParts } from '../../../platform/refusals/sentence';
import type { PriceOutcome } from '../../pricing/price';
import type { UnmetCondition } from '../../pricing/promotions';
import type { Promotion, UsedUpBy, Weekday } from '../../pricing/rate-book';

type CodeRefusal = Extract<PriceOutcome, { kind: 'UnknownCode' | 'CodeUsedUp' | 'ConditionUnmet' }>;

/** A rate plan with its title for guests. */
interface NamedPlan {
  code: string;
  name: string;
}

const WEEKDAY_NAMES = new Intl.DateTimeFormat(DEFAULT_LOCALE, { weekday: 'long', timeZone: 'UTC' });
const A_SUNDAY = Date.UTC(2026, 10, 22);
const DAY_MILLISECONDS = 86_400_000;

const nameOf = (weekday: Weekday) => WEEKDAY_NAMES.format(A_SUNDAY + weekday * DAY_MILLISECONDS);

const rangeOf = ({ from, to }: { from: string | null; to: string | null }) =>
  ({
    range: from === null ? 'to' : to === null ? 'from' : 'both',
    from: from ?? to ?? '',
    to: to ?? from ?? '',
  }) as const;

function conditionFault(
  { name: promotion }: Promotion,
  condition: UnmetCondition,
  plans: readonly NamedPlan[],
): FieldFaultParts {
  switch (condition.kind) {
    case 'CODE':
      return fieldFault('code', 'PROMOTION_CODE_UNKNOWN');
    case 'BOOKING_DATES':
      return fieldFault('code', 'PROMOTION_BOOKED_WITHIN', { promotion, ...rangeOf(condition) });
    case 'STAY_DATES':
      return fieldFault('code', 'PROMOTION_STAY_WITHIN', { promotion, ...rangeOf(condition) });
    case 'WEEKDAYS':
      return fieldFault('code', 'PROMOTION_WEEKDAYS', {
        promotion,
        weekdays: condition.weekdays.map(nameOf).join(', '),
      });
    case 'MINIMUM_NIGHTS':
      return fieldFault('code', 'PROMOTION_MINIMUM_NIGHTS', { promotion, nights: condition.nights });
    case 'ROOM_TYPES':
      return fieldFault('code', 'PROMOTION_ROOM_TYPES', { promotion, roomTypes: condition.types.join(', ') });
    case 'RATE_PLANS':
      return fieldFault('code', 'PROMOTION_RATE_PLANS', {
        promotion,
        plans: condition.plans
          .map((code) => plans.find((plan) => plan.code === code)?.name ?? code)
          .join(', '),
      });
  }
}

/** The message to a guest about a code that cannot be used: the condition that is not met. */
export function codeFault(
  refusal: CodeRefusal,
  usedUp: ReadonlyMap<number, UsedUpBy>,
  plans: readonly NamedPlan[],
): FieldFaultParts {
  if (refusal.kind === 'UnknownCode') return fieldFault('code', 'PROMOTION_CODE_UNKNOWN');
  const { promotion } = refusal;
  if (refusal.kind === 'ConditionUnmet') return conditionFault(promotion, refusal.condition, plans);
  return usedUp.get(promotion.id) === 'GUEST'
    ? fieldFault('code', 'PROMOTION_USED_BY_GUEST', { promotion: promotion.name })
    : fieldFault('code', 'PROMOTION_USED_UP', { promotion: promotion.name });
}
