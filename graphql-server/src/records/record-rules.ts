import { z } from 'zod';
import { lineOfText } from '../platform/text/text-rules';

/** A required line, such as a title or name, with a sentence for a form without it. */
export function requiredLine(label: string, maximum: number, missing: string) {
  return z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(
      lineOfText(maximum, {
        missing,
        tooLong: `${label} can be at most ${maximum} characters.`,
        strange: `${label} must be one line of ordinary text.`,
      }),
    );
}

/** A value that may be left out. It is null then. */
export function optional<Value>(rules: z.ZodType<Value>) {
  return rules.nullish().transform((value) => value ?? null);
}
