import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import BookingsPage from './bookings-page';

type Booking = DataOf<'GuestBookings'>['guestBookings']['bookings'][number];

const GROUP: Booking = {
  reference: 'SC-TEST2345',
  status: 'CONFIRMED',
  name: 'Asha Rao',
  email: null,
  channel: 'PORTAL',
  portal: 'Agoda 771234',
  stays: [
    { roomTitle: 'Single', roomNumber: '101', status: 'EXPECTED' },
    { roomTitle: 'Suite', roomNumber: '401', status: 'EXPECTED' },
    { roomTitle: 'Double', roomNumber: null, status: 'CANCELLED' },
  ],
  checkin: '2026-12-01',
  checkout: '2026-12-03',
  total: rupees(5_025_384),
  owed: rupees(3_525_384),
  balanceDueOn: null,
  refundState: 'NONE',
  paysAtHotel: false,
  codeUntil: null,
  disputeState: 'NONE',
  amountRefunded: rupees(0),
};

test('a mixed group has all of its types, and each row its balance and channel; both are filters', async () => {
  const server = new Server({
    GuestBookings: () => ({ guestBookings: { totalPages: 1, totalCount: 1, bookings: [GROUP] } }),
  });
  renderServed(<BookingsPage />, server, '/desk/bookings');
  const row = (await screen.findByRole('link', { name: 'SC-TEST2345' })).closest('tr');
  for (const text of ['Single, 101; Suite, 401', '₹35,253.84', 'Agoda 771234'])
    expect(within(row as HTMLElement).getByText(text)).toBeVisible();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Balance'), 'Something to pay');
  await user.selectOptions(screen.getByLabelText('Channel'), 'Portal');
  await waitFor(() =>
    expect(server.variablesOf('GuestBookings').at(-1)).toMatchObject({
      filter: { balance: 'OWES', channel: 'PORTAL', status: null },
    }),
  );
});

test('a date that is typed stands in words beside its field', async () => {
  const server = new Server({
    GuestBookings: () => ({ guestBookings: { totalPages: 1, totalCount: 1, bookings: [GROUP] } }),
  });
  renderServed(<BookingsPage />, server, '/desk/bookings?from=2026-12-03');
  expect(await screen.findByLabelText('Stays from')).toHaveAccessibleDescription(/3 December 2026$/);
});

test('a hold that waits for the code from the mail says so, and until when at the hotel', async () => {
  const hold: Booking = { ...GROUP, status: 'HELD', codeUntil: '2026-11-20T09:05:00Z' };
  const server = new Server({
    GuestBookings: () => ({ guestBookings: { totalPages: 1, totalCount: 1, bookings: [hold] } }),
  });
  renderServed(<BookingsPage />, server, '/desk/bookings');
  const row = (await screen.findByRole('link', { name: 'SC-TEST2345' })).closest('tr');
  expect(row).toHaveTextContent('Held until 20 Nov 2026, 14:35, waiting for the code from the guest’s mail');
});
