import type { RefundReason } from '../../payments/refund.reasons';
import type { Message } from '../../platform/locale/message';

/** Every text of the mails, in English. */
export const MAIL_TEXTS_EN = {
  nights: { by: 'count', cases: { one: '{count} night', other: '{count} nights' } },
  guests: { by: 'count', cases: { one: '{count} guest', other: '{count} guests' } },
  greeting: 'Dear {name},',
  replyToGuest: 'Reply to this mail to write to the guest.',
  viewBooking: 'View your booking',

  reference: 'Reference',
  room: 'Room',
  checkin: 'Check-in',
  checkout: 'Check-out',
  dayAndTime: '{day}, {time}',
  stay: 'Stay',
  nightsAndGuests: '{nights}, {guests}',
  furtherRoom: 'Room {number}',
  furtherStay: '{roomTitle}, {checkin} to {checkout}, {nights}, {guests}',
  roomCharge: 'Room charge',
  totalPaid: 'Total paid',
  totalWithDollars: '{total} (about {dollars})',
  yourRequests: 'Your requests',
  guest: 'Guest',
  email: 'E-mail',
  phone: 'Phone',
  specialRequests: 'Special requests',
  noRequests: 'none',
  name: 'Name',
  from: 'From',

  confirmedSubject: 'Booking confirmed: {reference}, {day}',
  confirmedPreview: '{roomTitle} room, {nights}, paid {total}',
  confirmedHeading: 'Your room is waiting',
  confirmedLate:
    'Your payment reached us after the hold had lapsed. A room was still free, so your booking is confirmed.',
  confirmedThanks: 'Thank you for booking with us. Your payment has arrived and your stay is confirmed.',
  confirmedCalendar: 'The calendar file attached puts the stay into your calendar.',

  hotelSubject: 'New booking {reference}: {roomTitle}, {checkin} to {checkout}',
  hotelPreview: '{name}, {guests}, {total}',
  hotelHeading: 'A new booking is paid',
  hotelSentence: '{name} has booked a {roomTitle} room and paid {total}.',

  refundSubject: 'Your payment of {amount} is being refunded: {reference}',
  refundPreview: '{amount} goes back to you',
  refundHeading: 'Your payment is on its way back',
  refundReason: {
    by: 'why',
    cases: {
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
    } satisfies Record<RefundReason, string>,
  },
  refundExtent: {
    by: 'extent',
    cases: {
      all: 'We are refunding {amount} in full to the card or account that you paid with. Banks usually take 5 to 7 working days.',
      rest: 'We are refunding {amount}, the rest of your payment, to the card or account that you paid with. Banks usually take 5 to 7 working days.',
    },
  },
  refundHelp: 'If anything is unclear, call us on {phone} and quote your reference.',

  codeSubject: '{code} is your OTP for {hotel}',
  codePreview: 'It is valid for {minutes} minutes.',
  codeHeading: 'Stay updated',
  codeSentence:
    'Enter this one-time code on our site to receive our newsletter. It is valid for {minutes} minutes.',
  codeUnwanted: 'If you did not ask for it, ignore this mail. Without the code nothing happens.',

  welcomeSubject: 'Welcome to the {hotel} newsletter',
  welcomePreview: 'About once a month: what is in bloom, on the table and on offer.',
  welcomeHeading: 'Good to have you with us',
  welcomeSentence:
    'About once a month we write about what is in bloom on the lake and what is on the table. Our readers also hear of offers first.',
  welcomeReason: 'You receive this mail because this address was verified on our site.',
  welcomeUnsubscribe: 'To unsubscribe, at any time and with one click: {url}',

  contactSubject: 'Message from {email}',
  contactHeading: 'A message from the site',

  feedbackSubject: 'Feedback from {name}',
  feedbackHeading: 'Feedback from a guest',
  unknownAddress: 'unknown: not signed in with a verified address',
} as const satisfies Record<string, Message>;
