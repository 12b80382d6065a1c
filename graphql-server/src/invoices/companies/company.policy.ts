import { z } from 'zod';
import { billingRulesOf } from '../../bookings/billing-details/billing-details.policy';
import type { BillingDetails } from '../../bookings/billing-details/billing-details.repository';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { amountInRupees, emptyIsNull, nameLine, wholeNumber } from '../../platform/text/form-rules';
import { fault, readInput } from '../../platform/text/input-faults';
import { seenPhone } from '../../platform/text/pasted-text';
import { emailAddress, optionalText } from '../../platform/text/text-rules';
import { foldText } from '../../platform/text/search-pattern';
import type { Company } from './company.entity';

/** The greatest length of each text and list, and the bounds of each number. */
export const COMPANY_LIMITS = {
  contacts: 10,
  contactName: 60,
  note: 1_000,
  creditLimitPaise: { minimum: 0, maximum: 100_000_000_000 },
  daysToPay: { minimum: 0, maximum: 365 },
} as const;

/** The columns of the form. */
export type CompanyColumns = Omit<Company, 'id' | 'version' | 'archivedAt'>;

const contact = z.object({
  name: nameLine('personName', 'personName', COMPANY_LIMITS.contactName),
  email: emptyIsNull(emailAddress({ missing: fault('EMAIL_INVALID'), wrong: fault('EMAIL_INVALID') })),
  phone: emptyIsNull(
    z
      .string()
      .overwrite(seenPhone)
      .regex(/^(?=(?:\D*\d){7,15}\D*$)[0-9 +().-]{7,40}$/, fault('PHONE_INVALID')),
  ),
});

const termsRules = z.object({
  contacts: z
    .array(contact)
    .max(
      COMPANY_LIMITS.contacts,
      fault('TOO_MANY_ENTRIES', { subject: 'contacts', maximum: COMPANY_LIMITS.contacts }),
    ),
  creditLimitPaise: amountInRupees('creditLimit', COMPANY_LIMITS.creditLimitPaise),
  daysToPay: wholeNumber('daysToPay', COMPANY_LIMITS.daysToPay),
  note: optionalText('note', COMPANY_LIMITS.note).transform((note) => note ?? ''),
});

/**
 * Reads the form of a company. Name, address and registration must obey the rules of billing details, because
 * invoices show them.
 */
export function readCompanyForm(
  input: object,
  hotel: { eInvoicing: boolean },
): { ok: true; value: CompanyColumns } | { ok: false; faults: FieldFaultParts[] } {
  const recipient = readInput(billingRulesOf(hotel), input);
  const terms = readInput(termsRules, input);
  if (!recipient.ok || !terms.ok)
    return {
      ok: false,
      faults: [...(recipient.ok ? [] : recipient.faults), ...(terms.ok ? [] : terms.faults)],
    };
  return { ok: true, value: { ...columnsOf(recipient.value), ...terms.value } };
}

function columnsOf({ state, ...details }: BillingDetails) {
  const { name, country = null, companyNumber = null } = details;
  return { ...details, country, companyNumber, stateCode: state.code, searchedName: foldText(name) };
}
