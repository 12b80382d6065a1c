import { drawnText, placedRuns, runsOf } from './fonts';

const textsOf = (text: string) => runsOf(text, 'text').map((run) => run.text);
const placed = (text: string) => placedRuns(runsOf(text, 'text')).map(drawnText);

test.each([
  ['one script', 'Asha Rao', ['Asha Rao']],
  ['two scripts', 'कमरा 12', ['कमरा ', '12']],
  ['a space between two directions', 'محمد Rao', ['محمد', ' Rao']],
  ['a space within Arabic', 'محمد خان', ['محمد خان']],
  ['numbers of Arabic', 'شارع ١٢٣', ['شارع ', '١٢٣']],
])('%s is split into parts with one font each', (_what, text, parts) => {
  expect(textsOf(text)).toEqual(parts);
});

test.each([
  ['Arabic within Latin stays in its place', 'Rao, محمد خان, Delhi', ['Rao, ', 'محمد خان', ', Delhi']],
  ['a number within Arabic has the next word on its left', 'شارع 12 دهلی', ['دهلی', ' 12 ', 'شارع']],
  ['the digits of a number keep their order', 'شارع ١٢٣', ['٣٢١', 'شارع ']],
  ['a number after Arabic is on its left', 'شارع 12', ['12 ', 'شارع']],
  ['a number before Arabic stays there', '12 شارع', ['12 ', 'شارع']],
  ['Latin text separates Arabic texts', 'محمد Rao خان', ['محمد', ' Rao ', 'خان']],
])('%s', (_what, text, parts) => {
  expect(placed(text)).toEqual(parts);
});

test('each letter that no font has becomes a visible placeholder', () => {
  expect(runsOf('Rao ᚠ😀', 'text').map(({ text, missing }) => [text, missing])).toEqual([
    ['Rao ??', ['ᚠ', '😀']],
  ]);
});

const LETTERS: Record<string, [first: number, last: number]> = {
  Gurmukhi: [0xa05, 0xa4d],
  Malayalam: [0xd05, 0xd4d],
};

// fontkit fails for signs without an anchor. Such a name must not prevent a document.
test.each(Object.entries(LETTERS))('no two neighbouring letters of %s fail', (_script, [first, last]) => {
  const all = Array.from({ length: last - first + 1 }, (_letter, index) =>
    String.fromCodePoint(first + index),
  );
  const drawn = all.flatMap((one) => all.map((other) => runsOf(one + other, 'text')));
  expect(drawn.every((runs) => runs.length > 0)).toBe(true);
});

test.each([
  ['Meetei Mayek', 'ꯃꯤꯇꯩ'],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['Armenian', 'Արամ Խաչատրյան'],
  ['Ethiopic', 'አበበ ቢቂላ'],
  ['Georgian', 'ნინო ბერიძე'],
  ['Hebrew', 'דוד כהן'],
  ['Khmer', 'សុខ សុភា'],
  ['Lao', 'ສົມສັກ'],
  ['Burmese', 'အောင်ဆန်းစုကြည်'],
  ['Sinhala', 'නිමල් පෙරේරා'],
  ['Thaana', 'އަޙްމަދު'],
  ['Thai', 'สมชาย ใจดี'],
  ['Tibetan', 'བསྟན་འཛིན་རྒྱ་མཚོ'],
  ['Cherokee', 'ᏏᏉᏯ'],
])('a name in %s has a letter for each of its own, also in bold', (_script, name) => {
  for (const style of ['text', 'strong', 'heading'] as const)
    expect(runsOf(name, style).flatMap(({ missing }) => missing)).toEqual([]);
});
