import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timed } from '../restore/timed';
import { killServersLeft } from '../../tests/testkit/server-process';
import {
  buildEarlierVersion,
  buildThisVersion,
  commitOf,
  removeEarlierVersion,
  VERSION_BEFORE,
  VersionMissing,
} from './earlier-version';
import { endPrograms } from './programs';
import { Rehearsal } from './rehearsal';
import { startSurroundings, type Surroundings } from './surroundings';

/** What must be removed, however the rehearsal ends. */
interface Leftovers {
  directory: string;
  surroundings?: Surroundings;
}

const checkoutIn = (directory: string): string => path.join(directory, 'version');

/** True when every check holds. */
async function rehearse(version: string, leftovers: Leftovers): Promise<boolean> {
  const commit = await commitOf(version);
  process.stdout.write(`build ${version} and this version …\n`);
  const earlier = await timed(() => buildEarlierVersion(commit, checkoutIn(leftovers.directory)));
  const ours = await timed(buildThisVersion);
  process.stdout.write(`built in ${earlier.seconds.toFixed(0)} s and ${ours.seconds.toFixed(0)} s\n`);
  leftovers.surroundings = await startSurroundings();
  const rehearsal = new Rehearsal(earlier.result, ours.result, leftovers.surroundings);
  await rehearsal.run().finally(() => rehearsal.print());
  return rehearsal.isWell;
}

function interrupted(): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new Error(`Ended by ${signal}`)));
  });
}

async function clear({ directory, surroundings }: Leftovers): Promise<void> {
  endPrograms();
  killServersLeft();
  await surroundings?.stop();
  await removeEarlierVersion(checkoutIn(directory));
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}

function messageOf(error: unknown): string {
  if (error instanceof VersionMissing) return error.message;
  return `The rehearsal failed: ${error instanceof Error ? String(error.stack) : String(error)}`;
}

async function main(): Promise<void> {
  const leftovers: Leftovers = { directory: await mkdtemp(path.join(tmpdir(), 'saffron-court-version-')) };
  try {
    const isWell = await Promise.race([
      rehearse(process.argv[2] ?? VERSION_BEFORE, leftovers),
      interrupted(),
    ]);
    process.exitCode = isWell ? 0 : 1;
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${messageOf(error)}\n`);
  } finally {
    await clear(leftovers);
  }
  process.exit();
}

void main();
