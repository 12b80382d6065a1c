import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rupees } from '../../../../../tests/money';
import { renderServed, Server, type DataOf, type Responders } from '../../../../../tests/served';
import FiguresPage from './figures-page';

type Figure = Extract<DataOf<'FiguresOfHotel'>['figures'], { __typename: 'Figures' }>['period']['total'];

const figure = (key: string, sums: Partial<Figure> = {}) => ({
  key,
  title: null,
  roomsAvailable: 30,
  roomsSold: 3,
  roomsSoldBefore: 1,
  occupancyPercent: 10,
  roomRevenuePaise: 2_494_800,
  averageDailyRatePaise: 831_600,
  revenuePerRoomPaise: 83_160,
  roomFeesPaise: 0,
  foodPaise: 120_000,
  otherSalesPaise: 0,
  cancellationsPaise: 0,
  noShowsPaise: 0,
  changesPaise: 0,
  earlyDeparturesPaise: 0,
  adjustmentsPaise: -40,
  chargedPaise: 2_614_760,
  taxPaise: 449_064,
  ...sums,
});

const gateway = (settledPaise: number, comparedUntil: string | null = null) => ({
  settlements: 4,
  paidPaise: settledPaise + 23_600,
  refundedPaise: 0,
  correctedPaise: 0,
  feePaise: 20_000,
  feeTaxPaise: 3_600,
  settledPaise,
  comparedUntil,
});

const halves = (paise: number) => ({ cgstPaise: paise, sgstPaise: paise });

const PERIOD = {
  from: '2026-11-01',
  to: '2026-11-30',
  total: figure(''),
  days: [figure('2026-11-01'), figure('2026-11-02')],
  months: [figure('2026-11')],
  gateway: gateway(976_400, '2026-11-24'),
  leadTime: { stays: 2, meanDays: 12.5, medianDays: 9 },
  securityDepositsHeldPaise: 500_000,
};
const YEAR_BEFORE = {
  ...PERIOD,
  from: '2025-11-01',
  to: '2025-11-30',
  days: [],
  months: [],
  gateway: gateway(476_400),
  total: figure('', { occupancyPercent: 8, roomRevenuePaise: 1_247_400, averageDailyRatePaise: null }),
};
const GROUPS = {
  roomTypes: [figure('Deluxe', { title: 'Deluxe Room' })],
  ratePlans: [figure('flexible', { title: 'Flexible', roomsAvailable: null, occupancyPercent: null })],
  channels: [figure('PHONE'), figure('')],
  departments: [
    { department: 'ROOMS' as const, ...{ taxPercent: 18, valuePaise: 2_494_800 }, ...halves(224_532) },
    { department: 'FOOD' as const, ...{ taxPercent: 5, valuePaise: 120_000 }, ...halves(3_000) },
    { department: 'ADJUSTMENTS' as const, ...{ taxPercent: null, valuePaise: -40 }, ...halves(0) },
  ],
  taxRates: [
    {
      taxPercent: 18,
      valuePaise: 2_494_800,
      cgstPaise: 224_532,
      sgstPaise: 224_532,
    },
    { taxPercent: null, valuePaise: -40, cgstPaise: 0, sgstPaise: 0 },
  ],
  methods: [
    {
      source: 'CASH' as const,
      capturedPaise: 118_000,
      counteredPaise: 0,
      refundedPaise: 500,
    },
  ],
};
const FIGURES = {
  __typename: 'Figures' as const,
  businessDay: '2026-11-24',
  period: { ...PERIOD, ...GROUPS },
  yearBefore: YEAR_BEFORE,
};

function show(responders: Responders = {}, path = '/desk/figures') {
  const server = new Server({ FiguresOfHotel: () => ({ figures: FIGURES }), ...responders });
  renderServed(<FiguresPage />, server, path);
  return { server, user: userEvent.setup() };
}

test('the key figures are compared with the year before', async () => {
  show();
  const value = async (name: string) =>
    (await screen.findAllByRole('definition')).find((item) =>
      item.previousElementSibling?.textContent?.startsWith(name),
    );
  expect(await value('Occupancy')).toHaveTextContent('10.0 %Year before: 8.0 % (+25.0 %)');
  expect(await value('Room revenue')).toHaveTextContent('₹24,948.00Year before: ₹12,474.00 (+100.0 %)');
  // A year without a sold night is not compared.
  expect(await value('ADR')).toHaveTextContent('₹8,316.00Year before: –');
  expect(await value('Pick-up')).toHaveTextContent('+21 night was sold seven days ago.');
  expect(await value('Security deposits held')).toHaveTextContent('₹5,000.00At the end of 30 November 2026.');
  expect(await value('Lead time')).toHaveTextContent('9 daysMedian of 2 arrivals; the mean is 12.5 days.');
});

test('the same figures stand in tables by day, type, plan, channel, department, rate of tax and method', async () => {
  show();
  const table = async (name: string) => within(await screen.findByRole('region', { name }));
  expect(
    (await table('By day')).getByRole('row', { name: /^Sun, 1 November 2026 30 3 10\.0 %/ }),
  ).toBeVisible();
  expect((await table('By room type')).getByRole('row', { name: /^Deluxe Room 30 3/ })).toBeVisible();
  expect((await table('By rate plan')).getByRole('row', { name: /^Flexible – 3 –/ })).toBeVisible();
  expect((await table('By channel')).getByRole('row', { name: /^Not linked to a stay/ })).toBeVisible();
  expect(
    (await table('By department')).getByRole('row', {
      name: 'Food and drinks, 5 % ₹1,200.00 ₹30.00 ₹30.00',
    }),
  ).toBeVisible();
  expect(
    (await table('By department')).getByRole('row', { name: /^Round-off and write-off -₹0\.40/ }),
  ).toBeVisible();
  expect(
    (await table('By rate of tax')).getByRole('row', { name: /^No single tax rate -₹0\.40/ }),
  ).toBeVisible();
  expect((await table('Payments by method')).getByRole('row', { name: /^Cash ₹1,180\.00/ })).toBeVisible();
});

test('fees and settlements of the gateway stand beside those of the year before', async () => {
  show();
  const region = await screen.findByRole('region', { name: 'Fees and settlements of the gateway' });
  const row = (name: RegExp) => within(region).getByRole('row', { name });
  expect(row(/^Fees -₹200\.00 -₹200\.00$/)).toBeVisible();
  expect(row(/^GST on fees -₹36\.00 -₹36\.00$/)).toBeVisible();
  expect(row(/^Settled to the bank ₹9,764\.00 ₹4,764\.00$/)).toBeVisible();
  expect(screen.getByText(/^4 settlements\..* up to Tue, 24 November 2026\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'One by one' })).toHaveAttribute('href', '/desk/settlements');
});

test('a usual period is asked for, by month when it is long', async () => {
  const { server, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Financial year' }));
  expect(server.variablesOf('FiguresOfHotel')).toEqual([
    { from: null, to: null, byDay: true },
    { from: '2026-04-01', to: '2027-03-31', byDay: false },
  ]);
});

test('a fault of the dates stands at its field', async () => {
  const message = 'Please choose a date on or after 1 November 2026.';
  const fault = { field: 'to', message };
  show(
    {
      FiguresOfHotel: () => ({ figures: { __typename: 'InvalidInput', faults: [fault] } }),
    },
    '/desk/figures?from=2026-11-01&to=2026-10-01',
  );
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true');
});

test('the report of the chosen month is fetched, and a refusal is shown', async () => {
  const message = 'The month cannot be reported.';
  const { server, user } = show({
    MonthlyReport: () => ({ monthlyReport: { __typename: 'InvalidInput', message } }),
  });
  fireEvent.change(await screen.findByLabelText('Month of the report'), { target: { value: '2026-10' } });
  await user.click(screen.getByRole('button', { name: 'Monthly report (PDF)' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(server.variablesOf('MonthlyReport')).toEqual([{ month: '2026-10-01' }]);
});

test('the return of the month shows what each table comes to; without a GSTIN there is no file for the offline tool', async () => {
  const amount = (paise: number) => rupees(paise);
  const table = (number: string) => ({
    number,
    rows: 2,
    value: amount(1_000_000),
    cgst: amount(90_000),
    sgst: amount(90_000),
  });
  const file = (name: string) => ({ __typename: 'CsvFile', filename: name, content: '' });
  const { server, user } = show({
    Gstr1Return: () => ({
      gstr1: {
        month: '2026-11-01',
        offlineTool: null,
        tables: [table('7')],
        files: [file('gstr-1-2026-11-table-7.csv'), file('gstr-1-2026-11-table-13.csv')],
      },
    }),
  });
  fireEvent.change(await screen.findByLabelText('Month of the return'), { target: { value: '2026-11' } });
  await user.click(screen.getByRole('button', { name: 'Prepare the return' }));
  const row = await screen.findByRole('row', { name: /^7 ?Supplies to other guests/ });
  expect(within(row).getAllByText('₹900.00')).toHaveLength(2);
  expect(screen.getByRole('row', { name: /^13 ?Documents issued/ })).toBeVisible();
  expect(screen.getByText(/fill in the GSTIN of the hotel/)).toBeVisible();
  expect(server.variablesOf('Gstr1Return')).toEqual([{ month: '2026-11-01' }]);
});
