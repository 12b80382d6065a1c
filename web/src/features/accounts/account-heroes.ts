/** How the pages of accounts begin; it stands in their HTML too, before any script has run. */
export const SIGN_IN_HERO = {
  title: 'Welcome Back',
  sentence: 'Sign in to see your bookings and to tell us how you liked it.',
  picture: 'hero-tall',
} as const;

export const SIGN_UP_HERO = {
  title: 'Create Account',
  sentence: 'Your bookings in one place, and a word with us after your stay.',
  picture: 'suite-window',
} as const;
