import type { CompanyForm_CompanyFragment, CompanyInput } from '../../../../generated/graphql';
import {
  linesOf,
  minorUnitsOf,
  textOfMinorUnits,
  textOrNull,
  wholeNumber,
} from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormValues } from '../../frame/form/form-fields';

export const NEW_COMPANY: FormValues = {
  name: '',
  address: '',
  pinCode: '',
  gstin: '',
  stateCode: '',
  country: '',
  companyNumber: '',
  contacts: '',
  creditLimitPaise: '0',
  daysToPay: '30',
  note: '',
};

function contactLine({ name, email, phone }: CompanyForm_CompanyFragment['contacts'][number]): string {
  const parts = [name, email ?? '', phone ?? ''];
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('; ');
}

export function valuesOfCompany(company: CompanyForm_CompanyFragment): FormValues {
  const { name, address, pinCode, gstin, stateCode, country, companyNumber, daysToPay, note } = company;
  return {
    name,
    note,
    address: address.join('\n'),
    pinCode: pinCode ?? '',
    gstin: gstin ?? '',
    // The registration names the state.
    stateCode: gstin || companyNumber ? '' : stateCode,
    country: country ?? '',
    companyNumber: companyNumber ?? '',
    contacts: company.contacts.map(contactLine).join('\n'),
    creditLimitPaise: textOfMinorUnits(company.creditLimitPaise),
    daysToPay: String(daysToPay),
  };
}

// Lower than the server allows, so that its refusal names the field.
const NO_AMOUNT = -1;

function contactOf(line: string): CompanyInput['contacts'][number] {
  const [name = '', email = '', phone = ''] = line.split(';').map((part) => part.trim());
  return { name, email: textOrNull(email), phone: textOrNull(phone) };
}

/** The form as server input. */
export function companyInput(values: FormValues): CompanyInput {
  return {
    name: values['name'] ?? '',
    address: values['address'] ?? '',
    pinCode: textOrNull(values['pinCode']),
    gstin: textOrNull(values['gstin']),
    stateCode: textOrNull(values['stateCode']),
    country: textOrNull(values['country']),
    companyNumber: textOrNull(values['companyNumber']),
    contacts: linesOf(values['contacts']).map(contactOf),
    creditLimitPaise: minorUnitsOf(values['creditLimitPaise']) ?? NO_AMOUNT,
    daysToPay: wholeNumber(values['daysToPay']),
    note: values['note'] ?? '',
  };
}

/** The inputs of the form. */
export const COMPANY_FIELDS: FieldGroup[] = [
  {
    title: t`On invoices`,
    fields: [
      { name: 'name', label: t`Name`, kind: 'line', required: true, maximum: 120 },
      { name: 'address', label: t`Address`, kind: 'lines', required: true, maximum: 300 },
      {
        name: 'gstin',
        label: t`GSTIN or UIN`,
        kind: 'line',
        maximum: 15,
        hint: t`15 characters. The first two are the code of the state.`,
      },
      { name: 'pinCode', label: t`PIN code`, kind: 'line', maximum: 6 },
      {
        name: 'stateCode',
        label: t`State code`,
        kind: 'line',
        maximum: 2,
        hint: t`Only without a GSTIN: the first two digits of the GSTINs of the state, such as 08.`,
      },
      { name: 'country', label: t`Country`, kind: 'line', maximum: 60, hint: t`Only for a company abroad.` },
      {
        name: 'companyNumber',
        label: t`Company number abroad`,
        kind: 'line',
        maximum: 40,
        hint: t`Only for a company abroad, with its country.`,
      },
    ],
  },
  {
    title: t`Account`,
    fields: [
      {
        name: 'creditLimitPaise',
        label: t`Credit limit in ₹`,
        kind: 'decimal',
        required: true,
        hint: t`The most that the company may owe when a guest checks out. With 0, only a manager can check out to the company.`,
      },
      {
        name: 'daysToPay',
        label: t`Days to pay`,
        kind: 'number',
        required: true,
        hint: t`Counted from the date of the invoice.`,
      },
      {
        name: 'contacts',
        label: t`Persons`,
        kind: 'lines',
        wide: true,
        hint: t`One person on each line: name; e-mail address; phone. Statements and reminders go to these addresses.`,
      },
      { name: 'note', label: t`Note for the staff`, kind: 'lines', wide: true, maximum: 1_000 },
    ],
  },
];
