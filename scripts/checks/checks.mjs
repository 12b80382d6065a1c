import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../run/build.mjs';
import { capture } from '../run/command.mjs';
import { CACHE, ROOT, SERVER, WEB } from '../run/folders.mjs';
import { findDrift } from './drift.mjs';
import { checkFirstLoad } from './first-load.mjs';
import { readJest, readPlaywright, readReport, removeReport, single } from './results.mjs';

const REPORTS = path.join(CACHE, 'reports');
// The tag in web/e2e/pages.spec.ts.
const EVERY_PAGE = '@every-page';
// `npm run prove` plays every proof whole, for hours.
const LONGEST_MINUTES = process.env.PROOFS === 'full' ? 360 : 55;
const LONGEST_MILLISECONDS = LONGEST_MINUTES * 60 * 1000;

const packageProgram = (...segments) => path.join(ROOT, 'node_modules', ...segments);

// The output is printed later, without colours.
const environment = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };

const execute = (program, programArguments, { cwd = ROOT, env = {} } = {}) =>
  capture(program, programArguments, { cwd, env: { ...environment, ...env }, timeout: LONGEST_MILLISECONDS });

const script = (title, name) => async () => {
  const { exitCode, output } = await execute('npm', ['run', '--silent', name]);
  return single(title, exitCode === 0, output);
};

const jest = (title, cwd) => async () => {
  const reportPath = path.join(REPORTS, `${path.basename(cwd)}.json`);
  await mkdir(REPORTS, { recursive: true });
  await removeReport(reportPath);
  const options = ['--json', `--outputFile=${reportPath}`, '--maxWorkers=2'];
  const run = await execute(process.execPath, [packageProgram('jest', 'bin', 'jest.js'), ...options], {
    cwd,
  });
  return readReport(title, run, readJest, reportPath);
};

const playwright =
  (title, report, ...choice) =>
  async () => {
    const reportPath = path.join(REPORTS, report);
    await removeReport(reportPath);
    const options = ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter', 'json', ...choice];
    const program = packageProgram('@playwright', 'test', 'cli.js');
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath };
    const run = await execute(process.execPath, [program, ...options], { env });
    return readReport(title, run, readPlaywright, reportPath);
  };

const drift = (title) => async () => {
  const output = await findDrift(() => execute('npm', ['run', '--silent', 'generate']));
  return single(title, output === null, output);
};

const firstLoad = async () => {
  await build('web');
  return checkFirstLoad();
};

// They are imported when they run, because a fresh clone has their packages only after `install`.
const lockfile = async () => (await import('./lockfile.mjs')).checkLockfile();
const licences = async () => (await import('./licences.mjs')).checkLicences();

/** Half of the browser's flows, with a server and a clock of its own. */
const browserTests = (half) => {
  const title = `Browser tests, half ${half} of 2`;
  const choice = ['--grep-invert', EVERY_PAGE, `--shard=${half}/2`, '--output', `test-results/half-${half}`];
  return { name: 'browser', title, run: playwright(title, `browser-${half}.json`, ...choice) };
};

/**
 * Everything that `npm test` checks. Groups run one after the other. The lanes of a group run side by side, and the checks
 * of a lane one after the other. The browser's flows depend on time and run without the server's tests, in two halves: one
 * alone leaves a processor idle. The check of each page does not depend on time, and runs while the server's tests wait.
 */
export const GROUPS = [
  // It builds the site, and two lanes must not build at once.
  [[{ name: 'first-load', title: 'First load', run: firstLoad }]],
  [
    [
      { name: 'types', title: 'Types', run: script('Types', 'typecheck') },
      { name: 'lint', title: 'Lint and format', run: script('Lint and format', 'lint') },
      { name: 'rules', title: 'Dependency rules', run: script('Dependency rules', 'dependency-rules') },
      { name: 'unused', title: 'Unused and duplicate', run: script('Unused and duplicate', 'unused') },
      { name: 'lockfile', title: 'Lockfile', run: lockfile },
      { name: 'licences', title: 'Licences', run: licences },
      {
        name: 'drift',
        title: 'Drift of schema, hooks and texts',
        run: drift('Drift of schema, hooks and texts'),
      },
      { name: 'web', title: 'Web tests', run: jest('Web tests', WEB) },
      {
        name: 'pages',
        title: 'Every page in the browser',
        run: playwright('Every page in the browser', 'pages.json', '--grep', EVERY_PAGE),
      },
    ],
    [{ name: 'server', title: 'Server tests', run: jest('Server tests', SERVER) }],
  ],
  [[browserTests(1)], [browserTests(2)]],
];
