import { z } from 'zod';
import { emptyIsNull, line, listOf, optional, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { isPlainDate } from '../../platform/time/dates';
import type { Discount, Weekday } from '../pricing/rate-book';

/** The bounds of the owner's form for a promotion. */
const PROMOTION_LIMITS = {
  name: 60,
  /** Hundredths of a percent, below 100 %, because a stay that costs nothing cannot be paid. */
  percentHundredths: 9_900,
  cents: 10_000_000,
  nights: 30,
  uses: 1_000_000,
  listed: 200,
} as const;

const DISCOUNT = fault('DISCOUNT_INVALID', {
  maximum: PROMOTION_LIMITS.cents / 100,
  nights: PROMOTION_LIMITS.nights,
});
const DATES = fault('DATES_INVALID');

const isBetween = (value: number | null | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

// The form has all numbers, and the kind decides which of them count.
const discount = z
  .object({
    kind: z.enum(['PERCENT', 'AMOUNT_PER_NIGHT', 'AMOUNT_PER_STAY', 'FREE_NIGHTS', 'VALUE_ADDED']),
    hundredths: z.int().nullish(),
    cents: z.int().nullish(),
    stayNights: z.int().nullish(),
    payNights: z.int().nullish(),
  })
  .transform(({ kind, hundredths, cents, stayNights, payNights }, context): Discount => {
    if (kind === 'VALUE_ADDED') return { kind };
    if (kind === 'PERCENT' && isBetween(hundredths, 1, PROMOTION_LIMITS.percentHundredths))
      return { kind, hundredths };
    if (kind === 'FREE_NIGHTS' && isBetween(stayNights, 2, PROMOTION_LIMITS.nights))
      if (isBetween(payNights, 1, stayNights - 1)) return { kind, stayNights, payNights };
    if (kind === 'AMOUNT_PER_NIGHT' || kind === 'AMOUNT_PER_STAY')
      if (isBetween(cents, 1, PROMOTION_LIMITS.cents)) return { kind, cents };
    context.addIssue({ code: 'custom', message: DISCOUNT });
    return z.NEVER;
  });

const date = optional(z.string().refine(isPlainDate, DATES));

const weekdays = z
  .array(z.custom<Weekday>((value) => isBetween(value as number, 1, 7), fault('VALUE_INVALID')))
  .max(7, fault('VALUE_INVALID'))
  .transform((days) => [...new Set(days)].toSorted((one, other) => one - other));

const uses = optional(wholeNumber('uses', { minimum: 1, maximum: PROMOTION_LIMITS.uses }));

const areInOrder = (from: string | null, to: string | null) => from === null || to === null || from <= to;

/** The rules of the owner's form for a promotion. */
export const promotionRules = z
  .object({
    id: z.int().min(1).nullish(),
    name: line('name', 'rateName', PROMOTION_LIMITS.name),
    code: emptyIsNull(
      z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{3,30}$/, fault('PROMOTION_CODE_INVALID'))
        .transform((code) => code.toUpperCase()),
    ),
    isOffered: z.boolean().default(false),
    offerId: optional(z.uuid(fault('VALUE_INVALID'))),
    discount,
    bookingFrom: date,
    bookingTo: date,
    stayFrom: date,
    stayTo: date,
    weekdays,
    minimumNights: wholeNumber('minimumNights', { minimum: 1, maximum: PROMOTION_LIMITS.nights }),
    roomTypes: listOf('roomTypes', PROMOTION_LIMITS.listed, z.string()),
    plans: listOf(
      'plans',
      PROMOTION_LIMITS.listed,
      z.string().regex(/^[A-Z0-9_]{1,50}$/, fault('RATE_PLAN_UNKNOWN')),
    ),
    totalUses: uses,
    usesPerGuest: uses,
  })
  .superRefine(({ bookingFrom, bookingTo, stayFrom, stayTo }, context) => {
    if (!areInOrder(bookingFrom, bookingTo))
      context.addIssue({ code: 'custom', path: ['bookingTo'], message: DATES });
    if (!areInOrder(stayFrom, stayTo)) context.addIssue({ code: 'custom', path: ['stayTo'], message: DATES });
  });

/** The checked form as columns of the promotion's row, without the id. */
export function columnsOfPromotion(form: Omit<z.output<typeof promotionRules>, 'id'>) {
  return {
    name: form.name,
    code: form.code,
    // Null as in rows of earlier versions, with which undoing a change compares.
    is_offered: form.isOffered || null,
    offer_id: form.offerId,
    discount: form.discount,
    booking_from: form.bookingFrom,
    booking_to: form.bookingTo,
    stay_from: form.stayFrom,
    stay_to: form.stayTo,
    weekdays: form.weekdays,
    minimum_nights: form.minimumNights,
    room_types: form.roomTypes,
    plans: form.plans,
    total_uses: form.totalUses,
    uses_per_guest: form.usesPerGuest,
  };
}
