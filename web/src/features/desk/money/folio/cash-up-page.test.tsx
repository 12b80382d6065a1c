import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import type { PaymentSource } from '../../../../generated/graphql';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import CashUpPage from './cash-up-page';

type CashUp = DataOf<'CashUp'>['cashUp'];

const sum = (source: PaymentSource, staff: string | null, taken: number, countered = 0) => ({
  isDeposit: false,
  source,
  staff,
  taken: rupees(taken),
  countered: rupees(countered),
  givenBack: rupees(0),
  net: rupees(taken - countered),
});

const move = (kind: CashUp['moves'][number]['move'], amount: number, guestName: string) => ({
  at: '2026-11-23T06:00:00Z',
  move: kind,
  isDeposit: false,
  source: 'CASH' as const,
  reference: 'SC-TEST2345',
  guestName,
  staff: 'asha@hotel.example',
  note: '',
  amount: rupees(amount),
});

const DAY: CashUp = {
  day: '2026-11-23',
  expectedCash: rupees(118_000),
  outsideShifts: rupees(18_000),
  shifts: [],
  count: null,
  sums: [sum('GATEWAY', null, 981_288), sum('CASH', 'asha@hotel.example', 168_000, 50_000)],
  moves: [move('TAKEN', 168_000, 'Ravi Menon'), move('COUNTERED', 50_000, 'Mira Iyer')],
};
const count = (counted: number, expected = 118_000) => ({
  note: '',
  staff: 'asha@hotel.example',
  at: '2026-11-23T15:00:00Z',
  expected: rupees(expected),
  counted: rupees(counted),
  difference: rupees(counted - expected),
});

function show(responders: Responders = {}, cashUp = DAY) {
  const server = new Server({ CashUp: () => ({ cashUp }), ...responders });
  renderServed(<CashUpPage />, server);
  return { server, user: userEvent.setup() };
}

test('the sums stand by method; what the gateway took comes last and is not counted at the desk', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: /Money by method/ }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toContain('Cash');
  expect(rows[2]).toContain('Online');
  expect(table.getByRole('row', { name: /^At the desk/ })).toHaveTextContent('₹1,180.00');
});

test('cash of security deposits stands between the takings at the desk and the expected cash', async () => {
  const deposits = { ...sum('CASH', 'asha@hotel.example', 300_000), isDeposit: true };
  const byCard = { ...sum('CARD_MACHINE', 'asha@hotel.example', 70_000), isDeposit: true };
  show({}, { ...DAY, expectedCash: rupees(418_000), sums: [...DAY.sums, deposits, byCard] });
  const table = within(await screen.findByRole('table', { name: /Money by method/ }));
  const [atDesk, inCash] = table.getAllByRole('row').slice(-2);
  expect(atDesk).toHaveTextContent(/^At the desk.*₹1,180\.00$/);
  expect(inCash).toHaveTextContent(/^Security deposits in cash.*₹3,000\.00$/);
  expect(screen.getByText('Expected cash: ₹4,180.00.')).toBeVisible();
});

test('each move names the guest, and a counter-entry takes money off', async () => {
  show();
  const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/Ravi Menon.*asha@hotel\.example.*₹1,680\.00/),
    expect.stringMatching(/Counter-entry.*Mira Iyer.*-₹500\.00/),
  ]);
});

test('a count shows its difference while it is typed, and is stored with the sum that was shown', async () => {
  const { server, user } = show({
    CloseCashUp: () => ({
      closeCashUp: { __typename: 'CashUpClosed', cashUp: { ...DAY, count: count(117_900) } },
    }),
  });
  const field = await screen.findByLabelText('Counted in ₹');
  await user.type(field, '1179');
  expect(screen.getByText('₹1.00 is missing.')).toBeVisible();
  await user.clear(field);
  await user.type(field, '1180');
  expect(screen.getByText('The cash is correct.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Note/), 'Counted twice');
  await user.click(screen.getByRole('button', { name: 'Save the count' }));
  expect(await screen.findByText('The count is saved.')).toBeVisible();
  expect(server.variablesOf('CloseCashUp')).toEqual([
    {
      input: {
        day: '2026-11-23',
        expectedCash: 118_000,
        countedCash: 118_000,
        note: 'Counted twice',
      },
    },
  ]);
});

test('a difference without a note is named at its field', async () => {
  const message = 'Please say why the two differ.';
  const { user } = show({
    CloseCashUp: () => ({
      closeCashUp: {
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        parameters: [],
        message: 'Please check.',
        faults: [{ field: 'note', code: 'X', parameters: [], message }],
      },
    }),
  });
  await user.type(await screen.findByLabelText('Counted in ₹'), '1000{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^Note/)).toHaveAccessibleDescription(new RegExp(message));
});

test('a count that came before more money says so', async () => {
  show({}, { ...DAY, count: count(100_000, 100_000) });
  expect(
    await screen.findByText('Cash was taken or given back after this count. Please count again.'),
  ).toBeVisible();
});

test('another day is read when its date is chosen', async () => {
  const { server } = show();
  fireEvent.change(await screen.findByLabelText('Business day'), { target: { value: '2026-11-22' } });
  expect(await screen.findByLabelText('Business day')).toHaveValue('2026-11-22');
  expect(server.variablesOf('CashUp')).toEqual([{ day: null }, { day: '2026-11-22' }]);
});

test('a day without money says so', async () => {
  show({}, { ...DAY, sums: [], moves: [], expectedCash: rupees(0) });
  expect(await screen.findByText('No money was taken or given back on this day.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'One by one' })).not.toBeInTheDocument();
});

test('the shifts of the day and the cash outside shifts add up to the expected cash', async () => {
  const closing = { handedTo: 'Vikram', difference: rupees(-1000) };
  show({}, { ...DAY, shifts: [{ id: 'one', person: 'asha@hotel.example', cash: rupees(100_000), closing }] });
  const shifts = within(await screen.findByRole('region', { name: 'Shifts' }));
  expect(shifts.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'asha@hotel.exampleDifference -₹10.00, handed to Vikram₹1,000.00',
    'Outside shifts₹180.00',
    'Expected cash₹1,180.00',
  ]);
});
