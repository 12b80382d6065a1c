import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operationTable } from '../src/app/operation-table';
import { ACCESS } from './testkit/access';

const lineAt = (place: string): string => {
  const [file = '', line] = place.split(':');
  return readFileSync(path.resolve(__dirname, '..', file), 'utf8').split('\n')[Number(line) - 1] ?? '';
};

test('the table has every operation with its permission, and the line where its method begins', () => {
  const rows = operationTable();
  expect(new Map(rows.map(({ operation, access }) => [operation, access]))).toEqual(ACCESS);
  expect(rows.filter(({ place }) => !/^ {2}(?:async )?\w+\(/.test(lineAt(place)))).toEqual([]);
  expect(rows.filter(({ callers }) => callers === '')).toEqual([]);
});
