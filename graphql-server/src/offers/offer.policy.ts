import { z } from 'zod';
import { lineOfText, optionalText, pictureAddress } from '../platform/text-rules';

/** Published limits: the schema's descriptions say the same numbers. */
const OFFER_LIMITS = { title: 150, description: 2000 } as const;

/** What the administrator may write into an offer. The date is checked by its scalar. */
export const offerRules = z.object({
  title: lineOfText(OFFER_LIMITS.title, {
    missing: 'Please enter a title.',
    tooLong: `The title can be at most ${OFFER_LIMITS.title} characters.`,
    strange: 'The title must be one line of ordinary text.',
  }),
  description: optionalText('The description', OFFER_LIMITS.description),
  imageUrl: pictureAddress('The picture'),
  validTill: z
    .string()
    .nullish()
    .transform((date) => date ?? null),
});

export type OfferText = z.output<typeof offerRules>;
