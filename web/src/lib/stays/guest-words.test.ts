import { guestsInWords, partyInWords } from './guest-words';
import { NO_STAY } from './stay-address';

test.each<[number, number[], string]>([
  [1, [], '1 guest'],
  [3, [], '3 guests'],
  [3, [9], '3 guests (1 child: 9 years)'],
  [4, [9, 4], '4 guests (2 children: 4, 9 years)'],
])('%i guests with children of %j', (guests, children, words) => {
  expect(guestsInWords(guests, children)).toBe(words);
});

test('the guests of a search are those of all its rooms', () => {
  const further = [{ guests: 3, children: [4], room: null }];
  expect(partyInWords(NO_STAY)).toBe('2 guests');
  expect(partyInWords({ ...NO_STAY, further })).toBe('5 guests (1 child: 4 years), 2 rooms');
});
