import { z } from 'zod';

// Control characters have no place in a line that is printed into mails and lists.
// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f\u2028\u2029]/;
// eslint-disable-next-line no-control-regex
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** The longest address that mail can carry (RFC 5321 §4.5.3.1.3, less the brackets). */
export const EMAIL_LENGTH = 254;

/** What a rule says for each way in which a text can be wrong. */
export interface TextWords {
  missing: string;
  tooLong: string;
  strange: string;
}

/** One line of ordinary text, trimmed, 1 to `maximum` characters. */
export function lineOfText(maximum: number, words: TextWords) {
  return z
    .string()
    .trim()
    .min(1, words.missing)
    .max(maximum, words.tooLong)
    .refine((text) => !CONTROL_CHARACTERS.test(text), words.strange);
}

/** Text of several lines, trimmed, at most `maximum` characters; it may be empty. */
export function linesOfText(maximum: number, words: Pick<TextWords, 'tooLong' | 'strange'>) {
  return z
    .string()
    .trim()
    .max(maximum, words.tooLong)
    .refine((text) => !CONTROL_BUT_LINES.test(text), words.strange);
}

/** An e-mail address of at most 254 characters. */
export function emailAddress(words: { missing: string; wrong: string }) {
  return lineOfText(EMAIL_LENGTH, {
    missing: words.missing,
    tooLong: `An e-mail address can be at most ${EMAIL_LENGTH} characters.`,
    strange: words.wrong,
  }).pipe(z.email(words.wrong));
}

/** What addresses are compared by: case makes no difference. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Lines that may be left out: null when there is nothing in them. */
export function optionalText(label: string, maximum: number) {
  return linesOfText(maximum, {
    tooLong: `${label} can be at most ${maximum} characters.`,
    strange: `${label} must be ordinary text.`,
  })
    .nullish()
    .transform((text) => text || null);
}

/** Characters of a web address or a picture's address, at most. */
export const ADDRESS_LENGTH = 2000;

const OWN_PICTURE = /^\/pictures\/[\w.-]+$/;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The address of a page elsewhere; null when left out. Never a script. */
export function webAddress(label: string) {
  return optionalText(label, ADDRESS_LENGTH).refine(
    (address) => address === null || isWebAddress(address),
    `${label} must be an address that begins with https://.`,
  );
}

/** The address of a picture, here or elsewhere; null when left out. */
export function pictureAddress(label: string) {
  return optionalText(label, ADDRESS_LENGTH).refine(
    (address) => address === null || OWN_PICTURE.test(address) || isWebAddress(address),
    `${label} must be an address that begins with https:// or /pictures/.`,
  );
}
