import { writeCounted } from './lists';

test.each([
  [['Single'], 'Single'],
  [['Double', 'Single', 'Double'], '2 × Double and Single'],
])('rooms of the types %j are named once each, with their number', (names, words) => {
  expect(writeCounted(names)).toBe(words);
});
