import { NUMBERS_WITHOUT_PIN_CODE } from '../../generated/billing-rules';

const FORMS = NUMBERS_WITHOUT_PIN_CODE.map((form) => new RegExp(form));

/** The characters of a GSTIN or UIN. */
const LENGTH = 15;

/**
 * Whether a business with this GSTIN or UIN must enter its PIN code at a hotel that registers its invoices. The number may
 * have been pasted with its label and in groups.
 */
export function isPinCodeNeeded(gstin: string): boolean {
  const number = gstin
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(-LENGTH);
  return !FORMS.some((form) => form.test(number));
}
