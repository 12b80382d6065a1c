import { guestsInWords } from './guest-words';

test.each<[number, number[], string]>([
  [1, [], '1 guest'],
  [3, [], '3 guests'],
  [3, [9], '3 guests (1 child: 9 years)'],
  [4, [9, 4], '4 guests (2 children: 4, 9 years)'],
])('%i guests with children of %j', (guests, children, words) => {
  expect(guestsInWords(guests, children)).toBe(words);
});
