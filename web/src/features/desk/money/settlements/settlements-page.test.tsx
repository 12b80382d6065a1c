import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import SettlementsPage from './settlements-page';

const SETTLEMENT = {
  id: 'setl_1',
  day: '2026-11-22',
  utr: 'UTR123',
  status: 'PROCESSED' as const,
  payments: 2,
  paid: rupees(2_000_000),
  refunded: rupees(500_000),
  corrected: rupees(0),
  fee: rupees(40_000),
  feeTax: rupees(7_200),
  net: rupees(1_452_800),
};
const DIFFERENCE = {
  id: 'task-1',
  kind: 'REFUND_DIFFERS' as const,
  gatewayId: 'rfnd_1',
  payment: 'pay_1',
  reference: 'SC-TEST2345',
  day: '2026-11-21',
  gateway: rupees(0),
  ours: rupees(500_000),
  gatewayState: 'FAILED',
  ourState: 'PROCESSED',
};
const run = (startedAt: string, problem: string | null = null) => ({
  startedAt,
  endedAt: startedAt,
  days: 8,
  problem,
});
const PERIOD: DataOf<'Settlements'>['settlements'] = {
  from: '2026-10-24',
  to: '2026-11-23',
  settlements: [SETTLEMENT],
  days: [],
  differences: [DIFFERENCE],
  lastRun: run('2026-11-23T00:00:00Z'),
};

function show(period = PERIOD, responders: Responders = {}) {
  const server = new Server({ Settlements: () => ({ settlements: period }), ...responders });
  renderServed(<SettlementsPage />, server);
  return { server, user: userEvent.setup() };
}

test('a settlement stands with its date, its UTR and its sums', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Settlements with their sums' }));
  const row = table.getByRole('row', { name: /UTR123/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹20,000.00', '₹5,000.00', '₹0.00', '₹400.00', '₹72.00', '₹14,528.00']);
});

test('a difference says what both sides know, and leads to its booking and to the tasks', async () => {
  show();
  expect(await screen.findByRole('heading', { name: '1 difference' })).toBeVisible();
  expect(screen.getByText('At the gateway: ₹0.00, FAILED. Here: ₹5,000.00, PROCESSED.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Booking SC-TEST2345' })).toBeVisible();
  expect(screen.getByRole('link', { name: /tasks of the day/ })).toHaveAttribute('href', '/desk#tasks');
});

test('a run that could not go on says so', async () => {
  show({ ...PERIOD, lastRun: run('2026-11-23T00:00:00Z', 'Razorpay did not respond') });
  expect(await screen.findByText(/Nothing is lost/)).toHaveTextContent('Razorpay did not respond');
});

test('the button is busy until a run that began after the press has ended', async () => {
  const at = '2026-11-23T01:00:00Z';
  let reads = 0;
  const compared = { ...PERIOD, differences: [], lastRun: run(at) };
  const { user } = show(PERIOD, {
    Settlements: () => ({ settlements: (reads += 1) > 2 ? compared : PERIOD }),
    ReconcileWithGateway: () => ({ reconcileWithGateway: { at } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText('Comparing with the gateway')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No differences' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Compare now' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('a time without settlements says so', async () => {
  show({ ...PERIOD, settlements: [], differences: [], lastRun: null });
  expect(await screen.findByText('No settlements in this period.')).toBeVisible();
  expect(screen.getByText('Not compared yet.')).toBeVisible();
});
