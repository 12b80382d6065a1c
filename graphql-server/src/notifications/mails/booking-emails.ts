import { longDate } from '../../platform/time/dates';
import type { RefundReason } from '../../payments/refund.reasons';
import { MAIL_TEXTS_EN } from '../texts/mail-texts.en';
import type { MailWords } from '../texts/mail-words';
import { renderEmail, type EmailSetting, type RenderedEmail } from './email-template';
import type { BookingMailData, MailedStay } from './mail-data';

const nightsOf = ({ nights }: MailedStay, words: MailWords) => words('nights', { count: nights });
const guestsOf = ({ guests }: MailedStay, words: MailWords) => words('guests', { count: guests });

/** The reference and each room with its dates. */
export function stayRows(booking: BookingMailData, setting: EmailSetting) {
  const { words, locale, hotel } = setting;
  const dayAndTime = (date: string, time: string) =>
    words('dayAndTime', { day: longDate(date, locale), time });
  return [
    { label: words('reference'), value: booking.reference },
    { label: words('room'), value: booking.roomTitle },
    { label: words('checkin'), value: dayAndTime(booking.checkin, hotel.checkinTime) },
    { label: words('checkout'), value: dayAndTime(booking.checkout, hotel.checkoutTime) },
    {
      label: words('stay'),
      value: words('nightsAndGuests', { nights: nightsOf(booking, words), guests: guestsOf(booking, words) }),
    },
    ...furtherRoomRows(booking, setting),
  ];
}

/** One row for each room after the first. */
function furtherRoomRows({ furtherStays }: BookingMailData, setting: EmailSetting) {
  return furtherStays.map((stay, index) => ({
    label: setting.words('furtherRoom', { number: index + 2 }),
    value: furtherStayInWords(stay, setting),
  }));
}

/** A room with its dates on one line. */
export function furtherStayInWords(stay: MailedStay, { words, locale }: EmailSetting): string {
  return words('furtherStay', {
    roomTitle: stay.roomTitle,
    checkin: longDate(stay.checkin, locale),
    checkout: longDate(stay.checkout, locale),
    nights: nightsOf(stay, words),
    guests: guestsOf(stay, words),
  });
}

function promotionRows({ promotion }: BookingMailData, words: MailWords) {
  if (!promotion) return [];
  const { name, saved } = promotion;
  return [
    { label: words('promotion'), value: saved === null ? name : words('promotionSaved', { name, saved }) },
  ];
}

function priceRows(booking: BookingMailData, words: MailWords) {
  const { roomCharge, extras, includedExtras, taxes, total, totalInRateCurrency } = booking;
  const isCharged = totalInRateCurrency === total;
  return [
    ...promotionRows(booking, words),
    { label: words('roomCharge'), value: roomCharge },
    ...(includedExtras.length > 0
      ? [{ label: words('includedExtras'), value: includedExtras.join(', ') }]
      : []),
    ...extras.map(({ label, amount }) => ({ label, value: amount })),
    ...taxes.map(({ label, amount }) => ({ label, value: amount })),
    {
      label: words('totalPaid'),
      value: isCharged ? total : words('totalWithDollars', { total, dollars: totalInRateCurrency }),
    },
  ];
}

function requestRows({ specialRequests }: BookingMailData, words: MailWords) {
  return specialRequests ? [{ label: words('yourRequests'), value: specialRequests }] : [];
}

export function confirmationEmail(
  booking: BookingMailData,
  paidLate: boolean,
  setting: EmailSetting,
): RenderedEmail {
  const { words, locale } = setting;
  const { reference, roomTitle, total, guestName, pageUrl } = booking;
  return renderEmail(
    {
      subject: words('confirmedSubject', { reference, day: longDate(booking.checkin, locale) }),
      preview: words('confirmedPreview', { roomTitle, nights: nightsOf(booking, words), total }),
      heading: words('confirmedHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        ...(paidLate ? [words('confirmedLate')] : []),
        words('confirmedThanks'),
      ],
      rows: [...stayRows(booking, setting), ...requestRows(booking, words), ...priceRows(booking, words)],
      action: { label: words('viewBooking'), url: pageUrl },
      closing: [booking.cancellationTerms, words('confirmedCalendar')],
    },
    setting,
  );
}

export function hotelBookingEmail(booking: BookingMailData, setting: EmailSetting): RenderedEmail {
  const { words } = setting;
  const { reference, roomTitle, checkin, checkout, guestName: name, total } = booking;
  return renderEmail(
    {
      subject: words('hotelSubject', { reference, roomTitle, checkin, checkout }),
      preview: words('hotelPreview', { name, guests: guestsOf(booking, words), total }),
      heading: words('hotelHeading'),
      paragraphs: [words('hotelSentence', { name, roomTitle, total })],
      rows: [
        ...stayRows(booking, setting),
        { label: words('guest'), value: name },
        { label: words('email'), value: booking.guestEmail },
        { label: words('phone'), value: booking.guestPhone },
        { label: words('specialRequests'), value: booking.specialRequests ?? words('noRequests') },
        ...priceRows(booking, words),
      ],
    },
    setting,
  );
}

/** The link to a booking again, for a guest who has lost the mail. */
export function bookingLinkEmail(booking: BookingMailData, setting: EmailSetting): RenderedEmail {
  const { words } = setting;
  const { reference, guestName, pageUrl } = booking;
  return renderEmail(
    {
      subject: words('linkSubject', { reference }),
      preview: words('linkPreview'),
      heading: words('linkHeading'),
      paragraphs: [words('greeting', { name: guestName }), words('linkSentence')],
      rows: stayRows(booking, setting),
      action: { label: words('viewBooking'), url: pageUrl },
      closing: [words('linkUnwanted')],
    },
    setting,
  );
}

const isRefundReason = (text: string): text is RefundReason =>
  Object.hasOwn(MAIL_TEXTS_EN.refundReason.cases, text);

/** The reason that a queued job names. Throws for a reason that this version does not know. */
export function readRefundReason(text: string): RefundReason {
  if (!isRefundReason(text)) throw new Error(`Unknown refund reason: ${text}`);
  return text;
}

export function refundEmail(
  booking: BookingMailData,
  { amount, isRest, why }: { amount: string; isRest: boolean; why: RefundReason },
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const { reference, guestName, pageUrl } = booking;
  return renderEmail(
    {
      subject: words('refundSubject', { amount, reference }),
      preview: words('refundPreview', { amount }),
      heading: words('refundHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        words('refundReason', { why }),
        words('refundExtent', { extent: isRest ? 'rest' : 'all', amount }),
      ],
      rows: stayRows(booking, setting),
      action: { label: words('viewBooking'), url: pageUrl },
      closing: [words('refundHelp', { phone: setting.hotel.phone })],
    },
    setting,
  );
}
