import { hasCheckDigit } from '../../selling/property/gstin';

/** Who is registered under GST with a number of this form. */
export type RegistrationKind =
  'REGULAR' | 'GOVERNMENT' | 'TAX_DEDUCTOR' | 'TAX_COLLECTOR' | 'UIN' | 'ONLINE_SERVICES' | 'NON_RESIDENT';

/**
 * The forms of the numbers, as the GST portal checks them. Dealers, casual dealers, and units of special economic
 * zones have regular numbers. Numbers of bodies of the United Nations, embassies and persons from abroad have a year
 * and a country instead of a PAN.
 */
const FORMS: readonly (readonly [RegistrationKind, RegExp])[] = [
  ['TAX_DEDUCTOR', /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z][DK][0-9A-Z]$/],
  ['TAX_COLLECTOR', /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/],
  ['REGULAR', /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][1-9A-JZ][0-9A-Z]$/],
  ['GOVERNMENT', /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9A-Z]$/],
  ['UIN', /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$/],
  ['ONLINE_SERVICES', /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/],
  ['NON_RESIDENT', /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/],
];

/** The kind of a GSTIN or UIN; null for any other text, or when the check digit is wrong. */
export function registrationKindOf(number: string): RegistrationKind | null {
  const [kind] = FORMS.find(([, form]) => form.test(number)) ?? [];
  return kind && hasCheckDigit(number) ? kind : null;
}

/**
 * Whether an invoice to the holder of this number is registered at the portal: a supply to a registered person (CGST
 * Rule 48(4)), and the holder of a UIN is not a registered person (CGST Act, section 2(94)).
 */
export const isRegisteredPerson = (number: string): boolean => registrationKindOf(number) !== 'UIN';

/** A UIN is not registered at the portal, and the portal has its own PIN code for addresses abroad. */
const WITHOUT_PIN_CODE: ReadonlySet<RegistrationKind> = new Set(['UIN', 'ONLINE_SERVICES']);

/** The forms of the numbers whose invoices need no PIN code. The site's forms use them, too. */
export const NUMBERS_WITHOUT_PIN_CODE: readonly string[] = FORMS.filter(([kind]) =>
  WITHOUT_PIN_CODE.has(kind),
).map(([, form]) => form.source);

/** Whether the portal takes no invoice to the holder of this number without a PIN code. */
export function isPinCodeNeeded(number: string): boolean {
  const kind = registrationKindOf(number);
  return kind !== null && !WITHOUT_PIN_CODE.has(kind);
}

/** How documents name the number. */
export const registrationLabel = (number: string): 'UIN' | 'GSTIN' =>
  registrationKindOf(number) === 'UIN' ? 'UIN' : 'GSTIN';

/**
 * An SQL condition on a column with such a number: table 4 of GSTR-1 takes it. The GST portal does not accept numbers
 * of persons from abroad there.
 */
export const isInTableOfBusinesses = (column: string): string =>
  `${column} IS NOT NULL AND ${column} !~ '^[0-9]{4}[A-Z]{3}[0-9]{5}(NR|OS)'`;
