import { pageLinks } from './booking-emails';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { MailDataByKind } from './mail-data';

/** Confirms that the hotel holds a security deposit. */
export function depositTakenEmail(
  { booking, amount, held }: MailDataByKind['security deposit taken'],
  setting: EmailSetting,
): RenderedEmail {
  const { words, hotel } = setting;
  const { reference, guestName } = booking;
  return renderEmail(
    {
      subject: words('depositTakenSubject', { amount, reference }),
      preview: words('depositPreview'),
      heading: words('depositTakenHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('depositTakenSentence', { amount, reference }),
      ],
      ...pageLinks(booking, setting),
      sections: [
        {
          title: words('depositTitle'),
          rows: [
            { label: words('reference'), value: reference },
            { label: words('depositTaken'), value: amount },
            { label: words('depositHeld'), value: held, isTotal: true },
          ],
        },
      ],
      closing: [words('depositClosing'), words('refundHelp', { phone: hotel.phone })],
    },
    setting,
  );
}

/** Tells the guest which part of a security deposit is returned. */
export function depositReturnedEmail(
  { booking, amount, charged, held, isByGateway }: MailDataByKind['security deposit returned'],
  setting: EmailSetting,
): RenderedEmail {
  const { words, hotel } = setting;
  const { reference, guestName } = booking;
  const way = isByGateway ? 'gateway' : 'hand';
  return renderEmail(
    {
      subject: words('depositReturnedSubject', { amount, reference }),
      preview: words('depositPreview'),
      heading: words('depositReturnedHeading'),
      paragraphs: [words('greeting', { name: guestName }), words('depositReturnedSentence', { way, amount })],
      ...pageLinks(booking, setting),
      sections: [
        {
          title: words('depositTitle'),
          rows: [
            { label: words('reference'), value: reference },
            { label: words('depositReturned'), value: amount, isTotal: true },
            ...(charged === null ? [] : [{ label: words('depositCharged'), value: charged }]),
            ...(held === null ? [] : [{ label: words('depositHeld'), value: held }]),
          ],
        },
      ],
      closing: [words('depositClosing'), words('refundHelp', { phone: hotel.phone })],
    },
    setting,
  );
}
