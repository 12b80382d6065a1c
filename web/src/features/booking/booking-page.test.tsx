import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../tests/served';
import BookingPage from './booking-page';

const money = (amount: number, currency = 'INR') => ({ __typename: 'Money', amount, currency });

const HELD = {
  ...{
    __typename: 'Booking',
    reference: 'SC-TEST2345',
    status: 'HELD',
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    roomType: 'Single',
    roomTitle: 'Single',
  },
  ...{ checkin: '2026-12-01', checkout: '2026-12-02', nights: 1, guests: 1, specialRequests: null },
  ...{ holdSecondsLeft: 2, calendarFile: 'BEGIN:VCALENDAR', amountPaid: money(0), amountRefunded: money(0) },
  refundState: 'NONE',
  quote: {
    ...{ __typename: 'Quote', nights: 1, nightlyRate: money(9_900, 'USD'), paisePerDollar: 8_400 },
    ...{ roomCharge: money(831_600), taxes: [], total: money(831_600), totalInDollars: money(9_900, 'USD') },
  },
};

const property = {
  ...{
    __typename: 'Property',
    today: '2026-11-20',
    checkinTime: 'from 2:00 pm',
    checkoutTime: 'by 11:00 am',
  },
  ...{ cancellationTerms: 'Free until 48 hours before.', phone: '+91 294 555 0142' },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('at the end of a hold the page reads the booking now and then until the server has decided', async () => {
  let bookingByToken: object = HELD;
  const server = new Server({ BookingPage: () => ({ property, bookingByToken }) });
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
    BookingPage: () => ({ property, bookingByToken: { ...HELD, holdSecondsLeft: 600 } }),
    ContinueBooking: () => new Promise<object>(() => undefined),
  });
  renderServed(<BookingPage />, server, '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
  await pass(1);
  await user.dblClick(screen.getByRole('button', { name: 'Pay now' }));
  expect(server.variablesOf('ContinueBooking')).toEqual([{ token: 'the-token' }]);
});

test('after a failed request, Pay now sends another', async () => {
  let isAway = true;
  const server = new Server({
    BookingPage: () => ({ property, bookingByToken: { ...HELD, holdSecondsLeft: 600 } }),
    ContinueBooking: () => {
      if (isAway) throw new Error('The line is down.');
      return new Promise<object>(() => undefined);
    },
  });
  renderServed(<BookingPage />, server, '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  await pass(1);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button'));
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  expect(server.variablesOf('ContinueBooking')).toHaveLength(2);
});

const pageOf = (booking: object) =>
  new Server({
    BookingPage: () => ({ property, bookingByToken: { ...HELD, ...booking } }),
    BookingForm: () => ({
      property: { ...property, lastCheckin: '2028-05-20' },
      roomTypes: [
        {
          __typename: 'RoomType',
          name: 'Single',
          title: 'Single',
          capacity: 2,
          nightlyRate: money(9_900, 'USD'),
        },
        {
          __typename: 'RoomType',
          name: 'Double',
          title: 'Double',
          capacity: 3,
          nightlyRate: money(14_900, 'USD'),
        },
      ],
    }),
  });

test.each([
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
  ...{ status: 'EXPIRED', holdSecondsLeft: null, roomType: 'Double', roomTitle: 'Double', guests: 3 },
  specialRequests: 'A cot',
};

test('an expired booking is booked again with a form that is filled in', async () => {
  renderServed(<BookingPage />, pageOf(EXPIRED), '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
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
    ...['Asha Rao', 'asha@example.com', '+91 98765 43210'],
    ...['2026-12-01', '2026-12-02', 'Double', '3', 'A cot'],
  ]);
});

test('the guest chooses other dates when those of an expired booking are past', async () => {
  const past = { ...EXPIRED, checkin: '2026-11-10', checkout: '2026-11-11' };
  renderServed(<BookingPage />, pageOf(past), '/booking#the-token');
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Book other dates' }));
  await pass(1);
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Check-in')).toHaveValue('');
});

test.each([
  ['FULL', 'Your payment has been refunded'],
  ['PARTIAL', 'Confirmed. Part of your payment has been refunded.'],
])('a confirmed booking whose payment was refunded (%s) is not called paid', async (refundState, words) => {
  const bookingByToken = { ...HELD, status: 'CONFIRMED', holdSecondsLeft: null, refundState };
  const server = new Server({ BookingPage: () => ({ property, bookingByToken }) });
  renderServed(<BookingPage />, server, '/booking#the-token');
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('status')).not.toHaveTextContent('Confirmed and paid');
});

test.each([
  [0, 'Nothing was charged.'],
  [831_600, 'You will be refunded in full.'],
])('an expired booking with %s paise paid says what happens to the money', async (paid, words) => {
  renderServed(<BookingPage />, pageOf({ ...EXPIRED, amountPaid: money(paid) }), '/booking#the-token');
  await pass(1);
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(screen.queryAllByText(/Nothing was charged/)).toHaveLength(paid === 0 ? 1 : 0);
});
