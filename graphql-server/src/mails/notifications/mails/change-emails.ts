import { longDate } from '../../../platform/time/dates';
import { guestStaySection, pageLinks, roomRows, staySection } from './booking-emails';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { ChangeMailData, HeldChangeMailData } from './mail-data';

function moneyRows(
  { booking, charge, paid, dueLater, refund, totalNow }: ChangeMailData,
  { words, locale }: EmailSetting,
) {
  const { toPayBy } = booking;
  const later =
    toPayBy === null ? words('changeDueAtHotel') : words('changeDueBy', { day: longDate(toPayBy, locale) });
  return [
    { label: words('changeTotal'), value: totalNow, isTotal: true },
    ...(charge ? [{ label: words('changeCharge'), value: charge }] : []),
    ...(paid ? [{ label: words('changePaid'), value: paid }] : []),
    ...(dueLater ? [{ label: later, value: dueLater }] : []),
    ...(refund ? [{ label: words('refund'), value: refund }] : []),
  ];
}

/** Tells the guest what is booked now, what was booked before, and what the change costs. */
export function changeEmail(mail: ChangeMailData, setting: EmailSetting): RenderedEmail {
  const { words, locale } = setting;
  const { booking, refund, byStaff } = mail;
  const { reference, guestName, checkin } = booking;
  return renderEmail(
    {
      subject: words('changedSubject', { reference, day: longDate(checkin, locale) }),
      preview: words('changedPreview'),
      picture: booking.picture,
      heading: words('changedHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('changedBy', { why: byStaff ? 'staff' : 'guest' }),
        ...(refund ? [words('cancelledRefund', { refund })] : []),
      ],
      ...pageLinks(booking, setting),
      sections: [
        staySection(booking, setting),
        { title: words('changeBefore'), rows: roomRows(mail.before, setting) },
        { title: words('price'), rows: moneyRows(mail, setting) },
      ],
      closing: [
        booking.cancellationTerms,
        words('changedCalendar'),
        words('refundHelp', { phone: setting.hotel.phone }),
      ],
    },
    setting,
  );
}

/** Asks the guest to pay for a change that the staff have prepared. */
export function changeToPayEmail(
  { booking, wanted, amount, until }: HeldChangeMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words, locale } = setting;
  const { reference, guestName } = booking;
  const deadline = { time: until.time, day: longDate(until.day, locale) };
  return renderEmail(
    {
      subject: words('changeToPaySubject', { amount, reference }),
      preview: words('changeToPayPreview', deadline),
      heading: words('changeToPayHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('changeToPaySentence', { amount, ...deadline }),
      ],
      ...pageLinks(booking, setting, words('changeToPayButton')),
      sections: [
        {
          title: words('changeToPayStay'),
          rows: [
            { label: words('reference'), value: reference },
            ...roomRows(wanted, setting),
            { label: words('changeToPayAmount'), value: amount, isTotal: true },
          ],
        },
      ],
      closing: [words('changeToPayElse'), words('refundHelp', { phone: setting.hotel.phone })],
    },
    setting,
  );
}

/** Tells the hotel what is booked now and what was booked before. */
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
      action: { label: words('openAtDesk'), url: booking.deskUrl },
      sections: [
        guestStaySection(booking, setting, ...(reason ? [{ label: words('reason'), value: reason }] : [])),
        { title: words('changeBefore'), rows: roomRows(mail.before, setting) },
        { title: words('price'), rows: moneyRows(mail, setting) },
      ],
    },
    setting,
  );
}
