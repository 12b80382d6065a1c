import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../run/folders.mjs';

const SINGLE_FILES = ['schema/schema.graphql', '.env.example'];
const FOLDERS = ['web/src/generated', 'web/src/locales/en'];

/** Every existing file that `npm run generate` writes. */
async function generatedFiles() {
  const files = FOLDERS.map(async (folder) => {
    const names = await readdir(path.join(ROOT, folder)).catch(() => []);
    return names.map((name) => `${folder}/${name}`);
  });
  return [...SINGLE_FILES, ...(await Promise.all(files)).flat()];
}

const contentsOf = async (files) =>
  new Map(await Promise.all(files.map(async (file) => [file, await read(file)])));

const read = (file) => readFile(path.join(ROOT, file), 'utf8').catch(() => null);

async function restore(file, content) {
  const filePath = path.join(ROOT, file);
  if (content === null) await rm(filePath, { force: true });
  else await writeFile(filePath, content);
}

/** The first line in which two texts differ, in both versions. */
function firstDifference(before, after) {
  const [present, wanted] = [before.split('\n'), after.split('\n')];
  const index = wanted.findIndex((line, position) => line !== present[position]);
  const at = index === -1 ? wanted.length : index;
  return `line ${at + 1}:\n  is      ${present[at] ?? '(nothing)'}\n  should  ${wanted[at] ?? '(nothing)'}`;
}

/** Generates all files again and describes the differences; null without differences. */
export async function findDrift(generate) {
  const before = await contentsOf(await generatedFiles());
  const { exitCode, output } = await generate();
  const after = await contentsOf([...new Set([...before.keys(), ...(await generatedFiles())])]);
  const changed = [...after].filter(([file, content]) => content !== (before.get(file) ?? null));
  await Promise.all(changed.map(([file]) => restore(file, before.get(file) ?? null)));
  if (exitCode !== 0) return output;
  const drifted = changed.map(
    ([file, content]) => `${file} ${firstDifference(before.get(file) ?? '', content ?? '')}`,
  );
  return drifted.length === 0 ? null : ['Run npm run generate.', ...drifted].join('\n\n');
}
