import { longDate } from '../../../platform/time/dates';
import { pageLinks, staySection } from './booking-emails';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { MailDataByKind } from './mail-data';

/** Confirms a payment to the guest, and states the open amount and its due day. */
export function paymentReceivedEmail(
  { booking, amount }: MailDataByKind['payment received'],
  setting: EmailSetting,
): RenderedEmail {
  const { words, locale, hotel } = setting;
  const { reference, guestName, toPay, toPayBy } = booking;
  const left = toPay === null ? 'nothing' : toPayBy === null ? 'atHotel' : 'byDay';
  const rest = { left, amount: toPay ?? '', day: toPayBy === null ? '' : longDate(toPayBy, locale) } as const;
  return renderEmail(
    {
      subject: words('paymentReceivedSubject', { amount, reference }),
      preview: words('paymentReceivedRest', rest),
      heading: words('paymentReceivedHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('paymentReceivedSentence', { amount, reference }),
        words('paymentReceivedRest', rest),
      ],
      ...pageLinks(booking, setting),
      sections: [
        staySection(booking, setting, {
          label: words('paymentReceivedAmount'),
          value: amount,
          isTotal: true,
        }),
      ],
      closing: [words('refundHelp', { phone: hotel.phone })],
    },
    setting,
  );
}

/** Reminds the guest of the open amount and its due day. */
export function balanceReminderEmail(
  { booking, when, amount, day: dueOn, until }: MailDataByKind['balance reminder'],
  setting: EmailSetting,
): RenderedEmail {
  const { words, locale, hotel } = setting;
  const { reference, guestName, paid } = booking;
  const day = longDate(dueOn, locale);
  return renderEmail(
    {
      subject: words('balanceSubject', { when, amount, day, reference }),
      preview: words('balancePreview', { when, amount, day }),
      heading: words('balanceHeading'),
      picture: booking.picture,
      paragraphs: [
        words('greeting', { name: guestName }),
        words('balanceSentence', { when, amount, day }),
        ...(until === null ? [] : [words('balanceUntil', { day: longDate(until, locale) })]),
      ],
      ...pageLinks(booking, setting, words('balanceButton', { amount })),
      sections: [
        staySection(booking, setting, ...(paid === null ? [] : [{ label: words('paid'), value: paid }]), {
          label: words('toPay'),
          value: words('toPayBy', { amount, day }),
          isTotal: true,
        }),
      ],
      closing: [booking.paymentTerms, words('balanceElse', { phone: hotel.phone })],
    },
    setting,
  );
}
