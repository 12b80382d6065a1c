import { scriptHints } from './page-hints';

const file = (fileName: string, imports: string[], module: string, isEntry = false) => ({
  fileName,
  imports,
  moduleIds: [`/project/web/src/${module}`],
  isEntry,
});

const FILES = [
  file('assets/index.js', ['assets/foundation.js'], 'main.tsx', true),
  file('assets/foundation.js', [], 'foundation.ts'),
  file('assets/offers.js', ['assets/card.js', 'assets/foundation.js'], 'features/offers/offers-page.tsx'),
  file('assets/card.js', ['assets/picture.js', 'assets/offers.js'], 'components/card.tsx'),
  file('assets/picture.js', [], 'components/picture.tsx'),
];

test('a page’s scripts are its own file and its imports, without the files of every page', () => {
  expect(scriptHints('src/features/offers/offers-page.tsx', FILES)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/offers.js" />',
    '<link rel="modulepreload" crossorigin href="/assets/card.js" />',
    '<link rel="modulepreload" crossorigin href="/assets/picture.js" />',
  ]);
});

test('an unknown module fails the build', () => {
  expect(() => scriptHints('src/features/offers/renamed.tsx', FILES)).toThrow('renamed.tsx');
});
