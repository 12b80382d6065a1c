import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { SERVER } from '../run/folders.mjs';
import { serverTestsOf, tableOfTests, webTestsOf } from './changed-tests.mjs';

for (const [folder, places] of Object.entries(tableOfTests)) {
  test(`the tests of src/${folder} are where the table says`, () => {
    assert.ok(existsSync(path.join(SERVER, 'src', folder)), `src/${folder} is gone`);
    const missing = places.filter((place) => !existsSync(path.join(SERVER, 'tests', place)));
    assert.deepEqual(missing, []);
  });
}

test('a source of the server has the tests of its folder', () => {
  assert.deepEqual(serverTestsOf(['graphql-server/src/pictures/look/palette.ts']), ['tests/pictures/look']);
});

test('a source has the tests that the table names', () => {
  assert.deepEqual(serverTestsOf(['graphql-server/src/pages/offers/prices/price.ts']), [
    'tests/pages/records/administration.test.ts',
  ]);
});

test('a test of the server runs itself, except for the tests of processes', () => {
  const files = ['tests/selling/search/calendar.test.ts', 'tests/processes/kill.test.ts'];
  const existing = 'graphql-server/tests/states.test.ts';
  assert.deepEqual(serverTestsOf([existing, ...files.map((file) => `graphql-server/${file}`)]), [
    'tests/states.test.ts',
  ]);
});

test('a page has the tests of its folder, or of the nearest folder above it', () => {
  assert.deepEqual(webTestsOf(['web/src/features/desk/prices/extras/extras-page.tsx']), [
    'src/features/desk/prices/extras',
  ]);
  assert.deepEqual(webTestsOf(['web/src/features/site/offers/offer.graphql']), ['src/features/site/offers']);
});

test('a document has no tests', () => {
  assert.deepEqual([serverTestsOf(['README.md']), webTestsOf(['README.md'])], [[], []]);
});
