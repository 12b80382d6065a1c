import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderServed, Server } from '../../../tests/served';
import { ApproximatePrice } from './approximate-price';
import { ChargedInRupees } from './charged-in-rupees';
import { CurrencyChooser } from './currency-chooser';

const EURO = { code: 'EUR', paisePerUnit: 9_750, asOf: '2026-11-20' };
const YEN = { code: 'JPY', paisePerUnit: 56, asOf: '2026-11-26' };
const TOTAL = { amount: 981_288, currency: 'INR' } as const;

function show(currencies = [EURO, YEN]) {
  const server = new Server({ ShownCurrencies: () => ({ property: { shownCurrencies: currencies } }) });
  const shown = renderServed(
    <>
      <CurrencyChooser />
      <p data-testid="price">
        <ApproximatePrice price={TOTAL} />
      </p>
      <ChargedInRupees total={TOTAL} />
    </>,
    server,
    '/book',
  );
  return { server, shown, user: userEvent.setup() };
}

const chooser = () => screen.findByRole('combobox', { name: 'Show prices in' });

beforeEach(() => localStorage.clear());

test('prices are in rupees until the guest chooses a currency; rupees are the first choice', async () => {
  const { user } = show();
  const select = await chooser();
  expect(select).toHaveDisplayValue('₹ only');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '₹ only',
    '₹ and about EUR',
    '₹ and about JPY',
  ]);
  expect(screen.getByTestId('price')).toHaveTextContent('');
  expect(screen.queryByText(/You are charged/)).toBeNull();
  await user.selectOptions(select, 'EUR');
  expect(screen.getByTestId('price')).toHaveTextContent('≈ €101');
  expect(
    screen.getByText(/^You are charged ₹9,812\.88 \(≈ €101, at our rate of Fri, 20 November 2026\)\./),
  ).toBeVisible();
});

test('the choice is remembered after the guest leaves, until rupees are chosen again', async () => {
  const first = show();
  await first.user.selectOptions(await chooser(), 'JPY');
  first.shown.unmount();
  const second = show();
  const select = await chooser();
  expect(select).toHaveValue('JPY');
  expect(screen.getByTestId('price')).toHaveTextContent('≈ ¥17,523');
  await second.user.selectOptions(select, '');
  expect(screen.getByTestId('price')).toHaveTextContent('');
  expect(localStorage).toHaveLength(0);
});

test('a remembered currency that the hotel no longer shows changes nothing', async () => {
  localStorage.setItem('saffron-court.currency', 'GBP');
  show();
  expect(await chooser()).toHaveDisplayValue('₹ only');
  expect(screen.getByTestId('price')).toHaveTextContent('');
});

test('a hotel that shows rupees only has no chooser', async () => {
  localStorage.setItem('saffron-court.currency', 'EUR');
  const { server } = show([]);
  await waitFor(() => expect(server.variablesOf('ShownCurrencies')).toHaveLength(1));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByTestId('price')).toHaveTextContent('');
});
