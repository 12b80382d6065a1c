import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalPostgres, stopServer, type LocalPostgres } from './local-postgres';
import { isAlive } from './postgres-leftover';

const FOLDER_NAME = /^saffron-court-tests-(\d+)$/;

// Data of tests need not survive a power cut.
const WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // With less in the log, a copy of a database takes a tenth of the time.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
};

/** Starts a PostgreSQL for one test run, and removes what killed test runs have left. */
export async function startTestPostgres(): Promise<LocalPostgres> {
  await clearLeftovers();
  const directory = path.join(tmpdir(), `saffron-court-tests-${process.pid}`);
  const postgres = await startLocalPostgres({ directory, settings: WITHOUT_DURABILITY });
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function clearLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(FOLDER_NAME.exec(name)?.[1] ?? process.pid);
    if (owner === process.pid || isAlive(owner)) continue;
    // Leftovers of another user are theirs to remove.
    await clear(path.join(tmpdir(), name)).catch(() => undefined);
  }
}

async function clear(directory: string): Promise<void> {
  await stopServer(path.join(directory, 'data'));
  await rm(directory, { recursive: true, force: true });
}
