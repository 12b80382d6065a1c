import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../..');

/** Builds the site unless it is built; returns its folder, for `WEB_DIRECTORY`. */
export async function buildSite(): Promise<string> {
  const program = "import('./scripts/run/build.mjs').then(({ build }) => build('web'))";
  await promisify(execFile)(process.execPath, ['--eval', program], { cwd: ROOT });
  return path.join(ROOT, 'web/dist');
}
