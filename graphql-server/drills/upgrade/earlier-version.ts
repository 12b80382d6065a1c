import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runProgram } from './programs';

/** The last version before migration 1763810000000. Installations of it exist, so each upgrade must begin there. */
export const VERSION_BEFORE = 'cd361fb0f59358194598916fe807c240be6f2565';

const REPOSITORY = path.resolve(__dirname, '../../..');
// The root's packages, and those that npm puts beside a workspace.
const PACKAGE_FOLDERS = ['.', 'graphql-server', 'web'];

/** The commands of one built version. */
export interface BuiltVersion {
  directory: string;
  migrate: string;
  server: string;
}

/** The named commit is missing in this clone. */
export class VersionMissing extends Error {}

const git = async (...programArguments: string[]): Promise<string> =>
  (await promisify(execFile)('git', programArguments, { cwd: REPOSITORY })).stdout.trim();

/** The commit that a branch, a tag or a hash names. */
export async function commitOf(version: string): Promise<string> {
  try {
    return await git('rev-parse', '--verify', '--quiet', `${version}^{commit}`);
  } catch {
    throw new VersionMissing(
      `The version ${version} is not in this clone: fetch it with "git fetch --unshallow" or "git fetch origin ${version}", ` +
        'or name one that is there, as in "npm run rehearse:upgrade -- REF".',
    );
  }
}

function versionAt(directory: string): BuiltVersion {
  const built = path.join(directory, 'graphql-server', 'dist', 'src');
  return { directory, migrate: path.join(built, 'migrate.js'), server: path.join(built, 'main.js') };
}

/** Checks out the commit in a new folder, installs its packages, and builds its server and its site. */
export async function buildEarlierVersion(commit: string, directory: string): Promise<BuiltVersion> {
  await git('worktree', 'add', '--quiet', '--detach', directory, commit);
  await getPackages(directory);
  await runProgram('npm', ['run', 'build'], { cwd: directory });
  return versionAt(directory);
}

/** Builds this version in its own folder. */
export async function buildThisVersion(): Promise<BuiltVersion> {
  await runProgram('npm', ['run', 'build'], { cwd: REPOSITORY });
  return versionAt(REPOSITORY);
}

/** Removes the folder, and git's record of it. */
export async function removeEarlierVersion(directory: string): Promise<void> {
  if (existsSync(directory)) await git('worktree', 'remove', '--force', directory);
  // Removes what a killed rehearsal left.
  await git('worktree', 'prune');
}

async function getPackages(directory: string): Promise<void> {
  const [theirs, ours] = [directory, REPOSITORY].map((root) =>
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  if (theirs === ours) return linkPackages(directory);
  await runProgram('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: directory,
  });
}

// An equal lockfile means equal packages.
async function linkPackages(directory: string): Promise<void> {
  for (const folder of PACKAGE_FOLDERS) {
    const packages = path.join(REPOSITORY, folder, 'node_modules');
    if (existsSync(packages)) await symlink(packages, path.join(directory, folder, 'node_modules'));
  }
}
