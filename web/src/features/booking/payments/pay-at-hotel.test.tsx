import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { bookableType, bookingForm } from '../../../../tests/booking-form';
import { pass } from '../../../../tests/clock';
import { dollars, rupees } from '../../../../tests/money';
import { payInCheckout } from '../../../../tests/razorpay-checkout';
import { renderServed, Server, type Responders } from '../../../../tests/served';
import { rememberedHold } from '../../../lib/bookings/remembered-hold';
import BookingDialog from '../booking-dialog';

const QUOTE = {
  quote: {
    __typename: 'Quote' as const,
    promotion: null,
    payment: {
      dueNow: rupees(0),
      rest: rupees(981_288),
      restDueOn: null,
      terms: 'You pay at the hotel.',
    },
    promise: null,
    datedTerms: null,
    nights: 1,
    nightlyRate: dollars(9_900),
    paisePerDollar: 8_400,
    stays: [],
    taxes: [],
    total: rupees(981_288),
    totalInDollars: dollars(11_682),
  },
  availability: { __typename: 'Availability' as const, roomTypes: [], listing: null },
};
const CODE_REQUIRED = {
  __typename: 'AddressCodeRequired' as const,
  token: 'the-token',
  secondsLeft: 900,
  resendAfterSeconds: 60,
  booking: {
    reference: 'SC-TEST2345',
    email: 'asha@rao.in',
    roomTitle: 'Single',
    checkin: '2026-12-01',
    checkout: '2026-12-02',
    stays: [{ guests: 1, children: [] }],
    quote: { total: rupees(981_288), promotion: null },
  },
};
const CONFIRMED = {
  __typename: 'BookingConfirmed' as const,
  booking: { reference: 'SC-TEST2345' },
};
const refused = (code: string, message: string) => ({
  __typename: 'CodeRefused' as const,
  ...{ code, message, parameters: [] },
});

function Address() {
  const { pathname, hash, state } = useLocation();
  return <output>{`${pathname}${hash} ${JSON.stringify(state)}`}</output>;
}

async function open(responders: Responders = {}) {
  const server = new Server({
    BookingForm: () => bookingForm(bookableType('Single', 2)),
    StayQuote: () => QUOTE,
    CreateBooking: () => ({ createBooking: CODE_REQUIRED }),
    ...responders,
  });
  renderServed(
    <>
      <BookingDialog open onOpenChange={() => undefined} />
      <Address />
    </>,
    server,
  );
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  await pass(1);
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@rao.in');
  await user.type(screen.getByLabelText('Phone'), '9876543210');
  await user.type(screen.getByLabelText('Check-in'), '2026-12-01');
  await pass(1);
  return { server, user };
}

type User = ReturnType<typeof userEvent.setup>;
const press = async (user: User, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(1);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('the form of a rate without a payment says so, and its button books', async () => {
  await open();
  expect(screen.getByText('Nothing to pay now, ₹9,812.88 at the hotel.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book, pay at the hotel' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).toBeNull();
  expect(screen.queryByText(/Paid through Razorpay/)).toBeNull();
});

test('the guest enters the mailed code, and the page of the booking follows without a checkout', async () => {
  const { server, user } = await open({ ConfirmWithCode: () => ({ confirmWithCode: CONFIRMED }) });
  await press(user, 'Book, pay at the hotel');
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm your e-mail address' }));
  expect(dialog.getByText('asha@rao.in')).toBeVisible();
  expect(rememberedHold.read()).toBe('the-token');
  const field = dialog.getByLabelText('Code from the mail');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(field, '123456');
  await press(user, 'Confirm the booking');
  expect(server.variablesOf('ConfirmWithCode')).toEqual([{ token: 'the-token', otp: '123456' }]);
  expect(payInCheckout).not.toHaveBeenCalled();
  expect(screen.getByText('/booking#the-token {"booked":"SC-TEST2345"}')).toBeInTheDocument();
  expect(rememberedHold.read()).toBeNull();
});

test('a wrong code is said at the field, which stays', async () => {
  const { user } = await open({
    ConfirmWithCode: () => ({ confirmWithCode: refused('CODE_WRONG', 'These six digits are not right.') }),
  });
  await press(user, 'Book, pay at the hotel');
  const field = screen.getByLabelText('Code from the mail');
  await user.type(field, '111111');
  await press(user, 'Confirm the booking');
  expect(screen.getByText('These six digits are not right.')).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveFocus();
});

test('a refusal that is not about the code leaves the field as it is', async () => {
  const { user } = await open({
    ConfirmWithCode: () => ({
      confirmWithCode: {
        __typename: 'RateLimited',
        ...{ code: 'RATE_LIMITED', message: 'Too many requests.', parameters: [] },
      },
    }),
  });
  await press(user, 'Book, pay at the hotel');
  const field = screen.getByLabelText('Code from the mail');
  await user.type(field, '111111');
  await press(user, 'Confirm the booking');
  expect(screen.getByText('Too many requests.')).toBeVisible();
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('a screen reader hears the minutes that are left to confirm', async () => {
  const { user } = await open({
    CreateBooking: () => ({ createBooking: { ...CODE_REQUIRED, secondsLeft: 150 } }),
  });
  await press(user, 'Book, pay at the hotel');
  expect(screen.getByText('Less than 5 minutes left to confirm')).toBeInTheDocument();
});

test('a form that was confirmed by the code in another tab is booked, not paid', async () => {
  const booking = { reference: 'SC-TEST2345', status: 'CONFIRMED' as const, dueAtBooking: rupees(0) };
  const { user } = await open({
    CreateBooking: () => ({ createBooking: { __typename: 'BookingConfirmed', pageToken: null, booking } }),
  });
  await press(user, 'Book, pay at the hotel');
  expect(screen.getByRole('alertdialog', { name: 'Your stay is booked!' })).toBeVisible();
});

test('a hold of the form that was confirmed in another tab leads to its page, as booked', async () => {
  rememberedHold.keep('the-token');
  const booking = { reference: 'SC-TEST2345', status: 'CONFIRMED' as const, dueAtBooking: rupees(0) };
  const { user } = await open({
    ContinueBooking: () => ({ continueBooking: { __typename: 'BookingConfirmed', booking } }),
  });
  await press(user, 'Continue with that room');
  expect(screen.getByText('/booking#the-token {"booked":"SC-TEST2345"}')).toBeInTheDocument();
});

test('another code can be sent after a minute', async () => {
  const { server, user } = await open({ SendBookingCode: () => ({ sendBookingCode: CODE_REQUIRED }) });
  await press(user, 'Book, pay at the hotel');
  expect(screen.getByRole('button', { name: /^Send another code in \d+ s$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await pass(61);
  await press(user, 'Send another code');
  expect(server.variablesOf('SendBookingCode')).toEqual([{ token: 'the-token' }]);
  expect(screen.getByText('Another code is on its way to asha@rao.in.')).toBeVisible();
});

test('a guest who is signed in with the address is booked at once', async () => {
  const booking = { reference: 'SC-TEST2345', status: 'CONFIRMED' as const, dueAtBooking: rupees(0) };
  const { user } = await open({
    CreateBooking: () => ({
      createBooking: { __typename: 'BookingConfirmed', pageToken: 'own-token', booking },
    }),
  });
  await press(user, 'Book, pay at the hotel');
  expect(screen.getByText('/booking#own-token {"booked":"SC-TEST2345"}')).toBeInTheDocument();
});

test('a hold that has lapsed before the code came can be started again', async () => {
  const { user } = await open({
    ConfirmWithCode: () => ({
      confirmWithCode: {
        __typename: 'HoldExpired',
        ...{ code: 'HOLD_EXPIRED', message: 'The hold has lapsed.', parameters: [] },
      },
    }),
  });
  await press(user, 'Book, pay at the hotel');
  await user.type(screen.getByLabelText('Code from the mail'), '123456');
  await press(user, 'Confirm the booking');
  expect(screen.getByText('The hold on your room has expired.')).toBeVisible();
  expect(screen.getByText(/We have released the room, and nothing was charged\./)).toBeVisible();
  expect(screen.queryByText(/If you were charged/)).toBeNull();
  expect(rememberedHold.read()).toBeNull();
});
