/** The heroes of the account pages; their HTML has them too, before any script runs. */
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
