import { renderEmail, type EmailSetting, type RenderedEmail } from './email-template';

/** For the hotel. A reply goes to the guest. */
export function contactEmail(email: string, message: string, setting: EmailSetting): RenderedEmail {
  const { words } = setting;
  return renderEmail(
    {
      subject: words('contactSubject', { email }),
      preview: message.slice(0, 120),
      heading: words('contactHeading'),
      paragraphs: message.split(/\n{2,}/),
      rows: [{ label: words('from'), value: email }],
      closing: [words('replyToGuest')],
    },
    setting,
  );
}
