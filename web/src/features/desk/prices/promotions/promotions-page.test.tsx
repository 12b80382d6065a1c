import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressAgain } from '../../../../../tests/second-press';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import PromotionsPage from './promotions-page';

const PROMOTION = {
  id: 4,
  name: 'Stay 3, pay 2',
  code: 'STAY3',
  isOffered: false,
  offerId: 'an-offer',
  discount: {
    kind: 'FREE_NIGHTS' as const,
    hundredths: null,
    cents: null,
    stayNights: 3,
    payNights: 2,
  },
  bookingFrom: null,
  bookingTo: null,
  stayFrom: '2026-12-01',
  stayTo: null,
  weekdays: [],
  minimumNights: 1,
  roomTypes: ['Deluxe'],
  plans: [],
  totalUses: 20,
  usesPerGuest: null,
  uses: 4,
};

type Change = DataOf<'Promotions'>['rateBook']['changes'][number];

const CHANGE: Change = { id: 8, kind: 'promotion', undoes: null };

function show(responses: Responders = {}, changes = [CHANGE]) {
  const server = new Server({
    Promotions: () => ({
      property: { today: '2026-11-24', rateCurrency: 'USD' },
      roomTypes: [{ name: 'Deluxe', title: 'Deluxe' }],
      ratePlans: [{ code: 'FLEXIBLE', name: 'Flexible' }],
      offers: [{ id: 'an-offer', title: 'Three for two' }],
      rateBook: { version: 8, promotions: [PROMOTION], changes },
    }),
    ...responses,
  });
  renderServed(<PromotionsPage />, server, '/desk/promotions');
  return { server, user: userEvent.setup() };
}

const RATES = { version: 9, seasons: [], restrictions: [], changes: [] };
const saved = () => ({ changeRates: { __typename: 'RatesSaved' as const, rates: RATES } });

test('promotions are listed with what they take off, their conditions and their uses', async () => {
  show();
  const list = await screen.findByRole('region', { name: 'Promotions' });
  expect(within(list).getByText('Stay 3 nights, pay 2')).toBeVisible();
  expect(within(list).getByText(/^Code STAY3 · nights from .* · Deluxe · used 4 of 20 times$/)).toBeVisible();
});

test('a new promotion is sent with its code, its percentage and the version that the owner saw', async () => {
  const { server, user } = show({ ChangeRates: saved });
  await user.type(await screen.findByLabelText('Name'), 'Autumn');
  await user.type(screen.getByLabelText(/^Code/), 'autumn');
  await user.type(screen.getByLabelText('Percent'), '12.5');
  await user.click(screen.getByLabelText('Flexible'));
  await user.click(screen.getByRole('button', { name: 'Add the promotion' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('ChangeRates')).toMatchObject([
    {
      version: 8,
      edit: {
        promotion: {
          id: null,
          name: 'Autumn',
          code: 'autumn',
          offerId: null,
          plans: ['FLEXIBLE'],
          totalUses: null,
          discount: { kind: 'PERCENT', hundredths: 1_250 },
        },
      },
    },
  ]);
});

test('a promotion can be changed and deleted, and a fault of its discount stands at the amount', async () => {
  const message = 'Please enter fewer nights.';
  const fault = { field: 'promotion.discount', code: 'X', parameters: [], message };
  const refused = {
    __typename: 'InvalidInput' as const,
    code: 'X',
    parameters: [],
    message,
    faults: [fault],
  };
  const { server, user } = show({ ChangeRates: () => ({ changeRates: refused }) });
  await user.click(await screen.findByRole('button', { name: 'Change Stay 3, pay 2' }));
  await user.clear(screen.getByLabelText('Nights that are paid'));
  await user.type(screen.getByLabelText('Nights that are paid'), '3');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Nights that are paid')).toHaveAccessibleDescription(
      expect.stringContaining(message) as string,
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Delete Stay 3, pay 2' }));
  await pressAgain(user, 'Delete Stay 3, pay 2?', 'Delete');
  expect(server.variablesOf('ChangeRates')).toMatchObject([
    {
      edit: { promotion: { id: 4, discount: { kind: 'FREE_NIGHTS', stayNights: 3, payNights: 3 } } },
    },
    { edit: { deletePromotion: 4 } },
  ]);
});

test('what a stay would cost with the promotion is shown before it is saved', async () => {
  const total = (amount: number) => ({
    __typename: 'Quote',
    total: { amount, currency: 'INR' as const },
  });
  const { server, user } = show({
    RatePreview: () => ({
      ratePreview: {
        __typename: 'RatePreview',
        before: total(5_917_464),
        after: total(3_944_976),
        slabWarnings: [],
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change Stay 3, pay 2' }));
  await user.click(screen.getByRole('button', { name: 'Show the price of a stay' }));
  expect(
    await screen.findByText('3 nights from the first date: ₹59,174.64 now, ₹39,449.76 afterwards, with tax.'),
  ).toBeVisible();
  expect(server.variablesOf('RatePreview')).toMatchObject([
    {
      edit: { promotion: { id: 4, code: 'STAY3' } },
      sample: { roomType: 'Deluxe', checkin: '2026-12-01', checkout: '2026-12-04', guests: 1 },
    },
  ]);
  expect(server.variablesOf('ChangeRates')).toEqual([]);
});

test('the last change of a promotion is taken back; a change of rates is taken back where it was made', async () => {
  const { server, user } = show({
    UndoRateChange: () => ({ undoRateChange: { __typename: 'RatesSaved', rates: RATES } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo the last change' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('UndoRateChange')).toEqual([{ version: 8 }]);
});

test.each([
  ['a season was changed last', [{ ...CHANGE, id: 9, kind: 'season' }, CHANGE]],
  ['nothing is left to take back', [{ ...CHANGE, id: 9, undoes: 8 }, CHANGE]],
])('when %s, there is no button for it', async (_, changes) => {
  show({}, changes);
  expect(await screen.findByRole('button', { name: 'Add the promotion' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the last change' })).not.toBeInTheDocument();
});
