import type { RoomTypeForm_RoomTypeFragment, RoomTypeInput } from '../../../generated/graphql';
import { ROOM_TYPE_LIMITS } from '../../../generated/desk-rules';
import { t } from '../../../lib/texts/texts';
import { linesOf, minorUnitsOf, textOfMinorUnits, textOrNull, wholeNumber } from '../../../lib/form-values';
import type { FieldGroup, FormField, FormValues } from '../form/form-fields';

const required = true;
const YES_OR_NO = [
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

/** The inputs of a room type. */
export const ROOM_TYPE_FIELDS: readonly FieldGroup[] = [
  {
    title: t`What guests read`,
    fields: [
      { name: 'name', label: t`Name`, kind: 'line', maximum: ROOM_TYPE_LIMITS.name, required },
      {
        name: 'description',
        label: t`Description`,
        kind: 'lines',
        maximum: ROOM_TYPE_LIMITS.description,
        required,
      },
      { name: 'beds', label: t`Beds`, kind: 'line', maximum: ROOM_TYPE_LIMITS.beds },
      { name: 'sizeSquareMetres', label: t`Size in square metres`, kind: 'number' },
      { name: 'view', label: t`View`, kind: 'line', maximum: ROOM_TYPE_LIMITS.view },
      { name: 'floor', label: t`Floor`, kind: 'line', maximum: ROOM_TYPE_LIMITS.floor },
      { name: 'included', label: t`Included`, kind: 'lines', hint: t`One per line, such as Wi-Fi` },
      {
        name: 'pictures',
        label: t`Pictures`,
        kind: 'pictures',
        hint: t`The first one is shown first.`,
      },
    ],
  },
  {
    title: t`Price and guests`,
    fields: [
      {
        name: 'nightlyRateCents',
        label: t`Rate a night`,
        kind: 'decimal',
        required,
        hint: t`In the currency of rates, before GST. Bookings that exist keep their price.`,
      },
      { name: 'capacity', label: t`Guests at most`, kind: 'number', required },
      { name: 'maximumAdults', label: t`Adults at most`, kind: 'number', required },
      { name: 'maximumChildren', label: t`Children at most`, kind: 'number', required },
      { name: 'extraBeds', label: t`Extra beds`, kind: 'number', required },
    ],
  },
  {
    title: t`Selling`,
    fields: [
      {
        name: 'onSale',
        label: t`On sale`,
        kind: 'choice',
        choices: YES_OR_NO,
        required,
        hint: t`Bookings that exist stay as they are.`,
      },
      {
        name: 'sortOrder',
        label: t`Place in the list`,
        kind: 'number',
        required,
        hint: t`The lowest comes first. It is also the type of a form that names none.`,
      },
    ],
  },
];

const CODE: FormField = {
  name: 'code',
  label: t`Code`,
  kind: 'line',
  maximum: ROOM_TYPE_LIMITS.code,
  required,
  hint: t`Letters, digits and hyphens, such as Deluxe. Addresses and other programs name the type by it, so it never changes.`,
};

/** The inputs of a new room type. */
export const NEW_ROOM_TYPE_FIELDS: readonly FieldGroup[] = [
  { title: t`Code`, fields: [CODE] },
  ...ROOM_TYPE_FIELDS,
];

/** The inputs of a type that does not exist yet. */
export const NEW_ROOM_TYPE: FormValues = {
  ...{
    code: '',
    name: '',
    description: '',
    beds: '',
    sizeSquareMetres: '',
    view: '',
    floor: '',
    included: '',
  },
  ...{ pictures: '', nightlyRateCents: '', capacity: '2', maximumAdults: '2', maximumChildren: '0' },
  ...{ extraBeds: '0', onSale: 'yes', sortOrder: '0' },
};

/** The room type as texts of inputs. */
export function valuesOfRoomType(type: RoomTypeForm_RoomTypeFragment): FormValues {
  return {
    name: type.name,
    description: type.description,
    beds: type.beds ?? '',
    sizeSquareMetres: type.sizeSquareMetres === null ? '' : String(type.sizeSquareMetres),
    view: type.view ?? '',
    floor: type.floor ?? '',
    included: type.included.join('\n'),
    pictures: type.pictures.join('\n'),
    nightlyRateCents: textOfMinorUnits(type.nightlyRateCents),
    capacity: String(type.capacity),
    maximumAdults: String(type.maximumAdults),
    maximumChildren: String(type.maximumChildren),
    extraBeds: String(type.extraBeds),
    onSale: type.onSale ? 'yes' : 'no',
    sortOrder: String(type.sortOrder),
  };
}

/** The rate that is typed, as the server warns of it; null while it is no amount. */
export function typedRateOf(values: FormValues): { nightlyRateCents: number } | null {
  const nightlyRateCents = minorUnitsOf(values['nightlyRateCents']);
  return nightlyRateCents === null ? null : { nightlyRateCents };
}

/** The inputs as the server takes them. */
export function roomTypeInput(values: FormValues): RoomTypeInput {
  const size = textOrNull(values['sizeSquareMetres']);
  return {
    name: values['name'] ?? '',
    description: values['description'] ?? '',
    beds: textOrNull(values['beds']),
    sizeSquareMetres: size === null ? null : wholeNumber(size),
    view: textOrNull(values['view']),
    floor: textOrNull(values['floor']),
    included: linesOf(values['included']),
    pictures: linesOf(values['pictures']),
    nightlyRateCents: minorUnitsOf(values['nightlyRateCents']) ?? 0,
    capacity: wholeNumber(values['capacity']),
    maximumAdults: wholeNumber(values['maximumAdults']),
    maximumChildren: wholeNumber(values['maximumChildren']),
    extraBeds: wholeNumber(values['extraBeds']),
    onSale: values['onSale'] !== 'no',
    sortOrder: wholeNumber(values['sortOrder']),
  };
}
