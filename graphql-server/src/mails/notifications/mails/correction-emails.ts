import { staySection } from './booking-emails';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { BookingMailData } from './mail-data';

/**
 * Asks the reader of the new address to confirm it. The mail has no link to the booking, which may belong to another
 * guest.
 */
export function confirmAddressEmail(
  { reference }: BookingMailData,
  confirmUrl: string,
  setting: EmailSetting,
): RenderedEmail {
  const { words, hotel } = setting;
  return renderEmail(
    {
      subject: words('confirmAddressSubject', { reference }),
      preview: words('confirmAddressPreview'),
      heading: words('confirmAddressHeading'),
      paragraphs: [words('confirmAddressSentence', { reference, hotel: hotel.name })],
      action: { label: words('confirmAddressAction'), url: confirmUrl },
      closing: [words('confirmAddressUnwanted')],
    },
    setting,
  );
}

/** Tells the old address that the booking has a new address. The mail has no link to the booking. */
export function addressCorrectedEmail(booking: BookingMailData, setting: EmailSetting): RenderedEmail {
  const { words, hotel } = setting;
  const { reference, guestName } = booking;
  return renderEmail(
    {
      subject: words('addressCorrectedSubject', { reference }),
      preview: words('addressCorrectedPreview'),
      heading: words('addressCorrectedHeading'),
      paragraphs: [words('greeting', { name: guestName }), words('addressCorrectedSentence', { reference })],
      sections: [staySection(booking, setting)],
      closing: [words('addressCorrectedUnwanted', { phone: hotel.phone })],
    },
    setting,
  );
}

/**
 * A code with which an account gets the bookings of its address. The mail has no link: the guest types the code on
 * the page of the account.
 */
export function addressCodeEmail(code: string, validMinutes: number, setting: EmailSetting): RenderedEmail {
  const { words, hotel } = setting;
  return renderEmail(
    {
      subject: words('addressCodeSubject', { code, hotel: hotel.name }),
      preview: words('codePreview', { minutes: validMinutes }),
      heading: words('addressCodeHeading'),
      paragraphs: [words('addressCodeSentence', { minutes: validMinutes })],
      code,
      closing: [words('addressCodeUnwanted')],
    },
    setting,
  );
}
