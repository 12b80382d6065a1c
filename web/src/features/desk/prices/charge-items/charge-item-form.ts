import type { ChargeItemForm_ItemFragment, ChargeItemInput, Department } from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits, wholeNumber } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormValues } from '../../frame/form/form-fields';
import { DEPARTMENT_NAMES } from '../../../../lib/bookings/department-names';

export const NEW_CHARGE_ITEM: FormValues = {
  name: '',
  department: 'MINIBAR',
  price: '',
  percentOfNight: '',
  ofFirstNight: 'no',
  taxPercent: '18',
  code: '',
  isFavourite: 'yes',
  onSale: 'yes',
  sortOrder: '1',
};

const DEPARTMENTS = (Object.keys(DEPARTMENT_NAMES) as Department[]).map((value) => ({
  value,
  label: DEPARTMENT_NAMES[value],
}));

const YES_OR_NO = [
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

const textOf = (value: number | null): string => (value === null ? '' : String(value));
const yesOrNo = (isYes: boolean): string => (isYes ? 'yes' : 'no');

export function valuesOfChargeItem(item: ChargeItemForm_ItemFragment): FormValues {
  const { name, department, pricePaise, percentOfNight, taxPercent, code } = item;
  return {
    name,
    department,
    code,
    price: pricePaise === null ? '' : textOfMinorUnits(pricePaise),
    percentOfNight: textOf(percentOfNight),
    ofFirstNight: yesOrNo(item.ofFirstNight),
    taxPercent: textOf(taxPercent),
    isFavourite: yesOrNo(item.isFavourite),
    onSale: yesOrNo(item.onSale),
    sortOrder: String(item.sortOrder),
  };
}

// Stands for a text that is not a number. It is below the server's bounds, so that the refusal names the field.
const NO_NUMBER = -1;

const numberOrNull = (text = ''): number | null => (text.trim() === '' ? null : wholeNumber(text));

/** The form as server input. Fields that the department does not need are left out. */
export function chargeItemInput(values: FormValues): ChargeItemInput {
  const { name = '', price = '', percentOfNight, taxPercent, code = '' } = values;
  const department = DEPARTMENTS.find(({ value }) => value === values['department'])?.value ?? 'OTHER';
  const isOfRoom = department === 'ROOM';
  return {
    name,
    department,
    code,
    pricePaise: isOfRoom ? null : (minorUnitsOf(price.trim()) ?? NO_NUMBER),
    percentOfNight: isOfRoom ? (numberOrNull(percentOfNight) ?? NO_NUMBER) : null,
    ofFirstNight: isOfRoom && values['ofFirstNight'] === 'yes',
    taxPercent: isOfRoom ? null : numberOrNull(taxPercent),
    isFavourite: values['isFavourite'] === 'yes',
    onSale: values['onSale'] === 'yes',
    sortOrder: wholeNumber(values['sortOrder']),
  };
}

/** The input that shows a fault of this field of the server. */
export function chargeItemFieldOf(field: string): string {
  return field === 'pricePaise' ? 'price' : field;
}

/** The inputs of the form. */
export const CHARGE_ITEM_FIELDS: FieldGroup[] = [
  {
    title: t`What the staff post`,
    fields: [
      { name: 'name', label: t`Name on the bill`, kind: 'line', required: true, maximum: 60 },
      {
        name: 'department',
        label: t`Department`,
        kind: 'choice',
        required: true,
        choices: DEPARTMENTS,
        hint: t`‘Room’ is a part of the room’s price, such as a late check-out.`,
      },
      {
        name: 'isFavourite',
        label: t`Among the buttons at hand`,
        kind: 'choice',
        required: true,
        choices: YES_OR_NO,
      },
      {
        name: 'onSale',
        label: t`Can be posted`,
        kind: 'choice',
        required: true,
        choices: YES_OR_NO,
        hint: t`Charges that were posted stay.`,
      },
      { name: 'sortOrder', label: t`Place in the list`, kind: 'number', required: true },
    ],
  },
  {
    title: t`What it costs`,
    fields: [
      { name: 'price', label: t`Price in ₹`, kind: 'decimal', hint: t`Of one piece, before tax` },
      {
        name: 'percentOfNight',
        label: t`Percent of a night`,
        kind: 'number',
        hint: t`Only for ‘Room’, instead of a price: 1 to 200. It has the GST of that night.`,
      },
      {
        name: 'ofFirstNight',
        label: t`Of which night`,
        kind: 'choice',
        required: true,
        choices: [
          { value: 'no', label: t`The last night` },
          { value: 'yes', label: t`The first night` },
        ],
        hint: t`Only for ‘Room’: a late check-out costs a part of the last night, an early check-in a part of the first night.`,
      },
      {
        name: 'taxPercent',
        label: t`GST in percent`,
        kind: 'number',
        hint: t`Leave it empty for a meal of the restaurant. The GST of meals follows from the hotel’s setting.`,
      },
      {
        name: 'code',
        label: t`SAC or HSN`,
        kind: 'line',
        required: true,
        maximum: 8,
        hint: t`4 to 8 digits. Ask your accountant.`,
      },
    ],
  },
];
