import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from './progress.mjs';

const filePath = (dataDirectory) => path.join(dataDirectory, 'run.json');

/** The run that started here and has not ended properly, or null. */
export async function readEarlierRun(dataDirectory) {
  try {
    return JSON.parse(await readFile(filePath(dataDirectory), 'utf8'));
  } catch {
    return null;
  }
}

async function isAlive({ processId }) {
  try {
    process.kill(processId, 0);
  } catch (failure) {
    if (failure.code === 'ESRCH') return false;
  }
  if (!existsSync('/proc/self/cmdline')) return true;
  // The process id may belong to another program now.
  const command = await readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => '');
  return command.includes('start.mjs');
}

/** Describes the run that uses the data folder now; null without a run. */
export async function describeLivingRun(dataDirectory) {
  const run = await readEarlierRun(dataDirectory);
  if (!run || !(await isAlive(run))) return null;
  return `Saffron Court already runs on ${dataDirectory} (process ${run.processId}). Stop it, or set DATA_DIR to another folder.`;
}

/** Claims the data folder for this run. Two runs must not share one folder. */
export async function claim(dataDirectory) {
  const otherRun = await describeLivingRun(dataDirectory);
  if (otherRun) throw new PlainError(otherRun);
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(filePath(dataDirectory), JSON.stringify({ processId: process.pid }));
}

export async function release(dataDirectory) {
  await rm(filePath(dataDirectory), { force: true });
}
