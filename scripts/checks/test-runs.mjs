import path from 'node:path';
import { SERVER, WEB } from '../run/folders.mjs';
import { executeNode, REPORTS } from './execute.mjs';
import { readReport, readVitest, removeReport } from './results.mjs';
import { testsThatFailNowAndThen, tryListedAgain } from './try-again.mjs';

const REPORTER = path.join(import.meta.dirname, 'vitest-reporter.mjs');

const withoutMeaning = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs the tests of a workspace with Vitest. `choice` contains Vitest's options, and paths within the workspace. */
async function vitest(title, cwd, report, choice) {
  const reportPath = path.join(REPORTS, `${report}.json`);
  await removeReport(reportPath);
  const options = ['run', '--reporter', REPORTER, ...choice];
  const env = { VITEST_REPORT: reportPath };
  const run = await executeNode(['vitest', 'vitest.mjs'], options, { cwd, env });
  return readReport(title, run, readVitest, reportPath);
}

async function testsOf(title, cwd, report, choice) {
  const result = await vitest(title, cwd, report, choice);
  const playAgain = ({ name, place }) =>
    vitest(title, cwd, `${report}-again`, [place, '--testNamePattern', `^${withoutMeaning(name)}$`]);
  return tryListedAgain(result, playAgain, await testsThatFailNowAndThen());
}

/** The server's tests, with PostgreSQL. Without a path all tests run. */
export const serverTests = (title, paths = []) => testsOf(title, SERVER, 'graphql-server', paths);

/** The server's tests that need neither PostgreSQL nor the emulator. They are next to their sources. */
export const unitTests = (title) => testsOf(title, SERVER, 'unit', ['--project', 'unit']);

/** The site's tests. Without a path all tests run. */
export const webTests = (title, paths = []) => testsOf(title, WEB, 'web', paths);
