import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { line } from '../../platform/text/form-rules';
import type { CancellationPolicy, Charge } from './policy.entity';

/** The most characters of a policy's name, and the bounds of its numbers. */
export const POLICY_LIMITS = { name: 60, steps: 4, hours: 8_760, nights: 30 } as const;

const CHARGE = fault('CHARGE_INVALID', { nights: POLICY_LIMITS.nights });
const HOURS = fault('HOURS_NOT_DESCENDING', { maximum: POLICY_LIMITS.hours });

// The form has both numbers, and the kind decides which of them counts.
const charge = z
  .object({
    kind: z.enum(['NOTHING', 'NIGHTS', 'PERCENT', 'REMAINING_NIGHTS']),
    nights: z.int().nullish(),
    percent: z.int().nullish(),
  })
  .transform(({ kind, nights, percent }, context): Charge => {
    if (kind === 'NOTHING' || kind === 'REMAINING_NIGHTS') return { kind };
    if (kind === 'NIGHTS' && nights && nights >= 1 && nights <= POLICY_LIMITS.nights) return { kind, nights };
    if (kind === 'PERCENT' && percent && percent >= 1 && percent <= 100) return { kind, percent };
    context.addIssue({ code: 'custom', message: CHARGE });
    return z.NEVER;
  });

const step = z.object({
  untilHoursBefore: z.int(HOURS).min(0, HOURS).max(POLICY_LIMITS.hours, HOURS),
  charge,
});

function areDescending(steps: readonly { untilHoursBefore: number }[]): boolean {
  return steps.every(
    ({ untilHoursBefore }, index) =>
      index === 0 || untilHoursBefore < (steps[index - 1]?.untilHoursBefore ?? 0),
  );
}

/** The rules of the owner's form for a cancellation policy. */
export const policyRules = z.object({
  name: line('name', 'policyName', POLICY_LIMITS.name),
  steps: z
    .array(step)
    .max(POLICY_LIMITS.steps, fault('TOO_MANY_ENTRIES', { subject: 'steps', maximum: POLICY_LIMITS.steps }))
    .refine(areDescending, HOURS),
  noShow: charge,
  earlyDeparture: charge,
});

/** The policy of the form, which bookings copy. */
export function cancellationOf({
  steps,
  noShow,
  earlyDeparture,
}: z.output<typeof policyRules>): CancellationPolicy {
  return { steps, noShow, earlyDeparture };
}
