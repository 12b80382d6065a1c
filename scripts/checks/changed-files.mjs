import { capture } from '../run/command.mjs';

const MAIN_BRANCHES = ['origin/main', 'main'];

const git = (...parameters) => capture('git', ['-c', 'core.quotePath=off', ...parameters]);
const linesOf = (output) => output.split('\n').filter(Boolean);

async function mergeBase() {
  for (const branch of MAIN_BRANCHES) {
    const { exitCode, output } = await git('merge-base', 'HEAD', branch);
    if (exitCode === 0) return output.trim();
  }
  return 'HEAD';
}

async function filesSince(commit) {
  const changed = await git('diff', '--name-only', '--no-renames', commit);
  if (changed.exitCode !== 0) throw new Error(changed.output);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...linesOf(changed.output), ...linesOf(added.output)])].toSorted();
}

/**
 * The files that are not committed yet; if all are committed, the files that the branch changed. Deleted files are
 * included.
 */
export async function changedFiles() {
  const uncommitted = await filesSince('HEAD');
  if (uncommitted.length > 0) return { what: 'not committed yet', files: uncommitted };
  return { what: 'changed by this branch', files: await filesSince(await mergeBase()) };
}
