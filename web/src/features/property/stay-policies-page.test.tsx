import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../tests/served';
import StayPoliciesPage from './stay-policies-page';

const POLICIES = {
  property: {
    ...{ __typename: 'Property', checkinTime: 'from 2:00 pm', checkoutTime: 'by 11:00 am' },
    ...{ cancellationTerms: 'Free cancellation until 48 hours before.', phone: '+91 294 555 0142' },
    email: 'stay@saffroncourt.example',
  },
  roomTypes: [
    { __typename: 'RoomType', name: 'Single', title: 'Single', capacity: 2 },
    { __typename: 'RoomType', name: 'Suite', title: 'Suite', capacity: 6 },
  ],
};

test('the policies show the hotel’s own times, terms and capacities', async () => {
  renderServed(<StayPoliciesPage />, new Server({ StayPolicies: () => POLICIES }));
  expect(await screen.findByText(/Check-in is from 2:00 pm, check-out is by 11:00 am\./)).toBeVisible();
  expect(screen.getByText('Free cancellation until 48 hours before.')).toBeVisible();
  expect(screen.getByText(/up to 2 in a Single, 6 in a Suite\./)).toBeVisible();
});

test('a failed read is reported, and another try focuses the title', async () => {
  let works = false;
  const server = new Server({ StayPolicies: () => (works ? POLICIES : new Error('offline')) });
  renderServed(
    <main>
      <StayPoliciesPage />
    </main>,
    server,
  );
  works = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Free cancellation until 48 hours before.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Stay policies' })).toHaveFocus();
});
