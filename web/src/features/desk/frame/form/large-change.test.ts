import { questionOfChanges } from './large-change';

const write = (amount: number) => `$${amount / 100}`;

test.each([
  ['40 % more', 10_000, 14_000, null],
  ['a little above', 10_000, 14_001, 'Rate: $100 before, $140.01 now?'],
  ['40 % less', 10_000, 6_000, null],
  ['a digit less', 19_900, 1_990, 'Rate: $199 before, $19.9 now?'],
  ['the first one', 0, 19_900, null],
])('%s', (_case, before, after, title) => {
  expect(questionOfChanges([{ label: 'Rate', before, after }], write)?.title ?? null).toBe(title);
});

test('of several changes the largest is named', () => {
  const changes = [
    { label: 'Single', before: 100, after: 150 },
    { label: 'Suite', before: 100, after: 500 },
  ];
  expect(questionOfChanges(changes, write)).toMatchObject({ title: 'Suite: $1 before, $5 now?' });
});
