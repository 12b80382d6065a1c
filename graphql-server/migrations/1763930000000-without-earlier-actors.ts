import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** Each with the column by which the version before names who made a change. The trigger is called like its function. */
const TABLES = [
  { table: 'transitions', earlierColumn: 'actor' },
  { table: 'administrator_actions', earlierColumn: 'uid' },
] as const;

/**
 * Drops the columns by which only the version before names who made a change, and what kept them equal. From here every row
 * has an actor. It runs when no server of that version is left (docs/operations.md, 'Upgrades'). Run again after a failure,
 * it goes on where it stopped.
 */
export class WithoutEarlierActors1763930000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, earlierColumn } of TABLES) {
      // A constraint that is valid spares SET NOT NULL the scan of a locked table.
      await changeTable(
        runner,
        table,
        `DROP TRIGGER IF EXISTS ${table}_actor ON ${table};
         DROP FUNCTION IF EXISTS ${table}_actor();
         ALTER TABLE ${table} DROP COLUMN IF EXISTS ${earlierColumn}, DROP CONSTRAINT IF EXISTS ${table}_actor_given,
           ADD CONSTRAINT ${table}_actor_given CHECK (actor_kind IS NOT NULL) NOT VALID;`,
      );
      // These scan the table, and guests go on writing.
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_actor_given`);
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_actor_known`);
      await changeTable(
        runner,
        table,
        `ALTER TABLE ${table} ALTER COLUMN actor_kind SET NOT NULL, DROP CONSTRAINT ${table}_actor_given`,
      );
    }
  }

  /** The columns and what was in them are gone: the way back is the base backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('There is no way back from here: restore the base backup.'));
  }
}
