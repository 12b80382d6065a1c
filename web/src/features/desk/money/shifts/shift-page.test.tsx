import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import { ToldDesk } from '../../../../../tests/told-desk';
import { LiveDeskContext } from '../../frame/live/live-desk-context';
import ShiftPage from './shift-page';
import ShiftPrintPage from './shift-print-page';

type Shift = NonNullable<DataOf<'OwnShift'>['ownShift']>;

const SHIFT: Shift = {
  id: 'shift-1',
  person: 'asha@hotel.example',
  openedAt: '2026-11-23T06:00:00Z',
  takenOverFrom: null,
  float: rupees(100_000),
  paidOut: rupees(0),
  expectedCash: rupees(150_000),
  takings: [{ source: 'CASH', isDeposit: false, net: rupees(50_000) }],
  entries: [],
  closing: null,
};
const CLOSED: Shift = {
  ...SHIFT,
  closing: {
    at: '2026-11-23T14:00:00Z',
    by: 'asha@hotel.example',
    handedTo: 'Vikram',
    note: '',
    countedPieces: [],
    counted: rupees(149_000),
    difference: rupees(-1000),
    safe: rupees(49_000),
    left: rupees(100_000),
  },
};

function show(own: Shift | null, left: Shift[] = [], responders: Responders = {}) {
  const server = new Server({ OwnShift: () => ({ ownShift: own, shiftsToTakeOver: left }), ...responders });
  renderServed(<ShiftPage />, server);
  return { server, user: userEvent.setup() };
}

test('a shift begins with the cash that was left', async () => {
  const { server, user } = show(null, [CLOSED], {
    OpenShift: () => ({ openShift: { __typename: 'ShiftStored', shift: SHIFT } }),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Take over ₹1,000.00 from asha@hotel.example' }),
  );
  expect(server.variablesOf('OpenShift')).toEqual([{ input: { takesOver: 'shift-1' } }]);
});

test('a paid-out that was a mistake is put back with what was wrong', async () => {
  const entry = {
    id: 'entry-1',
    at: '2026-11-23T07:00:00Z',
    move: 'PAID_OUT' as const,
    reason: 'Milk',
    isPutBack: false,
    amount: rupees(20_000),
  };
  const { server, user } = show({ ...SHIFT, entries: [entry] }, [], {
    PutBackPaidOut: () => ({ putBackPaidOut: { __typename: 'ShiftStored', shift: SHIFT } }),
  });
  await user.click(await screen.findByRole('button', { name: /^Put back ₹200.00 \(Milk\)/ }));
  await user.type(screen.getByLabelText(/What was wrong/), 'Paid by card');
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(server.variablesOf('PutBackPaidOut')).toEqual([{ entryId: 'entry-1', reason: 'Paid by card' }]);
});

test('a shift that its person forgot is closed by another person, and is then shown for paper', async () => {
  let shift = SHIFT;
  const server = new Server({
    ShiftOfId: () => ({ shift }),
    CloseShift: () => {
      shift = CLOSED;
      return { closeShift: { __typename: 'ShiftStored', shift } };
    },
  });
  renderServed(<ShiftPrintPage />, server);
  const user = userEvent.setup();
  const form = within(await screen.findByRole('form', { name: 'Close the shift' }));
  await user.type(form.getByLabelText(/Counted/), '1490');
  await user.click(form.getByRole('button', { name: 'Close the shift' }));
  expect(await screen.findByText('₹1,000.00, Vikram')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a counted float is sent in paise', async () => {
  const { server, user } = show(null, [], {
    OpenShift: () => ({ openShift: { __typename: 'ShiftStored', shift: SHIFT } }),
  });
  await user.type(await screen.findByLabelText(/Cash in the drawer/), '1000');
  await user.click(screen.getByRole('button', { name: 'Open the shift' }));
  expect(server.variablesOf('OpenShift')).toEqual([{ input: { float: 100_000 } }]);
});

test('an open shift is counted and handed over, and its end is shown for paper', async () => {
  const { server, user } = show(SHIFT, [], {
    CloseShift: () => ({ closeShift: { __typename: 'ShiftStored', shift: CLOSED } }),
  });
  const form = within(await screen.findByRole('form', { name: 'Close the shift' }));
  await user.type(form.getByLabelText(/Counted/), '1490');
  await user.clear(form.getByLabelText(/safe/));
  await user.type(form.getByLabelText(/safe/), '490');
  await user.type(form.getByLabelText(/Handed to/), 'Vikram');
  await user.click(form.getByRole('button', { name: 'Close the shift' }));
  expect(await screen.findByText('₹1,000.00, Vikram')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(server.variablesOf('CloseShift')).toEqual([
    {
      input: {
        shiftId: 'shift-1',
        expectedCash: 150_000,
        countedCash: 149_000,
        safe: 49_000,
        handedTo: 'Vikram',
        note: '',
        countedPieces: [],
      },
    },
  ]);
});

test('notes and coins are counted into the total, survive a reload, and are shown to the next person', async () => {
  const { user } = show(SHIFT);
  await user.type(await screen.findByLabelText('₹500 notes'), '2');
  await user.type(screen.getByLabelText('₹20 coins'), '3');
  expect(screen.getByText('Sum: ₹1,060.00')).toBeVisible();
  cleanup();
  const pieces = (kind: 'NOTE' | 'COIN', value: number, count: number) => ({
    kind,
    value: rupees(value),
    pieces: count,
  });
  const countedPieces = [pieces('NOTE', 50_000, 2), pieces('COIN', 2_000, 3)];
  const closing = CLOSED.closing && { ...CLOSED.closing, countedPieces };
  const { server } = show(SHIFT, [], {
    CloseShift: () => ({ closeShift: { __typename: 'ShiftStored', shift: { ...CLOSED, closing } } }),
  });
  const form = within(await screen.findByRole('form', { name: 'Close the shift' }));
  expect(form.getByLabelText(/Counted/)).toHaveValue('1060');
  await user.type(form.getByLabelText(/Handed to/), 'Vikram');
  await user.click(form.getByRole('button', { name: 'Close the shift' }));
  expect(await screen.findByText('2 × ₹500 notes, 3 × ₹20 coins')).toBeVisible();
  expect(server.variablesOf('CloseShift')).toMatchObject([
    {
      input: {
        countedCash: 106_000,
        countedPieces: [
          { kind: 'NOTE', value: 50_000, pieces: 2 },
          { kind: 'COIN', value: 2_000, pieces: 3 },
        ],
      },
    },
  ]);
});

test('a total is typed only when nothing is counted beside it', async () => {
  const { user } = show(SHIFT);
  await user.type(await screen.findByLabelText('₹100 notes'), '9');
  const total = screen.getByLabelText(/Counted/);
  await user.type(total, '1490');
  expect(total).toHaveValue('900');
  await user.click(screen.getByRole('button', { name: 'Clear notes and coins' }));
  await user.type(total, '1490');
  expect(screen.getByLabelText('₹100 notes')).toHaveValue('');
  expect(total).toHaveValue('1490');
});

test.each(['1O', '1,200', '-3', '2.5'])(
  'a pile of %s says what is wrong, and nothing is closed',
  async (text) => {
    const { user, server } = show(SHIFT);
    await user.type(await screen.findByLabelText('₹100 notes'), '9');
    await user.type(screen.getByLabelText('₹500 notes'), text);
    expect(screen.getByText('Type a whole number.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the shift' }));
    expect(screen.getByLabelText('₹500 notes')).toHaveFocus();
    expect(server.variablesOf('CloseShift')).toEqual([]);
  },
);

test('what is typed stays while another session takes cash, and the shift shows the new sum', async () => {
  const entry = {
    id: 'entry-1',
    at: '2026-11-23T07:00:00Z',
    move: 'PAID_OUT' as const,
    reason: 'Milk',
    isPutBack: false,
    amount: rupees(20_000),
  };
  let own = { ...SHIFT, entries: [entry] };
  const live = new ToldDesk();
  const server = new Server({
    OwnShift: () => ({ ownShift: own, shiftsToTakeOver: [] }),
    PayOut: () => ({ payOut: { __typename: 'ShiftStored', shift: own } }),
  });
  renderServed(
    <LiveDeskContext value={live}>
      <ShiftPage />
    </LiveDeskContext>,
    server,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/Paid out in/), '350');
  await user.type(screen.getByLabelText(/What for/), 'Flowers');
  await user.click(screen.getByRole('button', { name: /^Put back ₹200.00 \(Milk\)/ }));
  await user.type(screen.getByLabelText(/What was wrong/), 'Paid by card');
  own = { ...own, expectedCash: rupees(223_456) };
  await live.announce();
  expect((await screen.findAllByText('₹2,234.56'))[0]).toBeVisible();
  expect(screen.getByLabelText(/Paid out in/)).toHaveValue('350');
  expect(screen.getByLabelText(/What for/)).toHaveValue('Flowers');
  expect(screen.getByLabelText(/What was wrong/)).toHaveValue('Paid by card');
  // Another session puts the money back first: there is nothing left to put back.
  own = { ...own, entries: [{ ...entry, isPutBack: true }] };
  await live.announce();
  await waitFor(() => expect(screen.queryByLabelText(/What was wrong/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Pay out' }));
  await waitFor(() => expect(screen.getByLabelText(/Paid out in/)).toHaveValue(''));
});
