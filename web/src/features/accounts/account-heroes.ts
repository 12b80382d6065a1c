import { t } from '../../lib/texts/texts';

/** The heroes of the account pages. */
export const SIGN_IN_HERO = {
  title: t`Welcome Back`,
  sentence: t`Sign in to see your bookings and to leave feedback.`,
  picture: 'hero-tall',
} as const;

export const SIGN_UP_HERO = {
  title: t`Create Account`,
  sentence: t`See your bookings in one place, and leave feedback after your stay.`,
  picture: 'suite-window',
} as const;
