import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';

/** The mail with a one-time code. The subject contains the code, too, so that the reader need not open the mail. */
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

/** The welcome mail. `about` is the hotel's description of the newsletter; when it is empty, the mail leaves it out. */
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
