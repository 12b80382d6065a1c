import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import type { Bill_BillFragment } from '../../../../generated/graphql';
import { RightsProvider } from '../../../../lib/rights/rights';
import { Bill } from './bill';

type Charge = Bill_BillFragment['charges'][number];

const WATER = {
  ...{ id: 1, name: 'Water', department: 'MINIBAR' as const, pricePaise: 10_000 },
  ...{ percentOfNight: null, isFavourite: true, onSale: true },
};
const LATE = {
  ...{ id: 2, name: 'Late check-out', department: 'ROOM' as const, pricePaise: null },
  ...{ percentOfNight: 50, isFavourite: false, onSale: true },
};

const BREAKFAST = {
  ...{ code: 'BREAKFAST', name: 'Breakfast', unit: 'GUEST_AND_NIGHT' as const, quantity: 4 },
  amount: rupees(475_776),
};

const charge = (fields: Partial<Charge> = {}): Charge => ({
  id: 'one',
  stayId: 'stay-1',
  name: 'Water',
  department: 'MINIBAR',
  quantity: 1,
  day: '2026-11-27',
  taxPercent: 18,
  postedBy: 'Asha',
  postedAt: '2026-11-27T06:00:00Z',
  takenBackBy: null,
  takenBackReason: null,
  takenBackAt: null,
  amount: rupees(11_800),
  ...fields,
});

interface Shown {
  charges?: Charge[];
  allowances?: Bill_BillFragment['allowances'];
  mayPost?: boolean;
  stays?: { id: string; guest: string }[];
  responders?: Responders;
}

function show({ charges = [], allowances = [], mayPost = true, stays, responders = {} }: Shown = {}) {
  const lowerable = [{ lineId: 7, name: null, night: '2026-11-27', amount: rupees(800_000) }];
  const server = new Server({
    Bill: () => ({ bill: { charges, allowances, lowerable } }),
    ChargesToPost: () => ({
      extrasToPost: [BREAKFAST],
      chargeItems: [WATER, LATE, { ...WATER, id: 3, name: 'Gone', onSale: false }],
    }),
    ...responders,
  });
  const rights = { name: 'Asha', role: 'Reception', isAdmin: false, boundPaise: null };
  renderServed(
    <RightsProvider value={{ ...rights, may: () => mayPost }}>
      <Bill reference="SC-TEST2345" stays={stays ?? [{ id: 'stay-1', guest: 'Meera Iyer, 101' }]} />
    </RightsProvider>,
    server,
  );
  return { server, user: userEvent.setup() };
}

const stored = (charges: Charge[], allowances: Bill_BillFragment['allowances'] = []) => ({
  __typename: 'ChargesStored' as const,
  bill: { charges, allowances, lowerable: [] },
});

test('a favourite is posted in two presses, and taken back with a third', async () => {
  const charges: Charge[] = [];
  const { server, user } = show({
    charges,
    responders: {
      PostCharge: () => {
        charges.push(charge());
        return { postCharge: stored(charges) };
      },
      TakeBackCharge: () => {
        charges[0] = charge({ takenBackAt: '2026-11-27T06:01:00Z', takenBackReason: 'Posted by mistake' });
        return { takeBackCharge: stored(charges) };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Put on the bill…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put on the bill' }));
  await user.click(await dialog.findByRole('button', { name: 'Water ₹100.00' }));
  expect(await dialog.findByText('1 × Water posted: ₹118.00 with tax.')).toBeVisible();
  expect(server.variablesOf('PostCharge')).toMatchObject([
    { input: { stay: 'stay-1', item: 1, quantity: 1 } },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^Taken back .*Posted by mistake$/)).toBeVisible();
  expect(server.variablesOf('TakeBackCharge')).toEqual([{ id: 'one', reason: 'Posted by mistake' }]);
});

test('two presses on one favourite are two pieces, each with a key of its own', async () => {
  const charges: Charge[] = [];
  const { server, user } = show({
    charges,
    responders: {
      PostCharge: () => {
        charges.push(charge({ id: `charge-${charges.length}` }));
        return { postCharge: stored(charges) };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Put on the bill…' }));
  const water = await screen.findByRole('button', { name: 'Water ₹100.00' });
  await user.click(water);
  await screen.findByText('1 × Water posted: ₹118.00 with tax.');
  await user.click(water);
  await waitFor(() => expect(charges).toHaveLength(2));
  const sent = server.variablesOf('PostCharge').map((variables) => JSON.stringify(variables));
  expect(new Set(sent).size).toBe(2);
});

test('an item is posted with its pieces and day, and what is not on sale is not offered', async () => {
  const { server, user } = show({ responders: { PostCharge: () => ({ postCharge: stored([charge()]) }) } });
  await user.click(await screen.findByRole('button', { name: 'Put on the bill…' }));
  const form = within(await screen.findByRole('form', { name: 'Another charge' }));
  expect(form.queryByRole('option', { name: /Gone/ })).toBeNull();
  await user.selectOptions(form.getByLabelText('Charge'), 'Late check-out, 50 % of the night');
  await user.clear(form.getByLabelText('Pieces'));
  await user.type(form.getByLabelText('Pieces'), '2');
  await user.click(form.getByRole('button', { name: 'Put it on the bill' }));
  await waitFor(() =>
    expect(server.variablesOf('PostCharge')).toMatchObject([{ input: { item: 2, quantity: 2, day: null } }]),
  );
});

test('a charge in words shows each fault at its field, and keeps what was typed', async () => {
  const message = 'Please enter another price.';
  const faults = [{ field: 'words.pricePaise', code: 'AMOUNT_OUT_OF_RANGE', parameters: [], message }];
  const { server, user } = show({
    responders: {
      PostCharge: () => ({
        postCharge: {
          __typename: 'InvalidInput',
          code: 'INVALID_INPUT',
          parameters: [],
          message: 'Please check.',
          faults,
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Put on the bill…' }));
  const form = within(await screen.findByRole('form', { name: 'Another charge' }));
  await user.selectOptions(form.getByLabelText('Charge'), 'Something else');
  await user.type(form.getByLabelText('Name on the bill'), 'Broken vase');
  await user.click(form.getByRole('button', { name: 'Put it on the bill' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText(/^Price in ₹/)).toHaveFocus();
  expect(form.getByLabelText('Name on the bill')).toHaveValue('Broken vase');
  expect(server.variablesOf('PostCharge')).toMatchObject([
    { input: { words: { name: 'Broken vase', department: 'OTHER', taxPercent: 18, pricePaise: 0 } } },
  ]);
});

test('an allowance on a night is given with its reason', async () => {
  const allowances: Bill_BillFragment['allowances'] = [];
  const { server, user } = show({
    allowances,
    responders: {
      GiveAllowance: () => {
        allowances.push({
          ...{ id: 'a', forWhat: '2026-11-27', reason: 'Noise', givenBy: 'Asha' },
          ...{ givenAt: '2026-11-27T06:00:00Z', amount: rupees(50_000) },
        });
        return { giveAllowance: stored([], allowances) };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take something off…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Off what'), 'Night of 27 November 2026, ₹8,000.00');
  await user.type(dialog.getByLabelText('Amount in ₹ with tax'), '500');
  await user.type(dialog.getByLabelText('Reason'), 'Noise');
  await user.click(dialog.getByRole('button', { name: 'Take it off' }));
  expect(await screen.findByText('₹500.00 taken off the bill.')).toBeVisible();
  expect(screen.getByText('Allowance on 27 November 2026')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Charges' })).toHaveFocus());
  expect(server.variablesOf('GiveAllowance')).toMatchObject([
    { input: { reference: 'SC-TEST2345', line: 7, amount: 50_000, reason: 'Noise' } },
  ]);
});

test('a refusal of the bound is shown, and nothing is lost', async () => {
  const message = 'Your role may give away at most ₹5,000.00 a day.';
  const { user } = show({
    charges: [charge()],
    responders: {
      TakeBackCharge: () => new Error(message),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take back Water…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Another room');
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(dialog.getByLabelText('Reason')).toHaveValue('Another room');
});

test('whoever may not post sees the charges only', async () => {
  show({ charges: [charge()], mayPost: false });
  expect(await screen.findByText('Water')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a booking without charges to which nothing can be posted has no section', async () => {
  const { server } = show({ stays: [] });
  await waitFor(() => expect(server.variablesOf('Bill')).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Charges' })).toBeNull();
});

test('when the charges cannot be loaded, the section says so', async () => {
  show({ responders: { Bill: () => new Error('The line is down.') } });
  expect(await screen.findByText(/^The charges could not be loaded/)).toBeVisible();
});

test('an extra for the rest of the stay is posted in two presses', async () => {
  const { server, user } = show({
    responders: {
      PostCharge: () => ({
        postCharge: stored([charge({ name: 'Breakfast', quantity: 4, amount: rupees(475_776) })]),
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Put on the bill…' }));
  const extras = await screen.findByRole('region', { name: 'Extras for the rest of the stay' });
  await user.click(
    within(extras).getByRole('button', {
      name: '4 × Breakfast ₹4,757.76 with tax, for each guest and night',
    }),
  );
  expect(await screen.findByText('4 × Breakfast posted: ₹4,757.76 with tax.')).toBeVisible();
  expect(server.variablesOf('PostCharge')).toMatchObject([
    { input: { stay: 'stay-1', extra: 'BREAKFAST', quantity: 4 } },
  ]);
});
