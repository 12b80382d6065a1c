import { longDate } from '../../../platform/time/dates';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { MailData } from './mail-data';

type LinkMail = Pick<Extract<MailData, { kind: 'your data link' }>, 'url' | 'validMinutes'>;
type DoneMail = Pick<Extract<MailData, { kind: 'erasure done' }>, 'kept'>;

/** The link to the page “Your data”. The mail contains no stored data. */
export function yourDataLinkEmail(
  { url, validMinutes: minutes }: LinkMail,
  setting: EmailSetting,
): RenderedEmail {
  const { words, hotel } = setting;
  return renderEmail(
    {
      subject: words('yourDataSubject', { hotel: hotel.name }),
      preview: words('yourDataPreview', { minutes }),
      heading: words('yourDataHeading'),
      paragraphs: [words('yourDataSentence', { hotel: hotel.name, minutes })],
      action: { label: words('yourDataAction'), url },
      closing: [words('yourDataUnwanted')],
    },
    setting,
  );
}

/** Says that an erasure is done, and names the records that the law requires. */
export function erasureDoneEmail({ kept }: DoneMail, setting: EmailSetting): RenderedEmail {
  const { words, hotel, locale } = setting;
  const lines = kept.map(({ what, until }) =>
    words('erasureKeptLine', { what, day: longDate(until, locale) }),
  );
  return renderEmail(
    {
      subject: words('erasureDoneSubject', { hotel: hotel.name }),
      preview: words('erasureDonePreview'),
      heading: words('erasureDoneHeading'),
      paragraphs: [
        words('erasureDoneSentence', { hotel: hotel.name }),
        ...(kept.length === 0 ? [] : [words('erasureKept'), ...lines]),
      ],
      closing: [],
    },
    setting,
  );
}
