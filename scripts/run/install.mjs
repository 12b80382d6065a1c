import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './command.mjs';
import { ROOT } from './folders.mjs';
import { step } from './progress.mjs';

async function packagesIn(filePath) {
  try {
    return JSON.parse(await readFile(filePath, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Whether every package of the lockfile is installed at its version. npm keeps a list of installed packages. */
async function isInstalled() {
  const wanted = await packagesIn(path.join(ROOT, 'package-lock.json'));
  const installed = await packagesIn(path.join(ROOT, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted)
    .filter(([location, { link, optional }]) => location.includes('node_modules') && !link && !optional)
    .every(([location, { version }]) => installed[location]?.version === version);
}

/** Installs the packages of the lockfile, unless they are installed. Install scripts are not needed and take minutes. */
export async function install() {
  if (await isInstalled()) return;
  await step('Installing packages (once, about two minutes)', () =>
    run('npm ci', 'npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']),
  );
}
