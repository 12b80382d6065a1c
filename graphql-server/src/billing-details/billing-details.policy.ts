import { z } from 'zod';
import { emptyIsNull, requiredLine } from '../platform/text/form-rules';
import { fault } from '../platform/text/input-faults';
import { linesFaults, linesOfText } from '../platform/text/text-rules';
import { isGstin } from '../property/gstin';
import type { BillingDetails } from './billing-details.repository';
import { gstStateOf } from './gst-states';

/** The most characters of each text. */
export const BILLING_LIMITS = { name: 120, address: 300, gstin: 15 } as const;

/** Lines of an address that fit on paper. */
const ADDRESS_LINES = 6;

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Whose first two digits are a state's. */
const isGstinOfState = (gstin: string): boolean =>
  isGstin(gstin) && gstStateOf(gstin.slice(0, 2)) !== undefined;

const form = z.object({
  name: requiredLine('name', 'invoiceName', BILLING_LIMITS.name),
  address: linesOfText(BILLING_LIMITS.address, linesFaults('billingAddress', BILLING_LIMITS.address))
    .min(1, fault('TEXT_MISSING', { object: 'billingAddress' }))
    .transform(linesOf)
    .refine(
      (lines) => lines.length <= ADDRESS_LINES,
      fault('ADDRESS_LINES_TOO_MANY', { maximum: ADDRESS_LINES }),
    ),
  gstin: emptyIsNull(z.string().trim().toUpperCase().refine(isGstinOfState, fault('GSTIN_INVALID'))),
  stateCode: emptyIsNull(
    z
      .string()
      .trim()
      .refine((code) => gstStateOf(code) !== undefined, fault('BILLING_STATE_MISSING')),
  ),
});

/** What a guest enters for the invoice. A GSTIN says the state; without one the guest chooses it. */
export const billingRules = form.transform(({ name, address, gstin, stateCode }, context): BillingDetails => {
  const inGstin = gstin?.slice(0, 2);
  const state = gstStateOf(inGstin ?? stateCode ?? '');
  if (state && (!stateCode || stateCode === state.code)) return { name, address, state, gstin };
  const message = state ? fault('BILLING_STATE_DIFFERS') : fault('BILLING_STATE_MISSING');
  context.addIssue({ code: 'custom', path: ['stateCode'], message });
  return z.NEVER;
});
