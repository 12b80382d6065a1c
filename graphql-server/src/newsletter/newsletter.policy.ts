import { emailAddress, lineOfText } from '../platform/text/text-rules';

/** The sentence at the form; it is stored with each subscription, as it was agreed to. */
export const NEWSLETTER_CONSENT =
  'By verifying your address you agree to receive our newsletter, about once a month. Every mail has a link to unsubscribe.';

export const CODE_SECONDS = 10 * 60;
export const RESEND_SECONDS = 60;
export const TRIES = 5;
/** After so long the count of wrong tries begins anew, and with a new code after the last one was tried too often. */
export const TRIES_SECONDS = 60 * 60;

export const newsletterAddress = emailAddress({
  missing: 'Please enter your email',
  wrong: 'Please enter a valid email address',
});

/** Characters at most; the web's form says the same number. */
export const NEWSLETTER_LIMITS = { code: 20 } as const;

/** Six digits; spaces that came along from the mail are no fault. */
export const newsletterCode = lineOfText(NEWSLETTER_LIMITS.code, {
  missing: 'Please enter OTP',
  tooLong: 'The OTP is the six digits of our mail.',
  strange: 'The OTP is the six digits of our mail.',
})
  .transform((code) => code.replace(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), 'The OTP is the six digits of our mail.');
