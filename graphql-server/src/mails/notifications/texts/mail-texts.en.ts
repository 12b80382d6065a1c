import type { RefundReason } from '../../../payments/core/refund.states';
import type { Message } from '../../../platform/locale/message';
import type { RequestPurpose } from './request-purpose';

/** Every text of the mails, in English. */
export const MAIL_TEXTS_EN = {
  nights: { by: 'count', cases: { one: '{count} night', other: '{count} nights' } },
  guests: { by: 'count', cases: { one: '{count} guest', other: '{count} guests' } },
  guestsWithChildren: '{guests} ({children})',
  childrenOfAges: {
    by: 'count',
    cases: { one: 'one of them a child aged {ages}', other: '{count} of them children, aged {ages}' },
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
  yourArrival: 'Your arrival',
  address: 'Address',
  map: 'Map',
  cancellation: 'Cancellation',
  length: 'Nights and guests',
  price: 'Price',
  nightsAndGuests: '{nights}, {guests}',
  roomOfSeveral: 'Room {number}',
  roomWithDates: '{roomTitle}, {checkin} to {checkout}, {nights}, {guests}',
  promotion: 'Offer',
  promotionSaved: '{name}: {saved} saved',
  roomCharge: 'Room charge',
  includedExtras: 'Included',
  total: 'Total',
  paid: 'Paid',
  toPay: 'To pay',
  nothingPaid: 'nothing yet',
  nothingToPay: 'nothing',
  toPayAtHotel: '{amount}, at the hotel',
  toPayBy: '{amount}, by {day}',
  paymentTerms: 'Payment',
  totalPaid: 'Total paid',
  totalToPay: 'Total, to be paid at the hotel',
  totalWithDollars: '{total} (about {dollars})',
  yourRequests: 'Your requests',
  requestsOnPage: 'We have them. They are on the page of your booking.',
  guest: 'Guest',
  email: 'E-mail',
  phone: 'Phone',
  specialRequests: 'Special requests',
  noRequests: 'none',
  notKnown: 'not given',
  name: 'Name',
  from: 'From',

  confirmedSubject: 'Booking confirmed: {reference}, {day}',
  confirmedPreview: '{roomTitle} room, {nights}, paid {total}',
  confirmedPreviewToPay: '{roomTitle} room, {nights}, {total} to be paid at the hotel',
  confirmedPreviewPart: '{roomTitle} room, {nights}, {paid} of {total} paid',
  confirmedHeading: 'Your stay is confirmed',
  confirmedLate:
    'Your payment reached us after we had stopped keeping your room. Your nights were still free, so your booking is confirmed.',
  confirmedThanks:
    'Thank you for booking with us. Your payment has arrived, and we look forward to your stay.',
  confirmedToPay: 'Thank you for booking with us. You pay at the hotel, and we look forward to your stay.',
  confirmedCalendar: 'Open the attached file to add the stay to your calendar.',

  hotelSubject: 'New booking {reference}: {roomTitle}, {checkin} to {checkout}',
  hotelPreview: '{name}, {guests}, {total}',
  hotelHeading: 'New booking, paid',
  hotelHeadingToPay: 'New booking, to be paid at the hotel',
  hotelHeadingPart: 'New booking, paid in part',
  bookedRooms: { by: 'count', cases: { one: 'a room ({roomTitle})', other: '{count} rooms' } },
  hotelSentence: '{name} has booked {rooms} and paid {total}.',
  hotelSentencePart: '{name} has booked {rooms} for {total} and paid {paid}; {toPay} is to be paid.',
  hotelSentenceToPay: '{name} has booked {rooms} for {total}, to be paid at the hotel.',

  optionKeptSubject: 'We keep your rooms until {day}: {reference}',
  optionKeptPreview: 'Tentatively, until the end of {day}',
  optionKeptHeading: 'Your rooms are kept for you',
  optionKeptSentence:
    'We keep these rooms for you tentatively until the end of {day}. Please tell us by then whether you would like to book them: reply to this mail or call us on {phone}. If you do not book them, nothing is charged.',

  optionEndedSubject: 'Your tentative booking {reference} has ended',
  optionEndedPreview: 'The rooms are no longer kept',
  optionEndedHeading: 'The rooms are no longer kept for you',
  optionEndedSentence:
    'Your tentative booking has ended without a confirmation, so other guests can book the rooms again. Nothing is charged. If you would still like to come, call us on {phone} or book on our site.',

  companyDocumentsSubject: 'Tax documents of {company}, booking {reference}',
  companyDocumentsSentence:
    'The tax documents of {company} for the stay of {guest}, booking {reference}, are attached.',
  companyStatementSubject: 'Statement of account of {company}, {from} to {to}',
  companyStatementHeading: 'Statement of account',
  companyStatementSentence:
    'The statement of account of {company} from {from} to {to} is attached. It shows the opening balance, each invoice, credit note and payment, and the closing balance.',
  companyStatementClosing: 'Closing balance',
  companyStatementQuestions: 'If something in it is wrong, call us on {phone} or reply to this mail.',
  companyReminderSubject: '{total} overdue: {company}',
  companyReminderHeading: 'Overdue invoices',
  companyReminderSentence:
    'These invoices of {company} are overdue. Please pay them by bank transfer, and name their numbers.',
  companyReminderDue: '{open}, due on {day}',
  companyReminderTotal: 'Total overdue',
  companyReminderPaid:
    'If you have paid in the meantime, please ignore this mail. For questions, call us on {phone}.',

  documentsSubject: 'Your tax documents: {reference}',
  documentsHeading: 'Your tax documents',
  documentsSentence: 'Your tax documents for booking {reference} are attached.',
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
    'They are also on the page of your booking. If something in them is wrong, call us on {phone} or reply to this mail.',

  refundSubject: 'Your payment of {amount} is being refunded: {reference}',
  refundPreview: '{amount} goes back to you',
  refundHeading: 'Your payment is on its way back',
  refundReason: {
    by: 'why',
    cases: {
      'too late':
        'Your payment reached us more than an hour after we had stopped keeping your room, so we could not book the room for you any more.',
      'check-in over':
        'Your payment reached us after we had stopped keeping your room, and your day of check-in was over.',
      'room gone':
        'Your payment reached us after we had stopped keeping your room, and the room had gone to another guest.',
      'paid twice':
        'This booking was paid twice. The first payment confirmed it; the second is on its way back to you.',
      rebooked:
        'Your payment reached us after we had stopped keeping your room, and in the meantime you had booked again for these nights.',
      'paid after cancelling':
        'Your booking was cancelled before this payment reached us, so we are refunding it.',
      'change lapsed':
        'Your payment for a change of your booking reached us too late, so the change could not be made. Your booking stays as it is.',
      'change paid twice':
        'The change of your booking was paid twice. The first payment was enough; the second is on its way back to you.',
      'request withdrawn':
        'We had withdrawn our request for this payment before the money reached us, so it is on its way back to you.',
      'request paid twice':
        'This request was paid twice. The first payment was enough; the second is on its way back to you.',
      'more than owed':
        'The amount to pay for your booking had become lower before this payment reached us, so it is on its way back to you.',
      'balance paid twice':
        'This payment was more than your booking still owed when it arrived, so all of it is on its way back to you. The page of your booking shows what is to be paid.',
      'change and balance paid':
        'You had paid for your booking in the meantime, so this payment was more than the change still costs. The change was not made, and all of this payment is on its way back to you. You can ask for the change again.',
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
  stillUnpaid: 'Still to be paid',
  refund: 'Refund',
  noRefund: 'none',
  reason: 'Reason',
  payment: 'Payment',
  problem: 'What the gateway said',

  cancelledSubject: 'Cancelled: {reference}',
  cancelledPreview: 'Your stay is cancelled.',
  cancelledPreviewRefund: '{refund} goes back to you.',
  cancelledHeading: {
    by: 'method',
    cases: { CANCEL: 'Your stay is cancelled', REQUEST: 'Part of your booking is cancelled' },
  },
  cancelledBy: {
    by: 'why',
    cases: {
      guest: 'You have cancelled this stay.',
      staff: 'We have cancelled this stay.',
      unpaid: 'The rest of the price was not paid in time, so this stay is cancelled, as agreed at booking.',
      noShow: 'We expected you, and you did not arrive. We no longer keep the room for you.',
    },
  },
  cancelledRest: 'Your other rooms stay booked.',
  cancelledUnpaid:
    'Of the cancellation charge, {unpaid} is still to be paid. You can pay on the page of your booking.',
  cancelledRefund:
    'We are refunding {refund} to the card or account that you paid with. We will write to you when it is on its way.',
  cancelledCalendar: {
    by: 'method',
    cases: {
      CANCEL: 'Open the attached file to take the stay out of your calendar.',
      REQUEST: 'Open the attached file to correct the entry in your calendar.',
    },
  },
  hotelCancelledSubject: 'Cancelled {reference}: {roomTitle}, {checkin} to {checkout}',
  hotelCancelledPreview: 'The nights of {name} are free again.',
  hotelCancelledHeading: 'A stay has been cancelled',
  hotelCancelledSentence: {
    by: 'why',
    cases: {
      guest: '{name} has cancelled this stay. Its nights are free again.',
      staff: 'The stay of {name} was cancelled at the desk. Its nights are free again.',
      unpaid:
        '{name} did not pay the rest in time, so the stay is cancelled, as its terms say. Its nights are free again.',
      noShow: '{name} did not arrive. The nights are free again.',
    },
  },
  changeTotal: 'New total',
  changeCharge: 'Charge for nights given up',
  changePaid: 'Paid for the change',
  changeDueAtHotel: 'For the change, to be paid at the hotel',
  changeDueBy: 'For the change, to be paid by {day}',
  changeBefore: 'Before the change',
  changedSubject: 'Changed: {reference}, {day}',
  changedPreview: 'What is booked now.',
  changedHeading: 'Your booking has been changed',
  changedBy: {
    by: 'why',
    cases: {
      guest: 'You have changed your booking. This is what is booked now.',
      staff: 'We have changed your booking. This is what is booked now.',
    },
  },
  changedCalendar: 'Open the attached file to correct the entry in your calendar.',
  depositTakenSubject: 'We hold your security deposit of {amount} for your booking {reference}',
  depositPreview: 'It is not a part of the price of your stay.',
  depositTakenHeading: 'Your security deposit',
  depositTakenSentence:
    'We have received your refundable security deposit of {amount} for your booking {reference}. We hold it for you and return it at the end of your stay.',
  depositReturnedSubject: 'Your security deposit of {amount} for your booking {reference} goes back to you',
  depositReturnedHeading: 'Your security deposit goes back',
  depositReturnedSentence: {
    by: 'way',
    cases: {
      gateway:
        'We return {amount} of your security deposit to the card or account that you paid with. Banks usually take 5 to 7 working days.',
      hand: 'We have returned {amount} of your security deposit in the way in which you paid it.',
    },
  },
  depositTitle: 'Security deposit',
  depositTaken: 'Received',
  depositReturned: 'Returned',
  depositCharged: 'Kept for charges',
  depositHeld: 'Held for you',
  depositClosing:
    'This is a receipt and not a tax document: a security deposit is not a payment for your stay, and no tax is charged on it. If we keep a part of it for charges, you get an invoice for that part.',
  balanceSubject: {
    by: 'when',
    cases: {
      today: 'Please pay {amount} today for your booking {reference}',
      soon: 'Please pay {amount} by {day} for your booking {reference}',
      overdue: 'Please pay {amount} for your booking {reference}: it was due on {day}',
    },
  },
  balancePreview: {
    by: 'when',
    cases: {
      today: '{amount} of your stay is to be paid today, {day}.',
      soon: '{amount} of your stay is to be paid by {day}.',
      overdue: '{amount} of your stay was to be paid by {day}.',
    },
  },
  balanceHeading: 'The rest of your stay is due',
  balanceSentence: {
    by: 'when',
    cases: {
      today: 'You agreed to pay the rest of your stay, {amount}, by today, {day}.',
      soon: 'You agreed to pay the rest of your stay, {amount}, by {day}.',
      overdue:
        'You agreed to pay the rest of your stay, {amount}, by {day}. This day has passed, and we have no payment yet.',
    },
  },
  balanceUntil: 'If it is not paid by the end of {day}, your booking is cancelled, as agreed.',
  balanceButton: 'Pay {amount}',
  balanceElse:
    'If you have just paid, you need not do anything. If you have a question, or cannot pay in time, call us: {phone}.',
  checkInSubject: 'Check in online for {day}: {reference}',
  checkInPreview: 'Two minutes now, and you only show your documents at the desk',
  checkInHeading: 'Check in online',
  checkInSentence:
    'We look forward to welcoming you on {day}. The law asks us to register every guest. If you enter your details now, which takes about two minutes, you only show your documents at the desk.',
  checkInDocuments:
    'Please have a passport or another identity document of each guest at hand. We store no pictures of documents.',
  checkInForwarded:
    'The link is for your booking only. Anybody who has the link can enter and replace these details, but sees no address and no document number.',
  checkInButton: 'Check in online',

  paymentReceivedSubject: 'We have received {amount} for your booking {reference}',
  paymentReceivedHeading: 'Thank you for your payment',
  paymentReceivedSentence: 'Your payment of {amount} for booking {reference} has arrived.',
  paymentReceivedRest: {
    by: 'left',
    cases: {
      nothing: 'Nothing is left to pay.',
      byDay: '{amount} is left to pay by {day}.',
      atHotel: '{amount} is left to pay at the hotel.',
    },
  },
  paymentReceivedAmount: 'Received',
  changeToPaySubject: 'Please pay {amount} to change your booking {reference}',
  changeToPayPreview: 'The new nights are held until {time} on {day}.',
  changeToPayHeading: 'Please pay for your change',
  changeToPaySentence:
    'We have prepared your change. It costs {amount} more. We hold the new nights for you until {time} on {day}, hotel time.',
  changeToPayStay: 'After the change',
  changeToPayAmount: 'To pay for the change',
  changeToPayButton: 'Pay for the change',
  changeToPayElse:
    'If you do not pay by then, other guests can book the new nights, and your booking stays as it is.',
  paymentRequestedSubject: 'Please pay {amount} for your booking {reference}',
  paymentRequestedPreview: 'You can pay until the end of {day}.',
  paymentRequestedHeading: 'Your payment',
  paymentRequestedSentence: {
    by: 'purpose',
    cases: {
      BALANCE:
        '{amount} of your booking {reference} is still to be paid. You can pay it on our site until the end of {day}, hotel time.',
      DEPOSIT:
        'We keep your rooms until then: pay {amount} on our site by the end of {day}, hotel time, and your booking {reference} is confirmed.',
      OTHER:
        'Please pay {amount} for your booking {reference} on our site until the end of {day}, hotel time.',
      SECURITY_DEPOSIT:
        'Please pay a refundable security deposit of {amount} for your booking {reference} on our site until the end of {day}, hotel time. It is not a part of the price: we return it after your stay, less charges for what is broken or lost.',
    } as const satisfies Record<RequestPurpose, string>,
  },
  paymentRequestedTitle: 'What to pay',
  paymentRequestedReason: 'For',
  paymentRequestedAmount: 'To pay now',
  paymentRequestedButton: 'Pay {amount}',
  paymentRequestedClosing:
    'You can forward this mail to somebody who pays for you: the link shows only this payment, and nothing else about your booking.',
  hotelChangedSubject: 'Changed {reference}: {roomTitle}, {checkin} to {checkout}',
  hotelChangedPreview: 'The stay of {name} has changed.',
  hotelChangedHeading: 'A booking has been changed',
  hotelChangedSentence: {
    by: 'why',
    cases: {
      guest: '{name} has changed the booking. This is what is booked now.',
      staff: 'The booking of {name} was changed at the desk. This is what is booked now.',
    },
  },

  confirmAddressSubject: 'Confirm your e-mail address for booking {reference}',
  confirmAddressPreview: 'Then we send the mails about your booking to this address.',
  confirmAddressHeading: 'Is this your e-mail address?',
  confirmAddressSentence:
    'Somebody gave this e-mail address for booking {reference} at {hotel}. Once you confirm it, we send the mails about the booking to this address. The link is valid for 48 hours.',
  confirmAddressAction: 'Confirm this address',
  confirmAddressUnwanted: 'If the booking is not yours, ignore this mail, and nothing will change.',
  addressCorrectedSubject: 'New e-mail address for your booking {reference}',
  addressCorrectedPreview: 'We now send the mails about your booking to another address.',
  addressCorrectedHeading: 'Your booking has a new e-mail address',
  addressCorrectedSentence:
    'The e-mail address of booking {reference} was corrected, and the new address is confirmed. From now on we send the mails about the booking to the new address.',
  addressCorrectedUnwanted: 'If this was not you, call us at once on {phone} and quote the reference.',

  refundSentSubject: 'Your refund of {amount} is on its way: {reference}',
  refundSentHeading: 'Your refund is on its way',
  refundSentSentence:
    'We have sent {amount} back to the card or account that you paid with. Banks usually take 5 to 7 working days.',
  refundSentPart:
    'This is a part of your refund of {whole}. You paid in several payments, and we refund each payment separately, with a mail for each.',
  refundFailedSubject: 'Your refund of {amount} is delayed: {reference}',
  refundFailedPreview: 'We are taking care of it.',
  refundFailedHeading: 'Your refund is delayed',
  refundFailedSentence:
    'Your bank has rejected our refund of {amount}. We are aware of it and will send the money in another way. You do not need to do anything.',
  hotelRefundFailedSubject: 'Refund of {amount} failed: {reference}',
  hotelRefundFailedPreview: '{name} waits for this money.',
  hotelRefundFailedHeading: 'A refund has failed',
  hotelRefundFailedSentence:
    'The refund of {amount} to {name} has failed. Look at the payment in the gateway’s dashboard first. If the refund is there, pay nothing. If it is not, refund it there again. If the dashboard refuses, pay the guest in another way.',

  linkSubject: 'The link to your booking {reference}',
  linkPreview: 'It opens the page of your booking.',
  linkHeading: 'Your booking',
  linkSentence:
    'You asked for the link to your booking. Anybody who has the link can see and cancel the booking.',
  linkReplaced: 'If the button no longer opens your booking, ask for a new link',
  linkUnwanted: 'If you did not ask for it, ignore this mail. Your booking has not changed.',

  addressCodeSubject: '{code} shows your bookings at {hotel}',
  addressCodeHeading: 'Your bookings',
  addressCodeSentence:
    'Enter this one-time code on your profile page to see the bookings that were made with your address. It is valid for {minutes} minutes.',
  addressCodeUnwanted:
    'If you did not ask for it, tell nobody the code: somebody has an account with your address. Set a new password for this account on our sign-in page.',

  bookingCodeSubject: '{code} confirms your booking at {hotel}',
  bookingCodeHeading: 'One step to your booking',
  bookingCodeSentence:
    'Your room is held. Enter this one-time code on our page to confirm booking {reference}. Nothing is paid now: you pay at the hotel. The code is valid for {minutes} minutes.',
  bookingCodeUnwanted:
    'If you did not book, do nothing and tell nobody the code: without it, the room is free again in a few minutes.',

  staffInvitationSubject: 'Your sign-in at the desk of {hotel}',
  staffInvitationPreview: 'Your role: {role}.',
  staffInvitationHeading: 'You are invited to the desk of {hotel}',
  staffInvitationSentence: '{hotel} invites you to work at its desk. Your role is {role}.',
  staffInvitationSteps:
    'Open the link, sign in or sign up with the address {email}, verify the address, and accept. The link works once and for {hours} hours.',
  staffInvitationAction: 'Open the invitation',
  staffInvitationUnwanted:
    'If you do not work at the hotel, ignore this mail. Nothing happens without your sign-in.',

  yourDataSubject: 'Your data at {hotel}',
  yourDataPreview: 'The link is valid for {minutes} minutes.',
  yourDataHeading: 'Your data',
  yourDataSentence:
    'With this link you see what {hotel} stores under this address, get a copy of it or have it erased. It is valid for {minutes} minutes.',
  yourDataAction: 'See your data',
  yourDataUnwanted: 'If you did not ask for it, ignore this mail. Without the link, nothing happens.',

  erasureDoneSubject: 'Your data at {hotel} are erased',
  erasureDonePreview: 'This mail names the records that the law requires.',
  erasureDoneHeading: 'Your data are erased',
  erasureDoneSentence:
    '{hotel} has erased your name, addresses and phone number from your bookings, and your messages. Your stays remain as figures without a name.',
  erasureKept: 'The law requires us to keep your name on these records for some time. After that we erase your name there, too:',
  erasureKeptLine: '{what}, until {day}',

  codeSubject: '{code} is your OTP for {hotel}',
  codePreview: 'It is valid for {minutes} minutes.',
  codeHeading: 'Stay updated',
  codeSentence:
    'Enter this one-time code on our site to receive our newsletter. It is valid for {minutes} minutes.',
  codeUnwanted: 'If you did not ask for it, ignore this mail. Without the code, nothing happens.',

  welcomeSubject: 'Welcome to the {hotel} newsletter',
  welcomePreview: 'About once a month: what is in bloom, on the table and on offer.',
  welcomeHeading: 'Good to have you with us',
  welcomeReason: 'You receive this mail because this address was verified on our site.',
  welcomeUnsubscribe: 'Unsubscribe, at any time and with one click',

  contactSubject: 'Message from {email}',
  contactHeading: 'A message from the site',

  receivedSubject: '{hotel} has your message',
  receivedPreview: 'We reply to this address.',
  receivedHeading: 'We have your message',
  receivedSentence:
    'Thank you for writing to {hotel}. We have your message, and reply to this address. If it is urgent, call us on {phone}.',
  receivedUnwanted: 'If you did not write to us, ignore this mail. Your address is on no list.',

  replySubject: '{hotel} has answered your message',
  replyHeading: 'Our reply to your message',
  replyQuote: 'You wrote on {day}:',

  feedbackSubject: 'Feedback from {name}',
  feedbackHeading: 'Feedback from a guest',
  testSubject: 'Test mail of {hotel}',
  testText:
    'The site of {hotel} sent this mail to test its mail server. If you can read it, guests will receive their confirmations, too.',
  unknownAddress: 'unknown: not signed in with a verified address',
} as const satisfies Record<string, Message>;
