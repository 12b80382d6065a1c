import { codedBands } from './child-bands';

const SMALL = { code: 'SMALL_CHILD', name: 'Small child', toAge: 5 };
const CHILD = { code: 'CHILD', name: 'Child', toAge: 12 };

test.each([
  ['new bands get codes, the youngest first', [CHILD, SMALL], [], [SMALL, CHILD]],
  [
    'a band with another age keeps its code',
    [{ name: 'Child', toAge: 13 }],
    [CHILD],
    [{ ...CHILD, toAge: 13 }],
  ],
  ['a renamed band keeps its code', [{ name: 'Junior', toAge: 12 }], [CHILD], [{ ...CHILD, name: 'Junior' }]],
  [
    'a band at the former age of another band that moved is new',
    [
      { name: 'Baby', toAge: 5 },
      { name: 'Small child', toAge: 8 },
    ],
    [SMALL],
    [
      { code: 'BABY', name: 'Baby', toAge: 5 },
      { ...SMALL, toAge: 8 },
    ],
  ],
  [
    'an earlier code is not given to another band',
    [{ name: 'child', toAge: 3 }],
    [CHILD],
    [{ code: 'CHILD_2', name: 'child', toAge: 3 }],
  ],
])('%s', (_what, wanted, before, after) => {
  const named = wanted.map(({ name, toAge }) => ({ name, toAge }));
  expect(codedBands(named, before)).toEqual(after);
});
