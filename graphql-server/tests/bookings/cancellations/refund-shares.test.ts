import fc from 'fast-check';
import { refundShares } from '../../../src/bookings/cancellations/refund-shares';

const payment = (leftPaise: number, isDisputed = false) => ({ leftPaise, isDisputed });

describe('the payments that are refunded', () => {
  test('are the newest first, and no payment is refunded more than what is left of it', () => {
    const [newest, oldest] = [payment(50_000), payment(100_000)];
    expect(refundShares(120_000, [newest, oldest])).toEqual({
      shares: [
        { payment: newest, amountPaise: 50_000 },
        { payment: oldest, amountPaise: 70_000 },
      ],
      unplaced: 0,
    });
  });

  test('are disputed payments only for what the others do not cover', () => {
    const [disputed, older] = [payment(50_000, true), payment(100_000)];
    expect(refundShares(80_000, [disputed, older]).shares).toEqual([{ payment: older, amountPaise: 80_000 }]);
    expect(refundShares(120_000, [disputed, older]).shares).toEqual([
      { payment: older, amountPaise: 100_000 },
      { payment: disputed, amountPaise: 20_000 },
    ]);
  });

  test('get ₹1 or more, since the gateway refunds no smaller amount', () => {
    const [newest, oldest] = [payment(50_000), payment(100_000)];
    expect(refundShares(50_050, [newest, oldest]).shares.map(({ amountPaise }) => amountPaise)).toEqual([
      49_950, 100,
    ]);
    expect(refundShares(99, [newest])).toEqual({ shares: [], unplaced: 99 });
    expect(refundShares(60_000, [payment(50), payment(60_000)]).shares).toHaveLength(1);
  });

  test('whatever is left of them, get the whole amount or all that is left, except for less than ₹1 each', () => {
    const payments = fc.array(
      fc.record({ leftPaise: fc.integer({ min: 0, max: 1_000 }), isDisputed: fc.boolean() }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), payments, (amount, newestFirst) => {
        const { shares, unplaced } = refundShares(amount, newestFirst);
        const placed = shares.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
        const available = newestFirst.reduce(
          (sum, { leftPaise }) => sum + (leftPaise >= 100 ? leftPaise : 0),
          0,
        );
        expect(placed + unplaced).toBe(amount);
        expect(unplaced).toBeLessThan(Math.max(0, amount - available) + 100);
        for (const {
          payment: { leftPaise },
          amountPaise,
        } of shares) {
          expect(amountPaise).toBeLessThanOrEqual(leftPaise);
          expect(amountPaise).toBeGreaterThanOrEqual(100);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
