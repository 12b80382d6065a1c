import type { HotelForm_SettingsFragment, PropertyInput } from '../../../../generated/graphql';
import { PROPERTY_LIMITS } from '../../../../generated/desk-rules';
import { EMAIL_LENGTH } from '../../../../generated/rules';
import { t } from '../../../../lib/texts/texts';
import {
  linesOf,
  minorUnitsOf,
  textOfMinorUnits,
  textOrNull,
  wholeNumber,
} from '../../../../lib/form-values';
import type { FieldGroup, FormValues } from '../../frame/form/form-fields';

const required = true;
const CURRENCIES = [
  { value: 'INR', label: t`Rupees` },
  { value: 'USD', label: t`US dollars` },
];

/** The inputs of the hotel's settings. */
export const HOTEL_FIELDS: readonly FieldGroup[] = [
  {
    title: t`Name and address`,
    fields: [
      { name: 'name', label: t`Name of the hotel`, kind: 'line', maximum: PROPERTY_LIMITS.name, required },
      { name: 'street', label: t`Street`, kind: 'line', maximum: PROPERTY_LIMITS.street, required },
      { name: 'town', label: t`Town`, kind: 'line', maximum: PROPERTY_LIMITS.town, required },
      { name: 'state', label: t`State`, kind: 'line', maximum: PROPERTY_LIMITS.state, required },
      { name: 'postcode', label: t`Postcode`, kind: 'line', maximum: PROPERTY_LIMITS.postcode, required },
      { name: 'country', label: t`Country`, kind: 'line', maximum: PROPERTY_LIMITS.country, required },
      {
        name: 'countryCode',
        label: t`Country code`,
        kind: 'line',
        maximum: 2,
        required,
        hint: t`Two letters, such as IN. Guests’ phone numbers without a country code count as numbers of this country.`,
      },
    ],
  },
  {
    title: t`Contact`,
    fields: [
      {
        name: 'phone',
        label: t`Phone number`,
        kind: 'telephone',
        maximum: PROPERTY_LIMITS.phone,
        required,
        hint: t`With the country code, such as +91 98765 43210`,
      },
      {
        name: 'email',
        label: t`E-mail address for guests`,
        kind: 'email',
        maximum: EMAIL_LENGTH,
        hint: t`If empty, guests write to the mailbox that gets the hotel’s e-mails.`,
      },
      {
        name: 'socialLinks',
        label: t`Pages elsewhere`,
        kind: 'lines',
        hint: t`One per line: the name, then the address, such as Instagram https://instagram.com/your-hotel`,
      },
    ],
  },
  {
    title: t`Times`,
    fields: [
      { name: 'checkinFrom', label: t`Check-in from`, kind: 'time', required },
      { name: 'checkoutBy', label: t`Check-out by`, kind: 'time', required },
      {
        name: 'timeZone',
        label: t`Time zone`,
        kind: 'line',
        required,
        hint: t`The name of the zone, such as Asia/Kolkata. It decides when the hotel’s day begins.`,
      },
    ],
  },
  {
    title: t`Booking`,
    fields: [
      {
        name: 'rateCurrency',
        label: t`Currency of rates`,
        kind: 'choice',
        choices: CURRENCIES,
        required,
        hint: t`Guests always pay in rupees. The currency cannot change once there are room types.`,
      },
      {
        name: 'lastSameDayBooking',
        label: t`Rooms for tonight can be booked until`,
        kind: 'time',
        hint: t`If empty, until midnight.`,
      },
      {
        name: 'bookingWindowMonths',
        label: t`Months ahead`,
        kind: 'number',
        required,
        hint: t`How far ahead a check-in can be booked, 1 to 60`,
      },
      {
        name: 'maximumNights',
        label: t`Longest stay in nights`,
        kind: 'number',
        required,
        hint: t`1 to 365. For a longer stay, guests must call.`,
      },
      {
        name: 'unsecuredPercent',
        label: t`Rooms that guests may book without paying now, in percent`,
        kind: 'number',
        required,
        hint: t`0 to 100, of each room type and night. 20 percent of 10 rooms are 2 rooms, and of 4 rooms no room. The limit applies to rates that guests pay at the hotel.`,
      },
      {
        name: 'childBands',
        label: t`Age bands of children`,
        kind: 'lines',
        hint: t`One per line: the name, then the highest age, such as Small child 5. Enter the prices at each room type. If empty, all guests are adults.`,
      },
      {
        name: 'referencePrefix',
        label: t`References begin with`,
        kind: 'line',
        maximum: 6,
        required,
        hint: t`1 to 6 capital letters or digits, such as SC. Existing bookings keep their reference.`,
      },
    ],
  },
  {
    title: t`Tax registration`,
    fields: [
      {
        name: 'legalName',
        label: t`Legal name`,
        kind: 'line',
        maximum: PROPERTY_LIMITS.legalName,
        hint: t`Who runs the hotel, as on tax documents`,
      },
      {
        name: 'signatory',
        label: t`Signatory`,
        kind: 'line',
        maximum: PROPERTY_LIMITS.signatory,
        hint: t`Who signs vouchers and credit notes, such as A. Rao, Director`,
      },
      { name: 'gstin', label: t`GSTIN`, kind: 'line', maximum: 15, hint: t`15 characters, as registered` },
      {
        name: 'gstStateCode',
        label: t`State code`,
        kind: 'line',
        maximum: 2,
        hint: t`The first two digits of the GSTIN, such as 08`,
      },
      {
        name: 'cashPanAbovePaise',
        label: t`Daily cash above which the PAN is required, in ₹`,
        kind: 'number',
        required,
        hint: t`The usual limit is ₹50,000. Ask your accountant.`,
      },
      {
        name: 'eInvoicing',
        label: t`Register documents to businesses at the invoice portal`,
        kind: 'choice',
        choices: [
          { value: 'false', label: t`No` },
          { value: 'true', label: t`Yes: each gets a number and a QR code of the portal` },
        ],
        required,
        hint: t`Required above a turnover of ₹5 crore in any year since 2017. Set the portal’s keys on the server first.`,
      },
      {
        name: 'specifiedPremises',
        label: t`A room was sold above ₹7,500 in the last financial year`,
        kind: 'choice',
        choices: [
          { value: 'true', label: t`Yes: restaurant supplies bear 18 % GST` },
          { value: 'false', label: t`No: restaurant supplies bear 5 % GST` },
        ],
        required,
        hint: t`These hotels are ‘specified premises’. Ask your accountant.`,
      },
      {
        name: 'feesLiftNights',
        label: t`GST of early and late fees`,
        kind: 'choice',
        choices: [
          { value: 'false', label: t`The rate of their night` },
          { value: 'true', label: t`The rate of the night and its fees together` },
        ],
        required,
        hint: t`A fee bears at least the rate of its night. The night keeps the rate at which it was sold. Ask your accountant.`,
      },
    ],
  },
];

const NAMES = new Set(HOTEL_FIELDS.flatMap(({ fields }) => fields.map(({ name }) => name)));

/** The settings as values of the form. */
export function valuesOfSettings(settings: HotelForm_SettingsFragment): FormValues {
  const values = Object.entries(settings)
    .filter(([name]) => NAMES.has(name))
    .map(([name, value]) => [name, value === null ? '' : String(value)]);
  return {
    ...Object.fromEntries(values),
    childBands: settings.childBands.map(({ name, toAge }) => `${name} ${toAge}`).join('\n'),
    cashPanAbovePaise: textOfMinorUnits(settings.cashPanAbovePaise),
    socialLinks: settings.socialLinks.map(({ name, url }) => `${name} ${url}`).join('\n'),
  };
}

/** The values for a hotel that is not stored yet, with the time zone of this browser. */
export function valuesOfNewHotel(settings: HotelForm_SettingsFragment): FormValues {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { ...valuesOfSettings(settings), timeZone, referencePrefix: '' };
}

/** 'Our page https://…': the address follows the last space. */
function linkOf(line: string): { name: string; url: string } {
  const at = line.lastIndexOf(' ');
  return { name: line.slice(0, Math.max(at, 0)).trim(), url: line.slice(at + 1) };
}

/** 'Small child 5': the highest age follows the last space. */
function bandOf(line: string): { name: string; toAge: number } {
  const at = line.lastIndexOf(' ');
  return { name: line.slice(0, Math.max(at, 0)).trim(), toAge: wholeNumber(line.slice(at + 1)) };
}

/** The form's values as server input. */
export function inputOfValues(values: FormValues): PropertyInput {
  const text = (name: string) => values[name]?.trim() ?? '';
  return {
    name: text('name'),
    legalName: textOrNull(values['legalName']),
    signatory: textOrNull(values['signatory']),
    street: text('street'),
    town: text('town'),
    state: text('state'),
    postcode: text('postcode'),
    country: text('country'),
    countryCode: text('countryCode'),
    gstStateCode: textOrNull(values['gstStateCode']),
    gstin: textOrNull(values['gstin']),
    phone: text('phone'),
    email: textOrNull(values['email']),
    timeZone: text('timeZone'),
    rateCurrency: text('rateCurrency') === 'USD' ? 'USD' : 'INR',
    checkinFrom: text('checkinFrom'),
    checkoutBy: text('checkoutBy'),
    lastSameDayBooking: textOrNull(values['lastSameDayBooking']),
    specifiedPremises: text('specifiedPremises') === 'true',
    feesLiftNights: text('feesLiftNights') === 'true',
    eInvoicing: text('eInvoicing') === 'true',
    cashPanAbovePaise: minorUnitsOf(values['cashPanAbovePaise']) ?? -1,
    bookingWindowMonths: wholeNumber(values['bookingWindowMonths']),
    maximumNights: wholeNumber(values['maximumNights']),
    unsecuredPercent: wholeNumber(values['unsecuredPercent']),
    referencePrefix: text('referencePrefix'),
    childBands: linesOf(values['childBands']).map(bandOf),
    socialLinks: linesOf(values['socialLinks']).map(linkOf),
  };
}
