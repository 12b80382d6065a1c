import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type { ChargeKind } from '../../../../generated/graphql';
import PoliciesPage from './policies-page';

const charge = (kind: ChargeKind, nights: number | null = null, percent: number | null = null) => ({
  kind,
  nights,
  percent,
});
const POLICY = {
  id: 1,
  version: 2,
  name: 'Flexible',
  steps: [
    { untilHoursBefore: 48, charge: charge('NOTHING') },
    { untilHoursBefore: 0, charge: charge('NIGHTS', 1) },
  ],
  noShow: charge('NIGHTS', 1),
  earlyDeparture: charge('REMAINING_NIGHTS'),
};

function show(responses: Responders = {}) {
  const server = new Server({
    PolicySettings: () => ({ policySettings: [POLICY] }),
    PolicyPreview: () => ({
      policyPreview: {
        __typename: 'PolicyPreview',
        sentence: 'Free cancellation until 48 hours before.',
        examples: [{ when: 'LATE', charge: rupees(1_000_000), refund: rupees(1_000_000) }],
      },
    }),
    ...responses,
  });
  renderServed(<PoliciesPage />, server, '/desk/policies');
  return { server, user: userEvent.setup() };
}

async function retype(user: ReturnType<typeof userEvent.setup>, label: RegExp, at: number, text: string) {
  const input = (await screen.findAllByLabelText(label))[at];
  if (!input) throw new Error(`There is no input ${String(label)}.`);
  await user.clear(input);
  if (text) await user.type(input, text);
}
const HOURS = /^Until this many hours/;

test('the sentence and the examples are those of what is typed', async () => {
  const { server, user } = show();
  expect(await screen.findByText('Free cancellation until 48 hours before.')).toBeVisible();
  expect(screen.getByText(/keeps ₹10,000.00, the guest gets back ₹10,000.00/)).toBeVisible();
  await retype(user, HOURS, 0, '72');
  await waitFor(() =>
    expect(server.variablesOf('PolicyPreview').at(-1)).toMatchObject({
      input: { steps: [{ untilHoursBefore: 72 }, { untilHoursBefore: 0 }] },
    }),
  );
});

test('an edited policy is sent whole, with its version; a step without hours is left out', async () => {
  const { server, user } = show({
    EditPolicy: () => ({
      editPolicy: { __typename: 'PolicySaved', policy: { ...POLICY, version: 3 } },
    }),
  });
  await retype(user, HOURS, 1, '');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('EditPolicy')).toEqual([
    {
      id: 1,
      version: 2,
      input: {
        name: 'Flexible',
        steps: [{ untilHoursBefore: 48, charge: { kind: 'NOTHING', nights: null, percent: null } }],
        noShow: { kind: 'NIGHTS', nights: 1, percent: null },
        earlyDeparture: { kind: 'REMAINING_NIGHTS', nights: null, percent: null },
      },
    },
  ]);
});

test('a fault of a step is shown at that step, also when a step before it is empty', async () => {
  const fault = {
    code: 'CHARGE_INVALID',
    parameters: [],
    message: 'Choose a charge.',
  };
  const { user } = show({
    EditPolicy: () => ({
      editPolicy: { __typename: 'InvalidInput', faults: [{ ...fault, field: 'steps.0.charge' }] },
    }),
  });
  await retype(user, HOURS, 0, '');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Choose a charge.')).toBeVisible();
  expect(screen.getAllByLabelText(/how many/)[1]).toBeInvalid();
});
