import { writeCounted } from './lists';

test.each([
  [['Single'], 'Single'],
  [['Single', 'Double'], 'Single and Double'],
  [['Single', 'Single'], '2 × Single'],
  [['Double', 'Single', 'Double'], '2 × Double and 1 × Single'],
])('rooms of the types %j are named once each, with their number', (names, words) => {
  expect(writeCounted(names)).toBe(words);
});
