import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../run/command.mjs';
import { CACHE, ROOT } from '../run/folders.mjs';

const FOLDER = path.join(CACHE, 'prove');
const RESULTS = path.join(FOLDER, 'results.json');
const INDEX = path.join(FOLDER, 'index');

const git = async (programArguments, env = {}) =>
  (
    await run(`git ${programArguments[0]}`, 'git', programArguments, { env: { ...process.env, ...env } })
  ).trim();

/**
 * The commit, and Git's name for the present content of all files. The name changes with any change, committed or not.
 * It is made with a copy of Git's index, so that nothing is staged.
 */
export async function findVersion() {
  await mkdir(FOLDER, { recursive: true });
  await copyFile(path.resolve(ROOT, await git(['rev-parse', '--git-path', 'index'])), INDEX);
  await git(['add', '--all'], { GIT_INDEX_FILE: INDEX });
  const files = await git(['write-tree'], { GIT_INDEX_FILE: INDEX });
  await rm(INDEX);
  const isChanged = files !== (await git(['rev-parse', 'HEAD^{tree}']));
  const commit = await git(['rev-parse', '--short=8', 'HEAD']);
  return { files, commit: isChanged ? `${commit}, changed` : commit };
}

/** The last results of each test file and of each part. */
export async function readResults() {
  const text = await readFile(RESULTS, 'utf8').catch(() => '{ "files": {}, "parts": {} }');
  return JSON.parse(text);
}

export async function keepResult(kind, name, result) {
  const results = await readResults();
  results[kind][name] = result;
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
