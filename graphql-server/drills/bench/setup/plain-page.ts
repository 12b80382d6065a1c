import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const WEB = path.resolve(__dirname, '../../../../web');
const PLAIN_PAGE = 'tests/plain-page.tsx';

/** Builds the plain way to render pages, as the site's own is built. Returns its folder. */
export async function buildPlainPage(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'plain-page-'));
  const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const output = path.join(directory, '.rendering');
  const build = ['build', '--config', 'vite.rendering.config.ts', '--ssr', PLAIN_PAGE, '--outDir', output];
  await promisify(execFile)(process.execPath, [vite, ...build], { cwd: WEB });
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
