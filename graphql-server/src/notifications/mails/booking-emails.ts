import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { longDate } from '../../platform/time/dates';
import { PROPERTY } from '../../property/property';
import { renderEmail, type RenderedEmail } from './email-template';
import type { RefundReason } from '../../payments/refund.reasons';
import type { BookingMailData } from './mail-data';

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function stayRows(booking: BookingMailData) {
  return [
    { label: 'Reference', value: booking.reference },
    { label: 'Room', value: booking.roomType },
    { label: 'Check-in', value: `${longDate(booking.checkin, DEFAULT_LOCALE)}, ${PROPERTY.checkinTime}` },
    { label: 'Check-out', value: `${longDate(booking.checkout, DEFAULT_LOCALE)}, ${PROPERTY.checkoutTime}` },
    { label: 'Stay', value: `${counted(booking.nights, 'night')}, ${counted(booking.guests, 'guest')}` },
    ...furtherRoomRows(booking),
  ];
}

/** One row for each room after the first. */
function furtherRoomRows({ furtherStays }: BookingMailData) {
  return furtherStays.map(({ roomType, checkin, checkout, nights, guests }, index) => ({
    label: `Room ${index + 2}`,
    value: `${roomType}, ${longDate(checkin, DEFAULT_LOCALE)} to ${longDate(checkout, DEFAULT_LOCALE)}, ${counted(nights, 'night')}, ${counted(guests, 'guest')}`,
  }));
}

function priceRows(booking: BookingMailData) {
  return [
    { label: 'Room charge', value: booking.roomCharge },
    ...booking.taxes.map(({ label, amount }) => ({ label, value: amount })),
    { label: 'Total paid', value: `${booking.total} (about ${booking.totalInDollars})` },
  ];
}

function requestRows(booking: BookingMailData) {
  return booking.specialRequests ? [{ label: 'Your requests', value: booking.specialRequests }] : [];
}

export function confirmationEmail(booking: BookingMailData, paidLate: boolean): RenderedEmail {
  const late =
    'Your payment reached us after the hold had lapsed. A room was still free, so your booking is confirmed.';
  return renderEmail({
    subject: `Booking confirmed: ${booking.reference}, ${longDate(booking.checkin, DEFAULT_LOCALE)}`,
    preview: `${booking.roomType} room, ${counted(booking.nights, 'night')}, paid ${booking.total}`,
    heading: 'Your room is waiting',
    paragraphs: [
      `Dear ${booking.guestName},`,
      ...(paidLate ? [late] : []),
      'Thank you for booking with us. Your payment has arrived and your stay is confirmed.',
    ],
    rows: [...stayRows(booking), ...requestRows(booking), ...priceRows(booking)],
    action: { label: 'View your booking', url: booking.pageUrl },
    closing: [PROPERTY.cancellationTerms, 'The calendar file attached puts the stay into your calendar.'],
  });
}

export function hotelBookingEmail(booking: BookingMailData): RenderedEmail {
  return renderEmail({
    subject: `New booking ${booking.reference}: ${booking.roomType}, ${booking.checkin} to ${booking.checkout}`,
    preview: `${booking.guestName}, ${counted(booking.guests, 'guest')}, ${booking.total}`,
    heading: 'A new booking is paid',
    paragraphs: [`${booking.guestName} has booked a ${booking.roomType} room and paid ${booking.total}.`],
    rows: [
      ...stayRows(booking),
      { label: 'Guest', value: booking.guestName },
      { label: 'E-mail', value: booking.guestEmail },
      { label: 'Phone', value: booking.guestPhone },
      { label: 'Special requests', value: booking.specialRequests ?? 'none' },
      ...priceRows(booking),
    ],
  });
}

const REFUND_REASONS: Record<RefundReason, string> = {
  'too late':
    'Your payment reached us more than an hour after the hold on your room had lapsed, so we could not book the room for you any more.',
  'check-in over':
    'Your payment reached us after the hold on your room had lapsed, and your day of check-in was over.',
  'room gone':
    'Your payment reached us after the hold on your room had lapsed, and the room had gone to another guest.',
  'paid twice':
    'This booking was paid twice. The first payment confirmed it; the second is on its way back to you.',
  rebooked:
    'Your payment reached us after the hold had lapsed, and in the meantime you had booked again for these nights.',
  'wrong amount': 'The payment did not match the price of the booking, so we could not accept it.',
};

const isRefundReason = (text: string): text is RefundReason => Object.hasOwn(REFUND_REASONS, text);

/** The reason that a queued job names. Throws for a reason that this version does not know. */
export function readRefundReason(text: string): RefundReason {
  if (!isRefundReason(text)) throw new Error(`Unknown refund reason: ${text}`);
  return text;
}

export function refundEmail(
  booking: BookingMailData,
  { amount, isRest, why }: { amount: string; isRest: boolean; why: RefundReason },
): RenderedEmail {
  const extent = isRest ? ', the rest of your payment,' : ' in full';
  return renderEmail({
    subject: `Your payment of ${amount} is being refunded: ${booking.reference}`,
    preview: `${amount} goes back to you`,
    heading: 'Your payment is on its way back',
    paragraphs: [
      `Dear ${booking.guestName},`,
      REFUND_REASONS[why],
      `We are refunding ${amount}${extent} to the card or account that you paid with. Banks usually take 5 to 7 working days.`,
    ],
    rows: stayRows(booking),
    action: { label: 'View your booking', url: booking.pageUrl },
    closing: [`If anything is unclear, call us on ${PROPERTY.phone} and quote your reference.`],
  });
}
