/** A public page's title, and its description for search engines. */
export interface PageTexts {
  title: string;
  description: string;
}

/** The texts of the public pages. Those of the listing pages are in features/listings. */
export const pageTexts = {
  home: {
    title: 'A lakeside hotel in Udaipur',
    description:
      'Thirty rooms on the shore of Lake Pichola in Udaipur. Book your stay directly with the hotel.',
  },
  offers: {
    title: 'Exclusive Offers',
    description: 'Offers for guests who book directly with Saffron Court, Udaipur.',
  },
  stayPolicies: {
    title: 'Stay policies',
    description:
      'Check-in and check-out times, free cancellation, children and pets at Saffron Court in Udaipur.',
  },
  terms: {
    title: 'Terms',
    description: 'The terms of a booking made directly with Saffron Court, Udaipur.',
  },
  privacy: {
    title: 'Privacy',
    description: 'Which personal data Saffron Court keeps, why, and for how long.',
  },
  signIn: { title: 'Sign in', description: 'Sign in to your account at Saffron Court.' },
  signUp: { title: 'Create an account', description: 'Create an account at Saffron Court.' },
} as const satisfies Record<string, PageTexts>;
