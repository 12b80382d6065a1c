import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';

/** The subject has the code too, so that a reader need not open the mail. */
export function newsletterCodeEmail(
  code: string,
  validMinutes: number,
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  return renderEmail(
    {
      subject: words('codeSubject', { code, hotel: setting.hotel.name }),
      preview: words('codePreview', { minutes: validMinutes }),
      heading: words('codeHeading'),
      paragraphs: [words('codeSentence', { minutes: validMinutes })],
      code,
      closing: [words('codeUnwanted')],
    },
    setting,
  );
}

/** `about` are the hotel's words on what the newsletter is about; without them the mail has none. */
export function newsletterWelcomeEmail(
  about: string,
  unsubscribeUrl: string,
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  return renderEmail(
    {
      subject: words('welcomeSubject', { hotel: setting.hotel.name }),
      preview: words('welcomePreview'),
      heading: words('welcomeHeading'),
      paragraphs: about ? [about] : [],
      closing: [words('welcomeReason')],
      smallLink: { label: words('welcomeUnsubscribe'), url: unsubscribeUrl },
    },
    setting,
  );
}
