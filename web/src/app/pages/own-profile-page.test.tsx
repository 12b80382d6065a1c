import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ASHA, freshProvider } from '../../../tests/identity-provider';
import { rupees } from '../../../tests/money';
import { renderServed, Server, type DataOf } from '../../../tests/served';
import { SignedInOnly } from '../../features/account/guards/signed-in-only';
import type { StayStatus } from '../../generated/graphql';
import { Identity } from '../../lib/identity/identity';
import OwnProfilePage from './own-profile-page';

const settings = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
  authEmulatorUrl: null,
  storageEmulatorUrl: null,
};

type ListedBooking = DataOf<'MyBookings'>['myBookings']['bookings'][number];
type Situation = Pick<ListedBooking['booking'], 'status'> & {
  codeUntil?: string;
  checkin?: string;
  stay?: StayStatus;
};

const listed = (reference: string, booking: Situation): ListedBooking => {
  const { status, codeUntil = null, checkin = '2026-12-01', stay = 'EXPECTED' } = booking;
  const dates = { checkin, checkout: '2026-12-03' };
  return {
    token: `token of ${reference}`,
    booking: {
      reference,
      status,
      codeUntil,
      refundState: 'NONE',
      roomTitle: 'Deluxe',
      ...dates,
      nights: 2,
      guests: 2,
      cancellationTerms: 'Free until 48 hours before.',
      documents: [],
      stays: [{ id: `stay of ${reference}`, status: stay, roomTitle: 'Deluxe', ...dates }],
      quote: { total: rupees(3_745_000) },
    },
  };
};

async function show(...bookings: ListedBooking[]) {
  freshProvider(ASHA);
  const identity = new Identity(
    () => Promise.resolve(settings),
    () => undefined,
  );
  const page = { page: 1, totalPages: 1, totalCount: bookings.length };
  const server = new Server({
    MyBookings: () => ({
      property: { today: '2026-11-20' },
      myBookings: { ...page, addressToProve: null, bookings },
    }),
    CancellationPreview: () => ({
      cancellationPreview: {
        __typename: 'CancellationPreview',
        unpaid: rupees(0),
        stays: [],
        validUntil: null,
        charge: rupees(0),
        refund: rupees(3_745_000),
      },
    }),
    CancelBooking: () => ({
      cancelBooking: {
        __typename: 'BookingCancelled',
        charge: rupees(0),
        refund: rupees(3_745_000),
      },
    }),
  });
  renderServed(
    <SignedInOnly>
      <OwnProfilePage />
    </SignedInOnly>,
    server,
    '/profile',
    identity,
  );
  await screen.findAllByRole('link', { name: /SC-/ });
  return { server, user: userEvent.setup() };
}

test('a signed-in guest cancels a booking in the list, for the refund that was shown', async () => {
  const { server, user } = await show(
    listed('SC-AAAA2345', { status: 'CONFIRMED' }),
    listed('SC-BBBB2345', { status: 'CONFIRMED' }),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel booking SC-BBBB2345' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel your booking' });
  expect(await within(dialog).findByText('₹37,450.00')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  expect(
    await screen.findByText(/^Your cancellation is confirmed. We are sending ₹37,450.00 back/),
  ).toBeVisible();
  expect(server.variablesOf('CancelBooking')).toMatchObject([
    {
      input: {
        token: 'token of SC-BBBB2345',
        stays: ['stay of SC-BBBB2345'],
        expectedRefund: 3_745_000,
      },
    },
  ]);
  // The list is loaded again.
  expect(server.variablesOf('MyBookings')).toHaveLength(2);
});

test.each([
  ['is held', { status: 'HELD' as const }],
  ['has expired', { status: 'EXPIRED' as const }],
  ['is cancelled', { status: 'CANCELLED' as const, stay: 'CANCELLED' as const }],
  ['begins today', { status: 'CONFIRMED' as const, checkin: '2026-11-20' }],
])('a booking that %s cannot be cancelled in the list', async (_how, booking) => {
  await show(listed('SC-AAAA2345', booking));
  expect(screen.queryByRole('button', { name: /^Cancel booking/ })).toBeNull();
});

test('a booking that waits for its code says so, until when at the hotel, and what to do', async () => {
  await show(listed('SC-AAAA2345', { status: 'HELD', codeUntil: '2026-11-20T09:05:00Z' }));
  const row = await screen.findByRole('link', { name: /SC-AAAA2345/ });
  expect(row).toHaveTextContent('Waiting for the code from our mail, until 20 Nov 2026, 14:35');
  expect(row).toHaveTextContent('Open this booking and enter the code that we have mailed you.');
  expect(row).not.toHaveTextContent('payment');
});
