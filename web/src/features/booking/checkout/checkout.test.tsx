import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bookableType, bookingForm } from '../../../../tests/booking-form';
import { pass } from '../../../../tests/clock';
import { payInCheckout, PROOF } from '../../../../tests/razorpay-checkout';
import { solveChallenge } from '../../../../tests/solve-challenge';
import { dollars, rupees } from '../../../../tests/money';
import type { BookingStatus } from '../../../generated/graphql';
import { useLocation } from 'react-router-dom';
import { renderServed, Server, type DataOf, type Responders } from '../../../../tests/served';
import BookingDialog from '../booking-dialog';
import BookingPage from '../page/booking-page';

const BOOKING_FORM = bookingForm(bookableType('Single', 2));
const STAY_QUOTE = {
  quote: {
    __typename: 'Quote' as const,
    promotion: null,
    payment: null,
    promise: { freeUntil: null, sentence: 'No longer free: the first night, ₹9,812.88, is charged' },
    datedTerms: null,
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
    total: rupees(981_288),
    totalInDollars: dollars(11_682),
  },
  availability: { __typename: 'Availability' as const, roomTypes: [], listing: null },
};
const CONFIRMED = {
  __typename: 'BookingConfirmed' as const,
  booking: { __typename: 'Booking', reference: 'SC-TEST2345', status: 'CONFIRMED' as const },
};
const refused = <Name extends string>(__typename: Name, code: string) => ({
  __typename,
  code,
  parameters: [],
  message: `Refused: ${code}.`,
});
const holdWith = (secondsLeft: number) => ({
  __typename: 'BookingHold' as const,
  token: 'the-token',
  secondsLeft,
  booking: {
    __typename: 'Booking',
    reference: 'SC-TEST2345',
    status: 'HELD' as const,
    roomTitle: 'Deluxe',
    checkin: '2026-12-01',
    checkout: '2026-12-03',
    stays: [
      { guests: 3, children: [4] },
      { guests: 1, children: [] },
    ],
    quote: { __typename: 'Quote', total: rupees(981_288), promotion: null },
  },
  checkout: {
    scriptUrl: 'https://checkout.example/a.js',
    keyId: 'key',
    orderId: 'order',
    amount: 981_288,
    currency: 'INR' as const,
    name: 'Saffron Court',
    description: 'Room Booking Payment',
    themeColor: '#4F46E5',
    timeoutSeconds: secondsLeft,
    prefill: { name: 'Asha', email: 'a@example.com', contact: '1234567' },
  },
});
const statusOf = (status: BookingStatus, holdSecondsLeft: number | null) => ({
  bookingByToken: { __typename: 'Booking' as const, reference: 'SC-TEST2345', status, holdSecondsLeft },
});

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Book Your Stay</button>
      <BookingDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(1);
};

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

async function open(responders: Responders) {
  const server = new Server({ BookingForm: () => BOOKING_FORM, StayQuote: () => STAY_QUOTE, ...responders });
  const view = renderServed(
    <>
      <Page />
      <Address />
    </>,
    server,
  );
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  await pass(1);
  return { server, user, view };
}

/** A value that arrives after a moment, as from a person or a server. */
const later = <Value,>(value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(() => resolve(value), 200);
  });

async function fillAndSend(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@rao.in');
  await user.type(screen.getByLabelText('Phone'), '9876543210');
  await user.type(screen.getByLabelText('Check-in'), '2026-12-01');
  await pass(1);
  await press(user, 'Proceed to Payment');
}

/** Opens the dialog with a remembered hold, whose checkout the guest closes at once. */
async function openHold(responders: Responders, secondsLeft = 900) {
  localStorage.setItem('saffron-court.hold', 'the-token');
  const opened = await open({
    ContinueBooking: () => ({ continueBooking: holdWith(secondsLeft) }),
    ...responders,
  });
  await press(opened.user, 'Continue with that room');
  return opened;
}

const keysOf = (server: Server) =>
  server
    .variablesOf('CreateBooking')
    .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);

beforeEach(() => {
  vi.useFakeTimers();
});

test('a guest who books the same room once more sends a new key', async () => {
  payInCheckout.mockResolvedValue(PROOF);
  const { server, user } = await open({
    CreateBooking: () => ({ createBooking: holdWith(900) }),
    ConfirmPayment: () => ({ confirmPayment: CONFIRMED }),
  });
  await fillAndSend(user);
  // The page of the booking would replace this one; the form here is empty again.
  expect(screen.getByText(/^\/booking#/)).toHaveTextContent('/booking#the-token');
  await fillAndSend(user);
  const keys = keysOf(server);
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(keys[1]);
});

test('a payment that arrives after the checkout was closed is a success when the time is up', async () => {
  const { server } = await openHold({ BookingStatus: () => statusOf('CONFIRMED', null) });
  await pass(899);
  expect(server.variablesOf('BookingStatus')).toEqual([{ token: 'the-token' }]);
  expect(screen.getByText(/^\/booking#/)).toHaveTextContent('/booking#the-token');
});

test('when the time is up and the server has not decided, the guest reads that it is being checked', async () => {
  let decided = statusOf('HELD', 0);
  await openHold({ BookingStatus: () => decided });
  await pass(899);
  expect(screen.getByRole('status')).toHaveTextContent(
    'We are checking whether your payment has reached us.',
  );
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  decided = statusOf('EXPIRED', null);
  await pass(10);
  expect(screen.getByText('The hold on your room has expired.')).toBeVisible();
});

test('a hold that the server extends goes on with its new time', async () => {
  await openHold({ BookingStatus: () => statusOf('HELD', 600) });
  await pass(899);
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
});

test('after the phone slept, the server says how much time is left', async () => {
  const { server } = await openHold({ BookingStatus: () => statusOf('HELD', 120) });
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await pass(1);
  expect(server.variablesOf('BookingStatus')).toHaveLength(1);
  expect(screen.getByRole('timer')).toHaveTextContent(/^(2:00|1:5\d)$/);
});

test('the hold says at its top what it is for', async () => {
  await openHold({});
  const dialog = screen.getByRole('dialog', { name: 'Your room is held' });
  const words = dialog.textContent ?? '';
  expect(words).toMatch(/Deluxe and 1 other room.*Tue, 1 December 2026 to Thu, 3 December 2026/);
  expect(words).toMatch(/2 nights, 4 guests \(1 child: 4 years\).*Total with tax ₹9,812\.88/);
  expect(words.indexOf('Deluxe')).toBeLessThan(words.indexOf('left to pay'));
});

test.each([
  [330, 'Less than 10 minutes left to pay'],
  [150, 'Less than 5 minutes left to pay'],
  [30, 'Less than 1 minute left to pay'],
])('at %i seconds a screen reader finds a true sentence', async (secondsLeft, sentence) => {
  await openHold({}, secondsLeft);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('the dialog of a held room says so in its name, and what is to be paid', async () => {
  await openHold({});
  const dialog = screen.getByRole('dialog', { name: 'Your room is held' });
  expect(dialog).toBeVisible();
  expect(dialog).toHaveTextContent('To pay ₹9,812.88');
});

test('after a hold has expired, the same form is a new attempt at once', async () => {
  const { server, user } = await open({
    CreateBooking: () => ({ createBooking: holdWith(900) }),
    ContinueBooking: () => ({ continueBooking: refused('HoldExpired', 'HOLD_EXPIRED') }),
  });
  await fillAndSend(user);
  await press(user, 'Continue to payment');
  await press(user, 'OK');
  await press(user, 'Proceed to Payment');
  const keys = keysOf(server);
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(keys[1]);
});

test('Cancel during the check sends no booking and opens no checkout', async () => {
  let solve: (solution: string) => void = () => undefined;
  solveChallenge.mockReturnValue(new Promise((resolve) => (solve = resolve)));
  const { server, user } = await open({
    CreateBooking: () => ({
      createBooking: {
        ...refused('ChallengeRequired', 'CHALLENGE_REQUIRED'),
        field: null,
        challenge: 'a challenge',
      },
    }),
  });
  await fillAndSend(user);
  await press(user, 'Cancel');
  solve('solved');
  await pass(1);
  expect(server.variablesOf('CreateBooking')).toHaveLength(1);
  await press(user, 'Book Your Stay');
  expect(screen.getByRole('button', { name: 'Proceed to Payment' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a hold that arrives after Cancel opens no checkout and is offered later', async () => {
  let respond: (result: DataOf<'CreateBooking'>) => void = () => undefined;
  const { user } = await open({
    CreateBooking: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  await fillAndSend(user);
  await press(user, 'Cancel');
  respond({ createBooking: holdWith(900) });
  await pass(1);
  expect(payInCheckout).not.toHaveBeenCalled();
  await press(user, 'Book Your Stay');
  expect(screen.getByText('You have a room on hold.')).toBeVisible();
});

test('an undecided payment can be closed; neither it nor its hold is offered again', async () => {
  payInCheckout.mockResolvedValue(PROOF);
  const { user } = await open({
    CreateBooking: () => ({ createBooking: holdWith(900) }),
    ConfirmPayment: () => ({ confirmPayment: refused('PaymentPending', 'PAYMENT_PENDING') }),
    BookingStatus: () => statusOf('HELD', 300),
  });
  await fillAndSend(user);
  await pass(200);
  expect(screen.getByText('Your bank has not confirmed the payment yet.')).toBeVisible();
  const [, close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' });
  await user.click(close as HTMLElement);
  await press(user, 'Book Your Stay');
  expect(screen.getByRole('button', { name: 'Proceed to Payment' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByText('You have a room on hold.')).not.toBeInTheDocument();
});

test('a payment that could not be verified is reported with the reference', async () => {
  payInCheckout.mockImplementation(() => later(PROOF));
  const { user } = await open({
    CreateBooking: () => ({ createBooking: holdWith(900) }),
    ConfirmPayment: () => later({ confirmPayment: refused('PaymentNotVerified', 'PAYMENT_NOT_VERIFIED') }),
  });
  await fillAndSend(user);
  const alert = within(screen.getByRole('alertdialog', { name: 'Booking failed!' }));
  expect(alert.getByText('SC-TEST2345')).toBeVisible();
});

describe('the page of a booking', () => {
  const bookingWith = (status: BookingStatus, holdSecondsLeft: number | null) => ({
    roomTypes: [],
    property: {
      today: '2026-11-20',
      name: 'Saffron Court',
      address: 'Lake Palace Road',
      email: 'desk@saffroncourt.example',
      checkinTime: 'from 2:00 pm',
      checkoutTime: 'by 11:00 am',
      phone: '+91 294 555 0142',
    },
    bookingByToken: {
      __typename: 'Booking' as const,
      reference: 'SC-TEST2345',
      status,
      name: 'Asha Rao',
      email: 'a@example.com',
      phone: '+91 98765 43210',
      checkin: '2026-12-01',
      checkout: '2026-12-02',
      roomType: 'Single',
      roomTitle: 'Single',
      stays: [],
      cancellationTerms: 'Free until 48 hours before.',
      nights: 1,
      guests: 1,
      children: [],
      specialRequests: null,
      holdSecondsLeft,
      billing: { details: null },
      onlineCheckIn: null,
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
      refundState: 'NONE' as const,
      quote: STAY_QUOTE.quote,
    },
  });
  const show = async (responders: Responders) => {
    localStorage.setItem('saffron-court.hold', 'the-token');
    renderServed(
      <BookingPage />,
      new Server({ BookingForm: () => BOOKING_FORM, StayQuote: () => STAY_QUOTE, ...responders }),
      '/booking#the-token',
    );
    await pass(1);
    return userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  };

  test('a booking whose hold has expired is not offered as a hold', async () => {
    const user = await show({ BookingPage: () => bookingWith('EXPIRED', null) });
    await press(user, 'Book these dates again');
    expect(screen.getByRole('dialog', { name: 'Book Your Perfect Stay' })).toBeVisible();
    expect(screen.queryByText('You have a room on hold.')).not.toBeInTheDocument();
  });

  test('a guest whose payment is undecided is not asked to pay again', async () => {
    payInCheckout.mockResolvedValue(PROOF);
    const user = await show({
      BookingPage: () => bookingWith('HELD', 600),
      ContinueBooking: () => ({ continueBooking: holdWith(600) }),
      ConfirmPayment: () => ({ confirmPayment: refused('PaymentPending', 'PAYMENT_PENDING') }),
      BookingStatus: () => statusOf('HELD', 300),
    });
    await press(user, 'Pay now');
    await pass(200);
    expect(screen.getByText(/Your bank has not confirmed the payment yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
  });
});
