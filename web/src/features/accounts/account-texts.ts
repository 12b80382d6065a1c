import type { PageTexts } from '../../lib/page-texts';
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

/** For the heads of these pages. */
export const SIGN_IN_TEXTS: PageTexts = {
  title: t`Sign in`,
  description: t`Sign in to your account at {hotel}.`,
};

export const SIGN_UP_TEXTS: PageTexts = {
  title: t`Create an account`,
  description: t`Create an account at {hotel}.`,
};
