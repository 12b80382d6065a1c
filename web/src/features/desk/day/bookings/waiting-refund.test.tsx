import { screen } from '@testing-library/react';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server } from '../../../../../tests/served';
import { WaitingRefunds, waitingRefunds } from './waiting-refund';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:20:00Z') }));
afterEach(() => vi.useRealTimers());

const show = (refunds: Parameters<typeof waitingRefunds>[0]) =>
  renderServed(<WaitingRefunds waiting={waitingRefunds(refunds)} />, new Server({}));

test('refunds that leave together are one sum, with the time in the zone of the hotel', async () => {
  const leavesAt = '2026-11-20T18:29:00.000Z';
  show([
    { amount: rupees(100_000), leavesAt },
    { amount: rupees(50_000), leavesAt },
    { amount: rupees(70_000), leavesAt: null },
  ]);
  expect(
    await screen.findByText(
      'The refund of ₹1,500.00 leaves at 23:59; until then the cancellation can be taken back.',
    ),
  ).toBeVisible();
});

test('a refund that leaves after midnight of the hotel is named with its date', async () => {
  show([{ amount: rupees(100_000), leavesAt: '2026-11-20T18:31:00.000Z' }]);
  expect(await screen.findByText(/leaves at 21 Nov 2026, 00:01; until then/)).toBeVisible();
});

test('nothing is said about refunds that have left', () => {
  show([{ amount: rupees(100_000), leavesAt: null }]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
