import type { RefundReason } from '../../payments/refund.states';
import type { Message } from '../../platform/locale/message';

/** Every text of the mails, in English. */
export const MAIL_TEXTS_EN = {
  nights: { by: 'count', cases: { one: '{count} night', other: '{count} nights' } },
  guests: { by: 'count', cases: { one: '{count} guest', other: '{count} guests' } },
  guestsWithChildren: '{guests} ({children})',
  childrenOfAges: {
    by: 'count',
    cases: { one: 'one of them a child aged {ages}', other: '{count} of them children aged {ages}' },
  },
  greeting: 'Dear {name},',
  replyToGuest: 'Reply to this mail to write to the guest.',
  manageBooking: 'Manage booking',
  openAtDesk: 'Open at the desk',
  findUs: 'Find us on the map',

  reference: 'Reference',
  room: 'Room',
  checkin: 'Check-in',
  checkout: 'Check-out',
  dayAndTime: '{day}, {time}',
  stay: 'Stay',
  yourStay: 'Your stay',
  length: 'Length',
  price: 'Price',
  nightsAndGuests: '{nights}, {guests}',
  furtherRoom: 'Room {number}',
  furtherStay: '{roomTitle}, {checkin} to {checkout}, {nights}, {guests}',
  promotion: 'Offer',
  promotionSaved: '{name}: {saved} less',
  roomCharge: 'Room charge',
  includedExtras: 'Included',
  totalPaid: 'Total paid',
  totalToPay: 'Total, to be paid at the hotel',
  totalWithDollars: '{total} (about {dollars})',
  yourRequests: 'Your requests',
  guest: 'Guest',
  email: 'E-mail',
  phone: 'Phone',
  specialRequests: 'Special requests',
  noRequests: 'none',
  notKnown: 'not known',
  name: 'Name',
  from: 'From',

  confirmedSubject: 'Booking confirmed: {reference}, {day}',
  confirmedPreview: '{roomTitle} room, {nights}, paid {total}',
  confirmedPreviewToPay: '{roomTitle} room, {nights}, {total} to be paid at the hotel',
  confirmedHeading: 'Your room is waiting',
  confirmedLate:
    'Your payment reached us after the hold had lapsed. A room was still free, so your booking is confirmed.',
  confirmedThanks: 'Thank you for booking with us. Your payment has arrived and your stay is confirmed.',
  confirmedToPay: 'Thank you for booking with us. Your stay is confirmed. You pay at the hotel.',
  confirmedCalendar: 'The calendar file attached puts the stay into your calendar.',

  hotelSubject: 'New booking {reference}: {roomTitle}, {checkin} to {checkout}',
  hotelPreview: '{name}, {guests}, {total}',
  hotelHeading: 'A new booking is paid',
  hotelHeadingToPay: 'A new booking is confirmed',
  hotelSentence: '{name} has booked a {roomTitle} room and paid {total}.',
  hotelSentenceToPay: '{name} has booked a {roomTitle} room for {total}, to be paid at the hotel.',

  optionKeptSubject: 'We keep your rooms until {day}: {reference}',
  optionKeptPreview: 'Tentatively, until the end of {day}',
  optionKeptHeading: 'Your rooms are kept for you',
  optionKeptSentence:
    'We keep these rooms for you tentatively until the end of {day}. Please tell us by then whether you take them: reply to this mail or call us on {phone}. Nothing is charged if you do not.',

  optionEndedSubject: 'Your tentative booking {reference} has ended',
  optionEndedPreview: 'The rooms are no longer kept',
  optionEndedHeading: 'The rooms are no longer kept for you',
  optionEndedSentence:
    'Your tentative booking has ended without a confirmation, so the rooms are free for others again. Nothing is charged. If you would still like to come, call us on {phone} or book on our site.',

  documentsSubject: 'Your tax documents: {reference}',
  documentsHeading: 'Your tax documents',
  documentsSentence: 'Attached are the tax documents of your booking {reference}.',
  documentKind: {
    by: 'kind',
    cases: {
      INVOICE: 'Tax invoice',
      RECEIPT_VOUCHER: 'Receipt voucher',
      REFUND_VOUCHER: 'Refund voucher',
      CREDIT_NOTE: 'Credit note',
      other: 'Document',
    },
  },
  documentAmount: '{number}, {total}',
  documentsKept:
    'You also find them on the page of your booking. If something in them is wrong, call us on {phone} or reply to this mail.',

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
      'paid after cancelling':
        'Your booking was cancelled before this payment reached us, so it goes back to you.',
      cancelled: 'Your booking was cancelled, so this payment goes back to you.',
      'change lapsed':
        'Your payment for a change of your booking reached us too late, and the change could not be made any more. Your booking stays as it is.',
      'change paid twice':
        'The change of your booking was paid twice. The first payment was enough; the second is on its way back to you.',
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

  cancellationCharge: 'Cancellation charge',
  noCharge: 'none',
  refund: 'Refund',
  noRefund: 'none',
  reason: 'Reason',
  payment: 'Payment',
  problem: 'What the gateway said',

  cancelledSubject: 'Cancelled: {reference}',
  cancelledPreview: 'Your stay is cancelled.',
  cancelledPreviewRefund: '{refund} goes back to you.',
  cancelledHeading: 'Your stay is cancelled',
  cancelledBy: {
    by: 'why',
    cases: {
      guest: 'You have cancelled this stay.',
      staff: 'We have cancelled this stay.',
      noShow: 'We expected you, and you did not arrive. The room is not kept any more.',
    },
  },
  cancelledRefund:
    'We are refunding {refund} to the card or account that you paid with. We will write to you when it is on its way.',
  cancelledCalendar: {
    by: 'method',
    cases: {
      CANCEL: 'The calendar file attached takes the stay out of your calendar.',
      REQUEST:
        'Your other rooms stay booked. The calendar file attached corrects the entry in your calendar.',
    },
  },
  hotelCancelledSubject: 'Cancelled {reference}: {roomTitle}, {checkin} to {checkout}',
  hotelCancelledPreview: 'The room of {name} is free again.',
  hotelCancelledHeading: 'A stay is cancelled',
  hotelCancelledSentence: {
    by: 'why',
    cases: {
      guest: '{name} has cancelled this stay. The room is free again.',
      staff: 'The stay of {name} was cancelled at the desk. The room is free again.',
      noShow: '{name} did not arrive. The room is free again.',
    },
  },
  changeTotal: 'The booking costs now',
  changeCharge: 'Charge for nights given up',
  changePaid: 'Paid for the change',
  changeDueAtHotel: 'For the change, to be paid at the hotel',
  changeBefore: 'Before the change',
  changedSubject: 'Changed: {reference}, {day}',
  changedPreview: 'What is booked now.',
  changedHeading: 'Your booking is changed',
  changedBy: {
    by: 'why',
    cases: {
      guest: 'You have changed your booking. This is what is booked now.',
      staff: 'We have changed your booking. This is what is booked now.',
    },
  },
  changedCalendar: 'The calendar file attached corrects the entry in your calendar.',
  changeToPaySubject: 'Please pay {amount} to change your booking {reference}',
  changeToPayPreview: 'The new nights are held until {time} at the hotel.',
  changeToPayHeading: 'Your change is ready to be paid',
  changeToPaySentence:
    'We have made the change of your booking ready. It costs {amount} more. The new nights are held for you until {time} at the hotel.',
  changeToPayStay: 'After the change',
  changeToPayAmount: 'To pay for the change',
  changeToPayButton: 'Pay for the change',
  changeToPayElse: 'If you do not pay by then, your booking stays as it is.',
  hotelChangedSubject: 'Changed {reference}: {roomTitle}, {checkin} to {checkout}',
  hotelChangedPreview: '{name} has another stay now.',
  hotelChangedHeading: 'A booking is changed',
  hotelChangedSentence: {
    by: 'why',
    cases: {
      guest: '{name} has changed the booking. This is what is booked now.',
      staff: 'The booking of {name} was changed at the desk. This is what is booked now.',
    },
  },

  confirmAddressSubject: 'Confirm this address for booking {reference}',
  confirmAddressPreview: 'One press, and the mails about your booking come here.',
  confirmAddressHeading: 'Is this your address?',
  confirmAddressSentence:
    'Somebody gave this address as the right one for booking {reference} at {hotel}. Confirm it, and the mails about the booking come here. The link is valid for 48 hours.',
  confirmAddressAction: 'Confirm this address',
  confirmAddressUnwanted: 'If the booking is not yours, ignore this mail. Nothing happens then.',
  addressCorrectedSubject: 'Another address for your booking {reference}',
  addressCorrectedPreview: 'Mails about it go to another address now.',
  addressCorrectedHeading: 'Your booking has another address',
  addressCorrectedSentence:
    'The address of booking {reference} was corrected, and the new one is confirmed. Mails about the booking go there from now on.',
  addressCorrectedUnwanted: 'If this was not you, call us at once on {phone} and quote the reference.',

  refundSentSubject: 'Your refund of {amount} is on its way: {reference}',
  refundSentHeading: 'Your refund is on its way',
  refundSentSentence:
    'We have sent {amount} back to the card or account that you paid with. Banks usually take 5 to 7 working days.',
  refundFailedSubject: 'Your refund of {amount} is delayed: {reference}',
  refundFailedPreview: 'We are taking care of it.',
  refundFailedHeading: 'Your refund is delayed',
  refundFailedSentence:
    'Your bank did not take our refund of {amount}. We know of it and will send the money in another way. You need not do anything.',
  hotelRefundFailedSubject: 'Refund of {amount} failed: {reference}',
  hotelRefundFailedPreview: '{name} waits for this money.',
  hotelRefundFailedHeading: 'A refund has failed',
  hotelRefundFailedSentence:
    'The refund of {amount} to {name} has failed. Look at the payment in the gateway’s dashboard first: if the refund is there, pay nothing. Else refund it there again, or pay by other means when the dashboard refuses, too.',

  linkSubject: 'The link to your booking {reference}',
  linkPreview: 'It opens the page of your booking.',
  linkHeading: 'Your booking',
  linkSentence: 'You asked for the link to your booking. Whoever has it can see and cancel the booking.',
  linkUnwanted: 'If you did not ask for it, ignore this mail. Your booking is as it was.',

  codeSubject: '{code} is your OTP for {hotel}',
  codePreview: 'It is valid for {minutes} minutes.',
  codeHeading: 'Stay updated',
  codeSentence:
    'Enter this one-time code on our site to receive our newsletter. It is valid for {minutes} minutes.',
  codeUnwanted: 'If you did not ask for it, ignore this mail. Without the code nothing happens.',

  welcomeSubject: 'Welcome to the {hotel} newsletter',
  welcomePreview: 'About once a month: what is in bloom, on the table and on offer.',
  welcomeHeading: 'Good to have you with us',
  welcomeReason: 'You receive this mail because this address was verified on our site.',
  welcomeUnsubscribe: 'Unsubscribe, at any time and with one click',

  contactSubject: 'Message from {email}',
  contactHeading: 'A message from the site',

  replySubject: '{hotel} has answered your message',
  replyHeading: 'Our answer to you',
  replyQuote: 'You wrote on {day}:',

  feedbackSubject: 'Feedback from {name}',
  feedbackHeading: 'Feedback from a guest',
  testSubject: 'Test mail of {hotel}',
  testText:
    'The site of {hotel} sent this mail to test its mail server. If you can read it, guests get their confirmations, too.',
  unknownAddress: 'unknown: not signed in with a verified address',
} as const satisfies Record<string, Message>;
