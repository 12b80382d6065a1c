import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const BROWSER = pathToFileURL(path.resolve(__dirname, '../../../scripts/browser.mjs')).href;
const PRINT = `import(${JSON.stringify(BROWSER)}).then(({ findBrowser }) => console.log(JSON.stringify(findBrowser())))`;

interface Found {
  executablePath: string;
  isPinned: boolean;
}

describe('the Chromium of the browser tests', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'saffron-court-browser-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** A program that ends with that code, whatever its arguments. */
  async function program(name: string, exitCode: number): Promise<string> {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `#!/bin/sh\nexit ${exitCode}\n`);
    await chmod(file, 0o755);
    return file;
  }

  function found(environment: Record<string, string>): Found {
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', PRINT], {
      env: environment,
      encoding: 'utf8',
    });
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout) as Found;
  }

  test('is the system’s, if it has one', async () => {
    const chromium = await program('chromium', 0);
    expect(found({ PATH: folder })).toMatchObject({ executablePath: chromium, isPinned: false });
  });

  test('is not a stub that only says how to install it', async () => {
    await program('chromium', 1);
    const chrome = await program('google-chrome', 0);
    expect(found({ PATH: folder })).toMatchObject({ executablePath: chrome, isPinned: false });
  });

  test('is the one in the setting, whatever the system has', async () => {
    await program('chromium', 0);
    const other = await program('elsewhere/my-chromium', 0);
    expect(found({ PATH: folder, CHROMIUM_PATH: other })).toMatchObject({
      executablePath: other,
      isPinned: false,
    });
  });

  test('is the one in the lockfile, if the system has none or the setting says so', async () => {
    // The programs that unpack and start it come from the system.
    const system = process.env['PATH'] ?? '';
    const chromium = await program('chromium', 0);
    const pinned = found({ PATH: `${folder}:${system}`, CHROMIUM_PATH: 'pinned' });
    expect(pinned.isPinned).toBe(true);
    expect(pinned.executablePath).not.toBe(chromium);
    expect(found({ PATH: '' })).toEqual(pinned);
  });
});
