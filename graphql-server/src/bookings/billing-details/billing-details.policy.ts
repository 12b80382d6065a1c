import { z } from 'zod';
import { emptyIsNull, requiredLine } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { seenDigits, seenRegistration } from '../../platform/text/pasted-text';
import { linesFaults, linesOfText } from '../../platform/text/text-rules';
import { hasWebAddress } from '../../platform/text/web-address-in-text';
import { isGstin } from '../../selling/property/gstin';
import type { BillingDetails } from './billing-details.repository';
import { gstStateOf } from './gst-states';

/** The most characters of each text. */
export const BILLING_LIMITS = { name: 120, address: 300, gstin: 15, pinCode: 6 } as const;

/** Lines of an address that fit on paper. */
const ADDRESS_LINES = 6;

/** The first digit is the zone of India Post, 1 to 9 (https://www.indiapost.gov.in). */
const PIN_CODE = /^[1-9][0-9]{5}$/;

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** True when the first two digits of the GSTIN are a state's. */
const isGstinOfState = (gstin: string): boolean =>
  isGstin(gstin) && gstStateOf(gstin.slice(0, 2)) !== undefined;

const form = z.object({
  name: requiredLine('name', 'invoiceName', BILLING_LIMITS.name).refine(
    (text) => !hasWebAddress(text),
    fault('NAME_HAS_ADDRESS', { subject: 'name' }),
  ),
  address: linesOfText(BILLING_LIMITS.address, linesFaults('billingAddress', BILLING_LIMITS.address))
    .refine((text) => !hasWebAddress(text), fault('NAME_HAS_ADDRESS', { subject: 'billingAddress' }))
    .min(1, fault('TEXT_MISSING', { object: 'billingAddress' }))
    .transform(linesOf)
    .refine(
      (lines) => lines.length <= ADDRESS_LINES,
      fault('ADDRESS_LINES_TOO_MANY', { maximum: ADDRESS_LINES }),
    ),
  // A PIN code is often written in two groups, such as 400 021.
  pinCode: emptyIsNull(
    z
      .string()
      .transform(seenDigits)
      .pipe(z.string().regex(PIN_CODE, fault('PIN_CODE_INVALID'))),
  ),
  gstin: emptyIsNull(z.string().overwrite(seenRegistration).refine(isGstinOfState, fault('GSTIN_INVALID'))),
  stateCode: emptyIsNull(
    z
      .string()
      .trim()
      .refine((code) => gstStateOf(code) !== undefined, fault('BILLING_STATE_MISSING')),
  ),
});

/** What a guest enters for the invoice. The GSTIN implies the state; a guest without a GSTIN chooses it. */
const billingRules = form.transform(
  ({ name, address, pinCode, gstin, stateCode }, context): BillingDetails => {
    const inGstin = gstin?.slice(0, 2);
    const state = gstStateOf(inGstin ?? stateCode ?? '');
    if (state && (!stateCode || stateCode === state.code)) return { name, address, pinCode, state, gstin };
    const message = state ? fault('BILLING_STATE_DIFFERS') : fault('BILLING_STATE_MISSING');
    context.addIssue({ code: 'custom', path: ['stateCode'], message });
    return z.NEVER;
  },
);

const registeredBillingRules = billingRules.refine(
  ({ gstin, pinCode }) => gstin === null || pinCode !== null,
  {
    path: ['pinCode'],
    message: fault('PIN_CODE_MISSING'),
  },
);

/**
 * The rules of the form. With e-invoicing a business must enter its PIN code, because the invoice registration portal
 * takes no invoice without it (schema INV-01, version 1.1, `BuyerDtls.Pin`).
 */
export const billingRulesOf = ({ eInvoicing }: { eInvoicing: boolean }) =>
  eInvoicing ? registeredBillingRules : billingRules;
