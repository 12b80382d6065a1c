import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { PROPERTY } from '../property/property';

// What people type between the digits; hyphens and spaces also as word processors write them.
const WRITTEN_AS_PHONE = /^[\d\s+().\-/\u2010-\u2015]+$/;
/** Fewer digits are in too many numbers, and room numbers have three. */
const FEWEST_DIGITS = 4;
/** A national number of fewer digits is part of a number, not one of its own. */
const FEWEST_NATIONAL_DIGITS = 7;

const digitsOf = (text: string) => text.replace(/\D/g, '');

function valid(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, PROPERTY.place.countryCode);
  return number?.isValid() ? number : null;
}

/** Reads a number as written in the hotel's country, else as one from abroad whose '+' was left out. */
function readPhone(text: string): PhoneNumber | null {
  return valid(text) ?? valid(`+${digitsOf(text)}`);
}

/**
 * A phone number as it is searched for: the digits of E.164 without the '+'. Of what is no number of any country, just
 * its digits.
 */
export function phoneKey(phone: string): string {
  return digitsOf(readPhone(phone)?.number ?? phone);
}

/**
 * The runs of digits of which one must be in a {@link phoneKey} for what was typed to mean it: the whole number or a
 * part, with or without country code, trunk zero or international prefix. None when no phone number was typed.
 */
export function phoneSearches(typed: string): string[] {
  if (!WRITTEN_AS_PHONE.test(typed)) return [];
  const digits = digitsOf(typed);
  const number = readPhone(typed);
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
