import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { MailData } from './mail-data';

type BookingCodeMail = Pick<Extract<MailData, { kind: 'booking code' }>, 'reference' | 'validMinutes'> & {
  code: string;
};

/**
 * A code that confirms a booking without payment. The mail contains no link and no text from the form, because the
 * address may belong to a stranger.
 */
export function bookingCodeEmail(
  { code, reference, validMinutes: minutes }: BookingCodeMail,
  setting: EmailSetting,
): RenderedEmail {
  const { words, hotel } = setting;
  return renderEmail(
    {
      subject: words('bookingCodeSubject', { code, hotel: hotel.name }),
      preview: words('codePreview', { minutes }),
      heading: words('bookingCodeHeading'),
      paragraphs: [words('bookingCodeSentence', { reference, minutes })],
      code,
      closing: [words('bookingCodeUnwanted')],
    },
    setting,
  );
}
