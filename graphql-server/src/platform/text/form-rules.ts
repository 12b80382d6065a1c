import { z } from 'zod';
import { rupees, writeMoney } from '../money/money';
import type { SentenceObject, Subject } from '../refusals/sentence-codes';
import { fault } from './input-faults';
import { lineFaults, lineOfText } from './text-rules';
import { hasHostName } from './web-address-in-text';

/** A required line of a form. `object` names it in the message for an empty line. */
export function line(subject: Subject, object: SentenceObject, maximum: number) {
  return lineOfText(maximum, lineFaults(subject, object, maximum));
}

/**
 * The name of a person. Mails contain it, so it must not contain a web address: a stranger's booking may name
 * anybody's mailbox.
 */
export function nameLine(subject: Subject, object: SentenceObject, maximum: number) {
  return line(subject, object, maximum).refine(
    (text) => !hasHostName(text),
    fault('NAME_HAS_ADDRESS', { subject }),
  );
}

/** Like `line`, for a form that may omit the field: a missing line has the fault of an empty one. */
export function requiredLine(subject: Subject, object: SentenceObject, maximum: number) {
  return z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(line(subject, object, maximum));
}

export function wholeNumber(subject: Subject, { minimum, maximum }: { minimum: number; maximum: number }) {
  const outside = fault('NUMBER_OUT_OF_RANGE', { subject, minimum, maximum });
  return z.int(outside).min(minimum, outside).max(maximum, outside);
}

/** An amount in paise. The refusal names its bounds in rupees, as the desk types them. */
export function amountInRupees(subject: Subject, { minimum, maximum }: { minimum: number; maximum: number }) {
  const outside = fault('AMOUNT_OUT_OF_RANGE', {
    subject,
    minimum: writeMoney(rupees(minimum)),
    maximum: writeMoney(rupees(maximum)),
  });
  return z.int(outside).min(minimum, outside).max(maximum, outside);
}

/** A list of at most `maximum` entries. Empty entries are dropped. */
export function listOf(subject: Subject, maximum: number, entry: z.ZodType<string | null>) {
  return z
    .array(entry)
    .max(maximum, fault('TOO_MANY_ENTRIES', { subject, maximum }))
    .transform((entries) => entries.filter((text) => text !== null));
}

/** An optional value; null when it is left out. */
export function optional<Value>(rules: z.ZodType<Value>) {
  return rules.nullish().transform((value) => value ?? null);
}

/** An optional text; null when it is empty or left out. */
export function emptyIsNull<Rules extends z.ZodType>(rules: Rules) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    rules.nullish().transform((value) => value ?? null),
  );
}
