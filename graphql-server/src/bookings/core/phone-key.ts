import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';

// Digits and the separators that people type, including the dashes of word processors.
const WRITTEN_AS_PHONE = /^[\d\s+().\-/\u2010-\u2015]+$/;
/** Fewer digits match too many phone numbers, and room numbers have three. */
const FEWEST_DIGITS = 4;
/** With fewer digits, the text is a part of a national number. */
const FEWEST_NATIONAL_DIGITS = 7;

/** The migration that filled the keys names no country, because the versions before it knew only this country. */
const COUNTRY_OF_OLDER_VERSIONS = 'IN';

const digitsOf = (text: string) => text.replace(/\D/g, '');

function valid(text: string, country: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number : null;
}

/** Reads a number as one of the hotel's country, otherwise as a foreign number without its '+'. */
function readPhone(text: string, country: CountryCode): PhoneNumber | null {
  return valid(text, country) ?? valid(`+${digitsOf(text)}`, country);
}

/**
 * The form in which a phone number is searched for: the digits of E.164 without the '+'. A text that is not a valid
 * number keeps its digits.
 */
export function phoneKey(phone: string, country: CountryCode = COUNTRY_OF_OLDER_VERSIONS): string {
  return digitsOf(readPhone(phone, country)?.number ?? phone);
}

/**
 * The runs of digits to search for: a number matches when its {@link phoneKey} contains one of them. The typed number
 * may be complete or a part, with or without country code, trunk zero or international prefix. Empty when the text is
 * not a phone number.
 */
export function phoneSearches(typed: string, country: CountryCode): string[] {
  if (!WRITTEN_AS_PHONE.test(typed)) return [];
  const digits = digitsOf(typed);
  const number = readPhone(typed, country);
  const national = number?.nationalNumber ?? '';
  const runs = [
    digits,
    // The key contains neither a trunk zero nor an international prefix.
    digits.replace(/^0+/, ''),
    digitsOf(number?.number ?? ''),
    national.length >= FEWEST_NATIONAL_DIGITS ? national : '',
  ];
  return [...new Set(runs)].filter((run) => run.length >= FEWEST_DIGITS);
}
