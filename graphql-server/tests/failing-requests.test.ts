import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SERVER = path.resolve(__dirname, '..');
const VITEST = path.join(path.dirname(require.resolve('vitest/package.json')), 'vitest.mjs');

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

let report: Report;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'failing-requests-'));
  const outputFile = path.join(folder, 'report.json');
  // One worker runs all files, one after the other.
  const options = ['run', '--project', 'failing', '--maxWorkers', '1'];
  const reporting = ['--reporter', 'json', '--outputFile', outputFile];
  const { stderr } = spawnSync(process.execPath, [VITEST, ...options, ...reporting], {
    cwd: SERVER,
    env: { ...process.env, FAILING_REQUESTS: 'on', NO_COLOR: '1', FORCE_COLOR: '0' },
    encoding: 'utf8',
  });
  const text = await readFile(outputFile, 'utf8').catch(() => Promise.reject(new Error(stderr)));
  report = JSON.parse(text) as Report;
  await rm(folder, { recursive: true });
});

const resultOf = (title: string) =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find((result) => result.title === title);

function messageOf(title: string): string {
  const result = resultOf(title);
  expect(result?.status).toBe('failed');
  return result?.failureMessages.join('\n') ?? '';
}

test('an unexpected GraphQL error is printed with query, variables, response and request id', () => {
  const message = messageOf('a GraphQL error that was not expected');
  expect(message).toContain('GraphQL error: No such category');
  expect(message).toMatch(/POST http:\/\/127\.0\.0\.1:\d+\/graphql/);
  expect(message).toContain(`query:
  query ListingForFailure($category: String!) {
    categoryItems(category: $category) { __typename }
  }
variables:
  {
    "category": "Menus"
  }
response 400:
  {"data":null,"errors":[{"message":"No such category","extensions":{"code":"BAD_USER_INPUT"}}]}
request id: request-of-fixture`);
});

test('a failed expectation is printed with the last requests of its test', () => {
  const message = messageOf('another status than expected');
  expect(message).toContain('expected 400 to be 200');
  expect(message).toContain(`The last requests of this test:

POST http://127.0.0.1:`);
  expect(message).toContain(`body:
  {"email":""}
response 400:
  {"error":"Email is required"}
request id: request-of-fixture`);
  // Requests of other tests are left out.
  expect(message).not.toContain('ListingForFailure');
});

test('a file whose cleaning up failed leaves nothing in the environment of the next file', () => {
  expect(resultOf('the environment of the first file')?.status).toBe('passed');
  expect(resultOf('the environment of the second file')?.status).toBe('passed');
});
