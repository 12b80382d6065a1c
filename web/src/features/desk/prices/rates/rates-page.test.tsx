import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressAgain } from '../../../../../tests/second-press';
import { renderServed, Server, type Responders } from '../../../../../tests/served';
import RatesPage from './rates-page';

const RATE = { validFrom: '2000-01-01', paisePerUnit: 8_400 };
const PERIOD = {
  validFrom: '2025-09-22',
  source: 'Notification 15/2025',
  slabs: [
    { upToPaise: 750_000, percent: 5 },
    { upToPaise: null, percent: 18 },
  ],
};

const EURO = { code: 'EUR', paisePerUnit: 9_750, asOf: '2026-11-20' };

function show(responses: Responders, rates = [RATE]) {
  const server = new Server({
    RateSettings: () => ({
      property: { today: '2026-11-22', rateCurrency: 'USD' },
      propertySettings: { exchangeRates: rates, shownCurrencies: [EURO], taxPeriods: [PERIOD] },
    }),
    ...responses,
  });
  renderServed(<RatesPage />, server, '/desk/tax');
  return { server, user: userEvent.setup() };
}

test('an exchange rate is sent in paise, from the hotel’s today when nothing else is chosen', async () => {
  const { server, user } = show({
    SetExchangeRate: () => ({ setExchangeRate: { __typename: 'SettingsSaved' } }),
  });
  await user.type(await screen.findByLabelText('Rupees for one dollar'), '85.5');
  await user.click(screen.getByRole('button', { name: 'Set the rate' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('SetExchangeRate')).toEqual([
    { input: { validFrom: '2026-11-22', paisePerUnit: 8_550 } },
  ]);
  expect(server.variablesOf('RateSettings')).toHaveLength(2);
});

test('a refused exchange rate stays in its input, with the sentence below it', async () => {
  const fault = {
    field: 'paisePerUnit',
    code: 'NUMBER_OUT_OF_RANGE',
    parameters: [],
    message: 'Too low.',
  };
  const { user } = show({
    SetExchangeRate: () => ({
      setExchangeRate: {
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        parameters: [],
        message: 'Too low.',
        faults: [fault],
      },
    }),
  });
  const input = await screen.findByLabelText('Rupees for one dollar');
  await user.type(input, 'cheap');
  await user.click(screen.getByRole('button', { name: 'Set the rate' }));
  await screen.findAllByText('Too low.');
  expect(input).toHaveValue('cheap');
  expect(input).toBeInvalid();
});

test('only a rate that does not count yet can be deleted', async () => {
  const { server, user } = show(
    { DeleteExchangeRate: () => ({ deleteExchangeRate: { __typename: 'SettingsSaved' } }) },
    [{ ...RATE, validFrom: '2027-01-01', paisePerUnit: 9_000 }, RATE],
  );
  const section = await screen.findByRole('region', { name: 'Exchange rate' });
  expect(within(section).getByText(/in force/)).toBeVisible();
  const buttons = within(section).getAllByRole('button', { name: /^Delete/ });
  expect(buttons).toHaveLength(1);
  await user.click(within(section).getByRole('button', { name: /1 January 2027/ }));
  expect(server.variablesOf('DeleteExchangeRate')).toEqual([]);
  await pressAgain(user, /1 January 2027/, 'Delete');
  expect(server.variablesOf('DeleteExchangeRate')).toEqual([{ validFrom: '2027-01-01' }]);
});

test('tax slabs begin with those in force; another one gets a row, and the last one has no limit', async () => {
  const { server, user } = show({ SetTaxPeriod: () => ({ setTaxPeriod: { __typename: 'SettingsSaved' } }) });
  await user.click(await screen.findByRole('button', { name: 'Add a slab' }));
  const [limit] = screen.getAllByLabelText('Nights up to, in rupees');
  const [percent] = screen.getAllByLabelText('GST in percent');
  if (limit) await user.type(limit, '1000');
  if (percent) await user.type(percent, '0');
  await user.type(screen.getByLabelText('Notification'), 'Notification 1/2027');
  await user.click(screen.getByRole('button', { name: 'Set the tax' }));
  expect(server.variablesOf('SetTaxPeriod')).toEqual([
    {
      input: {
        validFrom: '2026-11-22',
        source: 'Notification 1/2027',
        slabs: [
          { upToPaise: 100_000, percent: 0 },
          { upToPaise: 750_000, percent: 5 },
          { upToPaise: null, percent: 18 },
        ],
      },
    },
  ]);
});

test('an exchange rate of ten times the one before wants a second press, with both figures', async () => {
  const { server, user } = show({
    SetExchangeRate: () => ({ setExchangeRate: { __typename: 'SettingsSaved' } }),
  });
  await user.type(await screen.findByLabelText('Rupees for one dollar'), '845');
  await user.click(screen.getByRole('button', { name: 'Set the rate' }));
  await pressAgain(user, 'One dollar: ₹84.00 before, ₹845.00 now?', 'Go back');
  expect(server.variablesOf('SetExchangeRate')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Set the rate' }));
  await pressAgain(user, /^One dollar/, 'Change to ₹845.00');
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('SetExchangeRate')).toMatchObject([{ input: { paisePerUnit: 84_500 } }]);
});

test('a currency is shown with the date of its rate, and a new one is sent in paise', async () => {
  const { server, user } = show({
    SetShownCurrency: () => ({ setShownCurrency: { __typename: 'SettingsSaved' } }),
  });
  const section = await screen.findByRole('region', { name: 'Prices in other currencies' });
  expect(within(section).getByText('₹97.50 for one EUR')).toBeVisible();
  expect(within(section).getByText('Entered on Fri, 20 November 2026')).toBeVisible();
  await user.type(screen.getByLabelText('Currency'), 'gbp');
  await user.type(screen.getByLabelText('Rupees for one unit'), '112');
  await user.click(screen.getByRole('button', { name: 'Set the currency' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(server.variablesOf('SetShownCurrency')).toEqual([{ input: { code: 'GBP', paisePerUnit: 11_200 } }]);
  expect(server.variablesOf('RateSettings')).toHaveLength(2);
});

test('a rate of ten times the one before wants a second press', async () => {
  const { server, user } = show({
    SetShownCurrency: () => ({ setShownCurrency: { __typename: 'SettingsSaved' } }),
  });
  await user.type(await screen.findByLabelText('Currency'), 'EUR');
  await user.type(screen.getByLabelText('Rupees for one unit'), '975');
  await user.click(screen.getByRole('button', { name: 'Set the currency' }));
  await pressAgain(user, 'One EUR: ₹97.50 before, ₹975.00 now?', 'Go back');
  expect(server.variablesOf('SetShownCurrency')).toEqual([]);
});

test('a currency is deleted after a second press', async () => {
  const { server, user } = show({
    DeleteShownCurrency: () => ({ deleteShownCurrency: { __typename: 'SettingsSaved' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete prices in EUR' }));
  await pressAgain(user, /prices in EUR/, 'Delete');
  expect(server.variablesOf('DeleteShownCurrency')).toEqual([{ code: 'EUR' }]);
});
