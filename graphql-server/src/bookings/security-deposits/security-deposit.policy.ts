import { z } from 'zod';
import { divideHalfUp, rupees, writeMoney } from '../../platform/money/money';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { emptyIsNull } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { seenRegistration } from '../../platform/text/pasted-text';
import { lineFaults, lineOfText, optionalText } from '../../platform/text/text-rules';
import type { FurtherCharge } from '../folio/folio.repository';

/** Published limits: characters of texts, the highest amount in paise, and the rates of GST that a charge may have, in percent. */
export const SECURITY_DEPOSIT_LIMITS = {
  note: 120,
  reason: 200,
  amountPaise: 1_000_000_000,
  taxPercents: [0, 5, 18, 40],
} as const;

const RUPEE = 100;

/** Services accounting code of accommodation: what a guest breaks belongs to the stay. */
const SAC = '996311';

const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID'));

/** Deposits are whole rupees, so that the gateway can refund each part that is left of them. */
const amount = z
  .number()
  .int(fault('AMOUNT_INVALID'))
  .min(1, fault('AMOUNT_INVALID'))
  .max(SECURITY_DEPOSIT_LIMITS.amountPaise, fault('AMOUNT_INVALID'))
  .refine((paise) => paise % RUPEE === 0, fault('AMOUNT_IN_WHOLE_RUPEES'));

const reason = lineOfText(
  SECURITY_DEPOSIT_LIMITS.reason,
  lineFaults('reason', 'reason', SECURITY_DEPOSIT_LIMITS.reason),
);

const pan = emptyIsNull(
  z
    .string()
    .overwrite(seenRegistration)
    .regex(/^[A-Z]{5}[0-9]{4}[A-Z]$/, fault('PAN_INVALID')),
);

/** The rules of a deposit that staff take. */
export const takenDepositRules = z.object({
  idempotencyKey,
  amount,
  note: optionalText('paymentNote', SECURITY_DEPOSIT_LIMITS.note).transform((note) => note ?? ''),
  pan,
});

/** The rules of a part that staff return. */
export const returnedDepositRules = z.object({ idempotencyKey, amount });

/** The rules of a part that staff turn into a charge. */
export const chargedDepositRules = z.object({
  idempotencyKey,
  amount,
  reason,
  taxPercent: z
    .number()
    .refine(
      (percent) => SECURITY_DEPOSIT_LIMITS.taxPercents.some((allowed) => allowed === percent),
      fault('TAX_RATE_UNKNOWN'),
    ),
});

/** The rules of a charge that staff take back. */
export const takenBackChargeRules = z.object({ reason });

/** A security deposit and what became of it, in paise. */
export interface HeldDeposit {
  amountPaise: number;
  /** Returned, or on its way back. */
  returnedPaise: number;
  chargedPaise: number;
  /** What lost disputes took. */
  lostPaise: number;
}

/** What the hotel still holds of a deposit, in paise. */
export function heldPaise({ amountPaise, returnedPaise, chargedPaise, lostPaise }: HeldDeposit): number {
  return Math.max(0, amountPaise - returnedPaise - chargedPaise - lostPaise);
}

/** Why not so much can leave the deposit; null when it can. */
export function aboveHeld(amountPaise: number, deposit: HeldDeposit): FieldFaultParts | null {
  const held = heldPaise(deposit);
  if (amountPaise <= held) return null;
  return fieldFault('amount', 'AMOUNT_ABOVE_DEPOSIT', { held: writeMoney(rupees(held)) });
}

/** The charge on the folio for a part of a deposit. The amount includes the tax, in paise. */
export function chargeOf(amountPaise: number, taxPercent: number): FurtherCharge {
  const half = divideHalfUp(amountPaise * taxPercent, 2 * (100 + taxPercent));
  const valuePaise = amountPaise - 2 * half;
  return {
    ...{ stayId: null, kind: 'DEPOSIT_CHARGE', valuePaise, taxPercent },
    ...{ cgstPaise: half, sgstPaise: half, sac: SAC },
  };
}
