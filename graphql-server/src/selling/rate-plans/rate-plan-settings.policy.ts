import { z } from 'zod';
import { line, listOf, optional, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { PAID_IN_FULL } from '../rates/payment-terms';
import type { PaymentTerms } from '../rates/rate-plan.entity';
import type { RateChange } from '../pricing/rate-book';

/** The most characters of a plan's name, and the bounds of its numbers. */
const PLAN_LIMITS = { name: 60, sortOrder: 1_000, hundredths: 9_000, cents: 10_000_000, extras: 50 } as const;

const CHANGE = fault('PLAN_CHANGE_INVALID', { maximum: PLAN_LIMITS.cents / 100 });

const termsFields = {
  policyId: z.int(),
  dueAtBookingPercent: optional(wholeNumber('dueAtBookingPercent', { minimum: 0, maximum: 100 })),
  firstNightDue: z.boolean().nullish(),
  balanceDaysBefore: optional(wholeNumber('balanceDaysBefore', { minimum: 1, maximum: 365 })),
  releaseDaysAfter: optional(wholeNumber('releaseDaysAfter', { minimum: 1, maximum: 60 })),
};

/**
 * The least number of days before arrival on which an unpaid booking may end, so that the warning is sent a day
 * earlier.
 */
const DAYS_BEFORE_ARRIVAL = 2;

/** An unpaid booking can only be cancelled after the day of its rest, and before the guest arrives. */
function checkRelease(
  {
    balanceDaysBefore,
    releaseDaysAfter,
  }: { balanceDaysBefore: number | null; releaseDaysAfter: number | null },
  context: z.core.$RefinementCtx,
): void {
  if (releaseDaysAfter !== null && releaseDaysAfter > (balanceDaysBefore ?? 0) - DAYS_BEFORE_ARRIVAL)
    context.addIssue({
      code: 'custom',
      path: ['releaseDaysAfter'],
      message: fault('RELEASE_BEFORE_ARRIVAL'),
    });
}

/** The rules of the part of the form that says when guests pay. */
export const termsRules = z.object(termsFields).superRefine(checkRelease);

/**
 * The rules of the owner's form for a rate plan. A plan changes rates by a percentage or by an amount, or not at all.
 */
export const ratePlanRules = z
  .object({
    name: line('name', 'rateName', PLAN_LIMITS.name),
    ...termsFields,
    percentHundredths: optional(
      z.int(CHANGE).min(-PLAN_LIMITS.hundredths, CHANGE).max(PLAN_LIMITS.hundredths, CHANGE),
    ),
    cents: optional(z.int(CHANGE).min(-PLAN_LIMITS.cents, CHANGE).max(PLAN_LIMITS.cents, CHANGE)),
    includedExtras: listOf('extras', PLAN_LIMITS.extras, z.string())
      .transform((codes) => [...new Set(codes)])
      .nullish(),
    onSale: z.boolean(),
    sortOrder: wholeNumber('sortOrder', { minimum: 0, maximum: PLAN_LIMITS.sortOrder }),
  })
  .superRefine(checkRelease)
  .superRefine(({ percentHundredths, cents }, context) => {
    if (percentHundredths !== null && cents !== null)
      context.addIssue({ code: 'custom', path: ['cents'], message: CHANGE });
  });

export type RatePlanForm = z.output<typeof ratePlanRules>;

/**
 * The payment terms of the form; those before when it names no percentage. Terms of the whole price have no further parts.
 */
export function termsOf(form: z.output<typeof termsRules>, before: PaymentTerms): PaymentTerms {
  const { dueAtBookingPercent, firstNightDue, balanceDaysBefore, releaseDaysAfter } = form;
  if (dueAtBookingPercent === null) return before;
  if (dueAtBookingPercent === 100) return PAID_IN_FULL;
  const asksNow = dueAtBookingPercent > 0 || firstNightDue === true;
  return {
    dueAtBookingPercent,
    ...(firstNightDue && { firstNightDue }),
    // Without a part at booking, guests pay at the hotel: no day has a rest, and nothing is released for it.
    ...(asksNow && balanceDaysBefore !== null && { balanceDaysBefore }),
    ...(asksNow && releaseDaysAfter !== null && { releaseDaysAfter }),
  };
}

/** The change that the form's plan makes to the rate of a night; null when it makes none. */
export function changeOf({ percentHundredths, cents }: RatePlanForm): RateChange | null {
  if (percentHundredths) return { kind: 'PERCENT', hundredths: percentHundredths };
  return cents ? { kind: 'AMOUNT', cents } : null;
}
