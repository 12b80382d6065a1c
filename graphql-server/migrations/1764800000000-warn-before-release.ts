import type { MigrationInterface, QueryRunner } from 'typeorm';

async function allow(runner: QueryRunner, table: string, constraint: string, check: string): Promise<void> {
  await runner.query(`ALTER TABLE ${table}
    DROP CONSTRAINT IF EXISTS ${constraint}, ADD CONSTRAINT ${constraint} CHECK (${check}) NOT VALID`);
  await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${constraint}`);
}

const REMINDERS = ['balance_reminders', 'balance_reminders_kind_known'] as const;
const CANCELLATIONS = ['cancellations', 'cancellations_actor_known'] as const;

/** A job cancels bookings whose terms say so when the rest is not paid, and warns their guests before. */
export class WarnBeforeRelease1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, ...REMINDERS, "kind IN ('SEVEN_DAYS', 'TWO_DAYS', 'ON_THE_DAY', 'BEFORE_RELEASE')");
    await allow(runner, ...CANCELLATIONS, "actor_kind IN ('guest', 'staff', 'job')");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM balance_reminders WHERE kind = 'BEFORE_RELEASE'");
    await allow(runner, ...REMINDERS, "kind IN ('SEVEN_DAYS', 'TWO_DAYS', 'ON_THE_DAY')");
    await runner.query("UPDATE cancellations SET actor_kind = 'staff' WHERE actor_kind = 'job'");
    await allow(runner, ...CANCELLATIONS, "actor_kind IN ('guest', 'staff')");
  }
}
