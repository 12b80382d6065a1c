import { z } from 'zod';
import { emailAddress, lineOfText } from '../platform/text/text-rules';

/** The sentence that the form shows. Each subscription stores the sentence that was agreed to. */
export const NEWSLETTER_CONSENT =
  'By verifying your address you agree to receive our newsletter, about once a month. Every mail has a link to unsubscribe.';

/** A code is valid for so long. */
export const CODE_MINUTES = 10;
/** An address gets the next code so long after the last one. */
export const RESEND_SECONDS = 60;
/** So many wrong tries end a code. */
export const TRIES = 5;
/** Wrong tries are forgotten after so long, and by a new code once the old one was tried too often. */
export const TRIES_SECONDS = 60 * 60;

const email = emailAddress({
  missing: 'Please enter your email',
  wrong: 'Please enter a valid email address',
});

/** The most characters. The web's form has the same number. */
export const NEWSLETTER_LIMITS = { code: 20 } as const;

/** Six digits. Spaces that were copied from the mail are ignored. */
const otp = lineOfText(NEWSLETTER_LIMITS.code, {
  missing: 'Please enter OTP',
  tooLong: 'The OTP is the six digits of our mail.',
  strange: 'The OTP is the six digits of our mail.',
})
  .transform((code) => code.replace(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), 'The OTP is the six digits of our mail.');

/** The form for the status of an address, and for a new code. */
export const addressRules = z.object({ email });

/** The form that verifies an address. */
export const codeRules = z.object({ email, otp });
