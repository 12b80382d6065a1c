import { z } from 'zod';
import { emailAddress, linesOfText } from '../platform/text/text-rules';

/** The most characters. The schema's description and the web's form have the same number. */
export const CONTACT_LIMITS = { textarea: 5000 } as const;

/** The specification calls the message `textarea` and gives the sentence for each fault. */
export const contactRules = z.object({
  email: emailAddress({ missing: 'Email is required', wrong: 'Email is invalid' }),
  textarea: linesOfText(CONTACT_LIMITS.textarea, {
    tooLong: `Your message can be at most ${CONTACT_LIMITS.textarea} characters.`,
    strange: 'Your message must be ordinary text.',
  }).min(1, 'Message is required'),
});
