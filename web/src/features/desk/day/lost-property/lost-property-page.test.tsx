import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type { LostProperty_ItemFragment } from '../../../../generated/graphql';
import { RightsProvider } from '../../../../lib/rights/rights';
import LostPropertyPage from './lost-property-page';

const RING: LostProperty_ItemFragment = {
  ...{ id: 'item-1', what: 'A ring', roomNumber: '204', place: 'Behind the bed', note: null },
  ...{ foundAt: '2026-11-27T05:00:00.000Z', by: 'Lata Maid', picture: null, state: 'KEPT', steps: [] },
};

function show(responders: Responders = {}, permissions = ['house.read', 'house.write']) {
  const server = new Server({ LostItems: () => ({ lostItems: [RING] }), ...responders });
  const rights = { name: 'Asha', role: 'Reception', isAdmin: false, boundPaise: 0 };
  renderServed(
    <RightsProvider value={{ ...rights, may: (permission) => permissions.includes(permission) }}>
      <LostPropertyPage />
    </RightsProvider>,
    server,
  );
  return { server, user: userEvent.setup() };
}

const ring = async () => within(await screen.findByRole('listitem', { name: 'A ring' }));

test('the list says what was found where and by whom, and where it is now', async () => {
  show();
  const item = await ring();
  expect(item.getByText(/Room 204, Behind the bed/)).toBeVisible();
  expect(item.getByText('kept at the hotel')).toBeVisible();
  expect(item.getByText(/Found .*27 Nov.*, Lata Maid/)).toBeVisible();
});

test('the list is searched, and shows what the hotel keeps until something else is chosen', async () => {
  const { server, user } = show();
  await ring();
  await user.selectOptions(screen.getByLabelText('Where it is now'), 'given back');
  await user.type(screen.getByLabelText('Find an item'), 'ring');
  await waitFor(() =>
    expect(server.variablesOf('LostItems').at(-1)).toEqual({ search: 'ring', state: 'GIVEN_BACK' }),
  );
  expect(server.variablesOf('LostItems')[0]).toEqual({ search: '', state: 'KEPT' });
});

test('an item is given back with the name of who got it; the history says so', async () => {
  let item = RING;
  const { server, user } = show({
    LostItems: () => ({ lostItems: [item] }),
    SetLostItemState: () => {
      const step = { kind: 'GIVEN_BACK' as const, handedTo: 'Ravi Rao', note: null };
      const steps = [{ ...step, doneAt: '2026-11-27T06:00:00.000Z', by: 'Asha' }];
      item = { ...RING, state: 'GIVEN_BACK', steps };
      return { setLostItemState: { __typename: 'LostItemStored', item } };
    },
  });
  await user.click((await ring()).getByRole('button', { name: 'Give back… A ring' }));
  await user.type((await ring()).getByLabelText(/^Who got it back/), 'Ravi Rao');
  await user.click((await ring()).getByRole('button', { name: 'Save' }));
  expect(await (await ring()).findByText(/given back to Ravi Rao/)).toBeVisible();
  expect(server.variablesOf('SetLostItemState')).toMatchObject([
    { input: { id: 'item-1', seen: 'KEPT', state: 'GIVEN_BACK', handedTo: 'Ravi Rao' } },
  ]);
});

test('what somebody else has noted meanwhile is said, and nothing is changed', async () => {
  const { user } = show({
    SetLostItemState: () => ({
      setLostItemState: { __typename: 'LostItemElsewhere', item: { ...RING, state: 'DISPOSED' } },
    }),
  });
  await user.click((await ring()).getByRole('button', { name: 'Dispose of… A ring' }));
  await user.click((await ring()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else has changed this item/)).toBeVisible();
});

test('what was found in the lobby is added to the list', async () => {
  const { server, user } = show({
    AddLostItem: () => ({ addLostItem: { __typename: 'LostItemStored', item: { id: 'item-2' } } }),
  });
  const form = within(await screen.findByRole('region', { name: 'Add an item' }));
  await user.type(form.getByLabelText(/^What was found/), 'A scarf');
  await user.type(form.getByLabelText(/^Place/), 'Lobby');
  await user.click(form.getByRole('button', { name: 'Add to the list' }));
  expect(await screen.findByText('Noted as found: A scarf')).toBeVisible();
  expect(server.variablesOf('AddLostItem')).toMatchObject([
    { input: { what: 'A scarf', roomNumber: null, place: 'Lobby' } },
  ]);
});

test('who may only look has no buttons', async () => {
  show({}, ['house.read']);
  expect((await ring()).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Add an item' })).not.toBeInTheDocument();
});
