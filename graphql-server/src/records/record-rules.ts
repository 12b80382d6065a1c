import { z } from 'zod';
import type { SentenceObject, Subject } from '../platform/refusals/sentence-codes';
import { lineFaults, lineOfText } from '../platform/text/text-rules';

/** A required line, such as a title or name; `object` is what a form without it asks for. */
export function requiredLine(subject: Subject, maximum: number, object: SentenceObject) {
  return z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(lineOfText(maximum, lineFaults(subject, object, maximum)));
}

/** A value that may be left out. It is null then. */
export function optional<Value>(rules: z.ZodType<Value>) {
  return rules.nullish().transform((value) => value ?? null);
}
