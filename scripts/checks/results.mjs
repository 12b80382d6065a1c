import { readFile, rm } from 'node:fs/promises';

/** The result of a check, for the table; `failures` and `triedAgain` are printed above it. */
export const newResult = () => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  triedAgain: [],
  remark: '',
});

function fail(result, name, output) {
  result.failed += 1;
  result.failures.push({ name, output });
}

/** The result of a single check: it passes, or it fails with its output. */
export function single(title, isFine, output) {
  const result = newResult();
  if (isFine) result.passed = 1;
  else fail(result, title, output);
  return result;
}

const REASON = 'LOGGING RETRY ERRORS';
const LINES_OF_A_REASON = 40;

// Jest prints the failure of a test that it tries again; its report does not have it.
function retryReason(fullName, output) {
  const reason = output
    .split(REASON)
    .slice(1)
    .find((printed) => printed.split('\n', 1)[0].trim() === fullName);
  const lines = reason?.split('\n').slice(1, LINES_OF_A_REASON) ?? ['Jest did not print it.'];
  return lines.join('\n');
}

/** Reads Jest's report, and from its output why tests were tried again. */
export async function readJest(reportPath, output) {
  const { testResults } = JSON.parse(await readFile(reportPath, 'utf8'));
  const result = newResult();
  for (const file of testResults) {
    // A file that cannot be loaded has no tests.
    if (file.assertionResults.length === 0 && file.status === 'failed') fail(result, file.name, file.message);
    for (const { status, fullName, failureMessages, invocations } of file.assertionResults) {
      if (status === 'passed') result.passed += 1;
      else if (status === 'failed') fail(result, fullName, failureMessages.join('\n'));
      else result.skipped += 1;
      if (status === 'passed' && invocations > 1)
        result.triedAgain.push({ name: fullName, output: retryReason(fullName, output) });
    }
  }
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
      if (test.status === 'unexpected') fail(result, name, messagesOf(test));
      else if (test.status === 'skipped') result.skipped += 1;
      else result.passed += 1;
      if (test.status === 'flaky') result.triedAgain.push({ name, output: messagesOf(test) });
    }
  }
  return result;
}

/** Reads the report of a run. A run without a report, or one that failed outside of its tests, counts as failed. */
export async function readReport(title, { exitCode, output }, read, reportPath) {
  const result = await read(reportPath, output).catch(() => single(title, false, output));
  if (exitCode !== 0 && result.failed === 0) fail(result, title, output);
  return result;
}

export async function removeReport(reportPath) {
  await rm(reportPath, { force: true });
}
