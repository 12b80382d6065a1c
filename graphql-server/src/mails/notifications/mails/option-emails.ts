import { longDate } from '../../../platform/time/dates';
import { pageLinks, staySection } from './booking-emails';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { MailDataByKind } from './mail-data';

/** Tells the guest that rooms are kept tentatively, and until which date. */
export function optionKeptEmail(
  { booking, until }: MailDataByKind['option kept'],
  setting: EmailSetting,
): RenderedEmail {
  const { words, locale, hotel } = setting;
  const { reference, guestName, total } = booking;
  const day = longDate(until, locale);
  return renderEmail(
    {
      subject: words('optionKeptSubject', { reference, day }),
      preview: words('optionKeptPreview', { day }),
      heading: words('optionKeptHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('optionKeptSentence', { day, phone: hotel.phone }),
      ],
      picture: booking.picture,
      ...pageLinks(booking, setting),
      sections: [staySection(booking, setting, { label: words('totalToPay'), value: total, isTotal: true })],
      closing: [booking.cancellationTerms],
    },
    setting,
  );
}

/** Tells the guest that the rooms are no longer kept and are free again. */
export function optionEndedEmail(
  { booking }: MailDataByKind['option ended'],
  setting: EmailSetting,
): RenderedEmail {
  const { words, hotel } = setting;
  const { reference, guestName } = booking;
  return renderEmail(
    {
      subject: words('optionEndedSubject', { reference }),
      preview: words('optionEndedPreview'),
      heading: words('optionEndedHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('optionEndedSentence', { phone: hotel.phone }),
      ],
      sections: [staySection(booking, setting)],
    },
    setting,
  );
}
