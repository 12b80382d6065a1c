import fc from 'fast-check';
import { splitLine } from '../../../src/bookings/folios/split-line';
import { proofSeed, proofSize } from '../../testkit/proof-size';

const AMOUNTS = ['valuePaise', 'discountPaise', 'cgstPaise', 'sgstPaise'] as const;

/** A line as it is sold: each half of its tax is rounded half up from its value. */
const line = fc
  .record({
    valuePaise: fc.integer({ min: 1, max: 10_000_000_000 }),
    discountPaise: fc.integer({ min: 0, max: 1_000_000 }),
    taxPercent: fc.constantFrom(0, 5, 12, 18, 28, 40),
    quantity: fc.integer({ min: 2, max: 99 }),
  })
  .map(({ valuePaise, discountPaise, taxPercent, quantity }) => {
    const half = Number((2n * BigInt(valuePaise) * BigInt(taxPercent) + 200n) / 400n);
    const posted = { name: 'Dinner', department: 'RESTAURANT' as const, quantity, day: '2026-12-01' };
    return { valuePaise, discountPaise, cgstPaise: half, sgstPaise: half, posted };
  });

type Line = Parameters<typeof splitLine>[0];

const grossOf = (amounts: Pick<Line, 'valuePaise' | 'cgstPaise' | 'sgstPaise'>): number =>
  amounts.valuePaise + amounts.cgstPaise + amounts.sgstPaise;

/** Whether the whole number is the exact fraction `amount × part ÷ whole`, apart from these paise. */
function isWithin(paise: number, amount: number, [part, whole]: readonly [number, number], by: bigint) {
  const off = BigInt(paise) * BigInt(whole) - BigInt(amount) * BigInt(part);
  return 2n * (off < 0n ? -off : off) <= by * BigInt(whole);
}

const runs = { numRuns: proofSize({ quick: 2000, full: 100_000 }), seed: proofSeed() };

describe('a line that is split by an amount', () => {
  test('becomes two lines that add up to it, of which the first costs exactly the amount', () => {
    fc.assert(
      fc.property(line, fc.nat(), (whole, pick) => {
        const gross = grossOf(whole);
        const amount = 1 + (pick % Math.max(1, gross - 1));
        fc.pre(amount < gross);
        const parts = splitLine(whole, { amount, pieces: null });
        expect(parts).not.toBeNull();
        const [first, second] = parts ?? [];
        if (!first || !second) return;
        expect(grossOf(first)).toBe(amount);
        for (const of of AMOUNTS) {
          expect(first[of] + second[of]).toBe(whole[of]);
          expect(Math.min(first[of], second[of])).toBeGreaterThanOrEqual(0);
        }
        // Each half of the tax is the exact fraction rounded half up; the value bears what both were rounded.
        const share = [amount, gross] as const;
        expect(isWithin(first.cgstPaise, whole.cgstPaise, share, 1n)).toBe(true);
        expect(isWithin(first.sgstPaise, whole.sgstPaise, share, 1n)).toBe(true);
        expect(isWithin(first.valuePaise, whole.valuePaise, share, 2n)).toBe(true);
      }),
      runs,
    );
  });

  test.each([0, -1, 1_120_000, 1_120_001])('is not split by %d paise of 11,200 rupees', (amount) => {
    const whole = { valuePaise: 1_000_000, discountPaise: 0, cgstPaise: 60_000, sgstPaise: 60_000 };
    expect(splitLine(whole, { amount, pieces: null })).toBeNull();
  });
});

describe('a charge that is split by pieces', () => {
  test('becomes two charges that add up to it, in value, tax and pieces', () => {
    fc.assert(
      fc.property(line, fc.nat(), (whole, pick) => {
        const { quantity } = whole.posted;
        const pieces = 1 + (pick % (quantity - 1));
        const [first, second] = splitLine(whole, { amount: null, pieces }) ?? [];
        expect([first?.pieces, second?.pieces]).toEqual([pieces, quantity - pieces]);
        for (const of of AMOUNTS) {
          expect((first?.[of] ?? 0) + (second?.[of] ?? 0)).toBe(whole[of]);
          expect(isWithin(first?.[of] ?? 0, whole[of], [pieces, quantity], 1n)).toBe(true);
        }
      }),
      runs,
    );
  });

  test.each([0, -1, 3, 4])('is not split by %d of its three pieces', (pieces) => {
    const posted = { name: 'Dinner', department: 'RESTAURANT' as const, quantity: 3, day: '2026-12-01' };
    const whole = { valuePaise: 30_000, discountPaise: 0, cgstPaise: 750, sgstPaise: 750, posted };
    expect(splitLine(whole, { amount: null, pieces })).toBeNull();
  });
});
