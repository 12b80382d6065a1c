import { SAFFRON_COURT } from '../../seeds/property';
import { SHIPPED_PALETTE } from '../../src/pictures/look/palette';
import { MAIL_COMPOSERS } from '../../src/mails/notifications/mail-composers';
import type { EmailSetting } from '../../src/mails/notifications/mails/email-content';
import type { RenderedEmail } from '../../src/mails/notifications/mails/email-template';
import type {
  BookingMailData,
  CancellationMailData,
  ChangeMailData,
  MailDataByKind,
  MailedStay,
  MailKind,
} from '../../src/mails/notifications/mails/mail-data';
import { mailWords } from '../../src/mails/notifications/texts/mail-words';
import { detailsOf } from '../../src/selling/property/property.service';

const SITE = 'https://saffroncourt.example';
const DELUXE: MailedStay = {
  roomTitle: 'Deluxe',
  checkin: '2026-12-24',
  checkout: '2026-12-27',
  nights: 3,
  guests: 2,
  children: [],
};
const SUITE: MailedStay = {
  roomTitle: 'Suite',
  checkin: '2026-12-24',
  checkout: '2026-12-29',
  nights: 5,
  guests: 6,
  children: [4, 9],
};
const TERMS =
  'You can cancel free of charge until 48 hours before check-in. After that, the first night is charged. If you do not arrive, the whole stay is charged.';
const LONG_NAME = 'Venkatanarasimharajuvaripeta Lakshminarayana Subramaniam-Krishnamurthy';
const LONG_WORD = 'https://example.com/'.padEnd(160, 'wanderlust');

const BOOKING: BookingMailData = {
  ...DELUXE,
  bookingId: '5d3c2d41-6f5e-4b3a-9d37-5f0f6f0a1c11',
  locale: 'en',
  reference: 'SC-7K3M9Q2X',
  guestName: 'Asha Rao',
  guestEmail: 'asha@guest.example',
  guestPhone: '+91 98765 43210',
  isPaidAtHotel: false,
  furtherStays: [],
  specialRequests: null,
  isAddressProven: true,
  cancellationTerms: TERMS,
  total: '₹52,874.62',
  totalNow: '₹52,874.62',
  paid: '₹52,874.62',
  toPay: null,
  toPayBy: null,
  paymentTerms: 'The whole price is paid at booking.',
  totalInRateCurrency: '$597.00',
  taxes: [
    { label: 'CGST 9 %', amount: '₹4,032.81' },
    { label: 'SGST 9 %', amount: '₹4,032.81' },
  ],
  roomCharge: '₹44,809.00',
  includedExtras: [],
  extras: [],
  promotion: null,
  pageUrl: `${SITE}/booking#${'k3'.repeat(21)}`,
  deskUrl: `${SITE}/desk/bookings/SC-7K3M9Q2X`,
  picture: {
    url: `${SITE}/shared/deluxe-50-50.jpg`,
    width: 1200,
    height: 630,
    altText: 'Deluxe room: a king bed before a walnut wall, emerald bench, city lights at dusk',
  },
  calendar: { method: 'REQUEST', file: 'BEGIN:VCALENDAR' },
};
/** A family's rooms, with everything that a booking can have. */
const FAMILY: BookingMailData = {
  ...BOOKING,
  ...SUITE,
  guestName: 'श्रीनिवासन लक्ष्मीनारायण अय्यर',
  furtherStays: [DELUXE, { ...DELUXE, roomTitle: 'Double', checkin: '2026-12-26', nights: 1 }],
  specialRequests: 'हम देर रात पहुँचेंगे।\nA cot for the baby, please, and a table by the window.',
  extras: [
    { label: 'Breakfast × 30', amount: '₹31,320.00' },
    { label: 'Airport transfer × 2', amount: '₹4,350.00' },
  ],
  includedExtras: ['Wi-Fi', 'High tea on the terrace'],
  promotion: { name: 'Stay 3, pay 2', saved: '₹19,724.88' },
  total: '₹12,45,318.40',
  totalNow: '₹12,45,318.40',
  paid: '₹6,22,659.20',
  toPay: '₹6,22,659.20',
  toPayBy: '2027-04-20',
  paymentTerms: 'At booking you pay 30% of the price, and the rest at least 14 days before arrival.',
  totalInRateCurrency: '$14,061.00',
};
/** A booking of which 30 % is paid. */
const OWING: BookingMailData = {
  ...BOOKING,
  paid: '₹15,862.39',
  toPay: '₹37,012.23',
  toPayBy: '2026-12-10',
  paymentTerms: 'At booking you pay 30% of the price, and the rest at least 14 days before arrival.',
};
/** A booking by the staff, whose guest pays at the hotel and has a very long name. */
const AT_HOTEL: BookingMailData = {
  ...BOOKING,
  guestName: LONG_NAME,
  isPaidAtHotel: true,
  guestPhone: null,
  picture: null,
  specialRequests: LONG_WORD,
  total: '₹8,400.00',
  totalNow: '₹8,400.00',
  paid: null,
  toPay: '₹8,400.00',
  totalInRateCurrency: '₹8,400.00',
};
const CANCELLED: BookingMailData = { ...BOOKING, calendar: { method: 'CANCEL', file: 'BEGIN:VCALENDAR' } };

const cancellationOf = (booking: BookingMailData): CancellationMailData => ({
  booking,
  cancellationId: 'one',
  isNoShow: false,
  by: 'guest',
  charge: '₹17,624.87',
  unpaid: null,
  refund: '₹35,249.75',
  reason: null,
});
const NO_SHOW: CancellationMailData = {
  ...cancellationOf({ ...AT_HOTEL, calendar: CANCELLED.calendar }),
  isNoShow: true,
  by: 'staff',
  charge: '₹8,400.00',
  refund: null,
  reason: 'Nobody came by 6:00 am.',
};
const REMINDER = { booking: OWING, amount: '₹37,012.23', day: '2026-12-10', until: null };
const CHANGE: ChangeMailData = {
  booking: FAMILY,
  changeId: 'one',
  byStaff: false,
  reason: null,
  before: [SUITE, DELUXE],
  charge: '₹4,200.00',
  paid: '₹12,120.00',
  refund: null,
  dueLater: null,
  totalNow: '₹12,45,318.40',
};
const CHANGE_AT_HOTEL: ChangeMailData = {
  booking: AT_HOTEL,
  changeId: 'two',
  byStaff: true,
  reason: 'The guest called.',
  before: [DELUXE],
  charge: null,
  paid: null,
  refund: null,
  dueLater: '₹4,200.00',
  totalNow: '₹12,600.00',
};
const FAILED_REFUND = {
  booking: BOOKING,
  refundId: 'one',
  amount: '₹35,249.75',
  payment: 'pay_Nf3kL8sQ2mTzVx',
  problem: 'The account of the beneficiary is closed.',
};
const MESSAGE =
  'Is there parking?\nWe come by car.\n\nAnd is the lake warm in December? <b>Thank you!</b>\n\n– Meera';

/** Mails of every kind: plain ones, and difficult ones for a template. */
export const SAMPLE_MAILS: { readonly [Kind in MailKind]: readonly MailDataByKind[Kind][] } = {
  'booking confirmed': [
    { booking: BOOKING, paidLate: false },
    { booking: FAMILY, paidLate: true },
    { booking: AT_HOTEL, paidLate: false },
  ],
  'booking for the hotel': [{ booking: FAMILY }, { booking: AT_HOTEL }],
  'payment refunded': [
    { booking: BOOKING, refundId: 'one', amount: '₹52,874.62', isRest: false, why: 'room gone' },
  ],
  'booking link': [{ booking: BOOKING, messageId: 'one' }],
  'booking cancelled': [
    cancellationOf(CANCELLED),
    NO_SHOW,
    { ...cancellationOf(AT_HOTEL), by: 'staff', charge: null, refund: null },
    { ...cancellationOf(CANCELLED), by: 'unpaid', refund: null },
  ],
  'cancellation for the hotel': [
    cancellationOf(FAMILY),
    NO_SHOW,
    { ...cancellationOf(FAMILY), by: 'unpaid' },
  ],
  'booking changed': [CHANGE, CHANGE_AT_HOTEL],
  'change for the hotel': [CHANGE, CHANGE_AT_HOTEL],
  'change to pay': [
    {
      booking: BOOKING,
      changeId: 'one',
      wanted: [SUITE, DELUXE],
      amount: '₹12,120.00',
      until: { day: '2026-11-23', time: '2:05 pm' },
    },
  ],
  'payment requested': [
    {
      booking: BOOKING,
      requestId: 'one',
      purpose: 'BALANCE',
      reason: 'The rest of your stay',
      amount: '₹12,120.00',
      until: '2026-12-01',
      payUrl: `${SITE}/pay#${'z8'.repeat(21)}`,
    },
    {
      booking: FAMILY,
      requestId: 'two',
      purpose: 'DEPOSIT',
      reason: 'Deposit for ten rooms',
      amount: '₹1,05,748.00',
      until: '2026-12-01',
      payUrl: `${SITE}/pay#${'z8'.repeat(21)}`,
    },
    {
      booking: BOOKING,
      requestId: 'three',
      purpose: 'SECURITY_DEPOSIT',
      reason: 'Security deposit',
      amount: '₹5,000.00',
      until: '2026-12-01',
      payUrl: `${SITE}/pay#${'z8'.repeat(21)}`,
    },
  ],
  'security deposit taken': [{ booking: BOOKING, paymentId: 'one', amount: '₹5,000.00', held: '₹5,000.00' }],
  'security deposit returned': [
    {
      booking: BOOKING,
      refundId: 'one',
      isByGateway: false,
      amount: '₹3,820.00',
      charged: '₹1,180.00',
      held: null,
    },
    {
      booking: BOOKING,
      refundId: 'two',
      isByGateway: true,
      amount: '₹2,000.00',
      charged: null,
      held: '₹3,000.00',
    },
  ],
  'balance reminder': [
    { ...REMINDER, reminder: 'SEVEN_DAYS', when: 'soon' },
    { ...REMINDER, reminder: 'ON_THE_DAY', when: 'today' },
    { ...REMINDER, reminder: 'ON_THE_DAY', when: 'overdue' },
    { ...REMINDER, reminder: 'BEFORE_RELEASE', when: 'overdue', until: '2026-12-13' },
  ],
  'check-in invitation': [
    { booking: BOOKING, checkInUrl: `${SITE}/booking#check-in.${'k3'.repeat(21)}` },
    { booking: FAMILY, checkInUrl: `${SITE}/booking#check-in.${'k3'.repeat(21)}` },
  ],
  'payment received': [
    { booking: BOOKING, orderId: 'one', amount: '₹37,012.23' },
    { booking: OWING, orderId: 'two', amount: '₹9,812.88' },
    { booking: { ...OWING, toPayBy: null }, orderId: 'three', amount: '₹9,812.88' },
  ],
  'confirm address': [
    {
      booking: BOOKING,
      correctionId: 'one',
      address: 'asha.rao@guest.example',
      confirmUrl: `${SITE}/booking#email.${'z8'.repeat(21)}`,
    },
  ],
  'address corrected': [{ booking: BOOKING, correctionId: 'one', earlierAddress: 'asah@guest.example' }],
  'option kept': [{ booking: { ...FAMILY, isPaidAtHotel: true }, until: '2026-12-10' }],
  'option ended': [{ booking: FAMILY }],
  'documents issued': [
    {
      booking: BOOKING,
      documents: [
        {
          id: 'one',
          kind: 'INVOICE',
          number: 'SC/2627/000001',
          total: '₹35,249.75',
          bytes: Buffer.from('%PDF-1.7'),
        },
      ],
    },
  ],
  'company documents': [
    {
      email: 'accounts@konkan.example',
      name: 'Asha Rao',
      company: 'Konkan Traders LLP',
      reference: BOOKING.reference,
      guestName: BOOKING.guestName,
      documents: [
        {
          id: 'two',
          kind: 'INVOICE',
          number: 'SC/2627/000002',
          total: '₹35,249.75',
          bytes: Buffer.from('%PDF-1.7'),
        },
      ],
    },
  ],
  'company statement': [
    {
      mailId: 'one',
      email: 'accounts@konkan.example',
      name: 'Asha Rao',
      company: 'Konkan Traders LLP',
      from: '2026-11-01',
      to: '2026-11-30',
      closing: '₹35,249.75',
      file: { filename: 'statement-2026-11-01-2026-11-30.pdf', bytes: Buffer.from('%PDF-1.7') },
    },
  ],
  'company reminder': [
    {
      mailId: 'one',
      email: 'accounts@konkan.example',
      name: 'Asha Rao',
      company: 'Konkan Traders LLP',
      invoices: [{ number: 'SC/2627/000001', dueOn: '2026-12-10', open: '₹35,249.75' }],
      total: '₹35,249.75',
    },
  ],
  'refund sent': [
    { booking: BOOKING, refundId: 'one', amount: '₹35,249.75', whole: null },
    { booking: BOOKING, refundId: 'two', amount: '₹5,249.75', whole: '₹35,249.75' },
  ],
  'refund failed': [FAILED_REFUND],
  'refund failed for the hotel': [FAILED_REFUND],
  'newsletter code': [
    { messageId: 'one', email: 'reader@guest.example', sealedCode: 'sealed', validMinutes: 10 },
  ],
  'booking code': [
    {
      ...{ messageId: 'two', email: 'asha@guest.example', reference: 'SC-7K3M9Q2X' },
      ...{ sealedCode: 'sealed', validMinutes: 10 },
    },
  ],
  'your data link': [
    {
      ...{ messageId: 'three', email: 'asha@guest.example', validMinutes: 60 },
      url: `${SITE}/your-data#${'q7'.repeat(60)}`,
    },
  ],
  'erasure done': [
    {
      ...{ requestId: 'one', email: 'asha@guest.example' },
      kept: [{ what: 'SC/2627/000001', until: '2035-03-31' }],
    },
  ],
  'address code': [{ messageId: 'one', email: 'asha@guest.example', sealedCode: 'sealed', validMinutes: 10 }],
  'staff invitation': [
    {
      invitationId: 'one',
      email: 'meera@hotel.example',
      name: 'Meera Nair',
      role: 'Reception',
      hours: 72,
      url: `${SITE}/staff-invitation#${'q7'.repeat(21)}`,
    },
  ],
  'newsletter welcome': [
    {
      messageId: 'one',
      email: 'reader@guest.example',
      unsubscribeUrl: `${SITE}/unsubscribe?token=${'q7'.repeat(21)}`,
    },
  ],
  'contact message': [{ messageId: 'one', email: 'meera@guest.example', message: MESSAGE }],
  'message received': [{ messageId: 'one', email: 'meera@guest.example' }],
  'message reply': [
    {
      replyId: 'one',
      email: 'meera@guest.example',
      message: MESSAGE,
      receivedOn: '2026-11-23',
      text: 'Dear Meera,\n\nyes, behind the house, free of charge.\nThe lake is 21 °C in December.\n\nWarm regards\nNikhil at the desk',
    },
  ],
  feedback: [
    {
      feedbackId: 'one',
      name: LONG_NAME,
      location: 'Pune',
      guestEmail: 'asha@guest.example',
      feedback: 'A quiet room, and kind people.\n\nThe lake at dusk.\nThe swans.',
    },
    { feedbackId: 'two', name: 'अनन्या', location: 'जयपुर', guestEmail: null, feedback: LONG_WORD },
  ],
};

export interface SampleMail extends RenderedEmail {
  /** For example booking-confirmed-2. */
  name: string;
}

export const SAMPLE_SETTING: EmailSetting = {
  locale: 'en',
  words: mailWords('en'),
  hotel: detailsOf(SAFFRON_COURT),
  palette: SHIPPED_PALETTE,
};

const SOURCES = {
  secrets: { unseal: () => '482913' },
  newsletter: () =>
    'About once a month we write to you: what is in bloom, what is on the table, and what is on offer.',
};

function renderedKind<Kind extends MailKind>(kind: Kind): SampleMail[] {
  const { content } = MAIL_COMPOSERS[kind];
  return SAMPLE_MAILS[kind].map((mail: MailDataByKind[Kind], place) => ({
    name: `${kind.replaceAll(' ', '-')}-${place + 1}`,
    ...content(mail, SAMPLE_SETTING, SOURCES),
  }));
}

const isKind = (kind: string): kind is MailKind => Object.hasOwn(SAMPLE_MAILS, kind);

/** Every sample as it is sent. */
export function renderedSamples(): SampleMail[] {
  return Object.keys(SAMPLE_MAILS)
    .filter(isKind)
    .flatMap((kind) => renderedKind(kind));
}
