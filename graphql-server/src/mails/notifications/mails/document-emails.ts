import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { DocumentsMailData } from './mail-data';

/** Tax documents of a booking, which are attached. */
export function documentsEmail(
  { booking, documents }: DocumentsMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const { reference, guestName, pageUrl } = booking;
  return renderEmail(
    {
      subject: words('documentsSubject', { reference }),
      preview: documents.map(({ number }) => number).join(', '),
      heading: words('documentsHeading'),
      paragraphs: [words('greeting', { name: guestName }), words('documentsSentence', { reference })],
      action: { label: words('manageBooking'), url: pageUrl },
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
