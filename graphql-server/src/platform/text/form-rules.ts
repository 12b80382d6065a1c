import { z } from 'zod';
import type { SentenceObject, Subject } from '../refusals/sentence-codes';
import { fault } from './input-faults';
import { lineFaults, lineOfText } from './text-rules';
import { hasHostName } from './web-address-in-text';

/** A line of a form; `object` is what a form with an empty one asks for. */
export function line(subject: Subject, object: SentenceObject, maximum: number) {
  return lineOfText(maximum, lineFaults(subject, object, maximum));
}

/** The name of a person. It stands in mails, so it has no web address: a stranger's booking may name anybody's mailbox. */
export function nameLine(subject: Subject, object: SentenceObject, maximum: number) {
  return line(subject, object, maximum).refine(
    (text) => !hasHostName(text),
    fault('NAME_HAS_ADDRESS', { subject }),
  );
}

/** As `line`, for a form that may leave it out: the fault is the same as for an empty one. */
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

/** A list of so many entries at most. Empty entries are dropped. */
export function listOf(subject: Subject, maximum: number, entry: z.ZodType<string | null>) {
  return z
    .array(entry)
    .max(maximum, fault('TOO_MANY_ENTRIES', { subject, maximum }))
    .transform((entries) => entries.filter((text) => text !== null));
}

/** A value that may be left out. It is null then. */
export function optional<Value>(rules: z.ZodType<Value>) {
  return rules.nullish().transform((value) => value ?? null);
}

/** A text that may be left out or empty. It is null then. */
export function emptyIsNull<Rules extends z.ZodType>(rules: Rules) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    rules.nullish().transform((value) => value ?? null),
  );
}
