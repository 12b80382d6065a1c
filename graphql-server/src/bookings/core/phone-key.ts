import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';

// Digits and what people type between them, among it the dashes of word processors.
const WRITTEN_AS_PHONE = /^[\d\s+().\-/\u2010-\u2015]+$/;
/** Fewer digits match too many phone numbers, and room numbers have three. */
const FEWEST_DIGITS = 4;
/** Fewer digits are a part of a national number, not a whole one. */
const FEWEST_NATIONAL_DIGITS = 7;

/** The migration that filled the keys names no country: the versions before it knew this one only. */
const COUNTRY_OF_OLDER_VERSIONS = 'IN';

const digitsOf = (text: string) => text.replace(/\D/g, '');

function valid(text: string, country: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number : null;
}

/** Reads a number as one of the hotel's country, else as one from abroad without its '+'. */
function readPhone(text: string, country: CountryCode): PhoneNumber | null {
  return valid(text, country) ?? valid(`+${digitsOf(text)}`, country);
}

/**
 * A phone number as it is searched for: the digits of E.164 without the '+'. What is a number of no country keeps its
 * digits.
 */
export function phoneKey(phone: string, country: CountryCode = COUNTRY_OF_OLDER_VERSIONS): string {
  return digitsOf(readPhone(phone, country)?.number ?? phone);
}

/**
 * The runs of digits that match a {@link phoneKey} when one of them is in it. The typed number may be whole or a part,
 * with or without country code, trunk zero or international prefix. Empty when no phone number was typed.
 */
export function phoneSearches(typed: string, country: CountryCode): string[] {
  if (!WRITTEN_AS_PHONE.test(typed)) return [];
  const digits = digitsOf(typed);
  const number = readPhone(typed, country);
  const national = number?.nationalNumber ?? '';
  const runs = [
    digits,
    // A trunk zero or an international prefix is not part of the key.
    digits.replace(/^0+/, ''),
    digitsOf(number?.number ?? ''),
    national.length >= FEWEST_NATIONAL_DIGITS ? national : '',
  ];
  return [...new Set(runs)].filter((run) => run.length >= FEWEST_DIGITS);
}
