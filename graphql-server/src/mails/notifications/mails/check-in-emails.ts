import { longDate } from '../../../platform/time/dates';
import { pageLinks, staySection } from './booking-emails';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { MailDataByKind } from './mail-data';

/** Invites the guests of a booking to check in online. */
export function checkInInvitationEmail(
  { booking, checkInUrl }: MailDataByKind['check-in invitation'],
  setting: EmailSetting,
): RenderedEmail {
  const { words, locale } = setting;
  const { reference, guestName, furtherStays } = booking;
  const [arrival = booking.checkin] = [booking, ...furtherStays].map(({ checkin }) => checkin).toSorted();
  const day = longDate(arrival, locale);
  return renderEmail(
    {
      subject: words('checkInSubject', { day, reference }),
      preview: words('checkInPreview'),
      heading: words('checkInHeading'),
      picture: booking.picture,
      paragraphs: [
        words('greeting', { name: guestName }),
        words('checkInSentence', { day }),
        words('checkInDocuments'),
      ],
      ...pageLinks(booking, setting, words('checkInButton')),
      action: { label: words('checkInButton'), url: checkInUrl },
      sections: [staySection(booking, setting)],
      closing: [words('checkInForwarded')],
    },
    setting,
  );
}
