/** What a public page is called in tabs and histories, and what search results say of it. */
export interface PageTexts {
  title: string;
  description: string;
}

/** The words of the public pages; the listing pages have theirs beside what else is known of them. */
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
