import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as runJobQueueMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { seed } from '../seeds/seed';
import { createMigratingDatabase } from './app/application-database';
import { hasSampleContent, readSettings } from './env';
import { againWhileBusy } from './platform/database/busy-tables';
import { grantServerRole } from './platform/database/server-role';

// Servers that start at the same time migrate one after the other.
const MIGRATION_LOCK = 740_211;
const PAUSE_MILLISECONDS = 100;

interface MigrationSettings {
  /** The address with which servers connect. */
  DATABASE_URL: string;
  /** The address with which the owner of the tables connects, if this is not the servers' role. */
  MIGRATION_DATABASE_URL?: string;
  DATABASE_POOL: number;
  /** Whether a new database gets the sample hotel. */
  hasSampleContent?: boolean;
  /** Whether to drop what only the previous version reads. No server of that version may be left. */
  finishes?: boolean;
  /** The exchange rate for a database that has none: paise per dollar. */
  PAISE_PER_DOLLAR?: number;
}

// The default of the setting.
const USUAL_PAISE_PER_DOLLAR = 8_400;

/**
 * Migrates the database and the queue to this version, and imports the property of a version that had it in its code. A
 * new database gets the sample hotel if requested, and stays empty otherwise. A second run is not needed.
 */
export async function migrate(settings: MigrationSettings): Promise<void> {
  const url = settings.MIGRATION_DATABASE_URL ?? settings.DATABASE_URL;
  const lock = new Client({ connectionString: url });
  await lock.connect();
  await waitForLock(lock);
  const finishes = settings.finishes || (await isEmpty(lock));
  const database = await createMigratingDatabase(
    { ...settings, DATABASE_URL: url },
    { finishes },
  ).initialize();
  try {
    // A migration that has to wait is rolled back and tried again, or continues where it stopped.
    await againWhileBusy(() => database.runMigrations());
    await runJobQueueMigrations({ connectionString: url });
    await seed(database, {
      hasSampleContent: settings.hasSampleContent ?? false,
      paisePerDollar: settings.PAISE_PER_DOLLAR ?? USUAL_PAISE_PER_DOLLAR,
    });
    if (settings.MIGRATION_DATABASE_URL) await grantServerRole(lock, settings.DATABASE_URL);
  } finally {
    await database.destroy();
    await lock.end();
  }
}

/** Asks repeatedly: a statement that waits would delay every index that is built while bookings continue. */
async function waitForLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await pause(PAUSE_MILLISECONDS);
  }
}

async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(
    "SELECT to_regclass('bookings')::text AS found",
  );
  return rows[0]?.found === null;
}

if (require.main === module) {
  Promise.resolve()
    .then(() => {
      const settings = readSettings();
      const finishes = process.argv.includes('--finish');
      return migrate({ ...settings, hasSampleContent: hasSampleContent(settings), finishes });
    })
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    });
}
