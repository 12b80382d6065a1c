import { z } from 'zod';
import { line, optional, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { optionalText } from '../../platform/text/text-rules';

/** The most characters of each text, and the bounds of each number. */
export const EXTRA_LIMITS = {
  name: 60,
  description: 300,
  cents: { minimum: 1, maximum: 10_000_000 },
  taxPercent: { minimum: 0, maximum: 50 },
  dailyLimit: { minimum: 1, maximum: 10_000 },
  sortOrder: { minimum: 0, maximum: 1_000 },
} as const;

const PRICE = fault('RATE_OUT_OF_RANGE', { maximum: EXTRA_LIMITS.cents.maximum / 100 });

/** The rules of the owner's form for an extra. */
export const extraRules = z.object({
  name: line('name', 'rateName', EXTRA_LIMITS.name),
  description: optionalText('description', EXTRA_LIMITS.description).transform((text) => text ?? ''),
  unit: z.enum(['STAY', 'NIGHT', 'GUEST', 'GUEST_AND_NIGHT', 'PIECE']),
  cents: z.int(PRICE).min(EXTRA_LIMITS.cents.minimum, PRICE).max(EXTRA_LIMITS.cents.maximum, PRICE),
  taxPercent: optional(wholeNumber('taxPercent', EXTRA_LIMITS.taxPercent)),
  sac: z
    .string()
    .trim()
    .regex(/^[0-9]{4,8}$/, fault('SAC_INVALID')),
  dailyLimit: optional(wholeNumber('dailyLimit', EXTRA_LIMITS.dailyLimit)),
  onSale: z.boolean(),
  sortOrder: wholeNumber('sortOrder', EXTRA_LIMITS.sortOrder),
});
