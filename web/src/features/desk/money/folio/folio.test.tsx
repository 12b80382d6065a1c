import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type { Folio_EntryFragment, Folio_PaymentFragment } from '../../../../generated/graphql';
import { Folio } from './folio';

const BOOKING = {
  reference: 'SC-TEST2345',
  status: 'CONFIRMED',
  balance: rupees(118_040),
  balanceDueOn: null,
  stays: [{ id: 'first', roomNumber: '204', roomTitle: 'Deluxe' }],
};
const PAID: Folio_EntryFragment = {
  id: 'payment-one',
  kind: 'PAYMENT',
  at: '2026-11-20T06:00:00Z',
  stayId: null,
  night: null,
  extra: null,
  source: 'CASH',
  isReversal: false,
  isPending: false,
  by: 'asha@hotel.example',
  amount: rupees(-50_000),
  balance: rupees(118_040),
};
const PAYMENT: Folio_PaymentFragment = {
  id: 'one',
  source: 'CASH',
  note: 'Receipt 12',
  takenBy: 'asha@hotel.example',
  pan: null,
  isCountered: false,
  amount: rupees(50_000),
  refunds: [],
};

function show(responders: Responders = {}, changes: Partial<Parameters<typeof Folio>[0]> = {}) {
  const server = new Server(responders);
  renderServed(<Folio booking={BOOKING} entries={[PAID]} payments={[PAYMENT]} {...changes} />, server);
  return { server, user: userEvent.setup() };
}

const invalid = (field: string, message: string) => ({
  __typename: 'InvalidInput' as const,
  code: 'INVALID_INPUT',
  parameters: [],
  message: 'Please check the form.',
  faults: [{ field, code: 'WRONG', parameters: [], message }],
});

const recorded = (amount: number, adjustment: number, balance: number) => ({
  recordDeskPayment: {
    __typename: 'DeskPaymentRecorded' as const,
    amount: rupees(amount),
    adjustment: rupees(adjustment),
    balance: rupees(balance),
  },
});

test('a payment is listed with its note and who took it', () => {
  show();
  const row = screen.getByRole('row', { name: /^Paid: Cash/ });
  expect(row).toHaveTextContent('Receipt 12 · asha@hotel.example');
  expect(row).toHaveTextContent('-₹500.00');
});

test.each(['GATEWAY', 'SECURITY_DEPOSIT', 'COMPANY'] as const)(
  'a payment with the source %s is not reversed as a mistake',
  (source) => {
    show({}, { entries: [{ ...PAID, source }], payments: [{ ...PAYMENT, source }] });
    expect(screen.getByRole('row', { name: /^Paid/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /recorded by mistake/ })).not.toBeInTheDocument();
  },
);

describe('a bill on the account of a company', () => {
  const onAccount = (isCountered = false) => ({
    entries: [{ ...PAID, source: 'COMPANY' as const }],
    payments: [{ ...PAYMENT, source: 'COMPANY' as const, isCountered }],
  });
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'The guest pays after all…' }));
    return within(await screen.findByRole('dialog', { name: 'Take the bill off the account' }));
  };

  test('is taken off after a confirmation with a reason, and the page says what the guest owes again', async () => {
    const { server, user } = show(
      {
        TakeBackCompanyDebt: () => ({
          takeBackCompanyDebt: { __typename: 'CompanyDebtTakenBack', amount: rupees(50_000) },
        }),
      },
      onAccount(),
    );
    const dialog = await open(user);
    await user.type(dialog.getByLabelText(/^Why/), 'The company refused');
    await user.click(dialog.getByRole('button', { name: 'Take it off' }));
    expect(
      await screen.findByText('₹500.00 is off the company’s account. The guest owes it again.'),
    ).toBeVisible();
    expect(server.variablesOf('TakeBackCompanyDebt')).toEqual([
      { reference: 'SC-TEST2345', reason: 'The company refused' },
    ]);
  });

  test('without a reason says at the field what is missing, and stays on the account', async () => {
    const { user } = show(
      { TakeBackCompanyDebt: () => ({ takeBackCompanyDebt: invalid('reason', 'Please enter a reason.') }) },
      onAccount(),
    );
    const dialog = await open(user);
    await user.click(dialog.getByRole('button', { name: 'Take it off' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Why/)).toHaveAccessibleDescription(/Please enter a reason/),
    );
  });

  test('that was taken off is not taken off again', () => {
    show({}, onAccount(true));
    expect(screen.queryByRole('button', { name: /pays after all/ })).not.toBeInTheDocument();
  });
});

test('cash is proposed in whole rupees and says what is rounded; by card it is the exact balance', async () => {
  const { user } = show();
  expect(screen.getByLabelText('Amount in ₹')).toHaveValue('1180');
  expect(screen.getByText('₹1,180.40 is rounded to the rupee in cash.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Method'), 'Card machine');
  expect(screen.getByLabelText('Amount in ₹')).toHaveValue('1180.40');
  expect(screen.getByRole('button', { name: 'Take ₹1,180.40' })).toBeVisible();
});

test('cash is taken: the sentence names the rest, and the heading gets the focus', async () => {
  const { server, user } = show({ RecordDeskPayment: () => recorded(118_000, -40, 0) });
  await user.type(screen.getByLabelText(/^Note/), 'Receipt 13');
  await user.click(screen.getByRole('button', { name: 'Take ₹1,180.00' }));
  expect(
    await screen.findByText(
      '₹1,180.00 taken. The difference of -₹0.40 was added to the folio. Nothing is left to pay.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Folio' })).toHaveFocus();
  expect(server.variablesOf('RecordDeskPayment')).toMatchObject([
    {
      input: {
        reference: 'SC-TEST2345',
        source: 'CASH',
        amount: 118_000,
        note: 'Receipt 13',
        pan: null,
      },
    },
  ]);
});

test('the PAN is asked for once the server wants it, at its field', async () => {
  const { user } = show({
    RecordDeskPayment: () => ({ recordDeskPayment: invalid('pan', 'Please enter the PAN.') }),
  });
  expect(screen.queryByLabelText('PAN of the guest')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take ₹1,180.00' }));
  const field = await screen.findByLabelText('PAN of the guest');
  expect(field).toHaveAccessibleDescription(/Please enter the PAN/);
  await waitFor(() => expect(field).toHaveFocus());
});

test('without a response the same payment is sent again with the same key', async () => {
  let isAway = true;
  const { server, user } = show({
    RecordDeskPayment: () => {
      if (isAway) throw new Error('The line is down.');
      return recorded(118_000, -40, 0);
    },
  });
  await user.click(screen.getByRole('button', { name: 'Take ₹1,180.00' }));
  expect(await screen.findByText(/The server did not respond/)).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Take ₹1,180.00' }));
  await screen.findByText(/Nothing is left to pay/);
  const [first, second] = server
    .variablesOf('RecordDeskPayment')
    .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

test('a payment is taken back as a mistake, with what was wrong', async () => {
  const { server, user } = show({
    CounterDeskPayment: ({ reason }) => ({
      counterDeskPayment: reason
        ? { __typename: 'DeskPaymentCountered', balance: rupees(168_040) }
        : invalid('reason', 'Please say what was wrong.'),
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Reverse ₹500.00, recorded by mistake' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reverse the payment' }));
  await user.click(dialog.getByRole('button', { name: 'Reverse it' }));
  expect(await dialog.findByText('Please say what was wrong.')).toBeVisible();
  await user.type(dialog.getByLabelText('What was wrong'), 'Of another guest{Enter}');
  expect(await screen.findByText('Reversed. The guest owes ₹1,680.40.')).toBeVisible();
  expect(server.variablesOf('CounterDeskPayment').at(-1)).toEqual({
    paymentId: 'one',
    reason: 'Of another guest',
  });
});

test.each([
  ['was made online', { ...PAYMENT, source: 'GATEWAY' as const }],
  ['has gone back already', { ...PAYMENT, isCountered: true, refunds: [{ isCounterEntry: true }] }],
])('a payment that %s is not taken back as a mistake', (_which, payment) => {
  show({}, { payments: [payment] });
  expect(screen.queryByRole('button', { name: /recorded by mistake/ })).not.toBeInTheDocument();
});

test.each([
  [0, 'Nothing is due.'],
  [-500_00, 'The hotel owes the guest ₹500.00.'],
])('with a balance of %s paise no money is taken', (balance, words) => {
  show({}, { booking: { ...BOOKING, balance: rupees(balance) } });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Take a payment' })).not.toBeInTheDocument();
});

describe('cash without an open shift', () => {
  const SHIFT = {
    id: 'shift-1',
    person: 'Asha',
    openedAt: '2026-11-23T06:00:00Z',
    takenOverFrom: null,
    float: rupees(100_000),
    paidOut: rupees(0),
    expectedCash: rupees(100_000),
    takings: [],
    entries: [],
    closing: null,
  };
  const without: Responders = {
    OwnShift: () => ({ ownShift: null, shiftsToTakeOver: [] }),
    RecordDeskPayment: () => recorded(118_000, -40, 0),
  };

  test('a shift is opened first, and the typed payment is then taken', async () => {
    const { server, user } = show({
      ...without,
      OpenShift: () => ({ openShift: { __typename: 'ShiftStored', shift: SHIFT } }),
    });
    await user.type(screen.getByLabelText(/^Note/), 'Receipt 13');
    await user.click(screen.getByRole('button', { name: 'Take ₹1,180.00' }));
    expect(await screen.findByRole('heading', { name: 'Open a shift first?' })).toHaveFocus();
    expect(server.variablesOf('RecordDeskPayment')).toEqual([]);
    await user.type(screen.getByLabelText(/Cash in the drawer/), '1000');
    await user.click(screen.getByRole('button', { name: 'Open the shift' }));
    expect(await screen.findByText(/₹1,180.00 taken/)).toBeVisible();
    expect(server.variablesOf('OpenShift')).toEqual([{ input: { float: 100_000 } }]);
    expect(server.variablesOf('RecordDeskPayment')).toEqual([
      { input: expect.objectContaining({ amount: 118_000, note: 'Receipt 13' }) as unknown },
    ]);
  });

  test('one press goes on without a shift', async () => {
    const { server, user } = show(without);
    await user.click(screen.getByRole('button', { name: 'Take ₹1,180.00' }));
    await user.click(await screen.findByRole('button', { name: 'Go on without a shift' }));
    expect(await screen.findByText(/₹1,180.00 taken/)).toBeVisible();
    expect(server.variablesOf('OpenShift')).toEqual([]);
    expect(server.variablesOf('RecordDeskPayment')).toHaveLength(1);
  });

  test('another method than cash needs no shift', async () => {
    const { server, user } = show(without);
    await user.selectOptions(screen.getByLabelText('Method'), 'UPI');
    await user.click(screen.getByRole('button', { name: /^Take/ }));
    await screen.findByText(/taken/);
    expect(server.variablesOf('OwnShift')).toEqual([]);
  });
});
