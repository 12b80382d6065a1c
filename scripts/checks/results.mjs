import { readFile, rm } from 'node:fs/promises';

/** The result of a check for the table; `failures` and `triedAgain` are printed above it. */
export const newResult = () => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  triedAgain: [],
  remark: '',
});

/** `place` is where the test's runner finds the test. */
function fail(result, name, output, place) {
  result.failed += 1;
  result.failures.push({ name, output, place });
}

/** The result of a single check, which passes or fails with its output. */
export function single(title, isFine, output) {
  const result = newResult();
  if (isFine) result.passed = 1;
  else fail(result, title, output);
  return result;
}

// A runner that retries by itself would hide a fault.
const TRIED_AGAIN =
  'It passed only when its runner tried it again. Only tests in now-and-then.json may be tried again.';

/** Reads the report of `vitest-reporter.mjs`. */
export async function readVitest(reportPath) {
  const { files, outside } = JSON.parse(await readFile(reportPath, 'utf8'));
  const result = newResult();
  for (const { path, tests, output } of files) {
    // A file that cannot be loaded has no tests. When a file's set-up fails, its tests are skipped.
    if (output && !tests.some(({ state }) => state === 'failed')) fail(result, path, output);
    for (const test of tests) {
      if (test.state === 'passed') result.passed += 1;
      else if (test.state === 'failed') fail(result, test.name, test.output, path);
      else result.skipped += 1;
    }
  }
  for (const { during, output } of outside)
    fail(
      result,
      during ? `an error outside the tests, during ${during}` : 'an error outside the tests',
      output,
    );
  return result;
}

const withSuites = (suite, trail = []) => {
  const here = [...trail, suite.title].filter(Boolean);
  const inner = (suite.suites ?? []).flatMap((child) => withSuites(child, here));
  return [
    ...(suite.specs ?? []).map((spec) => ({ spec, name: [...here, spec.title].join(' › ') })),
    ...inner,
  ];
};

const messagesOf = ({ results }) =>
  results
    .flatMap(({ errors }) => errors ?? [])
    .map(({ message, stack }) => stack ?? message)
    .join('\n');

/** Reads Playwright's JSON report. */
export async function readPlaywright(reportPath) {
  const { suites, errors } = JSON.parse(await readFile(reportPath, 'utf8'));
  const result = newResult();
  for (const { message } of errors) fail(result, 'the browser tests could not run', message);
  for (const { spec, name } of suites.flatMap((suite) => withSuites(suite))) {
    for (const test of spec.tests) {
      if (test.status === 'unexpected') fail(result, name, messagesOf(test), `${spec.file}:${spec.line}`);
      else if (test.status === 'skipped') result.skipped += 1;
      else if (test.status === 'expected') result.passed += 1;
      else fail(result, name, TRIED_AGAIN, `${spec.file}:${spec.line}`);
    }
  }
  return result;
}

/** Reads the report of a run. A run without a report, or a run that failed outside its tests, counts as failed. */
export async function readReport(title, { exitCode, output }, read, reportPath) {
  const result = await read(reportPath).catch(() => single(title, false, output));
  if (exitCode !== 0 && result.failed === 0) fail(result, title, output);
  return result;
}

export async function removeReport(reportPath) {
  await rm(reportPath, { force: true });
}
