import { pageLinks } from './booking-emails';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { DocumentsMailData } from './mail-data';

/** A mail with tax documents of a booking as attachments. */
export function documentsEmail(
  { booking, documents }: DocumentsMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const { reference, guestName } = booking;
  return renderEmail(
    {
      subject: words('documentsSubject', { reference }),
      preview: documents.map(({ number }) => number).join(', '),
      heading: words('documentsHeading'),
      paragraphs: [words('greeting', { name: guestName }), words('documentsSentence', { reference })],
      ...pageLinks(booking, setting),
      sections: [
        {
          rows: documents.map(({ kind, number, total }) => ({
            label: words('documentKind', { kind }),
            value: words('documentAmount', { number, total }),
          })),
        },
        {
          rows: [
            { label: words('total'), value: booking.totalNow },
            { label: words('paid'), value: booking.paid ?? words('nothingPaid') },
            { label: words('toPay'), value: booking.toPay ?? words('nothingToPay'), isTotal: true },
          ],
        },
      ],
      closing: [words('documentsKept', { phone: setting.hotel.phone })],
    },
    setting,
  );
}
