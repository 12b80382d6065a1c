import type { MailWords } from '../texts/mail-words';
import { guestStaySection, pageLinks, staySection } from './booking-emails';
import type { EmailSection, EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { BookingMailData, CancellationMailData, RefundFailureMailData } from './mail-data';

function moneyRows({ charge, unpaid, refund }: CancellationMailData, words: MailWords) {
  return [
    { label: words('cancellationCharge'), value: charge ?? words('noCharge') },
    ...(unpaid ? [{ label: words('stillUnpaid'), value: unpaid }] : []),
    { label: words('refund'), value: refund ?? words('noRefund') },
  ];
}

const deskAction = ({ deskUrl: url }: BookingMailData, words: MailWords) => ({
  label: words('openAtDesk'),
  url,
});

/** Tells the guest which rooms were cancelled, the charge, and the refund. */
export function cancellationEmail(mail: CancellationMailData, setting: EmailSetting): RenderedEmail {
  const { words } = setting;
  const { booking, isNoShow, unpaid, refund } = mail;
  const { reference, guestName, calendar } = booking;
  const why = isNoShow ? 'noShow' : mail.by;
  return renderEmail(
    {
      subject: words('cancelledSubject', { reference }),
      preview: refund ? words('cancelledPreviewRefund', { refund }) : words('cancelledPreview'),
      heading: words('cancelledHeading', { method: calendar.method }),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('cancelledBy', { why }),
        ...(calendar.method === 'REQUEST' ? [words('cancelledRest')] : []),
        ...(unpaid ? [words('cancelledUnpaid', { unpaid })] : []),
        ...(refund ? [words('cancelledRefund', { refund })] : []),
      ],
      ...pageLinks(booking, setting),
      sections: [staySection(booking, setting), { title: words('price'), rows: moneyRows(mail, words) }],
      closing: [
        words('cancelledCalendar', { method: calendar.method }),
        words('refundHelp', { phone: setting.hotel.phone }),
      ],
    },
    setting,
  );
}

/** Tells the hotel that rooms are free again. */
export function hotelCancellationEmail(mail: CancellationMailData, setting: EmailSetting): RenderedEmail {
  const { words } = setting;
  const { booking, isNoShow, by, reason } = mail;
  const { reference, roomTitle, checkin, checkout, guestName: name } = booking;
  return renderEmail(
    {
      subject: words('hotelCancelledSubject', { reference, roomTitle, checkin, checkout }),
      preview: words('hotelCancelledPreview', { name }),
      heading: words('hotelCancelledHeading'),
      paragraphs: [words('hotelCancelledSentence', { why: isNoShow ? 'noShow' : by, name })],
      action: deskAction(booking, words),
      sections: [
        guestStaySection(booking, setting, ...(reason ? [{ label: words('reason'), value: reason }] : [])),
        { title: words('price'), rows: moneyRows(mail, words) },
      ],
    },
    setting,
  );
}

function refundSection({ reference }: BookingMailData, amount: string, words: MailWords): EmailSection {
  return {
    rows: [
      { label: words('reference'), value: reference },
      { label: words('refund'), value: amount, isTotal: true },
    ],
  };
}

/** Tells the guest that the gateway has sent a refund. */
export function refundSentEmail(
  { booking, amount, whole }: { booking: BookingMailData; amount: string; whole: string | null },
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const { reference, guestName } = booking;
  const parts = whole === null ? [] : [words('refundSentPart', { whole })];
  return renderEmail(
    {
      subject: words('refundSentSubject', { amount, reference }),
      preview: words('refundPreview', { amount }),
      heading: words('refundSentHeading'),
      paragraphs: [words('greeting', { name: guestName }), words('refundSentSentence', { amount }), ...parts],
      ...pageLinks(booking, setting),
      sections: [refundSection(booking, amount, words)],
      closing: [words('refundHelp', { phone: setting.hotel.phone })],
    },
    setting,
  );
}

/** Tells the guest that a refund did not arrive, and that the hotel knows. */
export function refundFailureEmail(
  { booking, amount }: RefundFailureMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const { reference, guestName } = booking;
  return renderEmail(
    {
      subject: words('refundFailedSubject', { amount, reference }),
      preview: words('refundFailedPreview'),
      heading: words('refundFailedHeading'),
      paragraphs: [words('greeting', { name: guestName }), words('refundFailedSentence', { amount })],
      ...pageLinks(booking, setting),
      sections: [refundSection(booking, amount, words)],
      closing: [words('refundHelp', { phone: setting.hotel.phone })],
    },
    setting,
  );
}

/** Tells the hotel that the staff must refund money by hand. */
export function hotelRefundFailureEmail(
  { booking, amount, payment, problem }: RefundFailureMailData,
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const { reference, guestName: name } = booking;
  return renderEmail(
    {
      subject: words('hotelRefundFailedSubject', { amount, reference }),
      preview: words('hotelRefundFailedPreview', { name }),
      heading: words('hotelRefundFailedHeading'),
      paragraphs: [words('hotelRefundFailedSentence', { amount, name })],
      action: deskAction(booking, words),
      sections: [
        {
          rows: [
            { label: words('reference'), value: reference },
            { label: words('payment'), value: payment },
            ...(problem ? [{ label: words('problem'), value: problem }] : []),
          ],
        },
      ],
    },
    setting,
  );
}
