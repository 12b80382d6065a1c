import type { PageTexts } from '../../lib/page-texts';
import { t } from '../../lib/texts/texts';

/** The hero of the offers. The build reads it too, for the link that starts the picture's download. */
export const OFFERS_HERO = {
  title: t`Exclusive Offers`,
  sentence: t`For guests who book directly with us. Name the offer in your special requests, and it is yours.`,
  picture: 'jetty',
} as const;

/** For the head of the page. */
export const OFFERS_TEXTS: PageTexts = {
  title: t`Exclusive Offers`,
  description: t`Offers for guests who book directly with {hotel}, {town}.`,
};
