import { z } from 'zod';
import { optionalText, pictureAddress } from '../platform/text/text-rules';
import { optional, requiredLine } from '../records/record-rules';

/** Characters at most; the schema's descriptions and the web's form say the same numbers. */
export const OFFER_LIMITS = { title: 150, description: 2000 } as const;

/** What the administrator may write into an offer. The date is checked by its scalar. */
export const offerRules = z.object({
  title: requiredLine('The title', OFFER_LIMITS.title, 'Please enter a title.'),
  description: optionalText('The description', OFFER_LIMITS.description),
  imageUrl: pictureAddress('The picture'),
  validTill: optional(z.string()),
});

export type OfferForm = z.output<typeof offerRules>;
