import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../run/folders.mjs';

const GENERATED = ['schema/schema.graphql', 'web/src/generated/graphql.ts'];

const read = (file) => readFile(path.join(ROOT, file), 'utf8').catch(() => null);

async function restore(file, content) {
  const filePath = path.join(ROOT, file);
  if (content === null) await rm(filePath, { force: true });
  else await writeFile(filePath, content);
}

/** The first line in which two texts differ, as it is and as it should be. */
function firstDifference(before, after) {
  const [present, wanted] = [before.split('\n'), after.split('\n')];
  const index = wanted.findIndex((line, position) => line !== present[position]);
  const at = index === -1 ? wanted.length : index;
  return `line ${at + 1}:\n  is      ${present[at] ?? '(nothing)'}\n  should  ${wanted[at] ?? '(nothing)'}`;
}

/** Generates again what is generated, and tells what differs from what is there; null if nothing does. */
export async function findDrift(generate) {
  const before = await Promise.all(GENERATED.map(read));
  const { exitCode, output } = await generate();
  const after = await Promise.all(GENERATED.map(read));
  await Promise.all(
    GENERATED.map((file, index) => after[index] !== before[index] && restore(file, before[index])),
  );
  if (exitCode !== 0) return output;
  const drifted = GENERATED.flatMap((file, index) =>
    after[index] === before[index]
      ? []
      : [`${file} ${firstDifference(before[index] ?? '', after[index] ?? '')}`],
  );
  return drifted.length === 0 ? null : ['Run npm run generate.', ...drifted].join('\n\n');
}
