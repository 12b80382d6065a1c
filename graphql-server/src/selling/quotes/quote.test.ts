import { divideHalfUp } from '../../platform/money/money';
import { TAX_PERIODS } from '../../../seeds/property';
import { gstPercent } from '../pricing/gst';
import { priceOf } from '../pricing/price';
import { NO_SUPPLEMENTS } from '../pricing/supplements';
import { centsOf, chargeOf, sumsOf, type ChargeLine } from './quote';

interface Priced {
  roomType: string;
  checkin: string;
  checkout: string;
  guests: number;
}

const stay: Priced = { roomType: 'Single', checkin: '2026-12-01', checkout: '2026-12-02', guests: 1 };
const pricing = { nightlyRateCents: 9_900, paisePerUnit: 8_400 };

function linesOfStay(
  { roomType, checkin, checkout, guests }: Priced,
  { nightlyRateCents, paisePerUnit }: typeof pricing,
): ChargeLine[] {
  const type = {
    code: roomType,
    baseCents: nightlyRateCents,
    supplements: NO_SUPPLEMENTS,
    overrides: new Map(),
  };
  const outcome = priceOf(
    {
      types: new Map([[roomType, type]]),
      plans: new Map([['FLEXIBLE', { code: 'FLEXIBLE', change: null, includedExtras: [] }]]),
      seasons: [],
      restrictions: [],
      promotions: [],
      extras: new Map(),
      taxPeriods: TAX_PERIODS,
    },
    {
      stays: [
        {
          roomType,
          checkin,
          checkout,
          plan: 'FLEXIBLE',
          party: { adults: guests, childAges: [] },
          extras: [],
        },
      ],
      today: '2026-11-23',
      paisePerUnit,
      code: null,
      usedUp: new Set<number>(),
      mostNights: 30,
    },
  );
  if (outcome.kind !== 'Priced') throw new Error('A stay without rules has a price.');
  return (outcome.stays[0]?.nights ?? []).map((night) => chargeOf(night, NO_SUPPLEMENTS, paisePerUnit));
}

describe('a quote', () => {
  test('one night at $99 and ₹84 is ₹8,316 and 18 % GST in two halves', () => {
    const lines = linesOfStay(stay, pricing);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      night: '2026-12-01',
      valuePaise: 831_600,
      taxPercent: 18,
      cgstPaise: 74_844,
    });
    expect(sumsOf(lines)).toEqual({
      roomCharge: 831_600,
      extrasCharge: 0,
      taxes: [
        { label: 'CGST 9%', amount: 74_844 },
        { label: 'SGST 9%', amount: 74_844 },
      ],
      total: 981_288,
    });
    expect(centsOf(981_288, pricing)).toBe(11_682);
  });

  test('three nights cost three times one night, whatever the exchange rate rounds', () => {
    for (const paisePerUnit of [8_333, 8_401, 8_777, 9_999]) {
      const one = sumsOf(linesOfStay(stay, { ...pricing, paisePerUnit }));
      const three = sumsOf(linesOfStay({ ...stay, checkout: '2026-12-04' }, { ...pricing, paisePerUnit }));
      expect(three.total).toBe(3 * one.total);
    }
  });

  test('the charge and the taxes add up to the total', () => {
    const lines = linesOfStay(
      { ...stay, checkout: '2026-12-09' },
      { ...pricing, nightlyRateCents: 14_901, paisePerUnit: 8_437 },
    );
    const { roomCharge, taxes, total } = sumsOf(lines);
    expect(roomCharge + taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  test('the price of thirty suites for thirty nights exceeds 32 bits and is exact to the paisa', () => {
    const month = { ...stay, roomType: 'Suite', checkout: '2026-12-31' };
    const suite = linesOfStay(month, { ...pricing, nightlyRateCents: 29_900 });
    const all: ChargeLine[] = Array.from({ length: 30 }, () => suite).flat();
    expect(sumsOf(all).total).toBe(30 * 30 * 2_963_688);
    expect(sumsOf(all).total).toBeGreaterThan(2 ** 31);
  });

  test('a line with several taxes keeps the halves separate, without a percentage', () => {
    const [line] = linesOfStay(stay, pricing);
    if (!line) throw new Error('One night is one line.');
    const legacy = { ...line, night: null, taxPercent: null, cgstPaise: 70_000, sgstPaise: 70_001 };
    expect(sumsOf([legacy]).taxes).toEqual([
      { label: 'CGST', amount: 70_000 },
      { label: 'SGST', amount: 70_001 },
    ]);
  });

  test('halves are rounded up', () => {
    expect([divideHalfUp(5, 10), divideHalfUp(4, 10), divideHalfUp(15, 10), divideHalfUp(14, 10)]).toEqual([
      1, 0, 2, 1,
    ]);
  });
});

describe('GST on a night', () => {
  test.each([
    ['2026-01-01', 750_000, 5],
    ['2026-01-01', 750_001, 18],
    ['2025-09-22', 750_000, 5],
    ['2025-09-21', 750_000, 12],
  ])('on %s a night of %i paise bears %i %%', (night, paise, percent) => {
    expect(gstPercent(TAX_PERIODS, night, paise)).toBe(percent);
  });

  test('a night before the first period is an error, not a guess', () => {
    expect(() => gstPercent(TAX_PERIODS, '2020-01-01', 100)).toThrow('2020-01-01');
  });
});
