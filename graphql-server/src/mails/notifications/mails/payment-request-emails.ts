import { longDate } from '../../../platform/time/dates';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { PaymentRequestMailData } from './mail-data';

/** Asks the guest for a payment. The link pays and shows nothing else, so the guest may forward the mail. */
export function paymentRequestEmail(
  { booking, purpose, reason, amount, until, payUrl }: PaymentRequestMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words, locale, hotel } = setting;
  const { reference, guestName } = booking;
  const day = longDate(until, locale);
  return renderEmail(
    {
      subject: words('paymentRequestedSubject', { amount, reference }),
      preview: words('paymentRequestedPreview', { day }),
      heading: words('paymentRequestedHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('paymentRequestedSentence', { purpose, amount, reference, day }),
      ],
      action: { label: words('paymentRequestedButton', { amount }), url: payUrl },
      sections: [
        {
          title: words('paymentRequestedTitle'),
          rows: [
            { label: words('reference'), value: reference },
            { label: words('paymentRequestedReason'), value: reason },
            { label: words('paymentRequestedAmount'), value: amount, isTotal: true },
          ],
        },
      ],
      closing: [words('paymentRequestedClosing'), words('refundHelp', { phone: hotel.phone })],
    },
    setting,
  );
}
