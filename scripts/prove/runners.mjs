import path from 'node:path';
import { executeNode, REPORTS } from '../checks/execute.mjs';
import { readPlaywright, readReport, removeReport } from '../checks/results.mjs';
import { serverTests } from '../checks/test-runs.mjs';
import { SERVER, ROOT } from '../run/folders.mjs';

const onServer = (file) => serverTests(file, [path.relative(SERVER, path.join(ROOT, file))]);

async function inBrowser(file, config, choice = []) {
  const reportPath = path.join(REPORTS, 'prove.json');
  await removeReport(reportPath);
  const options = ['test', '--config', config, '--reporter', 'json', '--retries', '0', ...choice];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath };
  const run = await executeNode(['@playwright', 'test', 'cli.js'], options, { env });
  return readReport(file, run, readPlaywright, reportPath);
}

/** The runner of a file, by the file's place. The first matching place counts. */
const RUNNERS = [
  { place: 'graphql-server/', run: onServer },
  // What `npm run test:engines` runs.
  { place: 'web/e2e/engines/', run: (config) => inBrowser(config, config) },
  {
    place: 'web/e2e/',
    run: (file) => inBrowser(file, 'web/e2e/playwright.config.ts', [path.basename(file)]),
  },
];

/** Runs the tests of a file and returns their result. */
export function proveFile(file) {
  const runner = RUNNERS.find(({ place }) => file.startsWith(place));
  if (!runner) throw new Error(`Nothing runs ${file}.`);
  return runner.run(file);
}
