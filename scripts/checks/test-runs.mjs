import path from 'node:path';
import { SERVER, WEB } from '../run/folders.mjs';
import { executeNode, REPORTS } from './execute.mjs';
import { readReport, readVitest, removeReport } from './results.mjs';
import { testsThatFailNowAndThen, tryListedAgain } from './try-again.mjs';

const ERRORS_OUTSIDE_TESTS = path.join(import.meta.dirname, 'errors-outside-tests.mjs');

const withoutMeaning = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs the tests of a workspace with Vitest. `choice` contains Vitest's options, and paths within the workspace. */
async function vitest(title, cwd, report, choice) {
  const reportPath = path.join(REPORTS, `${report}.json`);
  await removeReport(reportPath);
  const reporters = ['--reporter', 'json', '--outputFile', reportPath, '--reporter', ERRORS_OUTSIDE_TESTS];
  const options = ['run', ...reporters, ...choice];
  const run = await executeNode(['vitest', 'vitest.mjs'], options, { cwd });
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
