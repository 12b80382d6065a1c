import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { isHeldUp } from './database';

/**
 * Guests queue behind whoever waits for a whole table, so a migration waits for a moment only, and comes again. It is less
 * than PostgreSQL's `deadlock_timeout` of a second: no guest's transaction is ended because it and a migration wait for each
 * other.
 */
export const MIGRATION_LOCK_TIMEOUT_MILLISECONDS = 300;

const ATTEMPTS = 60;
const PAUSE_MILLISECONDS = 250;

/** Does the work again, for half a minute at most, while guests use a table that it needs. */
export async function againWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isHeldUp(error)) throw error;
      await pause(PAUSE_MILLISECONDS);
    }
  }
}

/** Changes the definition of a table in a short transaction. Statements that scan the table belong elsewhere. */
export function changeTable(runner: QueryRunner, table: string, statements: string): Promise<void> {
  return againWhileBusy(async () => {
    await runner.startTransaction();
    try {
      await runner.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      await runner.query(statements);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  });
}

/**
 * Builds an index while guests go on booking. PostgreSQL leaves one that it could not finish, which slows the table and is
 * never used, so it is built anew.
 */
export async function buildIndex(
  runner: QueryRunner,
  name: string,
  definition: string,
  { isUnique }: { isUnique: boolean } = { isUnique: false },
): Promise<void> {
  const found: { indisvalid: boolean }[] = await runner.query(
    'SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  if (found[0]?.indisvalid) return;
  if (found[0]) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  const kind = isUnique ? 'UNIQUE INDEX' : 'INDEX';
  await runner.query(`CREATE ${kind} CONCURRENTLY ${name} ON ${definition}`);
}
