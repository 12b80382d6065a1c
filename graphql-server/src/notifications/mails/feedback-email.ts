import { renderEmail, type EmailSetting, type RenderedEmail } from './email-template';
import type { FeedbackMailData } from './mail-data';

/** For the hotel. A reply goes to the guest, if one was signed in. */
export function feedbackEmail(
  { name, location, feedback, guestEmail }: FeedbackMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  return renderEmail(
    {
      subject: words('feedbackSubject', { name }),
      preview: feedback.slice(0, 120),
      heading: words('feedbackHeading'),
      paragraphs: feedback.split(/\n{2,}/),
      rows: [
        { label: words('name'), value: name },
        { label: words('from'), value: location },
        { label: words('email'), value: guestEmail ?? words('unknownAddress') },
      ],
      closing: guestEmail ? [words('replyToGuest')] : [],
    },
    setting,
  );
}
