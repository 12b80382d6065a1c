import { z } from 'zod';
import { optional, requiredLine } from '../../platform/text/form-rules';
import { optionalText, pictureAddress } from '../../platform/text/text-rules';

/** The most characters. The schema's descriptions and the web's form have the same numbers. */
export const OFFER_LIMITS = { title: 150, description: 2000 } as const;

/** The rules of the administrator's form. The scalar checks the date. */
export const offerRules = z.object({
  title: requiredLine('title', 'title', OFFER_LIMITS.title),
  description: optionalText('description', OFFER_LIMITS.description),
  imageUrl: pictureAddress('picture'),
  validTill: optional(z.string()),
});

export type OfferForm = z.output<typeof offerRules>;
