import path from 'node:path';
import { build } from '../run/build.mjs';
import { executeNode, REPORTS } from './execute.mjs';
import { checkFirstLoad } from './first-load.mjs';
import { readPlaywright, readReport, removeReport } from './results.mjs';
import {
  checkDependencies,
  checkDrift,
  checkFormat,
  checkLint,
  checkPromises,
  checkScripts,
  checkTypes,
  checkUnused,
} from './static-checks.mjs';
import { serverTests, webTests } from './test-runs.mjs';
import { testsThatFailNowAndThen, tryListedAgain } from './try-again.mjs';

async function play(title, report, choice = []) {
  const reportPath = path.join(REPORTS, report);
  await removeReport(reportPath);
  const options = ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter', 'json', ...choice];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath };
  const run = await executeNode(['@playwright', 'test', 'cli.js'], options, { env });
  return readReport(title, run, readPlaywright, reportPath);
}

const playwright = (report) => async (title) => {
  const result = await play(title, report);
  const playAgain = ({ place }) => play(title, `again-${report}`, [place]);
  return tryListedAgain(result, playAgain, await testsThatFailNowAndThen());
};

const firstLoad = async () => {
  await build('web');
  return checkFirstLoad();
};

// Imported when they run, because a fresh clone has their packages only after `install`.
const lockfile = async () => (await import('./lockfile.mjs')).checkLockfile();
const licences = async () => (await import('./licences.mjs')).checkLicences();

const check = (name, title, run) => ({ name, title, run: () => run(title) });

/**
 * Everything that `npm test` checks. Groups run one after the other. The lanes of a group run at the same time, and the
 * checks of a lane one after the other, so that two processors have work until the end. The server's and the browser's
 * tests use two processors themselves.
 */
export const GROUPS = [
  // Drift writes files that the site's build and tests read, so only checks that read no generated file run at the same
  // time.
  [
    [
      check('drift', 'Drift of schema, hooks and texts', checkDrift),
      check('rules', 'Dependency rules', checkDependencies),
      check('scripts', 'Tests of the scripts', checkScripts),
      { name: 'lockfile', title: 'Lockfile', run: lockfile },
      { name: 'licences', title: 'Licences', run: licences },
    ],
    [check('format', 'Format', checkFormat)],
  ],
  [
    [
      // Only this lane builds, because two builds must not run at once.
      { name: 'first-load', title: 'First load', run: firstLoad },
      check('types', 'Types', checkTypes),
      check('promises', 'Promises', checkPromises),
      check('unused', 'Unused and duplicate', checkUnused),
      check('lint', 'Lint', checkLint),
    ],
    [check('web', 'Web tests', webTests)],
  ],
  [[check('server', 'Server tests', serverTests)]],
  [[check('browser', 'Browser tests', playwright('browser.json'))]],
];
