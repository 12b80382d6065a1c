import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { emailAddress, linesFaults, linesOfText } from '../../platform/text/text-rules';

/** The greatest length. The schema's description and the form of the site have the same number. */
export const CONTACT_LIMITS = { textarea: 5000 } as const;

/** The specification names the message `textarea` and gives the sentence for each fault. */
export const contactRules = z.object({
  email: emailAddress({
    missing: fault('CONTACT_EMAIL_MISSING'),
    wrong: fault('CONTACT_EMAIL_INVALID'),
  }),
  textarea: linesOfText(CONTACT_LIMITS.textarea, linesFaults('yourMessage', CONTACT_LIMITS.textarea)).min(
    1,
    fault('CONTACT_MESSAGE_MISSING'),
  ),
});
