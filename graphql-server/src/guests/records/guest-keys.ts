import type { CountryCode } from 'libphonenumber-js/min';
import { phoneKey } from '../../bookings/core/phone-key';
import { mailboxKey } from '../../platform/text/mailbox-key';
import type { GuestRecord } from './guest-record.entity';
import type { ComparedGuest } from './likeness';
import { latinText, nameWords } from './name-fold';

/** The values of a guest's form from which the keys are made. */
export type GuestFacts = Pick<
  GuestRecord,
  'name' | 'otherNames' | 'emails' | 'phones' | 'birthday' | 'address' | 'company'
>;

type GuestKeys = Pick<
  GuestRecord,
  'sortName' | 'searchedText' | 'nameSkeletons' | 'contactKeys' | 'matchKeys'
>;

/**
 * The number of digits at the end that are compared. People write the digits before them in many ways, or leave them
 * out.
 */
const COMPARED_DIGITS = 9;
/** Shorter addresses, such as only a town, do not identify a guest. */
const SHORTEST_ADDRESS = 12;

/** The e-mail addresses and phone numbers in the form in which they are compared: `e:` and `p:` before each. */
function contactKeysOf(
  { emails, phones }: Pick<GuestFacts, 'emails' | 'phones'>,
  country: CountryCode,
): string[] {
  const keys = [
    ...emails.map((email) => `e:${mailboxKey(email)}`),
    ...phones.map((phone) => `p:${phoneKey(phone, country).slice(-COMPARED_DIGITS)}`),
  ];
  return [...new Set(keys)];
}

/**
 * The key of an address. It ignores punctuation, the order of words and the script; null for an address that is too
 * short.
 */
function addressKeyOf(address: string | null): string | null {
  const words = latinText(address ?? '').match(/[a-z0-9]+/g) ?? [];
  const key = words.toSorted().join(' ');
  return key.length < SHORTEST_ADDRESS || !/\d/.test(key) ? null : key;
}

const companyKeyOf = (company: string | null): string | null =>
  (latinText(company ?? '').match(/[a-z0-9]+/g) ?? []).join(' ') || null;

/** What is compared of a guest. */
export function comparedGuest(facts: GuestFacts, country: CountryCode): ComparedGuest {
  return {
    names: [facts.name, ...facts.otherNames],
    birthday: facts.birthday,
    contactKeys: contactKeysOf(facts, country),
    addressKey: addressKeyOf(facts.address),
    companyKey: companyKeyOf(facts.company),
  };
}

/** Keys that combine each word of the names with each fact. Guests without a common key are not compared. */
export function matchKeysOf({ names, birthday, contactKeys, addressKey }: ComparedGuest): string[] {
  const words = names.flatMap((name) => nameWords(name)).map(({ skeleton }) => skeleton);
  const facts = [
    ...contactKeys,
    ...(birthday === null ? [] : [`b:${birthday}`]),
    ...(addressKey === null ? [] : [`a:${addressKey}`]),
  ];
  return [...new Set(words)].flatMap((word) => facts.map((fact) => `${word}|${fact}`));
}

/** The columns by which records are found, sorted and compared. */
export function guestKeysOf(facts: GuestFacts, country: CountryCode): GuestKeys {
  const compared = comparedGuest(facts, country);
  const words = compared.names.map(nameWords);
  const text = [...compared.names, facts.company ?? ''].map(latinText);
  const digits = facts.phones.map((phone) => phoneKey(phone, country));
  const emails = facts.emails.map((email) => email.toLowerCase());
  const skeletons = words.flatMap((name) => [
    ...name.map(({ skeleton }) => skeleton),
    // People divide names in several ways, such as Min-su and Minsu.
    name.map(({ skeleton }) => skeleton).join(''),
  ]);
  return {
    sortName: latinText(facts.name),
    searchedText: ` ${[...text, ...emails, ...digits].filter(Boolean).join(' ')}`,
    nameSkeletons: ` ${[...new Set(skeletons)].join(' ')}`,
    contactKeys: [...compared.contactKeys],
    matchKeys: matchKeysOf(compared),
  };
}
