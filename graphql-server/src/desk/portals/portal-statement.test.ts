import { compareStatement, type StayToCompare } from './portal-statement';

const stay = (numberKey: string | null, collectedPaise: number, commissionPaise = 0): StayToCompare => ({
  ...{ reference: `SC-${numberKey ?? 'NONE'}`, numberKey, collectedPaise, commissionPaise },
  owedPaise: collectedPaise - commissionPaise,
});

const line = (number: string, amountPaise: number, commissionPaise: number | null = null) => ({
  ...{ number, amountPaise, commissionPaise },
});

const A = stay('A1', 100_000, 15_000);
const B = stay('B2', 200_000, 30_000);
const BOTH = { ofMonth: [A, B], known: [A, B] };

test('a line and a stay with equal figures match, in any spelling of the number', () => {
  expect(compareStatement([line('a-1', 100_000, 15_000), line('B 2', 200_000)], BOTH, 'COLLECTED')).toEqual({
    ...{ matched: [A, B], differing: [], missingHere: [], missingThere: [] },
  });
});

test('other figures differ by the portal’s less the hotel’s', () => {
  const { differing } = compareStatement(
    [line('A1', 99_900, 15_100), line('B2', 200_000)],
    BOTH,
    'COLLECTED',
  );
  expect(differing).toMatchObject([{ stay: A, amountDifferencePaise: -100, commissionDifferencePaise: 100 }]);
});

test('amounts may be what the portal pays out', () => {
  expect(compareStatement([line('A1', 85_000), line('B2', 170_000)], BOTH, 'OWED').matched).toEqual([A, B]);
});

test('lines with one number are one stay', () => {
  expect(
    compareStatement([line('A1', 60_000), line('a1', 40_000, 15_000)], BOTH, 'COLLECTED').matched,
  ).toEqual([A]);
});

test('what only one side has is named, also a stay without a number', () => {
  const walkIn = stay(null, 50_000);
  const compared = compareStatement([line('C3', 1)], { ofMonth: [A, walkIn], known: [] }, 'COLLECTED');
  expect(compared).toMatchObject({ missingHere: [{ number: 'C3' }], missingThere: [A, walkIn] });
});

test('a stay of another month matches a line', () => {
  expect(compareStatement([line('A1', 100_000)], { ofMonth: [], known: [A] }, 'COLLECTED')).toMatchObject({
    ...{ matched: [A], missingHere: [], missingThere: [] },
  });
});
