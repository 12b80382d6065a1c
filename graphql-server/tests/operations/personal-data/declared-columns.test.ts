import path from 'node:path';
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { PERSONAL_DATA } from '../../../src/operations/personal-data/declared/tables';
import { documentOf } from '../../../src/operations/personal-data/document-of-declarations';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const DOCUMENT = path.resolve(__dirname, '../../../../docs/personal-data.md');

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

/** The declared columns of a table, in order. */
function declaredColumns(table: string): string[] {
  const { personal = {}, plain } = PERSONAL_DATA[table] ?? { plain: '' };
  return [...Object.keys(personal), ...plain.split(/\s+/).filter(Boolean)].toSorted();
}

test('each column of each entity says whether it is personal', () => {
  const entities = testServer.installation.database.entityMetadatas;
  expect(entities.length).toBeGreaterThan(100);
  for (const { tableName, columns } of entities) {
    const names = [...new Set(columns.map(({ databaseName }) => databaseName))].toSorted();
    expect([tableName, declaredColumns(tableName)]).toEqual([tableName, names]);
  }
});

test('each column of each table says whether it is personal, and no declared column is missing', async () => {
  const rows = await testServer.query<{ table: string; columns: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
     WHERE table_schema = 'public' GROUP BY table_name`,
  );
  expect(rows.map(({ table }) => table).toSorted()).toEqual(Object.keys(PERSONAL_DATA).toSorted());
  for (const { table, columns } of rows)
    expect([table, declaredColumns(table)]).toEqual([table, columns.toSorted()]);
});

test('no column is declared twice, and what an export shows beside personal values is plain', () => {
  for (const [table, { plain, shown = '' }] of Object.entries(PERSONAL_DATA)) {
    const declared = declaredColumns(table);
    expect([table, new Set(declared).size]).toEqual([table, declared.length]);
    for (const column of shown.split(' ').filter(Boolean))
      expect([table, plain.split(/\s+/).includes(column), column]).toEqual([table, true, column]);
  }
});

test('what an erasure changes has a condition for its rows, and deleted rows have no value that stays for guests', () => {
  for (const [table, { rows, deletesRows, personal = {} }] of Object.entries(PERSONAL_DATA)) {
    for (const [column, handling] of Object.entries(personal)) {
      if (!('stays' in handling)) expect([table, column, rows]).toEqual([table, column, expect.any(String)]);
      if ('goesWithRow' in handling) expect([table, column, deletesRows]).toEqual([table, column, true]);
    }
  }
});

test('docs/personal-data.md is made of the declarations', async () => {
  const options = await resolveConfig(DOCUMENT);
  const expected = await format(documentOf(PERSONAL_DATA), { ...options, parser: 'markdown' });
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(expected);
});
