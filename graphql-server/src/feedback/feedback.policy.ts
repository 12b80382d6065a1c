import { z } from 'zod';
import { lineOfText, linesOfText } from '../platform/text/text-rules';

/** The most characters. The schema's descriptions and the web's form have the same numbers. */
export const FEEDBACK_LIMITS = { name: 100, location: 100, feedback: 5000 } as const;

const line = (label: string, maximum: number) =>
  lineOfText(maximum, {
    missing: `Please enter your ${label}.`,
    tooLong: `Your ${label} can be at most ${maximum} characters.`,
    strange: `Your ${label} must be one line of ordinary text.`,
  });

/** The rules of the form. */
export const feedbackRules = z.object({
  name: line('name', FEEDBACK_LIMITS.name),
  location: line('location', FEEDBACK_LIMITS.location),
  feedback: linesOfText(FEEDBACK_LIMITS.feedback, {
    tooLong: `Your feedback can be at most ${FEEDBACK_LIMITS.feedback} characters.`,
    strange: 'Your feedback must be ordinary text.',
  }).min(1, 'Please enter your feedback.'),
});
