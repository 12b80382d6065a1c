import { z } from 'zod';
import type { SentenceObject, Subject } from '../refusals/sentence-codes';
import { fault, type FaultText } from './input-faults';
import { addressInAscii, seenEmail, seenLine, seenLines, turnsLine } from './pasted-text';

// Control characters could break lines in mails and lists.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_BUT_LINES = /(?![\t\n\r])\p{Cc}/u;

// Half of a character, which neither text nor jsonb columns of PostgreSQL can store.
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The text with a replacement character for each half of a character. */
const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD');

/** The longest address that mail allows (RFC 5321 §4.5.3.1.3, less the brackets). */
export const EMAIL_LENGTH = 254;

/** The fault for each rule of a text. */
export interface TextFaults {
  missing: FaultText;
  tooLong: FaultText;
  unusual: FaultText;
  /** It has characters that turn the direction of writing; as `strange` when left out. */
  turning?: FaultText;
}

/** One line of ordinary text, trimmed, 1 to `maximum` characters. */
export function lineOfText(maximum: number, faults: TextFaults) {
  return z
    .string()
    .overwrite(seenLine)
    .overwrite(wellFormed)
    .min(1, faults.missing)
    .max(maximum, faults.tooLong)
    .refine((text) => !CONTROL_CHARACTERS.test(text), faults.unusual)
    .refine((text) => !turnsLine(text), faults.turning ?? faults.unusual);
}

/** Text of several lines, trimmed, at most `maximum` characters; it may be empty. */
export function linesOfText(maximum: number, faults: Pick<TextFaults, 'tooLong' | 'unusual'>) {
  return z
    .string()
    .overwrite(seenLines)
    .overwrite(wellFormed)
    .max(maximum, faults.tooLong)
    .refine((text) => !CONTROL_BUT_LINES.test(text), faults.unusual);
}

/** An e-mail address of at most 254 characters, as people see it; it may be internationalised (RFC 6531). */
export function emailAddress({ missing, wrong }: { missing: FaultText; wrong: FaultText }) {
  const tooLong = fault('EMAIL_TOO_LONG', { maximum: EMAIL_LENGTH });
  return z
    .string()
    .overwrite(seenEmail)
    .pipe(lineOfText(EMAIL_LENGTH, { missing, tooLong, unusual: wrong }))
    .pipe(z.string().refine((address) => z.email().safeParse(addressInAscii(address)).success, wrong));
}

/** The key by which addresses are compared, without regard to case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The faults of a required line of text. */
export function lineFaults(subject: Subject, object: SentenceObject, maximum: number): TextFaults {
  return {
    missing: fault('TEXT_MISSING', { object }),
    tooLong: fault('TEXT_TOO_LONG', { subject, maximum }),
    unusual: fault('TEXT_NOT_ONE_LINE', { subject }),
    turning: fault('TEXT_TURNS_LINE', { subject }),
  };
}

/** The faults of a text of several lines. */
export function linesFaults(subject: Subject, maximum: number): Pick<TextFaults, 'tooLong' | 'unusual'> {
  return {
    tooLong: fault('TEXT_TOO_LONG', { subject, maximum }),
    unusual: fault('TEXT_NOT_ORDINARY', { subject }),
  };
}

/** An optional text of several lines; null when it is empty. */
export function optionalText(subject: Subject, maximum: number) {
  return linesOfText(maximum, linesFaults(subject, maximum))
    .nullish()
    .transform((text) => text || null);
}

/** The most characters of a web address or a picture's address. */
export const ADDRESS_LENGTH = 2000;

const OWN_PICTURE = /^\/pictures\/[\w.-]+$/;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The address of a web page, never of a script; null when left out. */
export function webAddress(subject: Subject) {
  return optionalText(subject, ADDRESS_LENGTH).refine(
    (address) => address === null || isWebAddress(address),
    fault('WEB_ADDRESS_INVALID', { subject }),
  );
}

/** The address of a picture, on this site or another site; null when left out. */
export function pictureAddress(subject: Subject) {
  return optionalText(subject, ADDRESS_LENGTH).refine(
    (address) => address === null || OWN_PICTURE.test(address) || isWebAddress(address),
    fault('PICTURE_ADDRESS_INVALID', { subject }),
  );
}
