import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** Checks of columns that get further values. Each old value is allowed, too. */
const CHECKS = [
  {
    table: 'bookings',
    name: 'bookings_status_known',
    check: "status IN ('HELD', 'TENTATIVE', 'CONFIRMED', 'EXPIRED', 'CANCELLED')",
  },
  {
    table: 'folio_lines',
    name: 'folio_lines_kind_known',
    check: "kind IN ('ROOM_NIGHT', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'WRITE_OFF')",
  },
] as const;

const CANCELLATIONS = `
  CREATE TABLE IF NOT EXISTS cancellations (
    id uuid NOT NULL CONSTRAINT cancellations_pkey PRIMARY KEY,
    booking_id uuid NOT NULL CONSTRAINT cancellations_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    kind text NOT NULL,
    idempotency_key text NOT NULL,
    stays jsonb NOT NULL,
    charge_paise bigint NOT NULL,
    refund_paise bigint NOT NULL,
    written_off_paise bigint NOT NULL,
    reason text,
    actor_kind text NOT NULL,
    actor_id text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT cancellations_kind_known CHECK (kind IN ('CANCELLATION', 'NO_SHOW')),
    CONSTRAINT cancellations_amounts CHECK (charge_paise >= 0 AND refund_paise >= 0),
    CONSTRAINT cancellations_actor_known CHECK (actor_kind IN ('guest', 'staff'))
  );
  CREATE UNIQUE INDEX IF NOT EXISTS cancellations_idempotency_key_key ON cancellations (booking_id, idempotency_key);`;

/**
 * Guests and the owner cancel stays. A server of the version before cannot show a cancelled booking, and the gateway tries an
 * event about one again until a server of this version takes it.
 */
export class Cancellations1763990000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CANCELLATIONS);
    await changeTable(
      runner,
      'stays',
      `ALTER TABLE stays ADD COLUMN IF NOT EXISTS kept_paise bigint, DROP CONSTRAINT IF EXISTS stays_kept_paise,
         ADD CONSTRAINT stays_kept_paise CHECK (kept_paise >= 0) NOT VALID`,
    );
    await changeTable(
      runner,
      'bookings',
      'ALTER TABLE bookings ADD COLUMN IF NOT EXISTS calendar_changed_at timestamptz',
    );
    await changeTable(
      runner,
      'refunds',
      `ALTER TABLE refunds ADD COLUMN IF NOT EXISTS speed text NOT NULL DEFAULT 'normal',
         DROP CONSTRAINT IF EXISTS refunds_speed_known,
         ADD CONSTRAINT refunds_speed_known CHECK (speed IN ('normal', 'optimum')) NOT VALID`,
    );
    await changeTable(runner, 'tasks', 'ALTER TABLE tasks ADD COLUMN IF NOT EXISTS subject text');
    await runner.query(
      'CREATE UNIQUE INDEX IF NOT EXISTS tasks_open_subject_key ON tasks (kind, subject) WHERE done_at IS NULL',
    );
    await runner.query(
      'CREATE UNIQUE INDEX IF NOT EXISTS folio_lines_reverses_key ON folio_lines (reverses)',
    );
    for (const { table, name, check } of CHECKS)
      await changeTable(
        runner,
        table,
        `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}, ADD CONSTRAINT ${name} CHECK (${check}) NOT VALID`,
      );
    // These scan the tables, and guests go on writing.
    for (const { table, name } of CHECKS)
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
    await runner.query('ALTER TABLE stays VALIDATE CONSTRAINT stays_kept_paise');
    await runner.query('ALTER TABLE refunds VALIDATE CONSTRAINT refunds_speed_known');
  }

  /** Works only while nothing has been cancelled. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE folio_lines DROP CONSTRAINT folio_lines_kind_known,
        ADD CONSTRAINT folio_lines_kind_known CHECK (kind IN ('ROOM_NIGHT', 'LEGACY'));
      ALTER TABLE bookings DROP CONSTRAINT bookings_status_known, DROP COLUMN calendar_changed_at,
        ADD CONSTRAINT bookings_status_known CHECK (status IN ('HELD', 'CONFIRMED', 'EXPIRED'));
      DROP INDEX folio_lines_reverses_key, tasks_open_subject_key;
      ALTER TABLE tasks DROP COLUMN subject;
      ALTER TABLE refunds DROP COLUMN speed;
      ALTER TABLE stays DROP COLUMN kept_paise;
      DROP TABLE cancellations;
    `);
  }
}
