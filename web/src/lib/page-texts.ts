import { t } from './texts/texts';

/** A public page's title, and its description for search engines. */
export interface PageTexts {
  title: string;
  description: string;
}

/** The texts of the public pages. Those of the listing pages are in features/listings. */
export const pageTexts = {
  home: {
    title: t`A lakeside hotel in Udaipur`,
    description: t`Thirty rooms on the shore of Lake Pichola in Udaipur. Book your stay directly with the hotel.`,
  },
  offers: {
    title: t`Exclusive Offers`,
    description: t`Offers for guests who book directly with Saffron Court, Udaipur.`,
  },
  stayPolicies: {
    title: t`Stay policies`,
    description: t`Check-in and check-out times, free cancellation, children and pets at Saffron Court in Udaipur.`,
  },
  terms: {
    title: t`Terms`,
    description: t`The terms of a booking made directly with Saffron Court, Udaipur.`,
  },
  privacy: {
    title: t`Privacy`,
    description: t`Which personal data Saffron Court keeps, why, and for how long.`,
  },
  signIn: { title: t`Sign in`, description: t`Sign in to your account at Saffron Court.` },
  signUp: { title: t`Create an account`, description: t`Create an account at Saffron Court.` },
} as const satisfies Record<string, PageTexts>;
