import type { RateEditInput } from '../../generated/operations';
import { bookingForm, hold, inDays } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const GRID = gql(`query RateGridInTest($from: PlainDate!, $days: Int) {
  result: rateGrid(from: $from, days: $days) {
    __typename
    ... on RateGrid {
      version days planName lastChange { kind changedBy }
      rows {
        roomType title onSale
        nights {
          date source season roomsFree
          rate { amount currency }
          own { kind cents hundredths }
          total { amount currency }
          restrictions { kind nights days }
          slabWarning {
            roomType night
            rate { amount currency } value { amount } total { amount }
            limit { amount } totalAtLimit { amount } rateAtLimit { amount currency }
          }
        }
      }
    }
    ... on InvalidInput { faults { field code } }
  }
}`);
const CHANGE = gql(`mutation ChangeRatesOfGrid($edit: RateEditInput!, $version: Int!) {
  result: changeRates(edit: $edit, version: $version) { __typename }
}`);
const UNDO = gql(`mutation UndoRateChangeOfGrid($version: Int!) {
  result: undoRateChange(version: $version) { __typename }
}`);
const PREVIEW = gql(`query SlabWarningsOfPreview($edit: RateEditInput!, $sample: StayInput!) {
  result: ratePreview(edit: $edit, sample: $sample) {
    __typename
    ... on RatePreview {
      after { total { amount } }
      slabWarnings { roomType roomTitle plan night total { amount } totalAtLimit { amount } rateAtLimit { amount } }
    }
  }
}`);
const WARNINGS = gql(`query SlabWarningsInTest($rate: MinorUnits, $hundredths: Int, $cents: MinorUnits) {
  result: slabWarnings(nightlyRateCents: $rate, planPercentHundredths: $hundredths, planCents: $cents) {
    __typename
    ... on SlabWarnings {
      warnings { roomType plan planName rate { amount } total { amount } totalAtLimit { amount } rateAtLimit { amount } }
    }
    ... on InvalidInput { faults { field code } }
  }
}`);
const SET_TAX = gql(`mutation SetTaxPeriodOfGrid($input: TaxPeriodInput!) {
  result: setTaxPeriod(input: $input) { __typename }
}`);

// At ₹84 a dollar: $89.28 is ₹7,499.52, and $89.29 is ₹7,500.36.
const WITHIN_LIMIT_CENTS = 8_928;
const SINGLE_CENTS = 9_900;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());

async function gridFrom(from: number, days?: number) {
  const { result } = await execute(testServer, GRID, { from: inDays(from), days }, owner);
  if (result.__typename !== 'RateGrid') throw new Error(JSON.stringify(result));
  return result;
}

async function nightsOf(roomType: string, from: number, days: number) {
  const { rows } = await gridFrom(from, days);
  return rows.find((row) => row.roomType === roomType)?.nights ?? [];
}

async function change(edit: RateEditInput) {
  const { version } = await gridFrom(1, 1);
  const { result } = await execute(testServer, CHANGE, { edit, version }, owner);
  expect(result.__typename).toBe('RatesSaved');
}

const fill = (roomType: string, [from, to]: readonly [number, number], cents: number) =>
  change({
    fill: {
      from: inDays(from),
      to: inDays(to),
      weekdays: [],
      roomTypes: [roomType],
      change: { kind: 'AMOUNT', cents },
    },
  });

test('given no rules, each night has the room type’s own rate, its price with tax and its free rooms', async () => {
  const grid = await gridFrom(40);
  expect(grid.days).toHaveLength(14);
  expect(grid.planName).toBe('Flexible');
  expect(grid.rows.map(({ roomType, nights }) => [roomType, nights.length])).toEqual([
    ['Single', 14],
    ['Double', 14],
    ['Deluxe', 14],
    ['Suite', 14],
  ]);
  const [night] = await nightsOf('Deluxe', 40, 1);
  expect(night).toMatchObject({
    date: inDays(40),
    source: 'BASE',
    season: null,
    own: null,
    restrictions: [],
    slabWarning: null,
    rate: { amount: 19_900, currency: 'USD' },
    total: { amount: 1_972_488, currency: 'INR' },
    roomsFree: 8,
  });
});

test('given a season, a rate of one date and restrictions, the grid shows the source of each night’s rate', async () => {
  const dates = { from: inDays(60), to: inDays(62), weekdays: [], roomTypes: ['Deluxe'] };
  const rate = { kind: 'PERCENT', hundredths: 4_000 } as const;
  await change({ season: { ...dates, name: 'Lights', priority: 1, change: rate } });
  await fill('Deluxe', [61, 61], 15_000);
  const rule = { kind: 'MINIMUM_NIGHTS_OF_STAYS', nights: 2 } as const;
  await change({ restriction: { ...dates, to: dates.from, name: 'Two nights', rule } });
  const [first, second, , fourth] = await nightsOf('Deluxe', 60, 4);
  expect(first).toMatchObject({
    source: 'SEASON',
    season: 'Lights',
    own: null,
    rate: { amount: 27_860 },
    total: { amount: 2_761_484 },
    restrictions: [{ kind: 'MINIMUM_NIGHTS_OF_STAYS', nights: 2, days: null }],
  });
  expect(second).toMatchObject({
    source: 'OVERRIDE',
    season: null,
    rate: { amount: 15_000 },
    restrictions: [],
    own: { kind: 'AMOUNT', cents: 15_000, hundredths: null },
  });
  expect(fourth).toMatchObject({ source: 'BASE', rate: { amount: 19_900 } });
  const [single] = await nightsOf('Single', 60, 1);
  expect(single).toMatchObject({ source: 'BASE', season: null, restrictions: [] });
});

test('given a held room, one room less is free on its nights', async () => {
  const form = bookingForm(testServer, { roomType: 'Suite', checkin: inDays(81), checkout: inDays(82) });
  await hold(testServer, form);
  const free = (await nightsOf('Suite', 80, 3)).map(({ roomsFree }) => roomsFree);
  expect(free).toEqual([4, 3, 4]);
});

test('a change is sent with the version of the grid, and the grid names the change that can be undone', async () => {
  await fill('Suite', [90, 91], 40_000);
  const grid = await gridFrom(90, 2);
  expect(grid.lastChange).toEqual({ kind: 'fill', changedBy: testServer.settings.ADMIN_EMAIL });
  const { result } = await execute(testServer, UNDO, { version: grid.version }, owner);
  expect(result.__typename).toBe('RatesSaved');
  expect(await nightsOf('Suite', 90, 1)).toMatchObject([{ source: 'BASE', rate: { amount: 29_900 } }]);
});

test('a night a little above the tax limit shows both prices and the highest rate within the limit', async () => {
  const [night] = await nightsOf('Single', 100, 1);
  expect(night?.slabWarning).toEqual({
    roomType: null,
    night: inDays(100),
    rate: { amount: SINGLE_CENTS, currency: 'USD' },
    value: { amount: 831_600 },
    total: { amount: 981_288 },
    limit: { amount: 750_000 },
    totalAtLimit: { amount: 787_500 },
    rateAtLimit: { amount: WITHIN_LIMIT_CENTS, currency: 'USD' },
  });
  await fill('Single', [100, 100], WITHIN_LIMIT_CENTS);
  await fill('Single', [101, 101], WITHIN_LIMIT_CENTS + 1);
  const [within, above] = await nightsOf('Single', 100, 2);
  expect(within).toMatchObject({ total: { amount: 787_450 }, slabWarning: null });
  expect(above?.slabWarning).toMatchObject({ value: { amount: 750_036 }, total: { amount: 885_042 } });
});

test('given another tax from a day on, the limits of that day apply', async () => {
  const from = inDays(120);
  const slabs = [
    { upToPaise: 900_000, percent: 5 },
    { upToPaise: null, percent: 18 },
  ];
  const input = { validFrom: from, slabs, source: 'A notification of the test' };
  const { result } = await execute(testServer, SET_TAX, { input }, owner);
  expect(result.__typename).toBe('SettingsSaved');
  const nights = () => nightsOf('Single', 119, 2);
  await waitFor('the new tax counts', async () => (await nights())[1]?.total.amount === 873_180);
  const [before, after] = await nights();
  expect(before?.slabWarning).toMatchObject({ limit: { amount: 750_000 } });
  expect(after?.slabWarning).toBeNull();
});

test('before it is saved, a season shows which types it raises a little above the limit, on each plan', async () => {
  const sample = { roomType: 'Deluxe', checkin: inDays(110), checkout: inDays(111), guests: 1 };
  const dates = { from: inDays(110), to: inDays(112), weekdays: [], roomTypes: ['Deluxe', 'Suite'] };
  const season = {
    ...dates,
    name: 'Monsoon',
    priority: 9,
    change: { kind: 'AMOUNT', cents: 9_000 },
  } as const;
  const { result } = await execute(testServer, PREVIEW, { edit: { season }, sample }, owner);
  // Non-refundable is $81, which is within the limit.
  const warning = { plan: 'FLEXIBLE', night: inDays(110), total: { amount: 892_080 } };
  const atLimit = { totalAtLimit: { amount: 787_500 }, rateAtLimit: { amount: WITHIN_LIMIT_CENTS } };
  expect(result).toEqual({
    __typename: 'RatePreview',
    after: { total: { amount: 892_080 } },
    slabWarnings: [
      { roomType: 'Deluxe', roomTitle: 'Deluxe', ...warning, ...atLimit },
      { roomType: 'Suite', roomTitle: 'Suite', ...warning, ...atLimit },
    ],
  });
});

describe('rates in a form', () => {
  const warningsOf = async (typed: { rate?: number; hundredths?: number; cents?: number }) =>
    (await execute(testServer, WARNINGS, typed, owner)).result;

  test('of a room type are checked on each plan on sale', async () => {
    // $99.20 less 10 % is $89.28.
    expect(await warningsOf({ rate: 9_921 })).toEqual({
      __typename: 'SlabWarnings',
      warnings: [
        {
          roomType: null,
          plan: 'FLEXIBLE',
          planName: 'Flexible',
          rate: { amount: 9_921 },
          total: { amount: 983_370 },
          totalAtLimit: { amount: 787_500 },
          rateAtLimit: { amount: WITHIN_LIMIT_CENTS },
        },
        {
          roomType: null,
          plan: 'NON_REFUNDABLE',
          planName: 'Non-refundable',
          rate: { amount: 8_929 },
          total: { amount: 885_034 },
          totalAtLimit: { amount: 787_500 },
          rateAtLimit: { amount: 9_920 },
        },
      ],
    });
    expect(await warningsOf({ rate: WITHIN_LIMIT_CENTS })).toEqual({
      __typename: 'SlabWarnings',
      warnings: [],
    });
  });

  test('of a plan are checked in each room type', async () => {
    expect(await warningsOf({ hundredths: -900 })).toMatchObject({
      warnings: [{ roomType: 'Single', plan: null, planName: null, rate: { amount: 9_009 } }],
    });
    expect(await warningsOf({ hundredths: -1_000 })).toMatchObject({ warnings: [] });
    expect(await warningsOf({ cents: 0 })).toMatchObject({ warnings: [{ roomType: 'Single' }] });
  });

  test.each([
    [{ rate: 0 }, 'nightlyRateCents', 'RATE_OUT_OF_RANGE'],
    [{ rate: Number.MAX_SAFE_INTEGER }, 'nightlyRateCents', 'RATE_OUT_OF_RANGE'],
    [{ hundredths: -10_000 }, 'planPercentHundredths', 'PLAN_CHANGE_INVALID'],
    [{ cents: -Number.MAX_SAFE_INTEGER }, 'planCents', 'PLAN_CHANGE_INVALID'],
  ])('are refused by their field: %o', async (typed, field, code) => {
    expect(await warningsOf(typed)).toEqual({ __typename: 'InvalidInput', faults: [{ field, code }] });
  });
});

test.each([
  ['yesterday', -1, 14, 'from', 'DATE_PASSED'],
  ['a day in six years', 2_000, 14, 'from', 'DATE_TOO_LATE'],
  ['no day', 1, 0, 'days', 'NUMBER_OUT_OF_RANGE'],
  ['a year', 1, 365, 'days', 'NUMBER_OUT_OF_RANGE'],
])('a grid of %s is refused by its field', async (_, from, days, field, code) => {
  const { result } = await execute(testServer, GRID, { from: inDays(from), days }, owner);
  expect(result).toEqual({ __typename: 'InvalidInput', faults: [{ field, code }] });
});
