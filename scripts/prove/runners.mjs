import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readJest, readPlaywright, readReport, removeReport } from '../checks/results.mjs';
import { CACHE, ROOT, SERVER } from '../run/folders.mjs';
import { captureWithProcessorTime } from './processor-time.mjs';

const REPORTS = path.join(CACHE, 'reports');
const LONGEST_MILLISECONDS = 60 * 60 * 1000;

const packageProgram = (...segments) => path.join(ROOT, 'node_modules', ...segments);

async function runWithReport(file, read, { programArguments, cwd = ROOT, env }) {
  const reportPath = path.join(REPORTS, 'prove.json');
  await mkdir(REPORTS, { recursive: true });
  await removeReport(reportPath);
  const { processorSeconds, ...run } = await captureWithProcessorTime(
    process.execPath,
    programArguments(reportPath),
    {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', PROOFS: 'full', ...env(reportPath) },
      timeout: LONGEST_MILLISECONDS,
    },
  );
  return { result: await readReport(file, run, read, reportPath), processorSeconds };
}

const serverTests = (file) =>
  runWithReport(file, readJest, {
    cwd: SERVER,
    programArguments: (reportPath) => [
      '--experimental-vm-modules',
      packageProgram('jest', 'bin', 'jest.js'),
      path.relative(SERVER, path.join(ROOT, file)),
      '--json',
      `--outputFile=${reportPath}`,
      '--maxWorkers=1',
    ],
    env: () => ({}),
  });

const playwright = (file, config, ...choice) =>
  runWithReport(file, readPlaywright, {
    programArguments: () => [
      packageProgram('@playwright', 'test', 'cli.js'),
      'test',
      '--config',
      config,
      '--reporter',
      'json',
      '--retries',
      '0',
      ...choice,
    ],
    env: (reportPath) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath }),
  });

/** Which program runs a file, by where the file is. The first place that fits counts. */
const RUNNERS = [
  { place: 'graphql-server/', run: serverTests },
  // What `npm run test:engines` runs.
  { place: 'web/e2e/engines/', run: (file) => playwright(file, file) },
  { place: 'web/e2e/', run: (file) => playwright(file, 'web/e2e/playwright.config.ts', path.basename(file)) },
];

/** Runs the tests of a file at their full size; returns their result and the seconds of the processors. */
export function proveFile(file) {
  const runner = RUNNERS.find(({ place }) => file.startsWith(place));
  if (!runner) throw new Error(`No program runs ${file}.`);
  return runner.run(file);
}
