import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../../../tests/served';
import { actionLabel } from './activity-labels';
import ActivityPage from './activity-page';

const entry = (id: string, action: string, details: object) => ({
  id,
  action,
  at: '2026-11-20T18:40:00.000Z',
  person: 'Meera Nair',
  details: JSON.stringify(details),
});

const ACTIONS = [
  entry('3', 'exportGuestBookings', { filter: { search: 'asha', status: null }, rows: 2 }),
  entry('2', 'addOffer', { title: 'Monsoon nights', description: null, validTill: '2026-12-01' }),
  entry('1', 'pinAdministrator', {}),
];

test('shows each audit entry with its time at the hotel, its author and its details', async () => {
  const server = new Server({
    AdministratorActions: () => ({
      administratorActions: {
        totalPages: 2,
        totalCount: 23,
        actions: ACTIONS,
      },
    }),
  });
  renderServed(<ActivityPage />, server, '/admin/activity');
  const user = userEvent.setup();
  expect(await screen.findByText(/^23 entries/)).toBeVisible();
  const rows = within(screen.getByRole('region', { name: 'Activity' }))
    .getAllByRole('listitem')
    .slice(0, 3);
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Exported the bookings21 Nov 2026, 00:10',
    'Added an offer: Monsoon nights21 Nov 2026, 00:10',
    'Set the administrator’s account21 Nov 2026, 00:10',
  ]);
  const offer = within(rows[1] as HTMLElement);
  expect(offer.getByText('by Meera Nair')).toBeVisible();
  expect(offer.getByText('2026-12-01')).not.toBeVisible();
  await user.click(offer.getByText(/^Details/));
  expect(offer.getByText('2026-12-01')).toBeVisible();
  expect(offer.queryByText('Description')).not.toBeInTheDocument();
  expect(within(rows[0] as HTMLElement).getByText('Search: asha')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /2/ }));
  expect(server.variablesOf('AdministratorActions').at(-1)).toEqual({ page: 2 });
});

test('a failed read says so', async () => {
  renderServed(<ActivityPage />, new Server({}), '/admin/activity');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an unknown action is shown by its name', () => {
  expect(actionLabel('moveGuestBooking')).toBe('Move guest booking');
});
