import { z } from 'zod';
import { daysBetween, isPlainDate, type PlainDate } from '../../platform/time/dates';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { rupees, writeMoney } from '../../platform/money/money';
import { amountInRupees } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { lineFaults, lineOfText, optionalText } from '../../platform/text/text-rules';
import { CompanySource } from './company-payment.entity';

/** The greatest length of texts and lists, and the highest amount in paise. */
export const RECEIVABLE_LIMITS = {
  note: 120,
  reason: 200,
  applications: 200,
  amountPaise: 100_000_000_000,
} as const;

/** How long an open invoice is overdue: the first and the last day after the due day. On its due day it is not overdue. */
export const AGE_BANDS = [
  { band: 'notDue', first: null, last: 0 },
  { band: 'days1To30', first: 1, last: 30 },
  { band: 'days31To60', first: 31, last: 60 },
  { band: 'days61To90', first: 61, last: 90 },
  { band: 'over90Days', first: 91, last: null },
] as const;
export type AgeBand = (typeof AGE_BANDS)[number]['band'];

/** Days after the due day; 0 or less while the invoice is not overdue. */
export const daysOverdue = (dueOn: PlainDate, today: PlainDate): number => daysBetween(dueOn, today);

/** An open invoice of a company, in paise. */
interface OpenInvoice {
  invoiceId: string;
  number: string;
  openPaise: number;
}

/** A part of a payment for an invoice. */
export interface WantedApplication {
  invoiceId: string;
  /** In paise. */
  amount: number;
}

/** Spreads an amount over open invoices in their order, the oldest first. */
export function oldestFirst(leftPaise: number, invoices: readonly OpenInvoice[]): WantedApplication[] {
  const wanted: WantedApplication[] = [];
  let left = leftPaise;
  for (const { invoiceId, openPaise } of invoices) {
    const amount = Math.min(left, openPaise);
    if (amount > 0) wanted.push({ invoiceId, amount });
    left -= amount;
  }
  return wanted;
}

/**
 * Why these parts of a payment cannot be applied. Each part needs an open invoice and may be at most the open amount,
 * and all parts together at most the payment.
 */
export function whyNotApplied(
  wanted: readonly WantedApplication[],
  leftPaise: number,
  invoices: readonly OpenInvoice[],
): FieldFaultParts | null {
  const sums = new Map<string, number>();
  for (const { invoiceId, amount } of wanted) sums.set(invoiceId, (sums.get(invoiceId) ?? 0) + amount);
  for (const [invoiceId, amount] of sums) {
    const invoice = invoices.find((one) => one.invoiceId === invoiceId);
    if (!invoice) return fieldFault('applications', 'COMPANY_INVOICE_UNKNOWN');
    const { number, openPaise } = invoice;
    const open = writeMoney(rupees(openPaise));
    if (amount > openPaise) return fieldFault('applications', 'AMOUNT_ABOVE_INVOICE', { number, open });
  }
  const sum = wanted.reduce((total, { amount }) => total + amount, 0);
  const left = writeMoney(rupees(leftPaise));
  return sum > leftPaise ? fieldFault('applications', 'AMOUNT_ABOVE_COMPANY_PAYMENT', { left }) : null;
}

const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID'));

const amount = amountInRupees('amount', { minimum: 1, maximum: RECEIVABLE_LIMITS.amountPaise });

const applications = z
  .array(z.object({ invoiceId: z.uuid(fault('COMPANY_INVOICE_UNKNOWN')), amount }))
  .max(
    RECEIVABLE_LIMITS.applications,
    fault('TOO_MANY_ENTRIES', { subject: 'entries', maximum: RECEIVABLE_LIMITS.applications }),
  );

/** The rules of the form that applies a payment. */
export const applicationRules = z.object({ idempotencyKey, applications, oldestFirst: z.boolean() });

/** The rules of a payment of a company. */
export const companyPaymentRules = applicationRules.extend({
  amount,
  source: z.enum(CompanySource),
  paidOn: z.string().refine(isPlainDate),
  note: optionalText('paymentNote', RECEIVABLE_LIMITS.note).transform((note) => note ?? ''),
});

/** The rules of the reason for which an entry is taken back. */
export const takenBackRules = z.object({
  reason: lineOfText(RECEIVABLE_LIMITS.reason, lineFaults('reason', 'reason', RECEIVABLE_LIMITS.reason)),
});

/** The rules of the key of a mail. */
export const mailKeyRules = z.object({ idempotencyKey });
