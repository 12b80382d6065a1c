import { divideHalfUp } from '../platform/money/money';
import { gstPercent } from './gst';
import { makeQuote } from './quote';

const request = {
  roomType: 'Single',
  checkin: '2026-12-01',
  checkout: '2026-12-02',
  guests: 1,
  nightlyRateCents: 9_900,
  paisePerDollar: 8_400,
} as const;

describe('a quote', () => {
  test('one night at $99 and ₹84 is ₹8,316 and 18 % GST in two halves', () => {
    expect(makeQuote(request)).toMatchObject({
      nights: 1,
      roomCharge: 831_600,
      taxes: [
        { label: 'CGST 9%', amount: 74_844 },
        { label: 'SGST 9%', amount: 74_844 },
      ],
      total: 981_288,
      totalCents: 11_682,
    });
  });

  test('three nights cost three times one night, whatever the exchange rate rounds', () => {
    for (const paisePerDollar of [8_333, 8_401, 8_777, 9_999]) {
      const one = makeQuote({ ...request, paisePerDollar });
      const three = makeQuote({ ...request, paisePerDollar, checkout: '2026-12-04' });
      expect(three.total).toBe(3 * one.total);
    }
  });

  test('the parts add up to the total', () => {
    const quote = makeQuote({
      ...request,
      nightlyRateCents: 14_901,
      paisePerDollar: 8_437,
      checkout: '2026-12-09',
    });
    const taxes = quote.taxes.reduce((sum, { amount }) => sum + amount, 0);
    expect(quote.roomCharge + taxes).toBe(quote.total);
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
    expect(gstPercent(night, paise)).toBe(percent);
  });

  test('a night before the table begins is an error, not a guess', () => {
    expect(() => gstPercent('2020-01-01', 100)).toThrow('2020-01-01');
  });
});
