import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pass } from '../../../../tests/clock';
import { bookableType, bookingForm } from '../../../../tests/booking-form';
import { dollars, rupees } from '../../../../tests/money';
import type { BookingStatus, RefundState, StayStatus } from '../../../generated/graphql';
import { payInCheckout } from '../../../../tests/razorpay-checkout';
import { MAP_PICTURE } from '../../../../tests/pictures';
import { renderServed, Server, type DataOf, type Responders } from '../../../../tests/served';
import BookingPage from './booking-page';

type FoundBooking = Extract<DataOf<'BookingPage'>['bookingByToken'], { __typename: 'Booking' }>;
type Cancelled = DataOf<'CancelBooking'>['cancelBooking'];

const stay = (id: string, roomTitle: string, status: StayStatus = 'EXPECTED') => ({
  id,
  status,
  roomType: roomTitle,
  roomTitle,
  nights: 1,
  guests: 1,
  children: [],
  plan: 'FLEXIBLE',
  checkin: '2026-12-01',
  checkout: '2026-12-02',
  cancellationCharge: null,
});

const HELD: FoundBooking = {
  __typename: 'Booking',
  reference: 'SC-TEST2345',
  status: 'HELD',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  roomType: 'Single',
  roomTitle: 'Single',
  checkin: '2026-12-01',
  checkout: '2026-12-02',
  nights: 1,
  guests: 1,
  children: [],
  specialRequests: null,
  stays: [stay('first', 'Single')],
  billing: { details: null },
  onlineCheckIn: null,
  cancellationTerms: 'Free until 48 hours before.',
  holdSecondsLeft: 2,
  optionUntil: null,
  hasOptionEnded: false,
  calendarFile: 'BEGIN:VCALENDAR',
  documents: [],
  totalNow: rupees(831_600),
  amountPaid: rupees(0),
  postedCharges: [],
  securityDeposit: null,
  balanceDueOn: null,
  balanceUntil: null,
  canPayBalance: false,
  paymentTerms: 'The whole price is paid at booking.',
  dueAtBooking: rupees(831_600),
  amountRefunded: rupees(0),
  balance: rupees(0),
  codeUntil: null,
  refundState: 'NONE',
  quote: {
    promotion: null,
    nights: 1,
    nightlyRate: dollars(9_900),
    paisePerDollar: 8_400,
    stays: [
      {
        roomTitle: 'Single',
        nights: [{ rate: dollars(9_900), value: rupees(831_600), discount: rupees(0) }],
        supplement: rupees(0),
        includedExtras: [],
        extras: [],
      },
    ],
    taxes: [],
    total: rupees(831_600),
    totalInDollars: dollars(9_900),
  },
};

const property = {
  today: '2026-11-20',
  name: 'Saffron Court',
  address: 'Lake Palace Road',
  email: 'desk@saffroncourt.example',
  checkinTime: 'from 2:00 pm',
  checkoutTime: 'by 11:00 am',
  phone: '+91 294 555 0142',
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

test('at the end of a hold the page reads the booking now and then until the server has decided', async () => {
  let bookingByToken = HELD;
  const server = new Server({ BookingPage: () => ({ property, roomTypes: [], bookingByToken }) });
  renderServed(<BookingPage />, server, '/booking#the-token');
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Held for you, waiting for payment');
  bookingByToken = { ...HELD, holdSecondsLeft: 0 };
  await pass(30);
  const reads = server.variablesOf('BookingPage').length;
  expect(reads).toBeGreaterThan(2);
  expect(reads).toBeLessThan(8);
  bookingByToken = { ...HELD, status: 'EXPIRED', holdSecondsLeft: null };
  await pass(15);
  expect(screen.getByRole('status')).toHaveTextContent('The hold has expired');
});

test('a second press on Pay now does nothing more', async () => {
  const server = new Server({
    BookingPage: () => ({ property, roomTypes: [], bookingByToken: { ...HELD, holdSecondsLeft: 600 } }),
    ContinueBooking: () => new Promise(() => undefined),
  });
  renderServed(<BookingPage />, server, '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  await pass(1);
  await user.dblClick(screen.getByRole('button', { name: 'Pay now' }));
  expect(server.variablesOf('ContinueBooking')).toEqual([{ token: 'the-token' }]);
});

test('after a failed request, Pay now sends another', async () => {
  let isAway = true;
  const server = new Server({
    BookingPage: () => ({ property, roomTypes: [], bookingByToken: { ...HELD, holdSecondsLeft: 600 } }),
    ContinueBooking: () => {
      if (isAway) throw new Error('The line is down.');
      return new Promise<Error>(() => undefined);
    },
  });
  renderServed(<BookingPage />, server, '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  await pass(1);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button'));
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  expect(server.variablesOf('ContinueBooking')).toHaveLength(2);
});

const pageOf = (booking: Partial<FoundBooking>) =>
  new Server({
    BookingPage: () => ({ property, roomTypes: [], bookingByToken: { ...HELD, ...booking } }),
    BookingForm: () => bookingForm(bookableType('Single', 2), bookableType('Double', 3, 14_900)),
  });

test.each<[BookingStatus, RefundState, boolean]>([
  ['HELD', 'NONE', false],
  ['CONFIRMED', 'NONE', true],
  ['CONFIRMED', 'PARTIAL', true],
  ['CONFIRMED', 'FULL', false],
  ['EXPIRED', 'NONE', false],
])(
  'the calendar is offered for a booking that is %s, refunded %s: %s',
  async (status, refundState, offered) => {
    renderServed(
      <BookingPage />,
      pageOf({ status, refundState, holdSecondsLeft: null }),
      '/booking#the-token',
    );
    await pass(1);
    expect(screen.queryAllByRole('button', { name: 'Add to calendar' })).toHaveLength(offered ? 1 : 0);
  },
);

const EXPIRED = {
  status: 'EXPIRED' as const,
  holdSecondsLeft: null,
  roomType: 'Double',
  roomTitle: 'Double',
  guests: 3,
  children: [],
  specialRequests: 'A cot',
};

test('an expired booking is booked again with a form that is filled in', async () => {
  renderServed(<BookingPage />, pageOf(EXPIRED), '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Book these dates again' }));
  await pass(1);
  const values = [
    'Name',
    'Email',
    'Phone',
    'Check-in',
    'Check-out',
    'Room type',
    'Guests',
    /prepare for you/,
  ].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(values).toEqual([
    'Asha Rao',
    'asha@example.com',
    '+91 98765 43210',
    '2026-12-01',
    '2026-12-02',
    'Double',
    '3',
    'A cot',
  ]);
});

test('the guest chooses other dates when those of an expired booking are past', async () => {
  const past = { ...EXPIRED, checkin: '2026-11-10', checkout: '2026-11-11' };
  renderServed(<BookingPage />, pageOf(past), '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Book other dates' }));
  await pass(1);
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Check-in')).toHaveValue('');
});

const GOOGLE = 'https://www.google.com/maps/search/?api=1&query=';
const OPEN_STREET_MAP = 'https://www.openstreetmap.org/search?query=';

test('a guest who comes reads where the hotel is, and can call it and open its map', async () => {
  renderServed(<BookingPage />, pageOf({ status: 'CONFIRMED', holdSecondsLeft: null }), '/booking#the-token');
  await pass(1);
  const place = within(screen.getByRole('region', { name: 'Getting here' }));
  expect(place.getByText('Saffron Court, Lake Palace Road')).toBeVisible();
  const links = place.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Call +91 294 555 0142', 'tel:+912945550142'],
    ['Open in Google Maps', `${GOOGLE}Saffron%20Court%2C%20Lake%20Palace%20Road`],
    ['Open in OpenStreetMap', `${OPEN_STREET_MAP}Saffron%20Court%2C%20Lake%20Palace%20Road`],
    ['Good to know before you come', '/good-to-know'],
  ]);
});

test('the hotel’s own picture of the map is on the page of a booking', async () => {
  const server = new Server({
    BookingPage: () => ({
      property,
      roomTypes: [],
      bookingByToken: { ...HELD, status: 'CONFIRMED', holdSecondsLeft: null },
    }),
    PageTexts: () => ({
      pageTexts: [{ name: 'map.image', text: MAP_PICTURE.address, picture: MAP_PICTURE }],
    }),
  });
  renderServed(<BookingPage />, server, '/booking#the-token');
  await pass(1);
  const place = within(screen.getByRole('region', { name: 'Getting here' }));
  expect(place.getByRole('img', { name: MAP_PICTURE.altText })).toBeVisible();
  expect(place.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
});

test('a booking that has ended does not say how to come, and has the number to call', async () => {
  renderServed(<BookingPage />, pageOf(EXPIRED), '/booking#the-token');
  await pass(1);
  expect(screen.queryByRole('region', { name: 'Getting here' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 294 555 0142' })).toHaveAttribute('href', 'tel:+912945550142');
});

test('a confirmed booking with a part paid says how much is to pay, and its price has the three figures', async () => {
  const total = rupees(50_253_840);
  const part = {
    amountPaid: rupees(15_000_000),
    balance: rupees(35_253_840),
    totalNow: total,
    quote: { ...HELD.quote, total },
    dueAtBooking: rupees(15_000_000),
    paymentTerms: '30 % is paid at booking, the rest later.',
  };
  const bookingByToken = { ...HELD, ...part, status: 'CONFIRMED' as const, holdSecondsLeft: null };
  const server = new Server({ BookingPage: () => ({ property, roomTypes: [], bookingByToken }) });
  renderServed(<BookingPage />, server, '/booking#the-token');
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Confirmed, ₹3,52,538.40 to pay');
  expect(screen.queryByText('Confirmed and paid')).not.toBeInTheDocument();
  expect(screen.getByText('30 % is paid at booking, the rest later.')).toBeVisible();
  for (const part of [
    screen.getByRole('region', { name: 'At a glance' }),
    screen.getByRole('region', { name: 'Price' }),
  ]) {
    expect(within(part).getByText('Total').nextSibling).toHaveTextContent('₹5,02,538.40');
    expect(within(part).getByText('To pay').nextSibling).toHaveTextContent('₹3,52,538.40');
    expect(within(part).getByText('Paid').nextSibling).toHaveTextContent('₹1,50,000.00');
  }
});

test('a confirmed booking of which a part was refunded says first what is to pay', async () => {
  const owing = {
    dueAtBooking: rupees(30_000),
    refundState: 'PARTIAL' as const,
    balance: rupees(70_000),
    balanceDueOn: '2027-05-01',
  };
  const bookingByToken = { ...HELD, status: 'CONFIRMED' as const, holdSecondsLeft: null, ...owing };
  const server = new Server({ BookingPage: () => ({ property, roomTypes: [], bookingByToken }) });
  renderServed(<BookingPage />, server, '/booking#the-token');
  expect(await screen.findByText('Confirmed, ₹700.00 to pay by Sat, 1 May 2027')).toBeInTheDocument();
});

test('a booking that is cancelled when its rest is not paid says until when', async () => {
  const owing = { balance: rupees(70_000), balanceDueOn: '2027-05-01', balanceUntil: '2027-05-04' };
  const bookingByToken = { ...HELD, status: 'CONFIRMED' as const, holdSecondsLeft: null, ...owing };
  const server = new Server({ BookingPage: () => ({ property, roomTypes: [], bookingByToken }) });
  renderServed(<BookingPage />, server, '/booking#the-token');
  const steps = within(await screen.findByRole('region', { name: 'Your next step' }));
  expect(steps.getByText('Pay ₹700.00 by Sat, 1 May 2027.')).toBeVisible();
  expect(steps.getByText('If it is not paid by Tue, 4 May 2027, your booking is cancelled.')).toBeVisible();
});

test.each([
  ['before the day of check-in', '2026-11-20', true],
  ['on the day of check-in', '2026-12-01', false],
])('%s, the page says which button cancels: %s, %s', async (_when, today, isSaid) => {
  const bookingByToken = { ...HELD, status: 'CONFIRMED' as const, holdSecondsLeft: null };
  const server = new Server({
    BookingPage: () => ({ property: { ...property, today }, roomTypes: [], bookingByToken }),
  });
  renderServed(<BookingPage />, server, '/booking#the-token');
  await pass(1);
  const glance = screen.getByRole('region', { name: 'At a glance' });
  expect(glance).toHaveTextContent('Free until 48 hours before.');
  expect(screen.queryAllByRole('button', { name: 'Cancel booking' })).toHaveLength(isSaid ? 1 : 0);
  expect(glance.textContent.includes('To cancel, press ‘Cancel booking’ below, or call us.')).toBe(isSaid);
});

const CHECKOUT = {
  scriptUrl: 'https://checkout.example/a.js',
  keyId: 'key',
  orderId: 'order',
  amount: 50_000,
  currency: 'INR' as const,
  name: 'Saffron Court',
  description: 'Room Booking Payment',
  themeColor: '#4F46E5',
  timeoutSeconds: 900,
  prefill: { name: 'Asha', email: 'a@example.com', contact: '1234567' },
};

describe('given a confirmed booking owes a rest', () => {
  const owing = { ...HELD, status: 'CONFIRMED' as const, holdSecondsLeft: null, amountPaid: rupees(831_600) };
  const openWith = async (responders: Responders) => {
    const server = new Server(responders);
    renderServed(<BookingPage />, server, '/booking#the-token');
    await pass(1);
    return userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  };

  test('a payment that failed says so beside the button', async () => {
    payInCheckout.mockResolvedValueOnce('failed');
    const user = await openWith({
      BookingPage: () => ({
        property,
        roomTypes: [],
        bookingByToken: { ...owing, balance: rupees(50_000), canPayBalance: true },
      }),
      PayBalance: () => ({ payBalance: { __typename: 'BalanceOrder', checkout: CHECKOUT } }),
    });
    await user.click(screen.getByRole('button', { name: 'Pay ₹500.00 now' }));
    await pass(1);
    expect(screen.getByText(/^The payment did not go through/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₹500.00 now' })).toBeVisible();
    expect(screen.queryByText(owing.paymentTerms)).not.toBeInTheDocument();
  });

  test('a rest that the hotel has taken meanwhile is read again, and the words have the focus', async () => {
    let balance = rupees(50_000);
    const user = await openWith({
      BookingPage: () => ({
        property,
        roomTypes: [],
        bookingByToken: { ...owing, balance, canPayBalance: balance.amount > 0 },
      }),
      PayBalance: () => {
        balance = rupees(0);
        return {
          payBalance: {
            __typename: 'NothingToPay',
            code: 'NOTHING_TO_PAY',
            parameters: [],
            message: 'Nothing is to be paid.',
          },
        };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Pay ₹500.00 now' }));
    await pass(1);
    expect(screen.queryByRole('button', { name: /^Pay ₹/ })).not.toBeInTheDocument();
    expect(screen.getByText('Nothing is to be paid.').parentElement).toHaveFocus();
  });
});

test.each<[RefundState, string]>([
  ['FULL', 'Your payment has been refunded'],
  ['PARTIAL', 'Confirmed. Part of your payment has been refunded.'],
])('a confirmed booking whose payment was refunded (%s) is not called paid', async (refundState, words) => {
  const bookingByToken = { ...HELD, status: 'CONFIRMED' as const, holdSecondsLeft: null, refundState };
  const server = new Server({ BookingPage: () => ({ property, roomTypes: [], bookingByToken }) });
  renderServed(<BookingPage />, server, '/booking#the-token');
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('status')).not.toHaveTextContent('Confirmed and paid');
});

test.each([
  [0, 'You were not charged.'],
  [831_600, 'We will refund you in full.'],
])('an expired booking with %s paise paid says what happens to the money', async (paid, words) => {
  renderServed(<BookingPage />, pageOf({ ...EXPIRED, amountPaid: rupees(paid) }), '/booking#the-token');
  await pass(1);
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(screen.queryAllByText(/You were not charged/)).toHaveLength(paid === 0 ? 1 : 0);
});

test('who did not enter the code in time reads nothing about a payment', async () => {
  renderServed(<BookingPage />, pageOf({ ...EXPIRED, dueAtBooking: rupees(0) }), '/booking#the-token');
  await pass(1);
  expect(screen.getByText(/was not confirmed with the code in time.*You were not charged\.$/)).toBeVisible();
  expect(screen.queryByText(/payment did not reach us/)).toBeNull();
});

test('who let a tentative booking lapse reads that it has ended, whom to call and how to book', async () => {
  renderServed(<BookingPage />, pageOf({ ...EXPIRED, hasOptionEnded: true }), '/booking#the-token');
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Your tentative booking has ended.');
  expect(screen.queryByText(/hold has expired|did not reach us/)).not.toBeInTheDocument();
  expect(screen.getByText(/You were not charged/)).toBeVisible();
  expect(screen.getByText(/Call us on/)).toHaveTextContent(/\+91 294 555 0142 with your reference SC-/);
  expect(screen.getByRole('button', { name: 'Book these dates again' })).toBeVisible();
});

const CONFIRMED = { status: 'CONFIRMED' as const, holdSecondsLeft: null };
const preview = (refund: number, charge = 0) => ({
  __typename: 'CancellationPreview' as const,
  unpaid: rupees(0),
  stays: [],
  validUntil: '2026-11-28T18:30:00Z',
  charge: rupees(charge),
  refund: rupees(refund),
});

function cancellable(
  booking: Partial<FoundBooking>,
  cancelBooking: () => Cancelled,
  responders: Responders = {},
) {
  const server = new Server({
    BookingPage: () => ({ property, roomTypes: [], bookingByToken: { ...HELD, ...CONFIRMED, ...booking } }),
    CancellationPreview: ({ stays }) => ({
      cancellationPreview: preview([stays ?? []].flat().length * 831_600),
    }),
    CancelBooking: () => ({ cancelBooking: cancelBooking() }),
    ...responders,
  });
  renderServed(<BookingPage />, server, '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  return { server, user };
}

async function openCancellation(user: ReturnType<typeof userEvent.setup>) {
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  await pass(1);
  return screen.findByRole('dialog', { name: 'Cancel your booking' });
}

test('a guest sees the refund before the booking is cancelled, and sends the refund that was shown', async () => {
  const done = { __typename: 'BookingCancelled' as const, charge: rupees(0), refund: rupees(831_600) };
  const { server, user } = cancellable({}, () => done);
  const dialog = await openCancellation(user);
  expect(within(dialog).getByText('₹8,316.00')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await pass(1);
  expect(server.variablesOf('CancelBooking')).toMatchObject([
    { input: { token: 'the-token', stays: ['first'], expectedRefund: 831_600 } },
  ]);
  expect(screen.getByText(/^Your cancellation is confirmed. We are sending ₹8,316.00 back/)).toBeVisible();
});

test('who cancels an unpaid booking late reads what is still to be paid', async () => {
  const done = { __typename: 'BookingCancelled' as const, charge: rupees(831_600), refund: rupees(0) };
  const owed = { ...preview(0, 831_600), unpaid: rupees(831_600) };
  const { user } = cancellable({ amountPaid: rupees(0) }, () => done, {
    CancellationPreview: () => ({ cancellationPreview: owed }),
  });
  const dialog = await openCancellation(user);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await pass(1);
  expect(
    screen.getByText(/There is no refund. Of the cancellation charge, ₹8,316.00 is still to be paid.$/),
  ).toBeVisible();
});

test('one room of two can be kept; the other is cancelled alone', async () => {
  const done = { __typename: 'BookingCancelled' as const, charge: rupees(0), refund: rupees(831_600) };
  const { server, user } = cancellable(
    { stays: [stay('first', 'Single'), stay('second', 'Double')] },
    () => done,
  );
  const dialog = await openCancellation(user);
  expect(within(dialog).getByText('₹16,632.00')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: /^Single/ }));
  await pass(1);
  expect(within(dialog).getByText('₹8,316.00')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel this room' }));
  await pass(1);
  expect(server.variablesOf('CancelBooking')).toMatchObject([
    { input: { stays: ['second'], expectedRefund: 831_600 } },
  ]);
});

test('the dialog stays until the page shows what is left', async () => {
  const stays = [stay('first', 'Single'), stay('second', 'Double')];
  const pageWith = (...current: FoundBooking['stays']) => ({
    property,
    roomTypes: [],
    bookingByToken: { ...HELD, ...CONFIRMED, stays: current },
  });
  let arrive: (page: DataOf<'BookingPage'>) => void = () => undefined;
  const later = new Promise<DataOf<'BookingPage'>>((resolve) => (arrive = resolve));
  let isCancelled = false;
  const server = new Server({
    BookingPage: () => (isCancelled ? later : pageWith(...stays)),
    CancellationPreview: ({ stays: chosen }) => ({
      cancellationPreview: preview([chosen ?? []].flat().length * 831_600),
    }),
    CancelBooking: () => {
      isCancelled = true;
      return {
        cancelBooking: {
          __typename: 'BookingCancelled',
          charge: rupees(0),
          refund: rupees(831_600),
        },
      };
    },
  });
  renderServed(<BookingPage />, server, '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  const first = await openCancellation(user);
  await user.click(within(first).getByRole('checkbox', { name: /^Single/ }));
  await pass(1);
  await user.click(within(first).getByRole('button', { name: 'Cancel this room' }));
  await pass(1);
  expect(within(first).getByRole('button', { name: 'Cancelling…' })).toHaveAttribute('aria-disabled', 'true');
  arrive(pageWith(...stays.slice(0, 1), stay('second', 'Double', 'CANCELLED')));
  await pass(1);
  expect(screen.getByText(/^Your cancellation is confirmed. We are sending ₹8,316.00 back/)).toBeVisible();
  await openCancellation(user);
  expect(server.variablesOf('CancellationPreview').at(-1)).toMatchObject({ stays: ['first'] });
});

test('figures that changed meanwhile are shown, and nothing is cancelled', async () => {
  const { server, user } = cancellable({}, () => ({
    __typename: 'CancellationChanged',
    code: 'CANCELLATION_CHANGED',
    parameters: [],
    message: 'The refund has changed.',
    preview: preview(0, 831_600),
  }));
  const dialog = await openCancellation(user);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await pass(1);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The refund has changed.');
  expect(within(dialog).getByText('₹0.00')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await pass(1);
  expect(server.variablesOf('CancelBooking')).toMatchObject([
    { input: { expectedRefund: 831_600 } },
    { input: { expectedRefund: 0 } },
  ]);
});

test.each([
  ['on the day of check-in', { stays: [{ ...stay('first', 'Single'), checkin: '2026-11-20' }] }],
  ['after the stay is cancelled', { stays: [stay('first', 'Single', 'CANCELLED')] }],
])('nothing can be cancelled here %s', async (_when, booking) => {
  cancellable(booking, () => ({ __typename: 'BookingCancelled', charge: rupees(0), refund: rupees(0) }));
  await pass(1);
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
});

test('a guest without the link gets it again by reference and address', async () => {
  const sendBookingLink = {
    __typename: 'BookingLinkSent' as const,
    code: 'BOOKING_LINK_SENT',
    parameters: [],
  };
  const server = new Server({
    SendBookingLink: () => ({ sendBookingLink: { ...sendBookingLink, message: 'It is on its way.' } }),
  });
  renderServed(<BookingPage />, server, '/booking');
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  await user.type(screen.getByLabelText('Reference'), 'SC-TEST2345');
  await user.type(screen.getByLabelText('E-mail address'), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await pass(1);
  expect(server.variablesOf('SendBookingLink')).toEqual([
    { input: { reference: 'SC-TEST2345', email: 'asha@example.com' } },
  ]);
  expect(screen.getByText('It is on its way.')).toBeVisible();
});

test('a field at fault of a lost link is named', async () => {
  const fault = { field: 'reference', code: 'TEXT_MISSING', parameters: [] };
  const server = new Server({
    SendBookingLink: () => ({
      sendBookingLink: {
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        parameters: [],
        message: 'Please correct it.',
        faults: [{ ...fault, message: 'Please enter your reference.' }],
      },
    }),
  });
  renderServed(<BookingPage />, server, '/booking');
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await pass(1);
  expect(screen.getByLabelText('Reference')).toHaveAccessibleDescription(/Please enter your reference/);
});

describe('the next step', () => {
  const steps = async (booking: Partial<FoundBooking>) => {
    renderServed(<BookingPage />, pageOf(booking), '/booking#the-token');
    await pass(1);
    return screen.queryByRole('region', { name: 'Your next step' });
  };
  const confirmed = (status: StayStatus, details: Partial<FoundBooking> = {}): Partial<FoundBooking> => ({
    ...CONFIRMED,
    stays: [stay('first', 'Single', status)],
    ...details,
  });
  const arrivingToday = { stays: [{ ...stay('first', 'Single'), checkin: property.today }] };

  test.each<[string, Partial<FoundBooking>, string]>([
    ['before the stay', confirmed('EXPECTED'), 'Arrive from 2:00 pm on Tue, 1 December 2026.'],
    ['with a balance', confirmed('EXPECTED', { balance: rupees(831_600) }), 'Pay ₹8,316.00 at the hotel.'],
    ['on the day', confirmed('EXPECTED', arrivingToday), 'We expect you today, from 2:00 pm.'],
    ['in the house', confirmed('IN_HOUSE'), 'Check out by 11:00 am on Wed, 2 December 2026.'],
    ['on hold', { holdSecondsLeft: 600 }, 'Pay ₹8,316.00 before the time is up.'],
    ['of a no-show that owes', confirmed('NO_SHOW', { balance: rupees(831_600) }), 'Pay ₹8,316.00.'],
    [
      'of an unpaid booking that was cancelled late',
      { status: 'CANCELLED', holdSecondsLeft: null, balance: rupees(415_800) },
      'Pay the cancellation charge of ₹4,158.00.',
    ],
    [
      'of a booking with a part paid that was cancelled late',
      {
        ...{ status: 'CANCELLED', holdSecondsLeft: null },
        ...{ balance: rupees(415_800), amountPaid: rupees(100_000) },
      },
      'Pay the rest of the cancellation charge, ₹4,158.00.',
    ],
    [
      'tentative',
      { status: 'TENTATIVE', optionUntil: '2026-11-25' },
      'Tell us by Wed, 25 November 2026 whether you come: +91 294 555 0142.',
    ],
  ])('%s', async (_when, booking, words) => {
    expect(await steps(booking)).toHaveTextContent(words);
  });

  test.each<[string, Partial<FoundBooking>]>([
    ['after the stay', confirmed('DEPARTED')],
    ['of a cancelled booking', { status: 'CANCELLED', holdSecondsLeft: null }],
  ])('%s there is no step', async (_when, booking) => {
    expect(await steps(booking)).toBeNull();
  });
});

test.each<[string, StayStatus, number, string]>([
  ['while the guest is expected', 'EXPECTED', 831_600, 'Your stay is confirmed. You pay at the hotel.'],
  ['in the house', 'IN_HOUSE', 831_600, 'Your stay is confirmed. You pay at the hotel.'],
  ['of a no-show', 'NO_SHOW', 831_600, 'You did not arrive. ₹8,316.00 is still to be paid.'],
  ['of a no-show that owes nothing', 'NO_SHOW', 0, 'You did not arrive.'],
  ['after the stay', 'DEPARTED', 831_600, '₹8,316.00 is still to be paid.'],
])('an unpaid booking %s has its own sentence', async (_when, status, balance, words) => {
  const stays = [stay('first', 'Single', status)];
  renderServed(
    <BookingPage />,
    pageOf({ ...CONFIRMED, amountPaid: rupees(0), stays, balance: rupees(balance) }),
    '/booking#the-token',
  );
  await pass(1);
  const sentence = within(screen.getByRole('status')).getByText(words);
  expect(sentence).toBeVisible();
});

test('an unpaid hold waits for the code, not for a payment', async () => {
  renderServed(
    <BookingPage />,
    pageOf({ dueAtBooking: rupees(0), codeUntil: '2026-11-20T09:05:00Z', holdSecondsLeft: 600 }),
    '/booking#the-token',
  );
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Held for you, waiting for the code from the mail');
  expect(screen.getByRole('region', { name: 'Your next step' })).toHaveTextContent(
    'Enter the code that we have mailed you by 20 Nov 2026, 14:35, at the hotel’s time.',
  );
});

describe('the booking at a glance', () => {
  const glance = async (booking: Partial<FoundBooking>) => {
    renderServed(<BookingPage />, pageOf({ status: 'CONFIRMED', ...booking }), '/booking#the-token');
    await pass(1);
    return screen.queryByRole('region', { name: 'At a glance' });
  };

  test('has the dates that all rooms share, and leaves out a cancelled room', async () => {
    const gone = { ...stay('second', 'Double', 'CANCELLED'), checkin: '2026-12-05', checkout: '2026-12-09' };
    const shown = await glance({ stays: [gone, stay('first', 'Single')] });
    expect(shown).toHaveTextContent('Single');
    expect(shown).not.toHaveTextContent('Double');
    expect(shown).toHaveTextContent('1 December 2026 – Wed, 2 December 2026, 1 night');
    expect(shown).toHaveTextContent('1 guest');
  });

  test('has no dates when the rooms have several', async () => {
    const later = { ...stay('second', 'Single'), checkin: '2026-12-05', checkout: '2026-12-09' };
    const shown = await glance({ stays: [stay('first', 'Single'), later] });
    expect(shown).toHaveTextContent('2 × Single');
    expect(shown).not.toHaveTextContent('December');
  });

  test('is left out after the whole payment went back', async () => {
    expect(await glance({ refundState: 'FULL' })).toBeNull();
  });
});

test('a guest who has paid reads so even when the booking cannot be loaded', async () => {
  const server = new Server({
    BookingPage: () => {
      throw new Error('The line is down.');
    },
  });
  const entry = { pathname: '/booking', hash: '#the-token', state: { paid: 'SC-TEST2345' } };
  renderServed(<BookingPage />, server, entry);
  await pass(1);
  expect(screen.getByRole('alertdialog', { name: 'Payment successful!' })).toHaveTextContent('SC-TEST2345');
});
