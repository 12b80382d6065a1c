import { longDate } from '../../../platform/time/dates';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { FeedbackMailData, ReplyMailData } from './mail-data';

/** How many characters of a message mail programs show next to the subject. */
const PREVIEWED = 120;

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/);

/** A contact message, for the hotel. Replies go to the guest. */
export function contactEmail(email: string, message: string, setting: EmailSetting): RenderedEmail {
  const { words } = setting;
  return renderEmail(
    {
      subject: words('contactSubject', { email }),
      preview: message.slice(0, PREVIEWED),
      heading: words('contactHeading'),
      paragraphs: paragraphsOf(message),
      sections: [{ rows: [{ label: words('from'), value: email, url: `mailto:${email}` }] }],
      closing: [words('replyToGuest')],
    },
    setting,
  );
}

/** Feedback, for the hotel. Replies go to the guest, if the guest was signed in. */
export function feedbackEmail(
  { name, location, feedback, guestEmail }: FeedbackMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const address =
    guestEmail === null
      ? { value: words('unknownAddress') }
      : { value: guestEmail, url: `mailto:${guestEmail}` };
  return renderEmail(
    {
      subject: words('feedbackSubject', { name }),
      preview: feedback.slice(0, PREVIEWED),
      heading: words('feedbackHeading'),
      paragraphs: paragraphsOf(feedback),
      sections: [
        {
          rows: [
            { label: words('name'), value: name },
            { label: words('from'), value: location },
            { label: words('email'), ...address },
          ],
        },
      ],
      closing: guestEmail ? [words('replyToGuest')] : [],
    },
    setting,
  );
}

/**
 * The mail to the guest who wrote to the hotel. It does not repeat the message: the address may belong to another
 * person, and nobody may send texts to strangers through the form.
 */
export function messageReceivedEmail(setting: EmailSetting): RenderedEmail {
  const { words, hotel } = setting;
  return renderEmail(
    {
      subject: words('receivedSubject', { hotel: hotel.name }),
      preview: words('receivedPreview'),
      heading: words('receivedHeading'),
      paragraphs: [words('receivedSentence', { hotel: hotel.name, phone: hotel.phone })],
      closing: [words('receivedUnwanted')],
    },
    setting,
  );
}

/** A reply to a guest's message. Replies go to the hotel. */
export function replyEmail(
  { text, message, receivedOn }: ReplyMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words, hotel, locale } = setting;
  return renderEmail(
    {
      subject: words('replySubject', { hotel: hotel.name }),
      preview: text.slice(0, PREVIEWED),
      heading: words('replyHeading'),
      paragraphs: paragraphsOf(text),
      quote: { by: words('replyQuote', { day: longDate(receivedOn, locale) }), text: message },
    },
    setting,
  );
}
