import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { isLocked } from './database';

const ATTEMPTS = 60;
const PAUSE_MILLISECONDS = 250;

/**
 * Changes the definition of a table in a short transaction. Guests queue behind whoever waits for a whole table, so it waits
 * for a moment only, and comes again. Statements that scan the table belong elsewhere.
 */
export async function changeTable(runner: QueryRunner, table: string, statements: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await runner.startTransaction();
    try {
      await runner.query("SET LOCAL lock_timeout = '300ms'");
      await runner.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      await runner.query(statements);
      await runner.commitTransaction();
      return;
    } catch (error) {
      await runner.rollbackTransaction();
      if (attempt === ATTEMPTS || !isLocked(error)) throw error;
      await pause(PAUSE_MILLISECONDS);
    }
  }
}
