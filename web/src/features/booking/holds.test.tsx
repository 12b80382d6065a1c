import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { pass } from '../../../tests/clock';
import { bookableType, bookingForm } from '../../../tests/booking-form';
import { ASHA, freshProvider } from '../../../tests/identity-provider';
import { rupees } from '../../../tests/money';
import { renderServed, Server } from '../../../tests/served';
import { Identity } from '../../lib/identity/identity';
import BookingDialog from './booking-dialog';

const settings = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
  authEmulatorUrl: null,
  storageEmulatorUrl: null,
};

const BOOKING_FORM = bookingForm(bookableType('Single', 2));

const holdWith = (secondsLeft: number) => ({
  continueBooking: {
    __typename: 'BookingHold' as const,
    token: 'the-token',
    secondsLeft,
    booking: {
      __typename: 'Booking',
      reference: 'SC-TEST2345',
      status: 'HELD' as const,
      roomTitle: 'Single',
      checkin: '2026-12-01',
      checkout: '2026-12-02',
      stays: [{ guests: 1, children: [] }],
      quote: {
        __typename: 'Quote',
        total: rupees(981_288),
        promotion: {
          name: 'Lake',
          saved: rupees(200_000),
        },
      },
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
  },
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

function show(guest = freshProvider().guest) {
  const server = new Server({
    BookingForm: () => BOOKING_FORM,
    ContinueBooking: () => holdWith(900),
    BookingStatus: () => ({
      bookingByToken: {
        __typename: 'Booking',
        reference: 'SC-TEST2345',
        status: 'EXPIRED',
        holdSecondsLeft: null,
      },
    }),
  });
  const identity = new Identity(
    () => Promise.resolve(settings),
    () => undefined,
  );
  renderServed(<Page />, server, '/', identity);
  return {
    server,
    guest,
    user: userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) }),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

test('a reopened panel shows the time that is left, under a visible label', async () => {
  freshProvider();
  localStorage.setItem('saffron-court.hold', 'the-token');
  const { user } = show(null);
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Continue with that room' }));
  await pass(1);
  expect(screen.getByText('Time left to pay')).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent(/^1[45]:\d\d$/);
  expect(screen.getByText(/^To pay/)).toHaveTextContent('To pay ₹9,812.88');
  expect(screen.getByText('Lake: you save ₹2,000.00')).toBeVisible();
  const panel = within(screen.getByRole('dialog'));
  await user.click(panel.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await pass(300);
  await user.click(screen.getByRole('button', { name: 'Book Your Stay' }));
  expect(screen.getByRole('timer')).toHaveTextContent(/^9:5\d$/);
});

test('a hold that expired while its panel was closed is reported as expired', async () => {
  freshProvider();
  localStorage.setItem('saffron-court.hold', 'the-token');
  const { user } = show(null);
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Continue with that room' }));
  await pass(1);
  const panel = within(screen.getByRole('dialog'));
  await user.click(panel.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await pass(901);
  await user.click(screen.getByRole('button', { name: 'Book Your Stay' }));
  await pass(1);
  expect(screen.getByText('The hold on your room has expired.')).toBeVisible();
});

test("the form has a signed-in guest's name and e-mail, and keeps what was typed", async () => {
  freshProvider(ASHA);
  const { user } = show(ASHA);
  await pass(1);
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Ravi Rao');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Book Your Stay' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ravi Rao');
});

test('a visitor gets an empty form', async () => {
  freshProvider();
  show(null);
  await pass(1);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});
