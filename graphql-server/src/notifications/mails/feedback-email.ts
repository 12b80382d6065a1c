import { renderEmail, type RenderedEmail } from './email-template';
import type { FeedbackMailData } from './mail-data';

/** For the hotel. A reply goes to the guest, if one was signed in. */
export function feedbackEmail({ name, location, feedback, guestEmail }: FeedbackMailData): RenderedEmail {
  return renderEmail({
    subject: `Feedback from ${name}`,
    preview: feedback.slice(0, 120),
    heading: 'Feedback from a guest',
    paragraphs: feedback.split(/\n{2,}/),
    rows: [
      { label: 'Name', value: name },
      { label: 'From', value: location },
      { label: 'E-mail', value: guestEmail ?? 'unknown: not signed in with a verified address' },
    ],
    closing: guestEmail ? ['Reply to this mail to write to the guest.'] : [],
  });
}
