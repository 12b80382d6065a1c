import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import ChargeItemsPage from './charge-items-page';

const WATER = {
  id: 1,
  version: 3,
  name: 'Water',
  department: 'MINIBAR' as const,
  pricePaise: 6_000,
  percentOfNight: null,
  ofFirstNight: false,
  taxPercent: 18,
  code: '22011010',
  isFavourite: true,
  onSale: true,
  sortOrder: 0,
};

function show(responders: Responders = {}) {
  const server = new Server({ ChargeItems: () => ({ chargeItems: [WATER] }), ...responders });
  renderServed(<ChargeItemsPage />, server, '/desk/charges');
  return { server, user: userEvent.setup() };
}

test('an item is changed with the version that the owner saw', async () => {
  const item = { ...WATER, version: 4, pricePaise: 6_500 };
  const { server, user } = show({
    EditChargeItem: () => ({ editChargeItem: { __typename: 'ChargeItemSaved', item } }),
  });
  const form = within(await screen.findByRole('region', { name: 'Water' }));
  await user.click(form.getByText('Minibar, ₹60.00, at hand'));
  const price = form.getByLabelText(/^Price in ₹/);
  await user.clear(price);
  await user.type(price, '65');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('EditChargeItem')).toMatchObject([
    { id: 1, version: 3, input: { name: 'Water', pricePaise: 6_500, percentOfNight: null, taxPercent: 18 } },
  ]);
});

test('an item of the room is a percentage of the night, without price and tax of its own', async () => {
  const message = 'Please enter the percentage of the night’s price.';
  const faults = [{ field: 'percentOfNight', code: 'PERCENT_OF_NIGHT_MISSING', parameters: [], message }];
  const refused = { __typename: 'InvalidInput' as const, code: 'X', parameters: [], message, faults };
  const { server, user } = show({ AddChargeItem: () => ({ addChargeItem: refused }) });
  const form = within(await screen.findByRole('region', { name: 'New charge' }));
  await user.type(form.getByLabelText('Name on the bill'), 'Late check-out');
  await user.selectOptions(form.getByLabelText(/^Department/), 'Room');
  await user.selectOptions(form.getByLabelText(/^Of which night/), 'The first night');
  await user.type(form.getByLabelText(/^SAC or HSN/), '996311');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(server.variablesOf('AddChargeItem')).toMatchObject([
    {
      input: {
        department: 'ROOM',
        pricePaise: null,
        percentOfNight: -1,
        ofFirstNight: true,
        taxPercent: null,
      },
    },
  ]);
});
