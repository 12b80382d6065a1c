import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dollars, rupees } from '../../../../../tests/money';
import { pressAgain } from '../../../../../tests/second-press';
import { renderServed, Server, type Responder, type Responders } from '../../../../../tests/served';
import { addDays } from '../../../../lib/dates/plain-dates';
import { slabWarning } from '../../../../../tests/slab-warnings';
import RateGridPage from './rate-grid-page';

const TODAY = '2026-11-23';
const SEASON_DAY = '2026-11-25';
const RULE = { kind: 'MINIMUM_NIGHTS_OF_STAYS' as const, nights: 2, days: null };

function nightOf(roomType: string, date: string) {
  const isInSeason = date === SEASON_DAY;
  return {
    date,
    source: isInSeason ? ('SEASON' as const) : ('BASE' as const),
    season: isInSeason ? 'Lights' : null,
    roomsFree: 8,
    rate: dollars(roomType === 'Single' ? 9_900 : 19_900),
    total: rupees(981_288),
    restrictions: isInSeason ? [RULE] : [],
    slabWarning: roomType === 'Single' ? slabWarning() : null,
  };
}

const rowOf = (title: string, days: readonly string[]) => ({
  roomType: title,
  title,
  onSale: true,
  nights: days.map((day) => nightOf(title, day)),
});

/** A grid of three room types that begins on the requested date. */
const gridOf: Responder<'RateGrid'> = ({ from, days: count }) => {
  const days = Array.from({ length: count }, (_, day) => addDays(from, day));
  return {
    rateGrid: {
      __typename: 'RateGrid',
      version: 7,
      days,
      planName: 'Flexible',
      lastChange: {
        kind: 'fill',
        changedBy: 'owner@example.com',
        changedAt: '2026-11-22T10:00:00Z',
      },
      rows: ['Single', 'Deluxe', 'Suite'].map((title) => rowOf(title, days)),
    },
  };
};

async function show(responses: Responders = {}) {
  const server = new Server({
    HotelToday: () => ({ property: { today: TODAY, rateCurrency: 'USD' } }),
    RateGrid: gridOf,
    ...responses,
  });
  renderServed(<RateGridPage />, server, '/desk/rates');
  await screen.findByRole('grid', { name: 'Rates by day' });
  return { server, user: userEvent.setup() };
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const chosen = () =>
  screen
    .getAllByRole('gridcell', { selected: true })
    .map((one) => one.getAttribute('aria-label')?.split(' 2026')[0]);
const RATES = { version: 8, seasons: [], restrictions: [], changes: [] };
const saved = () => ({ changeRates: { __typename: 'RatesSaved' as const, rates: RATES } });

test('each cell says its type, date, rate, source, rules, free rooms and that it is near the tax limit', async () => {
  await show();
  const night = cell(/^Single, Wed, 25 November 2026/);
  expect(night).toHaveAccessibleName(
    'Single, Wed, 25 November 2026, $99 a night, season Lights, ' +
      'Minimum nights, for every stay on these dates: 2 nights, 8 left, near the tax limit',
  );
  for (const text of ['$99', 'Season', '2+ nights', '8 left', 'tax limit'])
    expect(within(night).getByText(text)).toBeVisible();
});

describe('by keyboard', () => {
  test.each([
    ['{ArrowRight}', ['Single, Tue, 24 November']],
    ['{ArrowDown}', ['Deluxe, Mon, 23 November']],
    ['{End}', ['Single, Sun, 6 December']],
    [
      '{Shift>}{ArrowRight}{ArrowDown}{/Shift}',
      [
        'Single, Mon, 23 November',
        'Single, Tue, 24 November',
        'Deluxe, Mon, 23 November',
        'Deluxe, Tue, 24 November',
      ],
    ],
    ['{Shift>}{ArrowRight}{/Shift}{Escape}', ['Single, Tue, 24 November']],
  ])('%s chooses', async (keys, expected) => {
    const { user } = await show();
    cell(/^Single, Mon, 23 November/).focus();
    await user.keyboard(keys);
    expect(chosen()).toEqual(expected);
  });

  test('a range is filled with the version of the grid, and the grid is loaded again', async () => {
    const { server, user } = await show({ ChangeRates: saved });
    cell(/^Single, Mon, 23 November/).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(cell(/^Suite, Wed, 25 November/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Amount in USD')).toHaveFocus();
    await user.keyboard('250{Enter}');
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(server.variablesOf('ChangeRates')).toEqual([
      {
        version: 7,
        edit: {
          fill: {
            from: '2026-11-24',
            to: '2026-11-25',
            weekdays: [],
            roomTypes: ['Deluxe', 'Suite'],
            change: { kind: 'AMOUNT', cents: 25_000 },
          },
        },
      },
    ]);
    expect(server.variablesOf('RateGrid')).toHaveLength(2);
    expect(screen.getByLabelText('Amount in USD')).toHaveValue('');
  });

  test('rates of ten times what the nights cost now want a second press', async () => {
    const { server, user } = await show({ ChangeRates: saved });
    cell(/^Single, Mon, 23 November/).focus();
    await user.keyboard('{Enter}990{Enter}');
    await pressAgain(user, /^Single, .*23 November 2026: \$99 before, \$990 now\?$/, 'Go back');
    expect(server.variablesOf('ChangeRates')).toEqual([]);
    await user.keyboard('{Enter}');
    await pressAgain(user, /^Single/, 'Change to $990');
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
  });

  test('a range begins in the cell to which a screen reader has moved the focus', async () => {
    const { user } = await show();
    cell(/^Suite, Thu, 26 November/).focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(chosen()).toEqual(['Suite, Wed, 25 November', 'Suite, Thu, 26 November']);
  });

  test('Page Down shows the next week and stays in its column; only one cell is reached with Tab', async () => {
    const { server, user } = await show();
    cell(/^Single, Mon, 23 November/).focus();
    await user.keyboard('{ArrowRight}{PageDown}');
    await waitFor(() => expect(cell(/^Single, Tue, 1 December/)).toHaveFocus());
    expect(chosen()).toEqual(['Single, Tue, 1 December']);
    expect(server.variablesOf('RateGrid')).toMatchObject([{ from: TODAY }, { from: '2026-11-30' }]);
    const reached = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(reached).toHaveLength(1);
  });
});

test('a drag chooses a range, and Shift and a press extend it', async () => {
  await show();
  fireEvent.mouseDown(cell(/^Deluxe, Tue, 24 November/), { button: 0 });
  fireEvent.mouseEnter(cell(/^Single, Wed, 25 November/), { buttons: 1 });
  expect(chosen()).toEqual([
    'Single, Tue, 24 November',
    'Single, Wed, 25 November',
    'Deluxe, Tue, 24 November',
    'Deluxe, Wed, 25 November',
  ]);
  fireEvent.mouseEnter(cell(/^Single, Mon, 23 November/), { buttons: 0 });
  expect(chosen()).toHaveLength(4);
  fireEvent.mouseDown(cell(/^Deluxe, Thu, 26 November/), { button: 0, shiftKey: true });
  expect(chosen()).toEqual([
    'Deluxe, Tue, 24 November',
    'Deluxe, Wed, 25 November',
    'Deluxe, Thu, 26 November',
  ]);
});

test('the form’s range and weekdays show in the grid, and rates of dates are taken away', async () => {
  const { server, user } = await show({ ChangeRates: saved });
  fireEvent.change(screen.getByLabelText('Last date'), { target: { value: '2026-12-31' } });
  await user.click(screen.getByLabelText('Sat'));
  expect(chosen()).toEqual(['Single, Sat, 28 November', 'Single, Sat, 5 December']);
  await user.selectOptions(screen.getByLabelText('Rate'), 'Remove their own rates');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await screen.findByText(/^Saved\./);
  expect(server.variablesOf('ChangeRates')).toMatchObject([
    { edit: { fill: { to: '2026-12-31', weekdays: [6], roomTypes: ['Single'], change: null } } },
  ]);
});

test('before it is saved, it says what a stay on the chosen nights would cost', async () => {
  const quote = (amount: number) => ({ __typename: 'Quote', total: rupees(amount) });
  const { server, user } = await show({
    RatePreview: () => ({
      ratePreview: {
        __typename: 'RatePreview',
        before: quote(1_972_488),
        after: quote(2_761_484),
        slabWarnings: [],
      },
    }),
  });
  cell(/^Single, Mon, 23 November/).focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await user.type(screen.getByLabelText('Amount in USD'), '120');
  await user.click(screen.getByRole('button', { name: 'Show the price of the stay' }));
  expect(await screen.findByText(/^3 nights .* ₹19,724\.88 now, ₹27,614\.84 afterwards/)).toBeVisible();
  expect(server.variablesOf('RatePreview')).toMatchObject([
    { sample: { roomType: 'Single', checkin: TODAY, checkout: '2026-11-26' } },
  ]);
});

test('the night with the focus says both prices near the tax limit, and the rate within it', async () => {
  await show();
  const grid = screen.getByRole('region', { name: 'Rates by day' });
  expect(within(grid).getByText(/A guest pays ₹9,812\.88 with tax\./)).toBeVisible();
  expect(within(grid).getByText(/A guest pays ₹8,851\.18 with tax; at the limit/)).toBeVisible();
});

test('the last change is named and taken back with the version of the grid', async () => {
  const { server, user } = await show({
    UndoRateChange: () => ({ undoRateChange: { __typename: 'RatesSaved', rates: RATES } }),
  });
  expect(screen.getByText(/^rates of single dates, .*, owner@example\.com$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  await screen.findByText(/^Saved\./);
  expect(server.variablesOf('UndoRateChange')).toEqual([{ version: 7 }]);
});

test('it moves by week and by month, begins on a date, and never before today', async () => {
  const { server, user } = await show();
  expect(screen.getByRole('button', { name: 'A week earlier' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'A month later' }));
  await user.click(screen.getByRole('button', { name: 'A week later' }));
  await user.selectOptions(screen.getByLabelText('Show'), '4 weeks');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-11-28' } });
  await user.click(screen.getByRole('button', { name: 'A week earlier' }));
  await waitFor(() => expect(server.variablesOf('RateGrid')).toHaveLength(6));
  expect(server.variablesOf('RateGrid')).toEqual([
    { from: TODAY, days: 14 },
    { from: '2026-12-23', days: 14 },
    { from: '2026-12-30', days: 14 },
    { from: '2026-12-30', days: 28 },
    { from: '2026-11-28', days: 28 },
    { from: TODAY, days: 28 },
  ]);
});

test('a failure is said, and can be tried again', async () => {
  const server = new Server({
    HotelToday: () => ({ property: { today: TODAY, rateCurrency: 'USD' } }),
    RateGrid: () => new Error('away'),
  });
  renderServed(<RateGridPage />, server, '/desk/rates');
  expect(await screen.findByText(/The rates could not be loaded/)).toBeVisible();
});
