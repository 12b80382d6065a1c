import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { seenDigits } from '../../platform/text/pasted-text';
import { emailAddress, lineOfText } from '../../platform/text/text-rules';

/** The sentence that the form shows. Each subscription stores the sentence to which the subscriber agreed. */
export const NEWSLETTER_CONSENT =
  'By verifying your address you agree to receive our newsletter, about once a month. Every mail has a link to unsubscribe.';

/** How long a code is valid. */
export const CODE_MINUTES = 10;
/** How long an address must wait for the next code. */
export const RESEND_SECONDS = 60;
/** The number of wrong tries that ends a code. */
export const TRIES = 5;
/** How long wrong tries count. A new code also clears them when the old code had too many wrong tries. */
export const TRIES_SECONDS = 60 * 60;

const email = emailAddress({
  missing: fault('NEWSLETTER_EMAIL_MISSING'),
  wrong: fault('NEWSLETTER_EMAIL_INVALID'),
});

/** The greatest length. The form of the site has the same number. */
export const NEWSLETTER_LIMITS = { code: 20 } as const;

/** Six digits. Other characters that were copied from the mail are ignored. */
const otp = lineOfText(NEWSLETTER_LIMITS.code, {
  missing: fault('CODE_MISSING'),
  tooLong: fault('CODE_INVALID'),
  unusual: fault('CODE_INVALID'),
})
  .transform(seenDigits)
  .refine((code) => /^\d{6}$/.test(code), fault('CODE_INVALID'));

/** The form for the status of an address, and for a new code. */
export const addressRules = z.object({ email });

/** The form that verifies an address. */
export const codeRules = z.object({ email, otp });
