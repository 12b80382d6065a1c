import type { ExtraForm_ExtraFragment, ExtraInput, ExtraUnit } from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits, wholeNumber } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormValues } from '../../frame/form/form-fields';

const RESTAURANT = 'RESTAURANT';

export const NEW_EXTRA: FormValues = {
  name: '',
  description: '',
  unit: 'PIECE',
  price: '',
  tax: RESTAURANT,
  taxPercent: '',
  sac: '',
  dailyLimit: '',
  onSale: 'yes',
  sortOrder: '1',
};

const UNITS: readonly { value: ExtraUnit; label: string }[] = [
  { value: 'STAY', label: t`For the stay, once` },
  { value: 'NIGHT', label: t`For each night` },
  { value: 'GUEST', label: t`For each guest` },
  { value: 'GUEST_AND_NIGHT', label: t`For each guest and night` },
  { value: 'PIECE', label: t`For each piece` },
];

const textOf = (value: number | null): string => (value === null ? '' : String(value));

export function valuesOfExtra(extra: ExtraForm_ExtraFragment): FormValues {
  const { name, description, unit, cents, taxPercent, sac, dailyLimit, onSale, sortOrder } = extra;
  return {
    name,
    description,
    unit,
    price: textOfMinorUnits(cents),
    sac,
    dailyLimit: textOf(dailyLimit),
    tax: taxPercent === null ? RESTAURANT : 'PERCENT',
    taxPercent: textOf(taxPercent),
    onSale: onSale ? 'yes' : 'no',
    sortOrder: String(sortOrder),
  };
}

// Lower than the server allows, so that its refusal names the field.
const NO_NUMBER = -1;

const numberOrNull = (text = ''): number | null => (text.trim() === '' ? null : wholeNumber(text));

/** The form as server input. */
export function extraInput(values: FormValues): ExtraInput {
  const { name = '', description = '', unit, price = '', tax, taxPercent, sac = '' } = values;
  return {
    name,
    description,
    sac,
    unit: UNITS.find(({ value }) => value === unit)?.value ?? 'PIECE',
    cents: minorUnitsOf(price.trim()) ?? NO_NUMBER,
    taxPercent: tax === RESTAURANT ? null : (numberOrNull(taxPercent) ?? NO_NUMBER),
    dailyLimit: numberOrNull(values['dailyLimit']),
    onSale: values['onSale'] === 'yes',
    sortOrder: wholeNumber(values['sortOrder']),
  };
}

/** The input that shows a fault of that field. */
export function extraFieldOf(field: string): string {
  return field === 'cents' ? 'price' : field;
}

/** The inputs of the form. */
export function extraFields(currency: string): FieldGroup[] {
  return [
    {
      title: t`What guests add`,
      fields: [
        { name: 'name', label: t`Name`, kind: 'line', required: true, maximum: 60 },
        { name: 'description', label: t`Description`, kind: 'lines', maximum: 300 },
        {
          name: 'onSale',
          label: t`Can be booked`,
          kind: 'choice',
          required: true,
          choices: [
            { value: 'yes', label: t`Yes` },
            { value: 'no', label: t`No` },
          ],
          hint: t`Existing bookings keep it.`,
        },
        { name: 'sortOrder', label: t`Place in the list`, kind: 'number', required: true },
      ],
    },
    {
      title: t`What it costs`,
      fields: [
        {
          name: 'price',
          label: t`Price in ${currency}`,
          kind: 'decimal',
          required: true,
          hint: t`Before tax`,
        },
        {
          name: 'unit',
          label: t`The price is`,
          kind: 'choice',
          required: true,
          choices: UNITS,
        },
        {
          name: 'tax',
          label: t`Tax`,
          kind: 'choice',
          required: true,
          choices: [
            { value: RESTAURANT, label: t`Restaurant supply (18 % or 5 %)` },
            { value: 'PERCENT', label: t`Its own tax rate` },
          ],
        },
        {
          name: 'taxPercent',
          label: t`GST in percent`,
          kind: 'number',
          hint: t`Only if the extra has its own tax rate`,
        },
        {
          name: 'sac',
          label: t`Services accounting code`,
          kind: 'line',
          required: true,
          maximum: 8,
          hint: t`4 to 8 digits. Ask your accountant.`,
        },
        {
          name: 'dailyLimit',
          label: t`Most in a day`,
          kind: 'number',
          hint: t`Leave it empty for no limit. An extra per night counts on each night, any other extra on the day of check-in.`,
        },
      ],
    },
  ];
}
