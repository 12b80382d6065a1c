import { TAX_PERIODS } from '../../../seeds/property';
import { highestRateWithin, rateOfNight } from './night-rate';
import { nearSlabOf, slabWarningOf, totalOfNight } from './near-slab';
import type { RateChange } from './rate-book';
import { NO_SUPPLEMENTS } from './supplements';

const NIGHT = '2026-12-01';
const ONE_SLAB = [{ validFrom: '2020-01-01', slabs: [{ upToPaise: null, percent: 12 }] }];

const type = (baseCents: number) => ({
  code: 'Single',
  baseCents,
  supplements: NO_SUPPLEMENTS,
  overrides: new Map<string, RateChange>(),
});
const rateOf = (baseCents: number, change: RateChange | null, paisePerUnit: number) =>
  rateOfNight(
    { seasons: [] },
    {
      type: type(baseCents),
      plan: { code: 'ANY', change, includedExtras: [] },
      party: { adults: 1, childAges: [] },
    },
    NIGHT,
    paisePerUnit,
  );

test('₹7,500 costs the guest ₹7,875.00, and ₹7,501 costs ₹8,851.18', () => {
  expect(totalOfNight(TAX_PERIODS, NIGHT, 750_000)).toBe(787_500);
  expect(totalOfNight(TAX_PERIODS, NIGHT, 750_100)).toBe(885_118);
});

test.each([
  ['at the limit', 750_000, null],
  ['a rupee above it', 750_100, { limitPaise: 750_000, totalAtLimitPaise: 787_500 }],
  [
    'while the tax takes more of the difference',
    868_900,
    { limitPaise: 750_000, totalAtLimitPaise: 787_500 },
  ],
  ['when the hotel gets more of the difference', 868_903, null],
  ['far above it', 2_000_000, null],
])('%s, a night of %i paise has the warning %o', (_, paise, expected) => {
  expect(nearSlabOf(TAX_PERIODS, NIGHT, paise)).toEqual(expected);
});

test('the limits of the period of the night count', () => {
  const later = {
    validFrom: '2027-04-01',
    slabs: [{ upToPaise: 1_000_000, percent: 5 }, ...(TAX_PERIODS[0]?.slabs.slice(-1) ?? [])],
  };
  const periods = [later, ...TAX_PERIODS];
  expect(nearSlabOf(periods, '2027-03-31', 760_000)).toMatchObject({ limitPaise: 750_000 });
  expect(nearSlabOf(periods, '2027-04-01', 760_000)).toBeNull();
  expect(nearSlabOf(periods, '2027-04-01', 1_000_001)).toMatchObject({ limitPaise: 1_000_000 });
});

test('a period with one slab has no limit, and so no warning', () => {
  expect(nearSlabOf(ONE_SLAB, NIGHT, 750_100)).toBeNull();
});

test.each<[string, RateChange | null, number]>([
  ['no change', null, 8_400],
  ['10 % less', { kind: 'PERCENT', hundredths: -1_000 }, 8_400],
  ['an odd percentage', { kind: 'PERCENT', hundredths: 1_237 }, 8_333],
  ['an additional amount', { kind: 'AMOUNT', cents: 999 }, 8_401],
  ['an amount off', { kind: 'AMOUNT', cents: -777 }, 9_999],
  ['rates in rupees', null, 100],
])(
  'with a plan of %s, one cent more than the highest rate within the limit is above it',
  (_, change, unit) => {
    for (const limit of [750_000, 100_001, 999_999]) {
      const highest = highestRateWithin(limit, { change }, unit) ?? 0;
      expect(rateOf(highest, change, unit).valuePaise).toBeLessThanOrEqual(limit);
      expect(rateOf(highest + 1, change, unit).valuePaise).toBeGreaterThan(limit);
    }
  },
);

test('no warning is given when no rate would be within the limit', () => {
  const change: RateChange = { kind: 'AMOUNT', cents: 9_000 };
  expect(highestRateWithin(750_000, { change }, 8_400)).toBeNull();
  const rate = rateOf(1, change, 8_400);
  expect(nearSlabOf(TAX_PERIODS, NIGHT, rate.valuePaise)).not.toBeNull();
  expect(slabWarningOf(TAX_PERIODS, { change }, rate, 8_400)).toBeNull();
});
