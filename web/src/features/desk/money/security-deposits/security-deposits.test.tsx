import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type { SecurityDeposits_DepositFragment as Deposit } from '../../../../generated/graphql';
import { RightsProvider } from '../../../../lib/rights/rights';
import { SecurityDeposits } from './security-deposits';

const deposit = (fields: Partial<Deposit> = {}): Deposit => ({
  id: 'one',
  source: 'CASH',
  note: 'slip 12',
  takenAt: '2026-11-27T06:00:00Z',
  takenBy: 'Asha',
  amount: rupees(500_000),
  held: rupees(500_000),
  movements: [],
  ...fields,
});

const SHIFT = {
  id: 'shift-1',
  person: 'Asha',
  openedAt: '2026-11-27T05:00:00Z',
  takenOverFrom: null,
  float: rupees(100_000),
  paidOut: rupees(0),
  expectedCash: rupees(100_000),
  takings: [],
  entries: [],
  closing: null,
};
const NO_SHIFT: Responders = { OwnShift: () => ({ ownShift: null, shiftsToTakeOver: [] }) };

const stored = (deposits: Deposit[]) => ({
  __typename: 'SecurityDepositsStored' as const,
  deposits: {
    held: rupees(deposits.reduce((sum, { held }) => sum + held.amount, 0)),
    deposits,
  },
});

interface Shown {
  deposits?: Deposit[];
  mayTake?: boolean;
  takesDeposits?: boolean;
  responders?: Responders;
}

function show({ deposits = [], mayTake = true, takesDeposits = true, responders = {} }: Shown = {}) {
  const server = new Server({
    SecurityDeposits: () => ({
      property: { __typename: 'Property', today: '2026-11-27' },
      securityDeposits: stored(deposits).deposits,
    }),
    OwnShift: () => ({ ownShift: SHIFT, shiftsToTakeOver: [] }),
    ...responders,
  });
  const rights = { name: 'Asha', role: 'Reception', isAdmin: false, boundPaise: null };
  renderServed(
    <RightsProvider value={{ ...rights, may: (permission) => mayTake || permission !== 'payments.take' }}>
      <SecurityDeposits reference="SC-TEST2345" checkin="2026-11-27" takesDeposits={takesDeposits} />
    </RightsProvider>,
    server,
  );
  return { server, user: userEvent.setup() };
}

test('the desk takes a deposit in cash', async () => {
  const deposits: Deposit[] = [];
  const { server, user } = show({
    deposits,
    responders: {
      TakeSecurityDeposit: () => {
        deposits.push(deposit());
        return { takeSecurityDeposit: stored(deposits) };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take a security deposit' }));
  await user.type(await screen.findByLabelText('Deposit in ₹'), '5000');
  await user.click(screen.getByRole('button', { name: 'Take the deposit' }));
  expect(await screen.findByText('₹5,000.00 taken as a security deposit.')).toBeVisible();
  expect(screen.getByText('Held: ₹5,000.00')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Security deposit' })).toHaveFocus());
  expect(server.variablesOf('TakeSecurityDeposit')).toMatchObject([
    { input: { reference: 'SC-TEST2345', source: 'CASH', amount: 500_000, note: null, pan: null } },
  ]);
});

test('the desk asks for a deposit by a link', async () => {
  const { server, user } = show({
    responders: {
      RequestSecurityDeposit: () => ({
        requestPayment: {
          __typename: 'PaymentRequested',
          request: { __typename: 'PaymentRequest', id: 'one' },
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take a security deposit' }));
  await user.selectOptions(await screen.findByLabelText('Method of the deposit'), 'By a payment link');
  await user.type(screen.getByLabelText('Deposit in ₹'), '5000');
  const until = screen.getByLabelText('The guest can pay until the end of');
  expect(until).toHaveValue('2026-11-27');
  fireEvent.change(until, { target: { value: '2026-11-28' } });
  await user.click(screen.getByRole('button', { name: 'Ask for the deposit' }));
  expect(await screen.findByText(/^The guest is asked for ₹5,000\.00/)).toBeVisible();
  expect(server.variablesOf('RequestSecurityDeposit')).toMatchObject([
    {
      input: {
        purpose: 'SECURITY_DEPOSIT',
        amount: 500_000,
        reason: 'Security deposit',
        until: '2026-11-28',
      },
    },
  ]);
});

test('a part goes back, and the movements are told', async () => {
  const deposits = [deposit()];
  const { server, user } = show({
    deposits,
    responders: {
      ReturnSecurityDeposit: () => {
        const movement = {
          ...{ kind: 'RETURNED' as const, reason: '', taxPercent: null },
          ...{ isPending: false, isTakenBack: false },
        };
        deposits[0] = deposit({
          held: rupees(300_000),
          movements: [
            { id: 'two', ...movement, by: 'Asha', at: '2026-11-27T07:00:00Z', amount: rupees(200_000) },
          ],
        });
        return { returnSecurityDeposit: stored(deposits) };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Return…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Amount in ₹');
  expect(amount).toHaveValue('5000');
  expect(dialog.getByText('Return the deposit in the way in which it was taken: Cash.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '2000');
  await user.click(dialog.getByRole('button', { name: 'Return it' }));
  expect(await screen.findByText('₹2,000.00 of the deposit is returned.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Security deposit' })).toHaveFocus());
  expect(screen.getByText(/^₹2,000\.00 returned/)).toBeVisible();
  expect(server.variablesOf('ReturnSecurityDeposit')).toMatchObject([
    { input: { deposit: 'one', amount: 200_000 } },
  ]);
});

test('a part becomes a charge with its reason; a fault stands at its field', async () => {
  const message = 'The hotel holds ₹5,000.00 of this deposit. Please enter at most this amount.';
  const { server, user } = show({
    deposits: [deposit()],
    responders: {
      ChargeSecurityDeposit: ({ input }) => ({
        chargeSecurityDeposit:
          input.amount > 500_000
            ? {
                __typename: 'InvalidInput',
                code: 'INVALID_INPUT',
                parameters: [],
                message: 'Please check.',
                faults: [{ field: 'amount', code: 'AMOUNT_ABOVE_DEPOSIT', parameters: [], message }],
              }
            : stored([deposit({ held: rupees(382_000) })]),
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Turn into a charge…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Amount in ₹ with tax'), '6000');
  await user.type(dialog.getByLabelText('Reason'), 'Broken lamp');
  await user.click(dialog.getByRole('button', { name: 'Charge it' }));
  expect(await dialog.findByText(message)).toBeVisible();
  await user.clear(dialog.getByLabelText('Amount in ₹ with tax'));
  await user.type(dialog.getByLabelText('Amount in ₹ with tax'), '1180');
  await user.click(dialog.getByRole('button', { name: 'Charge it' }));
  expect(await screen.findByText('₹1,180.00 of the deposit became a charge.')).toBeVisible();
  expect(server.variablesOf('ChargeSecurityDeposit')).toMatchObject([
    { input: { amount: 600_000 } },
    { input: { deposit: 'one', amount: 118_000, taxPercent: 18, reason: 'Broken lamp' } },
  ]);
});

test('a charge by mistake is taken back with a reason', async () => {
  const charge = {
    ...{ id: 'charge-1', kind: 'CHARGED' as const, amount: rupees(118_000), reason: 'Broken lamp' },
    ...{ taxPercent: 18, isPending: false, isTakenBack: false, by: 'Asha', at: '2026-11-27T07:00:00Z' },
  };
  const deposits = [deposit({ held: rupees(382_000), movements: [charge] })];
  const message = 'Please enter what was wrong.';
  const { server, user } = show({
    deposits,
    responders: {
      TakeBackDepositCharge: ({ reason }) => {
        if (reason === '')
          return {
            takeBackDepositCharge: {
              __typename: 'InvalidInput',
              code: 'INVALID_INPUT',
              parameters: [],
              message: 'Please check.',
              faults: [{ field: 'reason', code: 'REASON_MISSING', parameters: [], message }],
            },
          };
        const entry = { ...charge, id: 'counter-1', kind: 'TAKEN_BACK' as const, reason };
        deposits[0] = deposit({ movements: [{ ...charge, isTakenBack: true }, entry] });
        return { takeBackDepositCharge: stored(deposits) };
      },
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Take back the charge of ₹1,180.00, made by mistake' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('₹1,180.00, Broken lamp')).toBeVisible();
  expect(dialog.getByText(/a credit note follows/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  expect(await dialog.findByText(message)).toBeVisible();
  await user.type(dialog.getByLabelText('What was wrong'), 'Lamp of another room');
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  expect(
    await screen.findByText('The charge of ₹1,180.00 is taken back. The hotel holds the amount again.'),
  ).toBeVisible();
  expect(screen.getByText('Charge of ₹1,180.00 taken back: Lamp of another room')).toBeVisible();
  expect(screen.getByText('Held: ₹5,000.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take back the charge/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Security deposit' })).toHaveFocus());
  expect(server.variablesOf('TakeBackDepositCharge').at(-1)).toEqual({
    charge: 'charge-1',
    reason: 'Lamp of another room',
  });
});

test('people who may not take money see what is held without buttons', async () => {
  show({ deposits: [deposit()], mayTake: false });
  const section = within(await screen.findByRole('region', { name: 'Security deposit' }));
  expect(section.getByText('Held: ₹5,000.00')).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

test('people who may not take money see nothing without a deposit', async () => {
  const { server } = show({ mayTake: false });
  await waitFor(() => expect(server.variablesOf('SecurityDeposits')).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('heading', { name: 'Security deposit' })).not.toBeInTheDocument();
});

test('deposits that cannot be loaded are asked for again', async () => {
  let isAway = true;
  const { user } = show({
    responders: {
      SecurityDeposits: () =>
        isAway
          ? new Error('No connection')
          : {
              property: { __typename: 'Property', today: '2026-11-27' },
              securityDeposits: stored([deposit()]).deposits,
            },
    },
  });
  expect(await screen.findByText(/^The security deposits could not be loaded\./)).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Held: ₹5,000.00')).toBeVisible();
});

test('the form has the focus, and can be left', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Take a security deposit' }));
  expect(await screen.findByLabelText('Method of the deposit')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Method of the deposit')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Security deposit' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Take a security deposit' })).toBeVisible();
});

test('a draft belongs to one deposit', async () => {
  const { user } = show({ deposits: [deposit(), deposit({ id: 'two', held: rupees(100_000) })] });
  const [first, second] = await screen.findAllByRole('button', { name: 'Turn into a charge…' });
  await user.click(first ?? document.body);
  await user.type(await screen.findByLabelText('Reason'), 'Broken lamp');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(second ?? document.body);
  expect(await screen.findByLabelText('Reason')).toHaveValue('');
});

describe('cash without an open shift', () => {
  test('a deposit is taken once the person has opened a shift', async () => {
    const { server, user } = show({
      responders: {
        ...NO_SHIFT,
        OpenShift: () => ({ openShift: { __typename: 'ShiftStored', shift: SHIFT } }),
        TakeSecurityDeposit: () => ({ takeSecurityDeposit: stored([deposit()]) }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take a security deposit' }));
    await user.type(await screen.findByLabelText('Deposit in ₹'), '5000');
    await user.click(screen.getByRole('button', { name: 'Take the deposit' }));
    expect(await screen.findByRole('heading', { name: 'Open a shift first?' })).toHaveFocus();
    expect(server.variablesOf('TakeSecurityDeposit')).toEqual([]);
    await user.type(screen.getByLabelText(/Cash in the drawer/), '1000');
    await user.click(screen.getByRole('button', { name: 'Open the shift' }));
    expect(await screen.findByText('₹5,000.00 taken as a security deposit.')).toBeVisible();
    expect(server.variablesOf('TakeSecurityDeposit')).toHaveLength(1);
  });

  test('a deposit by card needs none', async () => {
    const { server, user } = show({
      responders: { ...NO_SHIFT, TakeSecurityDeposit: () => ({ takeSecurityDeposit: stored([deposit()]) }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Take a security deposit' }));
    await user.selectOptions(await screen.findByLabelText('Method of the deposit'), 'Card machine');
    await user.type(screen.getByLabelText('Deposit in ₹'), '5000');
    await user.click(screen.getByRole('button', { name: 'Take the deposit' }));
    expect(await screen.findByText('₹5,000.00 taken as a security deposit.')).toBeVisible();
    expect(server.variablesOf('OwnShift')).toEqual([]);
  });

  test('a return asks in its dialog', async () => {
    const { server, user } = show({
      deposits: [deposit()],
      responders: {
        ...NO_SHIFT,
        ReturnSecurityDeposit: () => ({ returnSecurityDeposit: stored([deposit({ held: rupees(0) })]) }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Return…' }));
    await user.click(await screen.findByRole('button', { name: 'Return it' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('heading', { name: 'Open a shift first?' })).toHaveFocus();
    expect(server.variablesOf('ReturnSecurityDeposit')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Go on without a shift' }));
    expect(await screen.findByText('₹5,000.00 of the deposit is returned.')).toBeVisible();
  });
});
