import { longDate } from '../../platform/time/dates';
import type { MailWords } from '../texts/mail-words';
import { furtherStayInWords, stayRows } from './booking-emails';
import { renderEmail, type EmailSetting, type RenderedEmail } from './email-template';
import type { ChangeMailData, HeldChangeMailData } from './mail-data';

function moneyRows({ charge, paid, refund, totalNow }: ChangeMailData, words: MailWords) {
  return [
    { label: words('changeTotal'), value: totalNow },
    ...(charge ? [{ label: words('changeCharge'), value: charge }] : []),
    ...(paid ? [{ label: words('changePaid'), value: paid }] : []),
    ...(refund ? [{ label: words('refund'), value: refund }] : []),
  ];
}

function earlierRows({ before }: ChangeMailData, setting: EmailSetting) {
  return before.map((stay) => ({
    label: setting.words('changeBefore'),
    value: furtherStayInWords(stay, setting),
  }));
}

/** Tells the guest what is booked now, what it was before, and what that costs. */
export function changeEmail(mail: ChangeMailData, setting: EmailSetting): RenderedEmail {
  const { words, locale } = setting;
  const { booking, refund, byStaff } = mail;
  const { reference, guestName, checkin, pageUrl } = booking;
  return renderEmail(
    {
      subject: words('changedSubject', { reference, day: longDate(checkin, locale) }),
      preview: words('changedPreview'),
      heading: words('changedHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('changedBy', { why: byStaff ? 'staff' : 'guest' }),
        ...(refund ? [words('cancelledRefund', { refund })] : []),
      ],
      rows: [...stayRows(booking, setting), ...earlierRows(mail, setting), ...moneyRows(mail, words)],
      action: { label: words('viewBooking'), url: pageUrl },
      closing: [
        booking.cancellationTerms,
        words('changedCalendar'),
        words('refundHelp', { phone: setting.hotel.phone }),
      ],
    },
    setting,
  );
}

/** Asks the guest to pay for a change that the staff have made ready. */
export function changeToPayEmail(
  { booking, wanted, amount, until }: HeldChangeMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const { reference, guestName, pageUrl } = booking;
  return renderEmail(
    {
      subject: words('changeToPaySubject', { amount, reference }),
      preview: words('changeToPayPreview', { time: until }),
      heading: words('changeToPayHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('changeToPaySentence', { amount, time: until }),
      ],
      rows: [
        { label: words('reference'), value: reference },
        ...wanted.map((stay) => ({
          label: words('changeToPayStay'),
          value: furtherStayInWords(stay, setting),
        })),
        { label: words('changeToPayAmount'), value: amount },
      ],
      action: { label: words('changeToPayButton'), url: pageUrl },
      closing: [words('changeToPayElse'), words('refundHelp', { phone: setting.hotel.phone })],
    },
    setting,
  );
}

/** Tells the hotel what is booked now and what it was before. */
export function hotelChangeEmail(mail: ChangeMailData, setting: EmailSetting): RenderedEmail {
  const { words } = setting;
  const { booking, byStaff, reason } = mail;
  const { reference, roomTitle, checkin, checkout, guestName: name } = booking;
  return renderEmail(
    {
      subject: words('hotelChangedSubject', { reference, roomTitle, checkin, checkout }),
      preview: words('hotelChangedPreview', { name }),
      heading: words('hotelChangedHeading'),
      paragraphs: [words('hotelChangedSentence', { why: byStaff ? 'staff' : 'guest', name })],
      rows: [
        ...stayRows(booking, setting),
        ...earlierRows(mail, setting),
        { label: words('guest'), value: name },
        ...(reason ? [{ label: words('reason'), value: reason }] : []),
        ...moneyRows(mail, words),
      ],
    },
    setting,
  );
}
