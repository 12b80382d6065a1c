import { createUnionType, Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { CurrencyCode } from '../../platform/money/money';
import { Currency } from '../../platform/money/money.type';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { StoredProperty } from './property.repository';

const TIME = 'Local time at the hotel, HH:MM.';

@ObjectType('SocialLink', { description: 'A page of the hotel on another site.' })
export class SocialLinkView {
  @Field({ description: 'The label for guests, such as Instagram.' })
  name: string;

  @Field({ description: 'Begins with https://.' })
  url: string;
}

@InputType({ description: 'A page of the hotel on another site.' })
export class SocialLinkInput {
  @Field({ description: 'The label for guests, such as Instagram.' })
  name: string;

  @Field({ description: 'Begins with https://.' })
  url: string;
}

@ObjectType({ description: 'The price of one unit of the currency of rates, from a date on.' })
export class ExchangeRateSetting {
  @Field(() => PlainDateScalar, {
    description: 'The first date at the hotel on which quotes use it.',
  })
  validFrom: PlainDate;

  @Field(() => Int, { description: 'Paise for one dollar.' })
  paisePerUnit: number;
}

@ObjectType('ShownCurrency', {
  description: 'A currency in which guests can see prices approximately. They are charged in INR.',
})
export class ShownCurrencyView {
  @Field({ description: 'ISO 4217, such as EUR.' })
  code: string;

  @Field(() => Int, { description: 'Paise for one unit of the currency.' })
  paisePerUnit: number;

  @Field(() => PlainDateScalar, { description: 'The date at the hotel on which the desk entered the rate.' })
  asOf: PlainDate;
}

@InputType({
  description: 'A currency in which guests can see prices approximately, with its rate of today.',
})
export class ShownCurrencyInput {
  @Field({ description: 'ISO 4217, such as EUR. Not INR.' })
  code: string;

  @Field(() => Int, { description: 'Paise for one unit of the currency, 50 to 100000.' })
  paisePerUnit: number;
}

@ObjectType('ChildBand', { description: 'An age band of children.' })
export class ChildBandSetting {
  @Field({ description: 'Its code, which never changes.' })
  code: string;

  @Field({ description: 'The name for guests.' })
  name: string;

  @Field(() => Int, { description: 'The highest age, in years. The band begins after the previous band.' })
  toAge: number;
}

@InputType({ description: 'An age band of children.' })
export class ChildBandInput {
  @Field({ description: 'The name for guests.' })
  name: string;

  @Field(() => Int, {
    description: 'The highest age, 0 to 17 years. The band begins after the previous band.',
  })
  toAge: number;
}

@InputType({ description: 'The price of one unit of the currency of rates, from a date on.' })
export class ExchangeRateInput {
  @Field(() => PlainDateScalar, { description: 'Today at the hotel or later.' })
  validFrom: PlainDate;

  @Field(() => Int, { description: 'Paise for one dollar, 100 to 100000.' })
  paisePerUnit: number;
}

@ObjectType({ description: 'The tax on nights up to a price.' })
export class TaxSlabSetting {
  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The highest price of a night, in paise; null for every higher price.',
  })
  upToPaise: number | null;

  @Field(() => Int, { description: 'CGST and SGST together, in percent.' })
  percent: number;
}

@InputType({ description: 'The tax on nights up to a price.' })
export class TaxSlabInput {
  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The highest price of a night, in paise; null for every higher price.',
  })
  upToPaise?: number | null;

  @Field(() => Int, { description: 'CGST and SGST together, in percent.' })
  percent: number;
}

@ObjectType({ description: 'GST on rooms by the price of a night, from a date on.' })
export class TaxPeriodSetting {
  @Field(() => PlainDateScalar, { description: 'The first night to which it applies.' })
  validFrom: PlainDate;

  @Field(() => [TaxSlabSetting], { description: 'The slab with the lowest price first.' })
  slabs: TaxSlabSetting[];

  @Field({ description: 'The legal notification with these rates.' })
  source: string;
}

@InputType({ description: 'GST on rooms by the price of a night, from a date on.' })
export class TaxPeriodInput {
  @Field(() => PlainDateScalar, { description: 'Today at the hotel or later.' })
  validFrom: PlainDate;

  @Field(() => [TaxSlabInput], {
    description: 'The slab with the lowest price first; the last slab has no limit.',
  })
  slabs: TaxSlabInput[];

  @Field({ description: 'The legal notification with these rates.' })
  source: string;
}

const SIGNATORY =
  'The person who signs tax documents, such as ‘A. Rao, Director’; without it, only a place to sign is printed.';

@InputType({ description: 'The owner’s form: all settings of the hotel. Every field is replaced.' })
export class PropertyInput {
  @Field({ description: 'The name of the hotel for guests.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The legal name of the business, for tax documents.' })
  legalName?: string | null;

  @Field(() => String, { nullable: true, description: SIGNATORY })
  signatory?: string | null;

  @Field({ description: 'Street and number.' })
  street: string;

  @Field({ description: 'The town.' })
  town: string;

  @Field({ description: 'The state.' })
  state: string;

  @Field({ description: 'The postcode.' })
  postcode: string;

  @Field({ description: 'The country’s name as part of the address.' })
  country: string;

  @Field({
    description:
      'ISO 3166-1 alpha-2, such as IN. Phone numbers without a country code are read as numbers of this country.',
  })
  countryCode: string;

  @Field(() => String, { nullable: true, description: 'The first two digits of the GSTIN, such as 08.' })
  gstStateCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the GST registration, 15 characters.' })
  gstin?: string | null;

  @Field({ description: 'In international form.' })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address for guests’ mails; null for the server’s `HOTEL_EMAIL`.',
  })
  email?: string | null;

  @Field({ description: 'IANA name of the time zone of the hotel’s days.' })
  timeZone: string;

  @Field(() => Currency, {
    nullable: true,
    description:
      'The currency of rates. When left out, it does not change; a new hotel’s is INR. It cannot change once there is a room type.',
  })
  rateCurrency?: CurrencyCode;

  @Field({ description: `When rooms are ready: ${TIME}` })
  checkinFrom: string;

  @Field({ description: `When guests must leave rooms: ${TIME}` })
  checkoutBy: string;

  @Field(() => String, {
    nullable: true,
    description: `Until when a room can be booked for the same night: ${TIME} Null for the whole day.`,
  })
  lastSameDayBooking?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a room was sold above ₹7,500 in the last financial year, so that restaurant supplies bear 18 % GST. When left out, it does not change.',
  })
  specifiedPremises?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether early and late fees are added to the price of their night when their GST is found. When left out, it does not change.',
  })
  feesLiftNights?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether invoices and credit notes to businesses are registered at the invoice registration portal; required above ₹5 crore of turnover. When left out, it does not change.',
  })
  eInvoicing?: boolean | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description:
      'A guest who pays more than this in cash on one day must give the PAN, in paise: 0 to ₹2 lakh. When left out, it does not change.',
  })
  cashPanAbovePaise?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The share of a type’s rooms on a night, in percent, that guests may book on the site without paying now: 0 to 100. When left out, it does not change.',
  })
  unsecuredPercent?: number | null;

  @Field(() => Int, { description: 'How many months ahead a check-in can be booked, 1 to 60.' })
  bookingWindowMonths: number;

  @Field(() => Int, { description: 'The longest stay that can be booked on the site, 1 to 365 nights.' })
  maximumNights: number;

  @Field({ description: 'The prefix of references of new bookings: 1 to 6 capital letters or digits.' })
  referencePrefix: string;

  @Field(() => [ChildBandInput], {
    nullable: true,
    description:
      'The age bands of children. Without bands, all guests are adults. When left out, they do not change.',
  })
  childBands?: ChildBandInput[] | null;

  @Field(() => [SocialLinkInput], {
    description: 'The hotel’s pages elsewhere, in the order in which they are shown.',
  })
  socialLinks: SocialLinkInput[];
}

@ObjectType({ description: 'For the administrator: the stored settings of the hotel.' })
export class PropertySettings {
  @Field(() => Int, {
    description: 'Counts the changes. Send it back with the form. 0 while nothing is stored.',
  })
  version: number;

  @Field({ description: 'The name of the hotel for guests.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The legal name of the business, for tax documents.' })
  legalName: string | null;

  @Field(() => String, { nullable: true, description: SIGNATORY })
  signatory: string | null;

  @Field({ description: 'Street and number.' })
  street: string;

  @Field({ description: 'The town.' })
  town: string;

  @Field({ description: 'The state.' })
  state: string;

  @Field({ description: 'The postcode.' })
  postcode: string;

  @Field({ description: 'The country’s name as part of the address.' })
  country: string;

  @Field({ description: 'ISO 3166-1 alpha-2, such as IN.' })
  countryCode: string;

  @Field(() => String, { nullable: true, description: 'The first two digits of the GSTIN, such as 08.' })
  gstStateCode: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the GST registration, 15 characters.' })
  gstin: string | null;

  @Field({ description: 'In international form.' })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address for guests’ mails; null for the server’s `HOTEL_EMAIL`.',
  })
  email: string | null;

  @Field({ description: 'IANA name of the time zone of the hotel’s days.' })
  timeZone: string;

  @Field(() => Currency, { description: 'The currency of rates.' })
  rateCurrency: CurrencyCode;

  @Field({ description: `When rooms are ready: ${TIME}` })
  checkinFrom: string;

  @Field({ description: `When guests must leave rooms: ${TIME}` })
  checkoutBy: string;

  @Field(() => String, {
    nullable: true,
    description: `Until when a room can be booked for the same night: ${TIME} Null for the whole day.`,
  })
  lastSameDayBooking: string | null;

  @Field({
    description:
      'Whether a room was sold above ₹7,500 in the last financial year, so that restaurant supplies bear 18 % GST.',
  })
  specifiedPremises: boolean;

  @Field({
    description:
      'Whether early and late fees are added to the price of their night when their GST is found. The night keeps the rate at which it was sold.',
  })
  feesLiftNights: boolean;

  @Field({
    description:
      'Whether invoices and credit notes to businesses are registered at the invoice registration portal.',
  })
  eInvoicing: boolean;

  @Field(() => MinorUnits, {
    description: 'A guest who pays more than this in cash on one day must give the PAN, in paise.',
  })
  cashPanAbovePaise: number;

  @Field(() => Int, {
    description:
      'The share of a type’s rooms on a night, in percent, that guests may book on the site without paying now. Parts of a room are left out.',
  })
  unsecuredPercent: number;

  @Field(() => Int, { description: 'How many months ahead a check-in can be booked.' })
  bookingWindowMonths: number;

  @Field(() => Int, { description: 'The longest stay that can be booked on the site, in nights.' })
  maximumNights: number;

  @Field({ description: 'The prefix of references of new bookings.' })
  referencePrefix: string;

  @Field(() => [ChildBandSetting], { description: 'The age bands of children, the youngest first.' })
  childBands: ChildBandSetting[];

  @Field(() => [SocialLinkView], {
    description: 'The hotel’s pages elsewhere, in the order in which they are shown.',
  })
  socialLinks: SocialLinkView[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the site was opened to guests; null while it says that the hotel opens soon.',
  })
  publishedAt: Date | null;

  @Field(() => [ExchangeRateSetting], { description: 'The newest first.' })
  exchangeRates: ExchangeRateSetting[];

  @Field(() => [ShownCurrencyView], {
    description: 'The currencies in which guests can see prices approximately, ordered by code.',
  })
  shownCurrencies: ShownCurrencyView[];

  @Field(() => [TaxPeriodSetting], { description: 'The newest first.' })
  taxPeriods: TaxPeriodSetting[];

  static of({ property, ...rows }: StoredProperty): PropertySettings {
    return Object.assign(new PropertySettings(), property, rows);
  }
}

@ObjectType({ description: 'The settings are stored. Every server uses them within two seconds.' })
export class SettingsSaved {
  @Field(() => PropertySettings, { description: 'The stored settings.' })
  settings: PropertySettings;

  constructor(stored: StoredProperty) {
    this.settings = PropertySettings.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The settings were changed since the form was opened; nothing was stored.',
})
export class SettingsChanged extends Refusal {
  @Field(() => PropertySettings, { description: 'The settings as they are stored now.' })
  settings: PropertySettings;

  constructor(stored: StoredProperty) {
    super(sentence('SETTINGS_CHANGED'));
    this.settings = PropertySettings.of(stored);
  }
}

export const SaveSettingsResult = createUnionType({
  name: 'SaveSettingsResult',
  description: 'The stored settings, or a refusal.',
  types: () => [SettingsSaved, SettingsChanged, InvalidInput] as const,
});

export const ChangeDatedSettingResult = createUnionType({
  name: 'ChangeDatedSettingResult',
  description: 'The stored settings, or a refusal.',
  types: () => [SettingsSaved, InvalidInput, RecordNotFound] as const,
});
