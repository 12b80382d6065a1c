import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { QueryRunner } from 'typeorm';
import { isHeldUp } from './database';

/**
 * Guests queue behind a transaction that waits for a whole table, so a migration waits only briefly and tries again.
 * The wait is shorter than PostgreSQL's `deadlock_timeout` of a second, so that no guest's transaction is aborted
 * because of a deadlock with a migration.
 */
export const MIGRATION_LOCK_TIMEOUT_MILLISECONDS = 300;

const ATTEMPTS = 60;
const PAUSE_MILLISECONDS = 250;

/** Repeats the work, for at most half a minute, while guests use a table that it needs. */
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

/** Changes the definition of a table in a short transaction. Statements that scan the table must run elsewhere. */
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

/** How long building an index may take, including its wait for users of the table. Guests wait for neither. */
const INDEX_HOURS = 6;
const INDEX_LOCK_TIMEOUT = '10min';

/** Runs a long statement that does not block guests to its end, whatever limits the connection has. */
async function runToItsEnd(runner: QueryRunner, statement: string): Promise<void> {
  const client = (await runner.connect()) as Pick<ClientBase, 'query'>;
  const [limits]: { statement: string; lock: string }[] = await runner.query(
    "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock",
  );
  const setLimits = (statementTimeout: string, lockTimeout: string) =>
    runner.query("SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false)", [
      statementTimeout,
      lockTimeout,
    ]);
  await setLimits('0', INDEX_LOCK_TIMEOUT);
  try {
    // node-postgres has a separate limit.
    const patient = { text: statement, query_timeout: INDEX_HOURS * 3_600_000 };
    await client.query(patient);
  } finally {
    await setLimits(limits?.statement ?? '0', limits?.lock ?? '0');
  }
}

/**
 * Builds an index while guests continue to book. PostgreSQL leaves behind an index that it could not finish, which
 * slows the table and is never used, so it is dropped and built again.
 */
export async function buildIndex(
  runner: QueryRunner,
  name: string,
  definition: string,
  { isUnique = false }: { isUnique?: boolean } = {},
): Promise<void> {
  const found: { indisvalid: boolean }[] = await runner.query(
    'SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  if (found[0]?.indisvalid) return;
  if (found[0]) await runToItsEnd(runner, `DROP INDEX CONCURRENTLY ${name}`);
  const index = isUnique ? 'UNIQUE INDEX' : 'INDEX';
  await runToItsEnd(runner, `CREATE ${index} CONCURRENTLY ${name} ON ${definition}`);
}
