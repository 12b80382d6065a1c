import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressAgain } from '../../../../../tests/second-press';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import { slabWarning } from '../../../../../tests/slab-warnings';
import RateBookPage from './rate-book-page';

const SEASON = {
  id: 7,
  name: 'New year',
  from: '2026-12-20',
  to: '2027-01-05',
  weekdays: [5, 6],
  roomTypes: ['Deluxe'],
  priority: 2,
  change: { kind: 'PERCENT' as const, cents: null, hundredths: 4_000 },
};
const RESTRICTION = {
  id: 3,
  name: 'Weekends',
  from: '2026-12-01',
  to: '2026-12-31',
  weekdays: [],
  roomTypes: [],
  rule: { kind: 'MINIMUM_NIGHTS_OF_STAYS' as const, nights: 2, days: null },
};
const RATES = {
  version: 5,
  seasons: [SEASON],
  restrictions: [RESTRICTION],
  changes: [
    {
      id: 5,
      kind: 'season',
      changedBy: 'owner@example.com',
      changedAt: '2026-11-22T10:00:00Z',
      undoes: null,
    },
  ],
};

function show(responses: Responders = {}) {
  const server = new Server({
    RateBook: () => ({
      property: { today: '2026-11-23', rateCurrency: 'USD' },
      roomTypes: [
        { name: 'Deluxe', title: 'Deluxe', nightlyRate: { amount: 19_900, currency: 'USD' as const } },
      ],
      rateBook: RATES,
    }),
    ...responses,
  });
  renderServed(<RateBookPage />, server, '/desk/seasons');
  return { server, user: userEvent.setup() };
}

const saved = () => ({ changeRates: { __typename: 'RatesSaved' as const, rates: RATES } });

test('seasons and rules are listed in words', async () => {
  show();
  const seasons = await screen.findByRole('region', { name: 'Seasons' });
  expect(within(seasons).getByText('+40% on the base rate')).toBeVisible();
  expect(within(seasons).getByText(/5 January 2027 · Fri, Sat · Deluxe$/)).toBeVisible();
  const rules = screen.getByRole('region', { name: 'Rules for stays' });
  expect(within(rules).getByText(/^Minimum nights.*: 2 nights$/)).toBeVisible();
});

test('a season is sent in hundredths of a percent, with the version that the owner saw', async () => {
  const { server, user } = show({ ChangeRates: saved });
  await user.type(await screen.findByLabelText('Name'), 'Monsoon');
  await user.type(screen.getByLabelText('Change in percent'), '-12.5');
  await user.click(screen.getByLabelText('Sun'));
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('ChangeRates')).toMatchObject([
    {
      version: 5,
      edit: {
        season: {
          id: null,
          name: 'Monsoon',
          from: '2026-11-23',
          to: '2026-11-23',
          weekdays: [7],
          roomTypes: [],
          priority: 1,
          change: { kind: 'PERCENT', hundredths: -1_250 },
        },
      },
    },
  ]);
});

test('a rule with a number of days is sent as days, and a season can be changed and deleted', async () => {
  const { server, user } = show({ ChangeRates: saved });
  await user.selectOptions(await screen.findByLabelText('What'), 'A rule for stays');
  await user.type(screen.getByLabelText('Name'), 'Early birds');
  await user.selectOptions(screen.getByLabelText('Rule'), 'Minimum days between booking and arrival');
  await user.type(screen.getByLabelText('Days'), '14');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await screen.findByText(/^Saved\./);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Change New year' }));
  expect(screen.getByLabelText('Change in percent')).toHaveValue('40');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Delete New year' }));
  await pressAgain(user, 'Delete New year?', 'Delete');
  await screen.findByText(/^Saved\./);
  expect(server.variablesOf('ChangeRates')).toMatchObject([
    { edit: { restriction: { rule: { kind: 'BOOK_DAYS_BEFORE_AT_LEAST', days: 14 } } } },
    { edit: { season: { id: 7, priority: 2, change: { hundredths: 4_000 } } } },
    { edit: { deleteSeason: 7 } },
  ]);
});

test('before it is saved, the form says what a night would cost', async () => {
  const money = (amount: number) => ({
    __typename: 'Quote',
    total: { amount, currency: 'INR' as const },
  });
  const { server, user } = show({
    RatePreview: () => ({
      ratePreview: {
        __typename: 'RatePreview',
        before: money(1_972_488),
        after: money(2_761_484),
        slabWarnings: [slabWarning()],
      },
    }),
  });
  await user.type(await screen.findByLabelText('Change in percent'), '40');
  await user.click(screen.getByRole('button', { name: 'Show the price of a night' }));
  expect(await screen.findByText(/^1 night .* ₹19,724\.88 now, ₹27,614\.84 afterwards/)).toBeVisible();
  expect(
    screen.getByText(/A guest pays ₹8,851.18 with tax; at the limit it would be ₹7,875.00\./),
  ).toBeVisible();
  expect(screen.getByText(/enter a rate of at most \$89.28\.$/)).toBeVisible();
  expect(server.variablesOf('RatePreview')).toMatchObject([
    { sample: { roomType: 'Deluxe', checkin: '2026-11-23', checkout: '2026-11-24' } },
  ]);
});

test('a fault stands at its input, and what was typed stays', async () => {
  const fault = {
    field: 'season.to',
    code: 'DATES_INVALID',
    parameters: [],
    message: 'Please enter a first and a last date.',
  };
  const { user } = show({
    ChangeRates: () => ({
      changeRates: {
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        parameters: [],
        message: 'Please correct.',
        faults: [fault],
      },
    }),
  });
  await user.type(await screen.findByLabelText('Name'), 'Monsoon');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await screen.findByText('Please correct.');
  expect(screen.getByLabelText('Last date')).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveValue('Monsoon');
});

test('the last change is taken back with one press', async () => {
  const { server, user } = show({
    UndoRateChange: () => ({ undoRateChange: { __typename: 'RatesSaved', rates: RATES } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo the last change' }));
  await screen.findByText(/^Saved\./);
  expect(server.variablesOf('UndoRateChange')).toEqual([{ version: 5 }]);
});

test('a season that costs more than 40 % more than the type’s own rate wants a second press', async () => {
  const { server, user } = show({ ChangeRates: saved });
  await user.type(await screen.findByLabelText('Name'), 'Typo');
  await user.selectOptions(screen.getByLabelText('Rate'), 'An amount a night');
  await user.type(screen.getByLabelText('Amount in USD'), '1990');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await pressAgain(user, 'Deluxe: $199 before, $1,990 now?', 'Go back');
  expect(server.variablesOf('ChangeRates')).toEqual([]);
  await user.clear(screen.getByLabelText('Amount in USD'));
  await user.type(screen.getByLabelText('Amount in USD'), '278.60');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await screen.findByText(/^Saved\./);
  expect(server.variablesOf('ChangeRates')).toMatchObject([
    { edit: { season: { change: { cents: 27_860 } } } },
  ]);
});
