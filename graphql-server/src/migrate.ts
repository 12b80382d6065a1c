import 'reflect-metadata';
import { runMigrations as runJobQueueMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { seed } from '../seeds/seed';
import { createApplicationDatabase } from './database';
import { readSettings } from './env';

// Servers that start together migrate one after the other.
const MIGRATION_LOCK = 740_211;

/** Brings the database to this version's shape, queue included, and seeds an empty one. */
export async function migrate(settings: { DATABASE_URL: string; DATABASE_POOL: number }): Promise<void> {
  const lock = new Client({ connectionString: settings.DATABASE_URL });
  await lock.connect();
  await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const database = await createApplicationDatabase(settings).initialize();
  try {
    await database.runMigrations();
    await runJobQueueMigrations({ connectionString: settings.DATABASE_URL });
    await seed(database);
  } finally {
    await database.destroy();
    await lock.end();
  }
}

if (require.main === module) {
  Promise.resolve()
    .then(() => migrate(readSettings()))
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    });
}
