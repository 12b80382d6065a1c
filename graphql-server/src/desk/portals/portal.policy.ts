import { z } from 'zod';
import { registrationKindOf } from '../../bookings/billing-details/registration-kinds';
import { amountInRupees, emptyIsNull, line, optional } from '../../platform/text/form-rules';
import type { Subject } from '../../platform/refusals/sentence-codes';
import { fault } from '../../platform/text/input-faults';
import { seenRegistration } from '../../platform/text/pasted-text';
import { lineFaults, lineOfText, optionalText } from '../../platform/text/text-rules';

/** Published limits: characters of texts, hundredths of a percent, and amounts in paise. */
export const PORTAL_LIMITS = {
  name: 60,
  number: 40,
  note: 120,
  commissionBasisPoints: 10_000,
  gstBasisPoints: 5_000,
  tcsBasisPoints: 1_000,
  tdsBasisPoints: 1_000,
  amountPaise: 1_000_000_000,
  // The body of a request has at most 64 KB.
  statementLines: 500,
  receipts: 1_000,
} as const;

/** The rates of a new portal, in hundredths of a percent. Sources: decision 159. */
export const PORTAL_RATES = { gstBasisPoints: 1_800, tcsBasisPoints: 50, tdsBasisPoints: 10 } as const;

function percentage(subject: Subject, maximum: number) {
  const outside = fault('PERCENT_OUT_OF_RANGE', { subject, minimum: 0, maximum: maximum / 100 });
  return z.int(outside).min(0, outside).max(maximum, outside);
}

const commission = percentage('commission', PORTAL_LIMITS.commissionBasisPoints);

/** The rules of the form for a portal. */
export const portalRules = z.object({
  name: line('portalName', 'portalName', PORTAL_LIMITS.name),
  commissionBasisPoints: optional(commission),
  collects: z.boolean(),
  gstin: emptyIsNull(
    z
      .string()
      .overwrite(seenRegistration)
      .refine((gstin) => registrationKindOf(gstin) === 'TAX_COLLECTOR', fault('PORTAL_GSTIN_INVALID')),
  ),
  gstBasisPoints: percentage('portalRate', PORTAL_LIMITS.gstBasisPoints),
  tcsBasisPoints: percentage('portalRate', PORTAL_LIMITS.tcsBasisPoints),
  tdsBasisPoints: percentage('portalRate', PORTAL_LIMITS.tdsBasisPoints),
  isArchived: z.boolean(),
});

/** The rules of what the staff enter about a booking of a portal. */
export const portalBookingRules = z
  .object({
    portalId: optional(z.int()),
    newPortal: emptyIsNull(line('portalName', 'portalName', PORTAL_LIMITS.name)),
    // A single hyphen means that the portal gave no number.
    number: emptyIsNull(line('portalNumber', 'portalNumber', PORTAL_LIMITS.number)).transform((number) =>
      number !== null && portalNumberKey(number) === '' ? null : number,
    ),
    collector: z.enum(['HOTEL', 'PORTAL']),
    commissionBasisPoints: optional(commission),
    commissionPaise: optional(
      amountInRupees('commission', { minimum: 0, maximum: PORTAL_LIMITS.amountPaise }),
    ),
  })
  .refine(({ portalId, newPortal }) => portalId !== null || newPortal !== null, {
    path: ['newPortal'],
    error: fault('TEXT_MISSING', { object: 'portalName' }),
  })
  .refine((form) => form.commissionBasisPoints === null || form.commissionPaise === null, {
    path: ['commissionPaise'],
    error: fault('COMMISSION_TWICE'),
  });

export type PortalBookingForm = z.output<typeof portalBookingRules>;

const amount = amountInRupees('amount', {
  minimum: -PORTAL_LIMITS.amountPaise,
  maximum: PORTAL_LIMITS.amountPaise,
}).refine((paise) => paise !== 0, fault('AMOUNT_INVALID'));

/** The rules of money from a portal. */
export const portalReceiptsRules = z.object({
  despiteSame: optional(z.boolean()).transform((despite) => despite === true),
  note: optionalText('paymentNote', PORTAL_LIMITS.note).transform((note) => note ?? ''),
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
  stays: z
    .array(
      z.object({ reference: lineOfText(20, lineFaults('reference', 'reference', 20)), amountPaise: amount }),
    )
    .min(1, fault('AMOUNT_INVALID'))
    .max(
      PORTAL_LIMITS.receipts,
      fault('TOO_MANY_ENTRIES', { subject: 'entries', maximum: PORTAL_LIMITS.receipts }),
    ),
});

export type PortalReceiptsForm = z.output<typeof portalReceiptsRules>;

/** A portal's number without spaces and hyphens, in capitals: two spellings of one number are equal. */
export const portalNumberKey = (number: string): string => number.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
