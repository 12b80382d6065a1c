import { t } from '../../lib/texts/texts';

/** The hero of the offers. The build reads it too, for the link that starts the picture's download. */
export const OFFERS_HERO = {
  title: t`Exclusive Offers`,
  sentence: t`For guests who book directly with us. Name the offer in your special requests, and it is yours.`,
  picture: 'jetty',
} as const;
