import { keptSentence } from './kept-sentence';

const rupees = (amount: number) => ({ amount, currency: 'INR' as const });
const of = (charge: number, refund: number, unpaid: number) =>
  keptSentence({ charge: rupees(charge), refund: rupees(refund), unpaid: rupees(unpaid) });

test('of a guest who has paid, the hotel keeps the charge', () => {
  expect(of(981_288, 981_288, 0)).toBe('The hotel keeps ₹9,812.88; ₹9,812.88 goes back to the guest.');
});

test('of a guest who has paid nothing, the hotel keeps nothing', () => {
  expect(of(981_288, 0, 981_288)).toBe(
    '₹9,812.88 is charged. The guest has paid nothing, so all of it is still to be paid.',
  );
});

test('of a guest who has paid a part, the hotel keeps that part', () => {
  expect(of(981_288, 0, 481_288)).toBe(
    '₹9,812.88 is charged. The hotel keeps ₹5,000.00 of what was paid; ₹4,812.88 is still to be paid.',
  );
});
