import type {
  RoomSettingsQuery,
  RoomTypeForm_RoomTypeFragment,
  RoomTypeInput,
} from '../../../../generated/graphql';
import { ROOM_TYPE_LIMITS } from '../../../../generated/desk-rules';
import { t } from '../../../../lib/texts/texts';
import {
  linesOf,
  minorUnitsOf,
  textOfMinorUnits,
  textOrNull,
  wholeNumber,
} from '../../../../lib/form-values';
import {
  faultsByField,
  type FieldGroup,
  type FormFaults,
  type FormField,
  type FormValues,
} from '../../frame/form/form-fields';

const required = true;
const YES_OR_NO = [
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

/** An age band of children of the hotel. */
type ChildBand = RoomSettingsQuery['propertySettings']['childBands'][number];

/** The inputs of a room type in a hotel without age bands. */
const ROOM_TYPE_FIELDS: readonly FieldGroup[] = [
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
        hint: t`The first picture is the main picture.`,
      },
    ],
  },
  {
    title: t`Price and guests`,
    fields: [
      {
        name: 'nightlyRateCents',
        label: t`Rate per night`,
        kind: 'decimal',
        required,
        hint: t`In the currency of rates, before GST. Existing bookings keep their price.`,
      },
      { name: 'capacity', label: t`Guests at most`, kind: 'number', required },
      { name: 'maximumAdults', label: t`Adults at most`, kind: 'number', required },
      { name: 'maximumChildren', label: t`Children at most`, kind: 'number', required },
      { name: 'extraBeds', label: t`Extra beds`, kind: 'number', required },
      {
        name: 'includedGuests',
        label: t`Guests in the rate`,
        kind: 'number',
        hint: t`Further guests pay a supplement. If empty, the rate includes all guests.`,
      },
      {
        name: 'adultSupplementCents',
        label: t`Supplement per extra adult, per night`,
        kind: 'decimal',
        hint: t`In the currency of rates, before GST`,
      },
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
        hint: t`Existing bookings do not change.`,
      },
      {
        name: 'sortOrder',
        label: t`Place in the list`,
        kind: 'number',
        required,
        hint: t`The lowest number comes first. The booking form starts with the first room type.`,
      },
    ],
  },
];

const childInput = ({ code }: Pick<ChildBand, 'code'>) => `child ${code}`;

function childField(band: ChildBand, before: ChildBand | undefined): FormField {
  const fromAge = before ? before.toAge + 1 : 0;
  return {
    name: childInput(band),
    label: t`Supplement per ${band.name} (${fromAge}–${band.toAge} years), per night`,
    kind: 'decimal',
    hint: t`Enter 0 for free. If empty, a child of this age pays the adult price.`,
  };
}

/** The inputs of a room type, with one for each age band. */
export function roomTypeFields(bands: readonly ChildBand[]): readonly FieldGroup[] {
  const ofChildren = bands.map((band, index) => childField(band, bands[index - 1]));
  return ROOM_TYPE_FIELDS.map((group) =>
    group.fields.some(({ name }) => name === 'adultSupplementCents')
      ? { ...group, fields: [...group.fields, ...ofChildren] }
      : group,
  );
}

/** The age bands with a supplement, in the order of the server's input. */
const filledBands = (values: FormValues, bands: readonly ChildBand[]) =>
  bands.filter((band) => values[childInput(band)]?.trim());

/** The server's faults by input. A fault of a supplement for children is shown at the input of its age band. */
export function faultsOfRoomType(
  faults: Parameters<typeof faultsByField>[0],
  values: FormValues,
  bands: readonly ChildBand[],
): FormFaults {
  const sent = filledBands(values, bands);
  return faultsByField(
    faults.map(({ field, message }) => {
      const band = sent[Number(/^childSupplements\.(\d+)/.exec(field)?.[1] ?? -1)];
      return { field: band ? childInput(band) : field, message };
    }),
  );
}

const CODE: FormField = {
  name: 'code',
  label: t`Code`,
  kind: 'line',
  maximum: ROOM_TYPE_LIMITS.code,
  required,
  hint: t`Letters, digits and hyphens, such as Deluxe. Addresses and other programs use the code, so it never changes.`,
};

/** The inputs of a new room type. */
export const NEW_ROOM_TYPE_FIELDS: readonly FieldGroup[] = [
  { title: t`Code`, fields: [CODE] },
  ...ROOM_TYPE_FIELDS,
];

/** The inputs of a type that does not exist yet. */
export const NEW_ROOM_TYPE: FormValues = {
  code: '',
  name: '',
  description: '',
  beds: '',
  sizeSquareMetres: '',
  view: '',
  floor: '',
  included: '',
  pictures: '',
  nightlyRateCents: '',
  capacity: '2',
  maximumAdults: '2',
  maximumChildren: '0',
  extraBeds: '0',
  includedGuests: '',
  adultSupplementCents: '',
  onSale: 'yes',
  sortOrder: '0',
};

/** The room type as values of the form. */
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
    includedGuests: type.includedGuests === null ? '' : String(type.includedGuests),
    adultSupplementCents: textOfMinorUnits(type.adultSupplementCents),
    ...Object.fromEntries(
      type.childSupplements.map(({ band, cents }) => [childInput({ code: band }), textOfMinorUnits(cents)]),
    ),
    onSale: type.onSale ? 'yes' : 'no',
    sortOrder: String(type.sortOrder),
  };
}

/** The typed rate as variables of the slab warnings; null while it is not an amount. */
export function typedRateOf(values: FormValues): { nightlyRateCents: number } | null {
  const nightlyRateCents = minorUnitsOf(values['nightlyRateCents']);
  return nightlyRateCents === null ? null : { nightlyRateCents };
}

// The server refuses this value with a message at the input.
const NO_AMOUNT = -1;

/** An empty input means 0. */
const centsOf = (text = ''): number => (text.trim() === '' ? 0 : (minorUnitsOf(text) ?? NO_AMOUNT));

/** The form's values as server input. */
export function roomTypeInput(values: FormValues, bands: readonly ChildBand[] = []): RoomTypeInput {
  const included = textOrNull(values['includedGuests']);
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
    includedGuests: included === null ? null : wholeNumber(included),
    adultSupplementCents: centsOf(values['adultSupplementCents']),
    childSupplements: filledBands(values, bands).map((band) => ({
      band: band.code,
      cents: centsOf(values[childInput(band)]),
    })),
    onSale: values['onSale'] !== 'no',
    sortOrder: wholeNumber(values['sortOrder']),
  };
}
