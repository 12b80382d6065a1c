import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printFailures } from './report.mjs';
import { newResult } from './results.mjs';

const rowOf = (failures) => ({ title: 'Server tests', result: { ...newResult(), failures } });

function printed(context, failures) {
  const lines = [];
  context.mock.method(console, 'log', (line) => lines.push(line));
  printFailures([rowOf(failures)]);
  return lines.join('\n');
}

test('given many failures of one kind and one of another, prints three outputs of the kind, the other, and all names', (context) => {
  const away = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    name,
    output: `Error: no database\n  in ${name}`,
  }));
  const text = printed(context, [...away, { name: 'f', output: 'expected 1 to be 2' }]);
  assert.equal(text.match(/Error: no database/g).length, 3);
  assert.match(text, /✗ Server tests: f\n\nexpected 1 to be 2/);
  assert.ok(text.endsWith('abcdef'.replaceAll(/./g, '✗ Server tests: $&\n').trim()));
});
