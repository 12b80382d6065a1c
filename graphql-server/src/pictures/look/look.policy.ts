import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { pictureAddress } from '../../platform/text/text-rules';
import type { HeadingTypeface, TextTypeface } from './typefaces';
import { COLOURS, SCHEMES, weakPairs, type Colour, type Palette } from './palette';

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, fault('COLOUR_INVALID'));

const colours = z.object(
  Object.fromEntries(COLOURS.map((name) => [name, colour])) as Record<Colour, typeof colour>,
);

const palette = z.object({ light: colours, dark: colours }).superRefine((given: Palette, context) => {
  for (const scheme of SCHEMES) {
    for (const { front, back, field, ratio, least } of weakPairs(scheme, given[scheme])) {
      const message = fault('CONTRAST_TOO_LOW', {
        front,
        back,
        ratio: String(ratio),
        least: String(least),
      });
      context.addIssue({ code: 'custom', path: [scheme, field], message });
    }
  }
});

/** The rules of the form for the look. */
export const lookRules = z.object({
  palette: palette.nullish().transform((given) => given ?? null),
  logo: pictureAddress('picture'),
  headingTypeface: z
    .custom<HeadingTypeface>()
    .nullish()
    .transform((given) => given ?? 'CORMORANT_GARAMOND'),
  textTypeface: z
    .custom<TextTypeface>()
    .nullish()
    .transform((given) => given ?? 'FIGTREE'),
});
