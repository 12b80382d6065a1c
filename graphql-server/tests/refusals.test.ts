import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REFUSALS } from '../src/platform/refusals/refusals';

const DOCUMENTED = readFileSync(path.resolve(__dirname, '../../docs/errors.md'), 'utf8');

test.each(Object.keys(REFUSALS))('the refusal %s is in docs/errors.md', (code) => {
  expect(DOCUMENTED).toMatch(new RegExp(`^\\| ${code} `, 'm'));
});
