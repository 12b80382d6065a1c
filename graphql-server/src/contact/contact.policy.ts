import { z } from 'zod';
import { emailAddress, linesOfText } from '../platform/text-rules';

/** Published limit: the schema's description and the form's input say the same number. */
const MESSAGE_LENGTH = 5000;

/** The specification calls the message `textarea`, and says what is said of each fault. */
export const contactRules = z.object({
  email: emailAddress({ missing: 'Email is required', wrong: 'Email is invalid' }),
  textarea: linesOfText(MESSAGE_LENGTH, {
    tooLong: `Your message can be at most ${MESSAGE_LENGTH} characters.`,
    strange: 'Your message must be ordinary text.',
  }).min(1, 'Message is required'),
});
