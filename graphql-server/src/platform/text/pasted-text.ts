import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * What people paste has more in it than they see: contacts, PDFs and messengers add marks of direction, spaces that do not
 * break, dashes of typesetters, digits of another script, and words such as 'Phone:'. What a person sees as right is right.
 */

/** Invisible characters that no word needs: soft hyphens, marks of direction and order, spaces of no width. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\u206A-\u206F\uFEFF]/gu;
/** They turn the direction of all that follows, so that a text reads otherwise than it is. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;
/**
 * Between letters these characters matter in some scripts, but not between digits. The last of them choose the look
 * of a character.
 */
const JOINERS = /\p{Join_Control}|\p{Variation_Selector}/gu;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const SPACES = /[\t\p{Zs}]/gu;
const DASHES = /[\p{Pd}\u2212\u00AF\u02D7]/gu;
/** The forms of ASCII that are as wide as Chinese characters. */
const WIDE = /[\uFF01-\uFF5E]/gu;
const WIDE_FROM_ASCII = 0xfee0;

/** Whether a text has characters that turn the direction of all that follows. */
export const turnsLine = (text: string): boolean => text.search(TURNING) >= 0;

/** One line as a person sees it. Line breaks within stay, and are refused. */
export const seenLine = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/[\u2028\u2029]/gu, ' ')
    .replace(SPACES, ' ')
    .trim();

/** Lines as a person sees them, one after each other. */
export const seenLines = (text: string): string =>
  text.replace(UNSEEN, '').replace(TURNING, '').replace(LINE_BREAKS, '\n').replace(SPACES, ' ').trim();

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The value of a digit of any script. The ten digits of a script follow each other, and a set begins with its zero. */
function valueOf(digit: string): string {
  let before = 0;
  while (isDigit(codeOf(digit) - before - 1)) before += 1;
  return String(before % 10);
}

/** More is too long for each of the fields, and stays as it is. */
const LONGEST_PASTED = 1_000;

/** In ASCII, as far as a character has a form there. */
const inAscii = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(TURNING, '')
    .replace(JOINERS, '')
    .replace(WIDE, (character) => String.fromCodePoint(codeOf(character) - WIDE_FROM_ASCII))
    .replace(/(?!\d)\p{Nd}/gu, valueOf)
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .trim();

const PHONE_LABEL =
  /^(?:tel(?:ephone|efon)?|phone|ph|mob(?:ile)?|cell|call|whatsapp|fon|handy|telefono|tél|t|m|p|\p{So})(?: ?(?:no|number|nr))?[ .:]*(?=[+(\d])/iu;

/** A phone number as it was pasted, with the characters that the rules know: digits, spaces and + ( ) . - */
export function seenPhone(text: string): string {
  if (text.length > LONGEST_PASTED) return text;
  return inAscii(text)
    .replace(PHONE_LABEL, '')
    .replace(/[/·•∙,_]|\\/gu, ' ')
    .replace(/^\(\s*(\+\s*\d+)\s*\)/u, '$1')
    .replace(/^\+\s+/u, '+')
    .replace(/\s+/gu, ' ')
    .replace(/(?<![ .;-])[ .;-]+$/u, '');
}

const REGISTRATION_LABEL =
  /^(?:(?:GSTINUIN|GSTIN|UIN|GST)(?:NUMBER|NO)?(?=[0-9]{2})|PAN(?:NUMBER|NO)?(?=[A-Z]{5}[0-9]{4}[A-Z]$))/;

/** A promotion's code as it was pasted, in capitals. */
export const seenCode = (text: string): string => inAscii(text).toUpperCase();

/** A registration as it was pasted, such as a GSTIN from a certificate: letters and digits alone, in capitals. */
export function seenRegistration(text: string): string {
  if (text.length > LONGEST_PASTED) return text;
  const characters = inAscii(text)
    .toUpperCase()
    .replace(/[\s.:/-]/gu, '');
  return characters.replace(REGISTRATION_LABEL, '');
}

/** A PIN code or another number as it was pasted: its digits, without 'PIN' and the groups in which it is written. */
export function seenDigits(text: string): string {
  if (text.length > LONGEST_PASTED) return text;
  const characters = inAscii(text)
    .toUpperCase()
    .replace(/[\s.:-]/gu, '');
  return characters.replace(/^(?:PINCODE|PIN|IN)(?=\d)/u, '');
}

// The lookbehind lets a run of such characters be tried once, and not again from each of them.
const BRACKETS = /^[\s<>("'“”‘’«»[\]]+|(?<![\s<>)"'“”‘’«»[\].,;:])[\s<>)"'“”‘’«»[\].,;:]+$/gu;

/** The domain as people write it, whether it came so or as browsers send it, such as xn--bcher-kva.example. */
function seenDomain(domain: string): string {
  const ascii = domainToASCII(domain);
  return /^xn--|\.xn--|\P{ASCII}/u.test(domain) && ascii ? domainToUnicode(ascii) : domain;
}

/** An e-mail address as it was pasted: without 'mailto:', the name before it, brackets and the end of a sentence. */
export function seenEmail(text: string): string {
  if (text.length > LONGEST_PASTED) return text;
  const characters = inAscii(text.replace(/[。．｡]/gu, '.'));
  const [, named] = /<([^<>@]+@[^<>@]+)>[\s.,;]*$/u.exec(characters) ?? [];
  const address = (named ?? characters)
    .replace(BRACKETS, '')
    .replace(/^(?:e-?mail ?: ?)?(?:mailto:)?/iu, '')
    .replace(/\?\S*$/u, '');
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  return `${address.slice(0, at).normalize('NFC')}@${seenDomain(address.slice(at + 1))}`;
}

/**
 * An internationalised address (RFC 6531) with an ASCII letter in place of each other letter, and with the domain in
 * the form that the domain name system knows: what the rules for other addresses check. Empty when the domain is not
 * valid.
 */
export function addressInAscii(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  const name = address.slice(0, at).replace(/(?!\p{ASCII})[\p{L}\p{M}\p{N}]/gu, 'x');
  // Top domains in other scripts have digits and hyphens in this form, which no other top domain has.
  return at > 0 && domain ? `${name}@${domain.replace(/\.xn--[a-z0-9-]+$/u, '.example')}` : '';
}
