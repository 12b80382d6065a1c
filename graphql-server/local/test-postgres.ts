import { access, constants, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalPostgres, stopServer, type LocalPostgres } from './local-postgres';
import { isAlive } from './postgres-leftover';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
/** A whole run needs a third of it. */
const NEEDED_BYTES = 4 * 1024 ** 3;
const FOLDER_NAME = /^saffron-court-(?:tests|files)-(\d+)$/;

// Data of tests need not survive a power cut.
const WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // With less in the log, a copy of a database takes a tenth of the time.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
};

/** Each connection plans a statement once, instead of at its first six times: a fifth of PostgreSQL's time in `npm test`. */
export const PLANNED_ONCE = { plan_cache_mode: 'force_generic_plan' };

// Three test files at a time may run three servers each, with up to 23 connections each.
const FOR_MANY_SERVERS = { max_connections: '400' };

/**
 * Where a test run keeps its PostgreSQL: in memory where there is room, otherwise on the disk. A database is a copy of
 * hundreds of files, and making a file on a disk takes four to ten times the processor time.
 */
async function folderOfRuns(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    await access(MEMORY, constants.W_OK);
    const isRoomy = Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES;
    return isRoomy ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Starts a PostgreSQL for one test run, and removes what killed test runs have left. `further` has further settings of
 * PostgreSQL.
 */
export async function startTestPostgres(further: Record<string, string> = {}): Promise<LocalPostgres> {
  await clearLeftovers();
  const directory = path.join(await folderOfRuns(), `saffron-court-tests-${process.pid}`);
  const settings = { ...WITHOUT_DURABILITY, ...FOR_MANY_SERVERS, ...further };
  const postgres = await startLocalPostgres({ directory, settings });
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Makes the folder in which the tests of a run make their temporary files, and removes what killed runs have left. */
export async function makeTemporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  await clearLeftovers();
  const folder = path.join(await folderOfRuns(), `saffron-court-files-${process.pid}`);
  await mkdir(folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function clearLeftovers(): Promise<void> {
  for (const folder of [tmpdir(), MEMORY])
    // Not every system has the second one.
    for (const name of await readdir(folder).catch(() => [])) {
      const owner = Number(FOLDER_NAME.exec(name)?.[1] ?? process.pid);
      if (owner === process.pid || isAlive(owner)) continue;
      // Leftovers of another user are theirs to remove.
      await clear(path.join(folder, name)).catch(() => undefined);
    }
}

async function clear(directory: string): Promise<void> {
  await stopServer(path.join(directory, 'data'));
  await rm(directory, { recursive: true, force: true });
}
