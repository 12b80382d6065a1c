import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import type { Money } from '../../../../lib/money';
import { pressAgain } from '../../../../../tests/second-press';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import { CancelGuestBooking } from './cancel-guest-booking';

const stay = (id: string, roomNumber: string) => ({
  id,
  roomNumber,
  roomTitle: 'Single',
  checkin: '2026-12-01',
  checkout: '2026-12-03',
});

const preview = (charge: number, stays: string[]) => ({
  __typename: 'CancellationPreview' as const,
  unpaid: rupees(0),
  charge: rupees(charge),
  refund: rupees(1_962_576 - charge),
  stays: stays.map((id) => ({
    stay: { id },
    charge: rupees(charge / stays.length),
  })),
});

interface PreviewInput {
  charge: number | null;
  stays: string[];
}

function show(
  stays = [stay('first', '101')],
  waitingRefund: { leavesAt: string; amount: Money } | null = null,
  refusal: DataOf<'CancelGuestBooking'> | null = null,
) {
  const server = new Server({
    GuestCancellationPreview: ({ input }) => {
      const { charge, stays: chosen } = input as PreviewInput;
      return { guestCancellationPreview: preview(charge ?? 981_288 * chosen.length, chosen) };
    },
    CancelGuestBooking: () =>
      refusal ?? {
        cancelGuestBooking: {
          __typename: 'GuestBookingCancelled',
          charge: rupees(0),
          refund: rupees(1_962_576),
          waitingRefund,
        },
      },
  });
  const onCancelled = vi.fn(() => Promise.resolve());
  renderServed(
    <CancelGuestBooking reference="SC-TEST2345" stays={stays} onCancelled={onCancelled} />,
    server,
  );
  return { server, onCancelled, user: userEvent.setup() };
}

test('the owner sees what the policy charges, waives it, and sends the refund that was shown', async () => {
  const { server, onCancelled, user } = show();
  expect(await screen.findByText(/keeps ₹9,812.88; ₹9,812.88 goes back/)).toBeVisible();
  await user.type(screen.getByLabelText(/^Charge in rupees/), '0');
  expect(await screen.findByText(/keeps ₹0.00; ₹19,625.76 goes back/)).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'The guest is ill.');
  await user.click(screen.getByRole('button', { name: 'Cancel this booking' }));
  await pressAgain(user, 'Cancel and refund ₹19,625.76?', 'Refund ₹19,625.76');
  expect(server.variablesOf('CancelGuestBooking')).toMatchObject([
    {
      input: {
        reference: 'SC-TEST2345',
        kind: 'CANCELLATION',
        charge: 0,
        stays: ['first'],
        reason: 'The guest is ill.',
        expectedRefund: 1_962_576,
      },
    },
  ]);
  await waitFor(() =>
    expect(onCancelled).toHaveBeenCalledWith(expect.stringMatching(/^Cancelled. The hotel keeps ₹0.00/)),
  );
});

test('a refund that waits is named with the time of the hotel until which the cancellation can be taken back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:52:00Z') });
  try {
    const leavesAt = '2026-11-20T09:02:00.000Z';
    const { onCancelled, user } = show([stay('first', '101')], { leavesAt, amount: rupees(900_000) });
    await user.type(await screen.findByLabelText('Reason'), 'The guest is ill.');
    await screen.findByText(/₹9,812.88 goes back/);
    await user.click(screen.getByRole('button', { name: 'Cancel this booking' }));
    await pressAgain(user, 'Cancel and refund ₹9,812.88?', 'Refund ₹9,812.88');
    await waitFor(() =>
      expect(onCancelled).toHaveBeenCalledWith(
        expect.stringContaining(
          'The refund of ₹9,000.00 leaves at 14:32; until then the cancellation can be taken back.',
        ),
      ),
    );
  } finally {
    vi.useRealTimers();
  }
});

test('one room of two is cancelled alone, with its own charge beside it', async () => {
  const { server, user } = show([stay('first', '101'), stay('second', '204')]);
  expect(await screen.findAllByText('Charge ₹9,812.88')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: /^101, Single/ }));
  expect(await screen.findByRole('checkbox', { name: /^204, Single.*Charge ₹9,812.88/ })).toBeChecked();
  await user.type(screen.getByLabelText('Reason'), 'They need one room.');
  await user.click(screen.getByRole('button', { name: 'Cancel this room' }));
  await pressAgain(user, 'Cancel and refund ₹9,812.88?', 'Refund ₹9,812.88');
  expect(server.variablesOf('CancelGuestBooking')).toMatchObject([
    { input: { stays: ['second'], charge: null, expectedRefund: 981_288 } },
  ]);
});

test('without a room, nothing is sent', async () => {
  const { server, user } = show([stay('first', '101'), stay('second', '204')]);
  await user.click(screen.getByRole('checkbox', { name: /^101/ }));
  await user.click(screen.getByRole('checkbox', { name: /^204/ }));
  expect(screen.getByText('Choose the rooms that the guest no longer needs.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel these rooms' }));
  expect(server.variablesOf('CancelGuestBooking')).toEqual([]);
});

test('a charge that is no amount is named, and nothing is sent', async () => {
  const { server, user } = show();
  const charge = screen.getByLabelText(/^Charge in rupees/);
  await user.type(charge, 'five');
  expect(charge).toHaveAccessibleDescription(/Please enter an amount in rupees/);
  await user.click(screen.getByRole('button', { name: 'Cancel this booking' }));
  expect(server.variablesOf('CancelGuestBooking')).toEqual([]);
});

test('one press refunds nothing: the figures are named, and going back keeps the booking', async () => {
  const { server, user } = show();
  await screen.findByText(/₹9,812.88 goes back/);
  await user.type(screen.getByLabelText('Reason'), 'The guest is ill.');
  await user.click(screen.getByRole('button', { name: 'Cancel this booking' }));
  await pressAgain(user, 'Cancel and refund ₹9,812.88?', 'Go back');
  expect(server.variablesOf('CancelGuestBooking')).toEqual([]);
  expect(screen.getByLabelText('Reason')).toHaveValue('The guest is ill.');
});

test('a missing reason is named at its field, which gets the focus', async () => {
  const message = 'Please enter a reason.';
  const faults = [{ field: 'reason', code: 'REASON_MISSING', parameters: [], message }];
  const refusal = { code: 'INVALID_INPUT', parameters: [], message: 'Please correct the form.', faults };
  const { user } = show([stay('first', '101')], null, {
    cancelGuestBooking: { __typename: 'InvalidInput', ...refusal },
  });
  await screen.findByText(/₹9,812.88 goes back/);
  await user.click(screen.getByRole('button', { name: 'Cancel this booking' }));
  await pressAgain(user, 'Cancel and refund ₹9,812.88?', 'Refund ₹9,812.88');
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(message);
});
