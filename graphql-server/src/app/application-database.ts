import type { DataSource } from 'typeorm';
import { MIGRATION_LOCK_TIMEOUT_MILLISECONDS } from '../platform/database/busy-tables';
import { createDatabase } from '../platform/database/database';
import { ENTITIES } from './database/entities';
import { FINISHING_MIGRATIONS, MIGRATIONS } from './database/migrations';

/** How to connect. */
interface ConnectionSettings {
  DATABASE_URL: string;
  DATABASE_POOL: number;
}

type Query = (sql: string) => Promise<unknown[]>;

/** The names of the migrations that a database has run. The query is plain SQL, because TypeORM would create its table first. */
async function migrationsRun(query: Query): Promise<Set<string>> {
  const [table] = (await query("SELECT to_regclass('migrations')::text AS found")) as {
    found: string | null;
  }[];
  if (!table?.found) return new Set();
  const rows = (await query('SELECT name FROM migrations')) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}

const namesOf = (migrations: readonly { name: string }[]): string[] => migrations.map(({ name }) => name);

/** Whether every migration of this version has run, so that no server starts on an older database. */
export async function isMigrated(database: DataSource): Promise<boolean> {
  const run = await migrationsRun((sql) => database.query(sql));
  return MIGRATIONS.every(({ name }) => run.has(name));
}

/** The migrations that have not run, and those that have run but are unknown to this version. */
export async function openMigrations(query: Query) {
  const run = await migrationsRun(query);
  const known = new Set(namesOf([...MIGRATIONS, ...FINISHING_MIGRATIONS]));
  return {
    pending: namesOf(MIGRATIONS).filter((name) => !run.has(name)),
    unfinished: namesOf(FINISHING_MIGRATIONS).filter((name) => !run.has(name)),
    unknown: [...run].filter((name) => !known.has(name)),
  };
}

/** The connection pool with every entity. */
export function createApplicationDatabase(settings: ConnectionSettings): DataSource {
  const connection = { url: settings.DATABASE_URL, poolSize: settings.DATABASE_POOL };
  return createDatabase(connection, { entities: ENTITIES });
}

/**
 * The connection pool with every entity and the migrations. The migrations give way to guests. `finishes` says whether
 * to drop what only the previous version reads.
 */
export function createMigratingDatabase(
  settings: ConnectionSettings,
  { finishes }: { finishes: boolean },
): DataSource {
  const connection = {
    url: settings.DATABASE_URL,
    poolSize: settings.DATABASE_POOL,
    lockTimeoutMilliseconds: MIGRATION_LOCK_TIMEOUT_MILLISECONDS,
  };
  const migrations = finishes ? [...MIGRATIONS, ...FINISHING_MIGRATIONS] : MIGRATIONS;
  return createDatabase(connection, { entities: ENTITIES, migrations });
}
