import { longDate } from '../../../platform/time/dates';
import type { RefundReason } from '../../../payments/core/refund.states';
import { MAIL_TEXTS_EN } from '../texts/mail-texts.en';
import type { MailWords } from '../texts/mail-words';
import {
  mapUrlOf,
  phoneUrlOf,
  type EmailContent,
  type EmailRow,
  type EmailSection,
  type EmailSetting,
} from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { BookingMailData, MailedStay } from './mail-data';

const nightsOf = ({ nights }: MailedStay, words: MailWords) => words('nights', { count: nights });

function guestsOf({ guests, children = [] }: MailedStay, words: MailWords): string {
  const all = words('guests', { count: guests });
  if (children.length === 0) return all;
  const ages = children.toSorted((one, other) => one - other).join(', ');
  return words('guestsWithChildren', {
    guests: all,
    children: words('childrenOfAges', { count: children.length, ages }),
  });
}

/**
 * The button that opens the page of the booking. Small type says where the guest gets a new link if this link was
 * replaced.
 */
export function pageLinks(
  { pageUrl: url }: BookingMailData,
  { words }: EmailSetting,
  label = words('manageBooking'),
): Pick<EmailContent, 'action' | 'smallLink'> {
  const { origin, pathname } = new URL(url);
  return { action: { label, url }, smallLink: { label: words('linkReplaced'), url: `${origin}${pathname}` } };
}

/** A section with the reference, each room with its dates, and then the given rows. */
export function staySection(
  booking: BookingMailData,
  setting: EmailSetting,
  ...further: EmailRow[]
): EmailSection {
  return { title: setting.words('yourStay'), rows: [...stayRows(booking, setting), ...further] };
}

/** The section for the hotel, with links to the guest's telephone and mailbox. */
export function guestStaySection(
  booking: BookingMailData,
  setting: EmailSetting,
  ...further: EmailRow[]
): EmailSection {
  const { words } = setting;
  const { guestName, guestEmail, guestPhone } = booking;
  const contacts: EmailRow[] = [
    { label: words('guest'), value: guestName },
    {
      label: words('email'),
      ...(guestEmail === null
        ? { value: words('notKnown') }
        : { value: guestEmail, url: `mailto:${guestEmail}` }),
    },
    {
      label: words('phone'),
      ...(guestPhone === null
        ? { value: words('notKnown') }
        : { value: guestPhone, url: phoneUrlOf(guestPhone) }),
    },
  ];
  return { title: words('stay'), rows: [...stayRows(booking, setting), ...contacts, ...further] };
}

/**
 * The facts that the guest needs for the stay: times, address, telephone, the open amount, and the last time to
 * cancel.
 */
function arrivalSection(booking: BookingMailData, { words, locale, hotel }: EmailSetting): EmailSection {
  const { toPay, cancellationTerms } = booking;
  const [arrival = booking.checkin] = [booking, ...booking.furtherStays]
    .map(({ checkin }) => checkin)
    .toSorted();
  return {
    title: words('yourArrival'),
    rows: [
      {
        label: words('checkin'),
        value: words('dayAndTime', { day: longDate(arrival, locale), time: hotel.checkinTime }),
      },
      {
        label: words('toPay'),
        value: toPay === null ? words('nothingToPay') : toPayInWords(toPay, booking, { words, locale }),
      },
      { label: words('cancellation'), value: cancellationTerms },
      { label: words('address'), value: `${hotel.name}, ${hotel.address}` },
      { label: words('map'), value: words('findUs'), url: mapUrlOf(hotel) },
      { label: words('phone'), value: hotel.phone, url: phoneUrlOf(hotel.phone) },
    ],
  };
}

/** The open amount with its due day, or with the words that it is paid at the hotel. */
function toPayInWords(
  amount: string,
  { toPayBy }: BookingMailData,
  { words, locale }: Pick<EmailSetting, 'words' | 'locale'>,
): string {
  if (toPayBy === null) return words('toPayAtHotel', { amount });
  return words('toPayBy', { amount, day: longDate(toPayBy, locale) });
}

function stayRows(booking: BookingMailData, setting: EmailSetting): EmailRow[] {
  const { words, locale, hotel } = setting;
  const dayAndTime = (date: string, time: string) =>
    words('dayAndTime', { day: longDate(date, locale), time });
  const reference = { label: words('reference'), value: booking.reference };
  // Each room of a booking may have its own dates.
  if (booking.furtherStays.length > 0)
    return [
      reference,
      { label: words('checkin'), value: hotel.checkinTime },
      { label: words('checkout'), value: hotel.checkoutTime },
      ...roomRows([booking, ...booking.furtherStays], setting),
    ];
  return [
    reference,
    { label: words('room'), value: booking.roomTitle },
    { label: words('checkin'), value: dayAndTime(booking.checkin, hotel.checkinTime) },
    { label: words('checkout'), value: dayAndTime(booking.checkout, hotel.checkoutTime) },
    {
      label: words('length'),
      value: words('nightsAndGuests', { nights: nightsOf(booking, words), guests: guestsOf(booking, words) }),
    },
  ];
}

/** One row for each room, with its dates. Several rooms are numbered. */
export function roomRows(stays: readonly MailedStay[], setting: EmailSetting): EmailRow[] {
  const { words } = setting;
  return stays.map((stay, index) => ({
    label: stays.length > 1 ? words('roomOfSeveral', { number: index + 1 }) : words('room'),
    value: stayInWords(stay, setting),
  }));
}

/** A room with its dates on one line. */
function stayInWords(stay: MailedStay, { words, locale }: EmailSetting): string {
  return words('roomWithDates', {
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

/** The paid and the open amount, once a part is paid, and the agreed payment terms. */
function partRows(booking: BookingMailData, setting: EmailSetting): { label: string; value: string }[] {
  const { paid, toPay, paymentTerms } = booking;
  const { words } = setting;
  if (paid === null || toPay === null) return [];
  return [
    { label: words('paid'), value: paid },
    { label: words('toPay'), value: toPayInWords(toPay, booking, setting) },
    { label: words('paymentTerms'), value: paymentTerms },
  ];
}

/** Whether the guest pays at the hotel, has paid all, or a part. */
function paymentOf({ isPaidAtHotel, paid, toPay }: BookingMailData): 'AT_HOTEL' | 'IN_FULL' | 'IN_PART' {
  if (paid !== null && toPay !== null) return 'IN_PART';
  return isPaidAtHotel && paid === null ? 'AT_HOTEL' : 'IN_FULL';
}

const TOTAL_LABEL = { AT_HOTEL: 'totalToPay', IN_FULL: 'totalPaid', IN_PART: 'total' } as const;

function priceSection(booking: BookingMailData, setting: EmailSetting): EmailSection {
  const { words } = setting;
  const { roomCharge, extras, includedExtras, taxes, total, totalInRateCurrency } = booking;
  const isCharged = totalInRateCurrency === total;
  const rows = [
    { label: words('roomCharge'), value: roomCharge },
    ...extras.map(({ label, amount }) => ({ label, value: amount })),
    ...taxes.map(({ label, amount }) => ({ label, value: amount })),
    {
      label: words(TOTAL_LABEL[paymentOf(booking)]),
      value: isCharged ? total : words('totalWithDollars', { total, dollars: totalInRateCurrency }),
      isTotal: true,
    },
    ...partRows(booking, setting),
    ...promotionRows(booking, words),
    ...(includedExtras.length > 0
      ? [{ label: words('includedExtras'), value: includedExtras.join(', ') }]
      : []),
  ];
  return { title: words('price'), rows };
}

/** The guest's own words are sent only to an address that is proved to be the guest's. */
function requestRows({ specialRequests, isAddressProven }: BookingMailData, words: MailWords) {
  if (!specialRequests) return [];
  return [
    { label: words('yourRequests'), value: isAddressProven ? specialRequests : words('requestsOnPage') },
  ];
}

const CONFIRMED_WORDS = {
  AT_HOTEL: { preview: 'confirmedPreviewToPay', thanks: 'confirmedToPay' },
  IN_FULL: { preview: 'confirmedPreview', thanks: 'confirmedThanks' },
  IN_PART: { preview: 'confirmedPreviewPart', thanks: 'confirmedThanks' },
} as const;

export function confirmationEmail(
  booking: BookingMailData,
  paidLate: boolean,
  setting: EmailSetting,
): RenderedEmail {
  const { words, locale } = setting;
  const { reference, roomTitle, total, guestName, paid } = booking;
  const { preview, thanks } = CONFIRMED_WORDS[paymentOf(booking)];
  return renderEmail(
    {
      subject: words('confirmedSubject', { reference, day: longDate(booking.checkin, locale) }),
      preview: words(preview, { roomTitle, nights: nightsOf(booking, words), total, paid: paid ?? total }),
      picture: booking.picture,
      heading: words('confirmedHeading'),
      paragraphs: [
        words('greeting', { name: guestName }),
        ...(paidLate ? [words('confirmedLate')] : []),
        words(thanks),
      ],
      ...pageLinks(booking, setting),
      sections: [
        arrivalSection(booking, setting),
        staySection(booking, setting, ...requestRows(booking, words)),
        priceSection(booking, setting),
      ],
      closing: [words('confirmedCalendar')],
    },
    setting,
  );
}

const HOTEL_WORDS = {
  AT_HOTEL: { heading: 'hotelHeadingToPay', sentence: 'hotelSentenceToPay' },
  IN_FULL: { heading: 'hotelHeading', sentence: 'hotelSentence' },
  IN_PART: { heading: 'hotelHeadingPart', sentence: 'hotelSentencePart' },
} as const;

export function hotelBookingEmail(booking: BookingMailData, setting: EmailSetting): RenderedEmail {
  const { words } = setting;
  const { reference, roomTitle, checkin, checkout, guestName: name, total, paid } = booking;
  const toPay = booking.toPay === null ? total : toPayInWords(booking.toPay, booking, setting);
  const { heading, sentence } = HOTEL_WORDS[paymentOf(booking)];
  const rooms = words('bookedRooms', { count: booking.furtherStays.length + 1, roomTitle });
  return renderEmail(
    {
      subject: words('hotelSubject', { reference, roomTitle, checkin, checkout }),
      preview: words('hotelPreview', { name, guests: guestsOf(booking, words), total }),
      heading: words(heading),
      paragraphs: [words(sentence, { name, rooms, total, paid: paid ?? total, toPay })],
      action: { label: words('openAtDesk'), url: booking.deskUrl },
      sections: [
        guestStaySection(booking, setting, {
          label: words('specialRequests'),
          value: booking.specialRequests ?? words('noRequests'),
        }),
        priceSection(booking, setting),
      ],
    },
    setting,
  );
}

/** A mail with the link to a booking, for a guest who has lost the first mail. */
export function bookingLinkEmail(booking: BookingMailData, setting: EmailSetting): RenderedEmail {
  const { words } = setting;
  const { reference, guestName } = booking;
  return renderEmail(
    {
      subject: words('linkSubject', { reference }),
      preview: words('linkPreview'),
      picture: booking.picture,
      heading: words('linkHeading'),
      paragraphs: [words('greeting', { name: guestName }), words('linkSentence')],
      ...pageLinks(booking, setting),
      sections: [staySection(booking, setting)],
      closing: [words('linkUnwanted')],
    },
    setting,
  );
}

const isRefundReason = (text: string): text is RefundReason =>
  Object.hasOwn(MAIL_TEXTS_EN.refundReason.cases, text);

/** The reason in a queued job. Throws for a reason that this version does not know. */
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
  const { reference, guestName } = booking;
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
      ...pageLinks(booking, setting),
      sections: [staySection(booking, setting)],
      closing: [words('refundHelp', { phone: setting.hotel.phone })],
    },
    setting,
  );
}
