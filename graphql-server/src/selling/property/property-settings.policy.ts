import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { amountInRupees, emptyIsNull, line, optional, wholeNumber } from '../../platform/text/form-rules';
import { seenPhone, seenRegistration } from '../../platform/text/pasted-text';
import { emailAddress, optionalText, webAddress } from '../../platform/text/text-rules';
import { isGstin } from './gstin';

/** The most characters of each text, and the bounds of each number. */
export const PROPERTY_LIMITS = {
  name: 80,
  legalName: 120,
  signatory: 80,
  street: 120,
  town: 60,
  state: 60,
  postcode: 12,
  country: 60,
  phone: 30,
  linkName: 40,
  links: 8,
  childBands: 5,
  bandName: 40,
  childAge: { minimum: 0, maximum: 17 },
  bookingWindowMonths: { minimum: 1, maximum: 60 },
  maximumNights: { minimum: 1, maximum: 365 },
  // 100 paise are a rupee, and rates in rupees need no exchange rate.
  paisePerUnit: { minimum: 101, maximum: 100_000 },
  // Below half a rupee, a rate in whole paise would be too rough.
  paisePerShownUnit: { minimum: 50, maximum: 100_000 },
  slabs: 6,
  slabLimitPaise: { minimum: 1, maximum: 1_000_000_000 },
  taxPercent: { minimum: 0, maximum: 50 },
  taxSource: 300,
  cashPanAbovePaise: { minimum: 0, maximum: 20_000_000 },
  unsecuredPercent: { minimum: 0, maximum: 100 },
} as const;

const timeOfDay = z
  .string()
  .trim()
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, fault('TIME_OF_DAY_INVALID'));

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The currencies in which rates may be. Guests are always charged in rupees. */
const RATE_CURRENCIES = ['INR', 'USD'] as const;

/** Whether the text is a phone number in international form. */
export const isHotelPhone = (text: string): boolean =>
  text.startsWith('+') && (parsePhoneNumberFromString(text)?.isPossible() ?? false);

const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code): code is CountryCode => isSupportedCountry(code), fault('COUNTRY_CODE_UNKNOWN'));

const socialLink = z.object({
  name: line('linkName', 'linkName', PROPERTY_LIMITS.linkName),
  url: webAddress('link').pipe(z.string(fault('WEB_ADDRESS_INVALID', { subject: 'link' }))),
});

const childBand = z.object({
  name: line('bandName', 'bandName', PROPERTY_LIMITS.bandName),
  toAge: wholeNumber('childAge', PROPERTY_LIMITS.childAge),
});

const areDistinct = (bands: readonly { name: string; toAge: number }[]): boolean =>
  new Set(bands.map(({ toAge }) => toAge)).size === bands.length &&
  new Set(bands.map(({ name }) => name)).size === bands.length;

/** The rules of the owner's form. */
export const propertyRules = z
  .object({
    name: line('name', 'hotelName', PROPERTY_LIMITS.name),
    legalName: optionalText('legalName', PROPERTY_LIMITS.legalName),
    signatory: optionalText('signatory', PROPERTY_LIMITS.signatory),
    street: line('street', 'street', PROPERTY_LIMITS.street),
    town: line('town', 'town', PROPERTY_LIMITS.town),
    state: line('state', 'state', PROPERTY_LIMITS.state),
    postcode: line('postcode', 'postcode', PROPERTY_LIMITS.postcode),
    country: line('country', 'country', PROPERTY_LIMITS.country),
    countryCode,
    gstStateCode: emptyIsNull(
      z
        .string()
        .trim()
        .regex(/^[0-9]{2}$/, fault('GST_STATE_CODE_INVALID')),
    ),
    gstin: emptyIsNull(z.string().overwrite(seenRegistration).refine(isGstin, fault('GSTIN_INVALID'))),
    phone: z
      .string()
      .overwrite(seenPhone)
      .pipe(line('yourPhone', 'hotelPhone', PROPERTY_LIMITS.phone))
      .refine(isHotelPhone, fault('HOTEL_PHONE_INVALID')),
    email: emptyIsNull(emailAddress({ missing: fault('EMAIL_INVALID'), wrong: fault('EMAIL_INVALID') })),
    timeZone: z.string().trim().refine(isTimeZone, fault('TIME_ZONE_UNKNOWN')),
    rateCurrency: z.enum(RATE_CURRENCIES).optional(),
    checkinFrom: timeOfDay,
    checkoutBy: timeOfDay,
    lastSameDayBooking: emptyIsNull(timeOfDay),
    specifiedPremises: z.boolean().nullish(),
    feesLiftNights: z.boolean().nullish(),
    eInvoicing: z.boolean().nullish(),
    cashPanAbovePaise: amountInRupees('cashPanLimit', PROPERTY_LIMITS.cashPanAbovePaise).nullish(),
    unsecuredPercent: wholeNumber('unsecuredPercent', PROPERTY_LIMITS.unsecuredPercent).nullish(),
    bookingWindowMonths: wholeNumber('monthsAhead', PROPERTY_LIMITS.bookingWindowMonths),
    maximumNights: wholeNumber('longestStay', PROPERTY_LIMITS.maximumNights),
    referencePrefix: z
      .string()
      .trim()
      .regex(/^[A-Z0-9]{1,6}$/, fault('REFERENCE_PREFIX_INVALID')),
    childBands: z
      .array(childBand)
      .max(
        PROPERTY_LIMITS.childBands,
        fault('TOO_MANY_ENTRIES', { subject: 'childBands', maximum: PROPERTY_LIMITS.childBands }),
      )
      .refine(areDistinct, fault('CHILD_BANDS_NOT_DISTINCT'))
      .nullish(),
    socialLinks: z
      .array(socialLink)
      .max(
        PROPERTY_LIMITS.links,
        fault('TOO_MANY_ENTRIES', { subject: 'links', maximum: PROPERTY_LIMITS.links }),
      ),
  })
  .refine(
    ({ gstin, gstStateCode }) => gstin === null || gstStateCode === null || gstin.startsWith(gstStateCode),
    {
      path: ['gstStateCode'],
      error: fault('GST_STATE_CODE_INVALID'),
    },
  );

/** The rules of an exchange rate: paise for one unit of the currency of rates. */
export const exchangeRateRules = z.object({
  validFrom: z.string(),
  paisePerUnit: amountInRupees('exchangeRate', PROPERTY_LIMITS.paisePerUnit),
});

/** ISO 4217 codes. Rupees are always shown. */
const SHOWN_CURRENCIES: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((code) => code !== 'INR'),
);

/** The rules of a currency in which guests see prices approximately: paise for one unit. */
export const shownCurrencyRules = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => SHOWN_CURRENCIES.has(code), fault('SHOWN_CURRENCY_UNKNOWN')),
  paisePerUnit: amountInRupees('exchangeRate', PROPERTY_LIMITS.paisePerShownUnit),
});

const slab = z.object({
  upToPaise: optional(amountInRupees('slabLimit', PROPERTY_LIMITS.slabLimitPaise)),
  percent: wholeNumber('taxPercent', PROPERTY_LIMITS.taxPercent),
});

function areAscending(slabs: readonly { upToPaise: number | null }[]): boolean {
  const limits = slabs.map(({ upToPaise }) => upToPaise ?? Infinity);
  const last = limits.at(-1);
  return last === Infinity && limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0));
}

/** The rules of a tax period. */
export const taxPeriodRules = z.object({
  validFrom: z.string(),
  slabs: z
    .array(slab)
    .max(
      PROPERTY_LIMITS.slabs,
      fault('TOO_MANY_ENTRIES', { subject: 'slabs', maximum: PROPERTY_LIMITS.slabs }),
    )
    .refine(areAscending, fault('SLABS_NOT_ASCENDING')),
  source: line('taxSource', 'taxSource', PROPERTY_LIMITS.taxSource),
});
