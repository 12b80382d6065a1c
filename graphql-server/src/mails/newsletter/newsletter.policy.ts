import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { seenDigits } from '../../platform/text/pasted-text';
import { emailAddress, lineOfText } from '../../platform/text/text-rules';

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
  missing: fault('NEWSLETTER_EMAIL_MISSING'),
  wrong: fault('NEWSLETTER_EMAIL_INVALID'),
});

/** The most characters. The web's form has the same number. */
export const NEWSLETTER_LIMITS = { code: 20 } as const;

/** Six digits. What was copied with them from the mail is ignored. */
const otp = lineOfText(NEWSLETTER_LIMITS.code, {
  missing: fault('CODE_MISSING'),
  tooLong: fault('CODE_INVALID'),
  strange: fault('CODE_INVALID'),
})
  .transform(seenDigits)
  .refine((code) => /^\d{6}$/.test(code), fault('CODE_INVALID'));

/** The form for the status of an address, and for a new code. */
export const addressRules = z.object({ email });

/** The form that verifies an address. */
export const codeRules = z.object({ email, otp });
