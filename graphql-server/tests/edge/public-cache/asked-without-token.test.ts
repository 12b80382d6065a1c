import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_FIELDS } from '../../../src/edge/public-cache/public-documents';

const LINK = path.resolve(__dirname, '../../../../web/src/lib/apollo/signed-in-link.ts');

test('the site sends no token for any field whose response is cached', () => {
  const list = /SAME_FOR_ALL = new Set\(\[([^\]]*)\]/.exec(readFileSync(LINK, 'utf8'))?.[1] ?? '';
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const cached = [...PUBLIC_FIELDS.keys()].filter((name) => name !== '__typename');
  expect(names).toEqual(expect.arrayContaining(cached));
});
