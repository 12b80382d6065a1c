import { z } from 'zod';
import { inWholeRupees, rupees, writeMoney } from '../../platform/money/money';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { emptyIsNull } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { seenRegistration } from '../../platform/text/pasted-text';
import { lineFaults, lineOfText, optionalText } from '../../platform/text/text-rules';
import type { StaffSource } from '../../payments/core/payment.entity';

/** Published limits: characters of texts, and the highest amount in paise. */
export const DESK_PAYMENT_LIMITS = { note: 120, reason: 200, amountPaise: 1_000_000_000 } as const;

/**
 * The limit of cash, in paise, that may not be reached: from one guest in a day, for one booking, or for one event
 * (Income-tax Act 1961 s. 269ST; since 1 April 2026 the Income-tax Act 2025).
 */
export const CASH_CEILING_PAISE = 20_000_000;

/** One rupee in paise. A smaller rest is written off. */
const RUPEE = 100;

const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID'));

const amount = z
  .number()
  .int(fault('AMOUNT_INVALID'))
  .min(1, fault('AMOUNT_INVALID'))
  .max(DESK_PAYMENT_LIMITS.amountPaise, fault('AMOUNT_INVALID'));

const pan = emptyIsNull(
  z
    .string()
    .overwrite(seenRegistration)
    .regex(/^[A-Z]{5}[0-9]{4}[A-Z]$/, fault('PAN_INVALID')),
);

/** The rules of a payment that staff take. */
export const deskPaymentRules = z.object({
  idempotencyKey,
  amount,
  note: optionalText('paymentNote', DESK_PAYMENT_LIMITS.note).transform((note) => note ?? ''),
  pan,
});

/** The rules of a counter-entry. */
export const counterEntryRules = z.object({
  reason: lineOfText(DESK_PAYMENT_LIMITS.reason, lineFaults('reason', 'reason', DESK_PAYMENT_LIMITS.reason)),
});

/** The rules of a count of cash. The expected amount may be below 0, when more was paid back than taken. */
export const cashCountRules = z.object({
  expectedCash: z.number().int(fault('AMOUNT_INVALID')),
  countedCash: z
    .number()
    .int(fault('COUNTED_CASH_INVALID'))
    .min(0, fault('COUNTED_CASH_INVALID'))
    .max(DESK_PAYMENT_LIMITS.amountPaise, fault('COUNTED_CASH_INVALID')),
  note: optionalText('paymentNote', DESK_PAYMENT_LIMITS.reason).transform((note) => note ?? ''),
});

/** The amount, in paise, that makes the balance even in addition to a payment; below 0 when the guest pays less. */
export interface Adjustment {
  kind: 'ROUND_OFF' | 'WRITE_OFF';
  amountPaise: number;
}

/**
 * What has to be adjusted after a payment: a balance paid in cash is rounded to the rupee, and a rest below ₹1 is
 * written off. A payment above the balance and cash with paise are refused.
 */
export function settledBy(
  source: StaffSource,
  amountPaise: number,
  balancePaise: number,
): { adjustment: Adjustment | null } | { faults: FieldFaultParts[] } {
  const isCash = source === 'CASH';
  if (isCash && amountPaise % RUPEE !== 0) return { faults: [fieldFault('amount', 'CASH_IN_WHOLE_RUPEES')] };
  const most = isCash ? inWholeRupees(balancePaise) : balancePaise;
  if (amountPaise > most) {
    const balance = writeMoney(rupees(Math.max(0, most)));
    return { faults: [fieldFault('amount', 'AMOUNT_ABOVE_BALANCE', { balance })] };
  }
  const rest = balancePaise - amountPaise;
  if (rest === 0 || rest >= RUPEE) return { adjustment: null };
  const isRounded = isCash && amountPaise === most;
  return { adjustment: { kind: isRounded ? 'ROUND_OFF' : 'WRITE_OFF', amountPaise: -rest } };
}
