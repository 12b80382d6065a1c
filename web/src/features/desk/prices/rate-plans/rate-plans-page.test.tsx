import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import { slabWarning } from '../../../../../tests/slab-warnings';
import RatePlansPage from './rate-plans-page';

const PLAN = {
  id: 2,
  version: 3,
  code: 'NON_REFUNDABLE',
  name: 'Non-refundable',
  policyId: 9,
  percentHundredths: -1_000,
  cents: null,
  dueAtBookingPercent: 100,
  firstNightDue: false,
  balanceDaysBefore: null,
  releaseDaysAfter: null,
  paymentTerms: 'The whole price is paid at booking.',
  includedExtras: ['BREAKFAST'],
  onSale: true,
  sortOrder: 1,
};

const TERMS = {
  __typename: 'PaymentTermsPreview' as const,
  sentence: 'At booking you pay 30% of the price, and the rest at the hotel.',
  examples: [
    { checkin: '2027-01-20', dueNow: rupees(600_000), rest: rupees(1_400_000), restDueOn: '2027-01-06' },
    { checkin: '2026-11-26', dueNow: rupees(2_000_000), rest: rupees(0), restDueOn: null },
  ],
  uncovered: rupees(400_000),
};

function show(responses: Responders = {}) {
  const server = new Server({
    RatePlanSettings: () => ({
      property: { rateCurrency: 'USD' },
      policySettings: [{ id: 9, name: 'No refund' }],
      extraSettings: [
        { code: 'BREAKFAST', name: 'Breakfast' },
        { code: 'AIRPORT_TRANSFER', name: 'Airport transfer' },
      ],
      ratePlanSettings: [PLAN],
    }),
    PaymentTermsPreview: () => ({ paymentTermsPreview: TERMS }),
    ...responses,
  });
  renderServed(<RatePlansPage />, server, '/desk/plans');
  return { server, user: userEvent.setup() };
}

test('a plan is changed with the version that the owner saw, in hundredths of a percent', async () => {
  const plan = { ...PLAN, version: 4, percentHundredths: -1_250 };
  const { server, user } = show({
    EditRatePlan: () => ({ editRatePlan: { __typename: 'RatePlanSaved', plan } }),
  });
  const form = within(await screen.findByRole('region', { name: 'Non-refundable' }));
  expect(form.getByLabelText(/^How much/)).toHaveValue('-10');
  await user.clear(form.getByLabelText(/^How much/));
  await user.type(form.getByLabelText(/^How much/), '-12.5');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('EditRatePlan')).toMatchObject([
    {
      id: 2,
      version: 3,
      input: { name: 'Non-refundable', policyId: 9, percentHundredths: -1_250, cents: null },
    },
  ]);
});

test('a new plan with an amount is added, and a fault of the amount stands at its input', async () => {
  const message = 'Please enter another amount.';
  const fault = { field: 'cents', code: 'X', parameters: [], message };
  const refused = {
    __typename: 'InvalidInput' as const,
    code: 'X',
    parameters: [],
    message,
    faults: [fault],
  };
  const { server, user } = show({ AddRatePlan: () => ({ addRatePlan: refused }) });
  const form = within(await screen.findByRole('region', { name: 'New rate plan' }));
  await user.type(form.getByLabelText('Name'), 'With breakfast');
  await user.selectOptions(form.getByLabelText('Rate of a night'), 'Higher or lower by an amount, in USD');
  await user.type(form.getByLabelText(/^How much/), '12');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^How much/)).toHaveAccessibleDescription(
      expect.stringContaining(message) as string,
    ),
  );
  expect(server.variablesOf('AddRatePlan')).toMatchObject([
    { input: { name: 'With breakfast', policyId: 9, percentHundredths: null, cents: 1_200, onSale: true } },
  ]);
});

test('the owner says which extras the price of a plan contains', async () => {
  const plan = { ...PLAN, version: 4, includedExtras: ['AIRPORT_TRANSFER'] };
  const { server, user } = show({
    EditRatePlan: () => ({ editRatePlan: { __typename: 'RatePlanSaved', plan } }),
  });
  const form = within(await screen.findByRole('region', { name: 'Non-refundable' }));
  expect(form.getByLabelText(/^Breakfast/)).toHaveDisplayValue('Included');
  await user.selectOptions(form.getByLabelText(/^Breakfast/), 'Not included');
  await user.selectOptions(form.getByLabelText(/^Airport transfer/), 'Included');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('EditRatePlan')).toMatchObject([
    { input: { includedExtras: ['AIRPORT_TRANSFER'] } },
  ]);
});

test('a typed change that brings a room type a little above the tax limit is named before it is saved', async () => {
  const { server, user } = show({
    SlabWarnings: ({ planPercentHundredths }) => {
      const warnings = planPercentHundredths === -970 ? [slabWarning({ roomTitle: 'Single' })] : [];
      return { slabWarnings: { __typename: 'SlabWarnings', warnings } };
    },
  });
  const form = within(await screen.findByRole('region', { name: 'Non-refundable' }));
  await user.clear(form.getByLabelText(/^How much/));
  await user.type(form.getByLabelText(/^How much/), '-9.7');
  expect(await form.findByText('Single:')).toBeVisible();
  // The new plan changes nothing yet.
  expect(server.variablesOf('SlabWarnings')).toContainEqual({ planCents: 0 });
});

test('the days of the rest say that they do not count when nothing is paid at booking', async () => {
  show();
  const form = within(await screen.findByRole('region', { name: PLAN.name }));
  expect(form.getByLabelText(/^Days before arrival/)).toHaveAccessibleDescription(
    /At 0 % without the first night, .* these days do not count\./,
  );
});

test('payment terms are worked out as they are typed, with a warning when a charge is above the deposit', async () => {
  const { server, user } = show();
  const form = within(await screen.findByRole('region', { name: PLAN.name }));
  const percentage = form.getByLabelText(/Percentage due at booking/);
  await user.clear(percentage);
  await user.type(percentage, '30');
  await waitFor(() =>
    expect(server.variablesOf('PaymentTermsPreview').at(-1)).toMatchObject({
      input: { policyId: 9, dueAtBookingPercent: 30, balanceDaysBefore: null, releaseDaysAfter: null },
    }),
  );
  expect(form.getByText(TERMS.sentence)).toBeVisible();
  expect(form.getByText(/₹6,000\.00 at booking, ₹14,000\.00 by .*6 Jan/)).toBeVisible();
  expect(form.getByText(/₹20,000\.00 at booking, and nothing later/)).toBeVisible();
  expect(form.getByText(/can charge ₹4,000\.00 more than this guest has paid/)).toBeVisible();
});
