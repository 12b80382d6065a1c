import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import ExtrasPage from './extras-page';

const BREAKFAST = {
  id: 1,
  version: 3,
  code: 'BREAKFAST',
  name: 'Breakfast',
  description: 'On the terrace',
  unit: 'GUEST_AND_NIGHT' as const,
  cents: 1_200,
  taxPercent: null,
  sac: '996332',
  dailyLimit: null,
  onSale: true,
  sortOrder: 0,
};

function show(responses: Responders = {}) {
  const server = new Server({
    ExtraSettings: () => ({
      property: { rateCurrency: 'USD' },
      extraSettings: [BREAKFAST],
    }),
    ...responses,
  });
  renderServed(<ExtrasPage />, server, '/desk/extras');
  return { server, user: userEvent.setup() };
}

test('an extra is changed with the version that the owner saw; a restaurant supply has no tax of its own', async () => {
  const extra = { ...BREAKFAST, version: 4, cents: 1_350, dailyLimit: 40 };
  const { server, user } = show({
    EditExtra: () => ({ editExtra: { __typename: 'ExtraSaved', extra } }),
  });
  const form = within(await screen.findByRole('region', { name: 'Breakfast' }));
  expect(form.getByLabelText('The price is')).toHaveDisplayValue('For each guest and night');
  await user.clear(form.getByLabelText(/^Price in USD/));
  await user.type(form.getByLabelText(/^Price in USD/), '13.50');
  await user.type(form.getByLabelText(/^Most in a day/), '40');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('EditExtra')).toMatchObject([
    { id: 1, version: 3, input: { name: 'Breakfast', cents: 1_350, taxPercent: null, dailyLimit: 40 } },
  ]);
});

test('a new extra with a tax of its own is added, and a fault of the price stands at its input', async () => {
  const message = 'Please enter another price.';
  const fault = { field: 'cents', code: 'X', parameters: [], message };
  const refused = {
    __typename: 'InvalidInput' as const,
    code: 'X',
    parameters: [],
    message,
    faults: [fault],
  };
  const { server, user } = show({ AddExtra: () => ({ addExtra: refused }) });
  const form = within(await screen.findByRole('region', { name: 'New extra' }));
  await user.type(form.getByLabelText('Name'), 'Boat ride');
  await user.type(form.getByLabelText(/^Price in USD/), '20');
  await user.selectOptions(form.getByLabelText('Tax'), 'Its own tax rate');
  await user.type(form.getByLabelText(/^GST in percent/), '5');
  await user.type(form.getByLabelText(/^Services accounting code/), '996601');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Price in USD/)).toHaveAccessibleDescription(
      expect.stringContaining(message) as string,
    ),
  );
  expect(server.variablesOf('AddExtra')).toMatchObject([
    {
      input: {
        name: 'Boat ride',
        unit: 'PIECE',
        cents: 2_000,
        taxPercent: 5,
        sac: '996601',
        onSale: true,
      },
    },
  ]);
});

test('what another tab has saved is named, and the form keeps what was typed', async () => {
  const changed = {
    __typename: 'ExtraChanged' as const,
    code: 'SETTINGS_CHANGED',
    parameters: [],
    message: 'Changed meanwhile.',
    extra: { ...BREAKFAST, version: 4, cents: 1_500 },
  };
  const { user } = show({ EditExtra: () => ({ editExtra: changed }) });
  const form = within(await screen.findByRole('region', { name: 'Breakfast' }));
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Big breakfast');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText(/Changed meanwhile/)).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Big breakfast');
  expect(form.getByLabelText(/^Price in USD/)).toHaveValue('15');
});
