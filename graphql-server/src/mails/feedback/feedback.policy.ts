import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { line, nameLine } from '../../platform/text/form-rules';
import { linesFaults, linesOfText } from '../../platform/text/text-rules';

/** The greatest lengths. The schema's descriptions and the form of the site have the same numbers. */
export const FEEDBACK_LIMITS = { name: 100, location: 100, feedback: 5000 } as const;

/** The rules of the form. */
export const feedbackRules = z.object({
  name: nameLine('yourName', 'yourName', FEEDBACK_LIMITS.name),
  location: line('yourLocation', 'yourLocation', FEEDBACK_LIMITS.location),
  feedback: linesOfText(FEEDBACK_LIMITS.feedback, linesFaults('yourFeedback', FEEDBACK_LIMITS.feedback)).min(
    1,
    fault('TEXT_MISSING', { object: 'yourFeedback' }),
  ),
});
