import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { lineFaults, lineOfText, optionalText } from '../../platform/text/text-rules';
import { addUpTo, cashPiecesRules } from './cash-pieces.policy';

/** Published limits: characters of texts, and the highest amount in paise. */
export const SHIFT_LIMITS = { reason: 200, name: 80, amountPaise: 1_000_000_000 } as const;

const cash = z
  .number()
  .int(fault('COUNTED_CASH_INVALID'))
  .min(0, fault('COUNTED_CASH_INVALID'))
  .max(SHIFT_LIMITS.amountPaise, fault('COUNTED_CASH_INVALID'));

const reason = lineOfText(SHIFT_LIMITS.reason, lineFaults('reason', 'reason', SHIFT_LIMITS.reason));

const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID'));

/** The rules of a counted float. */
export const floatRules = z.object({ float: cash });

/** The rules of cash that is paid out of the drawer. */
export const paidOutRules = z.object({
  amount: z
    .number()
    .int(fault('AMOUNT_INVALID'))
    .min(1, fault('AMOUNT_INVALID'))
    .max(SHIFT_LIMITS.amountPaise, fault('AMOUNT_INVALID')),
  reason,
  idempotencyKey,
});

/** The rules of a paid-out that was recorded by mistake. */
export const putBackRules = z.object({ reason });

/** The rules of a closing. What is left in the drawer needs the name of the person who gets it. */
export const shiftCountRules = z
  .object({
    expectedCash: z.number().int(fault('AMOUNT_INVALID')),
    countedCash: cash,
    safe: z.number().int(fault('SAFE_ABOVE_COUNTED')).min(0, fault('SAFE_ABOVE_COUNTED')),
    countedPieces: cashPiecesRules,
    handedTo: optionalText('handedTo', SHIFT_LIMITS.name).transform((name) => name ?? ''),
    note: optionalText('paymentNote', SHIFT_LIMITS.reason).transform((note) => note ?? ''),
  })
  .refine(
    ({ countedPieces, countedCash }) => countedPieces.length === 0 || addUpTo(countedCash, countedPieces),
    { error: fault('COUNTED_PIECES_INVALID'), path: ['countedPieces'] },
  )
  .refine(({ safe, countedCash }) => safe <= countedCash, {
    error: fault('SAFE_ABOVE_COUNTED'),
    path: ['safe'],
  })
  .refine(({ safe, countedCash, handedTo }) => safe >= countedCash || handedTo !== '', {
    error: fault('TEXT_MISSING', { object: 'handedTo' }),
    path: ['handedTo'],
  });
