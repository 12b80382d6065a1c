import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reminder of a balance that warns of the end of the booking. */
export class WarnBeforeRelease1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE balance_reminders
        DROP CONSTRAINT IF EXISTS balance_reminders_kind_known,
        ADD CONSTRAINT balance_reminders_kind_known
          CHECK (kind IN ('SEVEN_DAYS', 'TWO_DAYS', 'ON_THE_DAY', 'BEFORE_RELEASE'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM balance_reminders WHERE kind = 'BEFORE_RELEASE'`);
    await runner.query(`
      ALTER TABLE balance_reminders
        DROP CONSTRAINT balance_reminders_kind_known,
        ADD CONSTRAINT balance_reminders_kind_known CHECK (kind IN ('SEVEN_DAYS', 'TWO_DAYS', 'ON_THE_DAY'))`);
  }
}
