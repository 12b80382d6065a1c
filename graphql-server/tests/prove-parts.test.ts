import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['graphql-server/src', 'graphql-server/tests', 'web/e2e'];
const SIZED = /from '.*\/(proof-size|proof-cases)'/;
// Whole runs of other browsers, which `npm test` does not have.
const BROWSERS_OF_THEIR_OWN = ['web/e2e/engines/engines.config.ts'];

interface Part {
  name: string;
  files: string[];
}

const parts = JSON.parse(readFileSync(path.join(ROOT, 'scripts/prove/parts.json'), 'utf8')) as Part[];

const testFiles = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  ),
).filter((file) => /\.(test|spec)\.ts$/.test(file));

const isSized = (file: string) => SIZED.test(readFileSync(path.join(ROOT, file), 'utf8'));

test('each test file that has a quick and a full size belongs to one part of `npm run prove`', () => {
  const listed = parts.flatMap(({ files }) => files).filter((file) => !BROWSERS_OF_THEIR_OWN.includes(file));
  const sized = testFiles.filter(isSized);
  expect(sized.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(sized.toSorted());
});

test('the scheduled workflow proves each part', () => {
  const workflow = readFileSync(path.join(ROOT, '.github/workflows/prove.yml'), 'utf8');
  const [, names = ''] = /part: \[([^\]]+)\]/.exec(workflow) ?? [];
  expect(names.split(',').map((name) => name.trim())).toEqual(parts.map(({ name }) => name));
});
