import { z } from 'zod';
import { emptyIsNull, requiredLine } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { seenDigits, seenRegistration } from '../../platform/text/pasted-text';
import { linesFaults, linesOfText } from '../../platform/text/text-rules';
import { hasWebAddress } from '../../platform/text/web-address-in-text';
import type { BillingDetails } from './billing-details.repository';
import { ABROAD, gstStateOf } from './gst-states';
import { isPinCodeOfState } from './pin-codes';
import { isPinCodeNeeded, registrationKindOf } from './registration-kinds';

/** The most characters of each text. */
export const BILLING_LIMITS = {
  name: 120,
  address: 300,
  gstin: 15,
  pinCode: 6,
  country: 60,
  companyNumber: 40,
} as const;

/** Lines of an address that fit on paper. */
const ADDRESS_LINES = 6;

/** The first digit is the zone of India Post, 1 to 9 (https://www.indiapost.gov.in). */
const PIN_CODE = /^[1-9][0-9]{5}$/;

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** True when the first two digits of the GSTIN or UIN are a state's. */
const isRegistration = (gstin: string): boolean =>
  registrationKindOf(gstin) !== null && gstStateOf(gstin.slice(0, 2)) !== undefined;

const isIndia = (country: string): boolean =>
  /^(?:the )?(?:republic of )?(?:india|bharat|in|ind)$/i.test(country);

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
  gstin: emptyIsNull(z.string().overwrite(seenRegistration).refine(isRegistration, fault('GSTIN_INVALID'))),
  stateCode: emptyIsNull(
    z
      .string()
      .trim()
      .refine((code) => gstStateOf(code) !== undefined, fault('BILLING_STATE_MISSING')),
  ),
  country: emptyIsNull(
    requiredLine('country', 'companyCountry', BILLING_LIMITS.country)
      .refine((text) => !hasWebAddress(text), fault('NAME_HAS_ADDRESS', { subject: 'country' }))
      .refine((country) => !isIndia(country), fault('COMPANY_IN_INDIA')),
  ),
  companyNumber: emptyIsNull(
    requiredLine('companyNumber', 'companyNumber', BILLING_LIMITS.companyNumber).refine(
      (text) => !hasWebAddress(text),
      fault('NAME_HAS_ADDRESS', { subject: 'companyNumber' }),
    ),
  ),
});

type Form = z.output<typeof form>;

/** Why these details cannot be on an invoice together; null when they can. */
function faultOf(
  { gstin, stateCode, country, companyNumber, pinCode }: Form,
  state: ReturnType<typeof gstStateOf>,
): [field: keyof Form, message: string] | null {
  if (country && !companyNumber) return ['companyNumber', fault('TEXT_MISSING', { object: 'companyNumber' })];
  if (companyNumber && !country) return ['country', fault('TEXT_MISSING', { object: 'companyCountry' })];
  if (companyNumber && gstin) return ['companyNumber', fault('TWO_REGISTRATIONS')];
  if (!state) return ['stateCode', fault('BILLING_STATE_MISSING')];
  if (stateCode && stateCode !== state.code) return ['stateCode', fault('BILLING_STATE_DIFFERS')];
  if (pinCode && !isPinCodeOfState(pinCode, state.code))
    return ['pinCode', fault('PIN_CODE_OF_OTHER_STATE', { state: state.name })];
  return null;
}

/**
 * What a guest enters for the invoice. The GSTIN or UIN implies the state, and a company abroad is in no state; any other
 * guest chooses the state.
 */
const billingRules = form.transform((entered, context): BillingDetails => {
  const { stateCode, ...details } = entered;
  const state = gstStateOf(entered.gstin?.slice(0, 2) ?? (entered.country ? ABROAD : (stateCode ?? '')));
  const wrong = faultOf(entered, state);
  if (state && !wrong) return { ...details, state };
  const [field, message] = wrong ?? ['stateCode', fault('BILLING_STATE_MISSING')];
  context.addIssue({ code: 'custom', path: [field], message });
  return z.NEVER;
});

const registeredBillingRules = billingRules.refine(
  ({ gstin, pinCode }) => pinCode !== null || gstin === null || !isPinCodeNeeded(gstin),
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
