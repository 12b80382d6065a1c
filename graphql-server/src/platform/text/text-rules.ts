import { z } from 'zod';

// Control characters could break lines in mails and lists.
// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f\u2028\u2029]/;
// eslint-disable-next-line no-control-regex
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** The longest address that mail can carry (RFC 5321 §4.5.3.1.3, less the brackets). */
export const EMAIL_LENGTH = 254;

/** The sentence for each fault of a text. */
export interface TextMessages {
  missing: string;
  tooLong: string;
  strange: string;
}

/** One line of ordinary text, trimmed, 1 to `maximum` characters. */
export function lineOfText(maximum: number, messages: TextMessages) {
  return z
    .string()
    .trim()
    .min(1, messages.missing)
    .max(maximum, messages.tooLong)
    .refine((text) => !CONTROL_CHARACTERS.test(text), messages.strange);
}

/** Text of several lines, trimmed, at most `maximum` characters; it may be empty. */
export function linesOfText(maximum: number, messages: Pick<TextMessages, 'tooLong' | 'strange'>) {
  return z
    .string()
    .trim()
    .max(maximum, messages.tooLong)
    .refine((text) => !CONTROL_BUT_LINES.test(text), messages.strange);
}

/** An e-mail address of at most 254 characters. */
export function emailAddress(messages: { missing: string; wrong: string }) {
  return lineOfText(EMAIL_LENGTH, {
    missing: messages.missing,
    tooLong: `An e-mail address can be at most ${EMAIL_LENGTH} characters.`,
    strange: messages.wrong,
  }).pipe(z.email(messages.wrong));
}

/** Addresses are compared by this key, without regard to case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Text of several lines that may be left out. Null when it is empty. */
export function optionalText(label: string, maximum: number) {
  return linesOfText(maximum, {
    tooLong: `${label} can be at most ${maximum} characters.`,
    strange: `${label} must be ordinary text.`,
  })
    .nullish()
    .transform((text) => text || null);
}

/** The most characters of a web address or a picture's address. */
export const ADDRESS_LENGTH = 2000;

const OWN_PICTURE = /^\/pictures\/[\w.-]+$/;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The address of a web page, never of a script. Null when left out. */
export function webAddress(label: string) {
  return optionalText(label, ADDRESS_LENGTH).refine(
    (address) => address === null || isWebAddress(address),
    `${label} must be an address that begins with https://.`,
  );
}

/** The address of a picture, on this site or another. Null when left out. */
export function pictureAddress(label: string) {
  return optionalText(label, ADDRESS_LENGTH).refine(
    (address) => address === null || OWN_PICTURE.test(address) || isWebAddress(address),
    `${label} must be an address that begins with https:// or /pictures/.`,
  );
}
