import fc from 'fast-check';
import { amountInWords } from './amount-in-words';

test.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [100, 'Rupees One Only'],
  [1_010_001, 'Rupees Ten Thousand One Hundred and One Paise Only'],
  [12_051_960, 'Rupees One Lakh Twenty Thousand Five Hundred Nineteen and Sixty Paise Only'],
  [
    1_234_567_890,
    'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight and Ninety Paise Only',
  ],
  [100_000_000_000_000, 'Rupees One Lakh Crore Only'],
])('%d paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

const WORDS = new Map<string, number>([
  ...'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
    .split(' ')
    .map((word, count) => [word, count] as const),
  ...'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
]);
const LARGE = new Map([
  ['Hundred', 100],
  ['Thousand', 1000],
  ['Lakh', 100_000],
  ['Crore', 10_000_000],
]);

/**
 * Converts words to the number that a listener would understand: a large word multiplies what was said since a larger
 * one.
 */
function heard(words: string): number {
  const said: number[] = [];
  for (const word of words.split(/[ -]/)) {
    const large = LARGE.get(word);
    if (large === undefined) {
      said.push(WORDS.get(word) ?? Number.NaN);
      continue;
    }
    let sum = 0;
    while (said.length > 0 && (said.at(-1) ?? 0) < large) sum += said.pop() ?? 0;
    said.push(sum * large);
  }
  return said.reduce((sum, part) => sum + part, 0);
}

test('an amount in words gives back the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_99_99_999_99 }), (paise) => {
      const [, rupees = '', rest = 'Zero'] =
        /^Rupees (.+?)(?: and (.+) Paise)? Only$/.exec(amountInWords(paise)) ?? [];
      expect(heard(rupees) * 100 + heard(rest)).toBe(paise);
    }),
  );
});
