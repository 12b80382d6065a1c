import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const BATCH = 1000;

const FILL = `
  WITH next AS (SELECT id, booking_id FROM stays WHERE id > $1 AND deadlines IS NULL ORDER BY id LIMIT $2),
    filled AS (
      UPDATE stays SET deadlines = cancellation_deadlines(COALESCE(stays.policy, booking.policy), stays.checkin)
      FROM next JOIN bookings booking ON booking.id = next.booking_id WHERE stays.id = next.id)
  SELECT id FROM next ORDER BY id DESC LIMIT 1`;

const IS_GIVEN = `
  ALTER TABLE stays DROP CONSTRAINT IF EXISTS stays_deadlines_given,
    ADD CONSTRAINT stays_deadlines_given CHECK (deadlines IS NOT NULL) NOT VALID`;

/**
 * Fills the deadlines of stays that were sold before there was a column, in the hotel's present time zone. Each batch
 * commits by itself. After a failure it goes on where it stopped.
 */
export class FillDeadlinesOfStays1764501000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after) {
      const [last] = (await runner.query(FILL, [after, BATCH])) as { id: string }[];
      after = last?.id;
    }
    await changeTable(runner, 'stays', IS_GIVEN);
    await runner.query(
      'ALTER TABLE stays VALIDATE CONSTRAINT stays_deadlines_given, VALIDATE CONSTRAINT stays_deadlines_of_policy',
    );
    // With the constraint, PostgreSQL needs no scan of the table.
    await changeTable(
      runner,
      'stays',
      'ALTER TABLE stays ALTER COLUMN deadlines SET NOT NULL, DROP CONSTRAINT stays_deadlines_given',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'stays', 'ALTER TABLE stays ALTER COLUMN deadlines DROP NOT NULL');
  }
}
