import { readFileSync } from 'node:fs';
import path from 'node:path';
import { auditServer, type AuditResult } from 'graphql-http';
import { freshCaller } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const PAGE = readFileSync(path.resolve(__dirname, '../../../../docs/api.md'), 'utf8');
const SECTION = PAGE.slice(PAGE.indexOf('## GraphQL over HTTP'));

let testServer: TestServer;
let results: AuditResult[];
beforeAll(async () => {
  testServer = await startTestServer();
  const fetchFn = (url: string, { headers, ...request }: RequestInit = {}) =>
    fetch(url, { ...request, headers: { ...headers, 'x-forwarded-for': freshCaller() } });
  const audit = () => auditServer({ url: `${testServer.url}/graphql`, fetchFn });
  await audit();
  // A second time, when public responses come from memory.
  results = await audit();
});
afterAll(() => testServer.stop());

const differing = () => results.filter(({ status }) => status !== 'ok');
const lineOf = (result: AuditResult) => `${result.id}: ${result.name}`;

test('the audit of graphql-http has the known checks', () => {
  expect(results.length).toBeGreaterThanOrEqual(61);
  expect(results.filter(({ name }) => name.startsWith('MUST')).length).toBeGreaterThanOrEqual(13);
});

test('every MUST passes', () => {
  expect(
    differing()
      .filter(({ name, status }) => name.startsWith('MUST') || status === 'error')
      .map(lineOf),
  ).toEqual([]);
});

test('docs/api.md lists exactly our deviations, each with a reason', () => {
  const rows = SECTION.split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^[0-9A-F]{4}$/.test(cells[1] ?? ''));
  expect(rows.map(([, id]) => id).sort()).toEqual(
    differing()
      .map(({ id }) => id)
      .sort(),
  );
  for (const [, id, says = '', reason = ''] of rows) {
    const name = differing().find((result) => result.id === id)?.name ?? '';
    expect(name.startsWith(says.replace(/ …$/, ''))).toBe(true);
    expect(reason).not.toBe('');
  }
});
