import { z } from 'zod';
import { lineOfText } from '../platform/text/text-rules';

/** The one line that a record cannot be without: its title or name. A form without it is told so. */
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

/** A value that may be left out: then it is null. */
export function optional<Value>(rules: z.ZodType<Value>) {
  return rules.nullish().transform((value) => value ?? null);
}
