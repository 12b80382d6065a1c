import { z } from 'zod';
import { emailAddress, linesOfText } from '../platform/text/text-rules';

/** Characters at most; the schema's description and the web's form say the same number. */
export const CONTACT_LIMITS = { textarea: 5000 } as const;

/** The specification calls the message `textarea`, and says what is said of each fault. */
export const contactRules = z.object({
  email: emailAddress({ missing: 'Email is required', wrong: 'Email is invalid' }),
  textarea: linesOfText(CONTACT_LIMITS.textarea, {
    tooLong: `Your message can be at most ${CONTACT_LIMITS.textarea} characters.`,
    strange: 'Your message must be ordinary text.',
  }).min(1, 'Message is required'),
});
