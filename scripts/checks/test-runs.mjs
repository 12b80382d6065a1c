import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { SERVER, WEB } from '../run/folders.mjs';
import { executeNode, REPORTS } from './execute.mjs';
import { readJest, readReport, removeReport } from './results.mjs';
import { testsThatFailNowAndThen, tryListedAgain } from './try-again.mjs';

const withoutMeaning = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function jest(title, cwd, { report, choice = [] }) {
  const reportPath = path.join(REPORTS, `${report}.json`);
  await mkdir(REPORTS, { recursive: true });
  await removeReport(reportPath);
  const options = ['--json', `--outputFile=${reportPath}`, '--maxWorkers=2', ...choice];
  const run = await executeNode(['jest', 'bin', 'jest.js'], options, { cwd });
  return readReport(title, run, readJest, reportPath);
}

async function testsOf(title, cwd, report, choice) {
  const result = await jest(title, cwd, { report, choice });
  const playAgain = ({ name, place }) =>
    jest(title, cwd, {
      report: `${report}-again`,
      choice: ['--runTestsByPath', place, '--testNamePattern', `^${withoutMeaning(name)}$`],
    });
  return tryListedAgain(result, playAgain, await testsThatFailNowAndThen());
}

/** Paths are files or folders of the workspace. Without a path all tests run. */
const underPaths = (workspace, paths) =>
  paths.map((each) => `^${withoutMeaning(path.join(workspace, each))}(/|$)`);

/** The server's tests, with PostgreSQL. */
export const serverTests = (title, paths = []) =>
  testsOf(title, SERVER, 'graphql-server', underPaths(SERVER, paths));

/** The tests of the server that need no PostgreSQL and no emulator: they are beside their sources. */
export const unitTests = (title) => testsOf(title, SERVER, 'unit', ['--config', 'jest.unit.config.cjs']);

/** The site's tests. */
export const webTests = (title, paths = []) => testsOf(title, WEB, 'web', underPaths(WEB, paths));
