import { writeMoney, writeRate } from './money';

test('rupees are written with paise, grouped as in India', () => {
  expect(writeMoney({ amount: 100_000_000, currency: 'INR' })).toBe('₹10,00,000.00');
  expect(writeMoney({ amount: 981_288, currency: 'INR' })).toBe('₹9,812.88');
});

test('a nightly rate shows cents only when it has some', () => {
  expect(writeRate({ amount: 9_900, currency: 'USD' })).toBe('$99');
  expect(writeRate({ amount: 9_950, currency: 'USD' })).toBe('$99.50');
});
