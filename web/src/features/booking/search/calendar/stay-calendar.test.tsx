import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf } from '../../../../../tests/served';
import { addDays } from '../../../../lib/dates/plain-dates';
import type { ChosenDates } from './calendar-days';
import StayCalendar from './stay-calendar';

const TODAY = '2026-11-23';
const NOTHING: ChosenDates = { checkin: null, checkout: null };

const openDay = (date: string) => ({
  date,
  state: 'OPEN' as const,
  roomsFree: 8,
  noArrival: null,
  closedToDeparture: false,
  minimumNights: 1,
  lowestPrice: rupees(1_972_488),
});

const SPECIAL: Record<string, object> = {
  '2026-11-26': { state: 'SOLD_OUT', roomsFree: 0, lowestPrice: null },
  '2026-11-28': { noArrival: 'CLOSED_TO_ARRIVAL' },
  '2026-12-04': { minimumNights: 3, roomsFree: 2 },
  '2026-12-07': { closedToDeparture: true },
};

function dayOn(date: string) {
  const passed =
    date < TODAY
      ? { state: 'CLOSED' as const, noArrival: 'PASSED' as const, lowestPrice: null, roomsFree: 0 }
      : {};
  return { ...openDay(date), ...SPECIAL[date], ...passed };
}

/** A server with the days above, in every month. */
const hotel = (shownCurrencies: DataOf<'ShownCurrencies'>['property']['shownCurrencies'] = []) =>
  new Server({
    ShownCurrencies: () => ({ property: { shownCurrencies } }),
    StayCalendar: ({ from, nights }) => ({
      stayCalendar: {
        __typename: 'StayCalendar',
        days: Array.from({ length: Number(nights) }, (_, day) => dayOn(addDays(String(from), day))),
      },
    }),
  });

function Calendar({ onChoose }: { onChoose: (dates: ChosenDates) => void }) {
  const [chosen, setChosen] = useState(NOTHING);
  const choose = (dates: ChosenDates) => {
    setChosen(dates);
    onChoose(dates);
  };
  return (
    <StayCalendar
      {...{ guests: 2, roomType: 'Deluxe', today: TODAY, lastCheckin: '2028-05-23', chosen }}
      onChoose={choose}
    />
  );
}

async function show(server = hotel(), seen = '23 19,725') {
  const onChoose = vi.fn();
  renderServed(<Calendar onChoose={onChoose} />, server);
  await screen.findByRole('button', { name: `Mon, 23 November 2026, ₹19,724.88 a night (${seen})` });
  return { user: userEvent.setup(), onChoose, server };
}

const day = (name: RegExp) => screen.getByRole('button', { name });

// jsdom has no layout, so every rendered day counts as shown.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
});

test('it shows two months as grids, and asks for their days at once', async () => {
  const { server } = await show();
  const grids = screen.getAllByRole('grid');
  expect(grids.map((grid) => grid.getAttribute('aria-labelledby'))).toHaveLength(2);
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  const december = within(screen.getByRole('grid', { name: 'December 2026' }));
  expect(december.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  expect(december.getAllByRole('button')).toHaveLength(31);
  expect(server.variablesOf('StayCalendar')).toEqual([
    { from: '2026-11-01', nights: 61, guests: 2, roomType: 'Deluxe' },
  ]);
});

test('each day says its date, its price and its state', async () => {
  await show();
  expect(day(/^Thu, 26 November 2026, sold out \(26 full\)$/)).toHaveAttribute('aria-disabled', 'true');
  expect(
    day(/^Sat, 28 November 2026, ₹19,724.88 a night, no arrival on this day \(28 19,725\)$/),
  ).toHaveAttribute('aria-disabled', 'true');
  expect(day(/^Sun, 22 November 2026, can no longer be booked$/)).toHaveAttribute('aria-disabled', 'true');
  expect(
    day(/^Fri, 4 December 2026, .*at least 3 nights, only 2 rooms left \(4 [\d,]+\)$/),
  ).not.toHaveAttribute('aria-disabled');
});

test('two presses choose arrival and departure', async () => {
  const { user, onChoose } = await show();
  await user.click(day(/^Mon, 23 November/));
  expect(screen.getByRole('status')).toHaveTextContent('Now choose the day you leave');
  await user.click(day(/^Wed, 25 November/));
  expect(onChoose).toHaveBeenLastCalledWith({ checkin: '2026-11-23', checkout: '2026-11-25' });
  expect(screen.getByRole('status')).toHaveTextContent('2 nights');
  const selected = screen.getAllByRole('gridcell', { selected: true });
  expect(selected.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['23', '24', '25']);
});

test('a stay cannot pass a night that is sold, but may end on its day', async () => {
  const { user, onChoose } = await show();
  await user.click(day(/^Tue, 24 November/));
  expect(day(/^Thu, 26 November/)).not.toHaveAttribute('aria-disabled');
  await user.click(day(/^Fri, 27 November/));
  // A new choice begins on that day instead.
  expect(onChoose).toHaveBeenLastCalledWith({ checkin: '2026-11-27', checkout: null });
});

test('a minimum stay and a day without departures are kept', async () => {
  const { user, onChoose } = await show();
  await user.click(day(/^Fri, 4 December/));
  expect(screen.getByRole('status')).toHaveTextContent('at least 3 nights');
  onChoose.mockClear();
  await user.click(day(/^Tue, 8 December/));
  expect(onChoose).toHaveBeenLastCalledWith({ checkin: '2026-12-04', checkout: '2026-12-08' });
});

test('a day that cannot be chosen says why', async () => {
  const { user, onChoose } = await show();
  await user.click(day(/^Thu, 26 November/));
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Thu, 26 November 2026, sold out');
});

describe('by keyboard', () => {
  test.each([
    ['{ArrowRight}', /^Tue, 24 November/],
    ['{ArrowDown}', /^Mon, 30 November/],
    ['{ArrowRight}{ArrowLeft}', /^Mon, 23 November/],
    ['{End}', /^Sun, 29 November/],
    ['{End}{Home}', /^Mon, 23 November/],
    ['{PageDown}', /^Wed, 23 December/],
    ['{PageDown}{PageUp}', /^Mon, 23 November/],
    ['{ArrowLeft}', /^Mon, 23 November/],
  ])('%s moves the focus', async (keys, name) => {
    const { user } = await show();
    day(/^Mon, 23 November/).focus();
    await user.keyboard(keys);
    expect(day(name)).toHaveFocus();
  });

  test('only one day is reached with Tab, and another month appears when the focus goes there', async () => {
    const { user } = await show();
    const reachable = () =>
      screen.getAllByRole('gridcell').flatMap((cell) => [...cell.querySelectorAll('[tabindex="0"]')]);
    expect(reachable()).toHaveLength(1);
    day(/^Mon, 23 November/).focus();
    await user.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(day(/^Sat, 23 January 2027/)).toHaveFocus());
    expect(reachable()).toHaveLength(1);
  });

  test('Enter chooses', async () => {
    const { user, onChoose } = await show();
    day(/^Mon, 23 November/).focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith({ checkin: '2026-11-23', checkout: '2026-11-24' });
  });
});

test('a failure is said, and can be tried again', async () => {
  renderServed(<Calendar onChoose={vi.fn()} />, new Server({ StayCalendar: () => new Error('away') }));
  expect(await screen.findByText(/The calendar could not be loaded/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('group', { name: 'Price calendar' })).toHaveFocus();
});

test('a guest who chose another currency sees and hears each price in it as well, marked as approximate', async () => {
  localStorage.setItem('saffron-court.currency', 'EUR');
  await show(hotel([{ code: 'EUR', paisePerUnit: 9_750, asOf: '2026-11-20' }]), '23 19,725 ≈ €202');
  expect(day(/^Mon, 23 November 2026/)).toHaveTextContent('23 19,725 ≈ €202');
  expect(day(/^Thu, 26 November 2026, sold out/)).not.toHaveTextContent('≈');
  localStorage.clear();
});
