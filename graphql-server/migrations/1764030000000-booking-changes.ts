import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const BOOKING_CHANGES = `
  CREATE TABLE IF NOT EXISTS booking_changes (
    id uuid NOT NULL CONSTRAINT booking_changes_pkey PRIMARY KEY,
    booking_id uuid NOT NULL CONSTRAINT booking_changes_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    status text NOT NULL,
    idempotency_key text NOT NULL,
    asked jsonb NOT NULL,
    plan jsonb NOT NULL,
    before jsonb NOT NULL,
    difference_paise bigint NOT NULL,
    charge_paise bigint NOT NULL,
    refund_paise bigint NOT NULL,
    written_off_paise bigint NOT NULL,
    order_id uuid CONSTRAINT booking_changes_order_id_fkey REFERENCES orders (id),
    hold_expires_at timestamptz,
    hold_extended boolean NOT NULL DEFAULT false,
    ended_at timestamptz,
    reason text,
    actor_kind text NOT NULL,
    actor_id text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT booking_changes_status_known CHECK (status IN ('HELD', 'APPLIED', 'EXPIRED', 'REFUNDED')),
    CONSTRAINT booking_changes_actor_known CHECK (actor_kind IN ('guest', 'staff')),
    CONSTRAINT booking_changes_amounts CHECK (charge_paise >= 0 AND refund_paise >= 0)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS booking_changes_idempotency_key_key ON booking_changes (booking_id, idempotency_key);
  CREATE UNIQUE INDEX IF NOT EXISTS booking_changes_held_key ON booking_changes (booking_id) WHERE status = 'HELD';
  CREATE UNIQUE INDEX IF NOT EXISTS booking_changes_order_key ON booking_changes (order_id);
  CREATE INDEX IF NOT EXISTS booking_changes_expiry_index ON booking_changes (hold_expires_at) WHERE status = 'HELD';`;

/** Each row of the version before satisfies these, too. They are validated while guests go on writing. */
const CONSTRAINTS = [
  {
    table: 'stays',
    columns: `ADD COLUMN IF NOT EXISTS passed_steps integer NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS least_charge_paise bigint NOT NULL DEFAULT 0`,
    drops: ['stays_changes_not_negative'],
    adds: { stays_changes_not_negative: 'CHECK (passed_steps >= 0 AND least_charge_paise >= 0)' },
  },
  {
    table: 'folio_lines',
    columns: 'ADD COLUMN IF NOT EXISTS change_id uuid',
    drops: ['folio_lines_kind_known', 'folio_lines_change_id_fkey'],
    adds: {
      folio_lines_kind_known:
        "CHECK (kind IN ('ROOM_NIGHT', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'CHANGE', 'WRITE_OFF'))",
      folio_lines_change_id_fkey: 'FOREIGN KEY (change_id) REFERENCES booking_changes (id) ON DELETE CASCADE',
    },
  },
  {
    table: 'room_nights',
    columns: 'ADD COLUMN IF NOT EXISTS change_id uuid',
    drops: ['room_nights_change_id_fkey'],
    adds: { room_nights_change_id_fkey: 'FOREIGN KEY (change_id) REFERENCES booking_changes (id)' },
  },
] as const;

/**
 * Guests change a paid booking. Nights that are held for a change name a stay of the booking, too: a server of the version
 * before sees them as sold. It shows a changed booking with its earlier nights as well.
 */
export class BookingChanges1764030000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BOOKING_CHANGES);
    for (const { table, columns, drops, adds } of CONSTRAINTS) {
      const changes = [
        columns,
        ...drops.map((name) => `DROP CONSTRAINT IF EXISTS ${name}`),
        ...Object.entries(adds).map(([name, rule]) => `ADD CONSTRAINT ${name} ${rule} NOT VALID`),
      ];
      await changeTable(runner, table, `ALTER TABLE ${table} ${changes.join(', ')}`);
    }
    for (const { table, adds } of CONSTRAINTS)
      for (const name of Object.keys(adds))
        await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
    await runner.query(
      'CREATE INDEX IF NOT EXISTS room_nights_change_index ON room_nights (change_id) WHERE change_id IS NOT NULL',
    );
  }

  /** Works only while nothing has been changed. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE room_nights DROP COLUMN change_id;
      ALTER TABLE folio_lines DROP COLUMN change_id, DROP CONSTRAINT folio_lines_kind_known,
        ADD CONSTRAINT folio_lines_kind_known
          CHECK (kind IN ('ROOM_NIGHT', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'WRITE_OFF'));
      ALTER TABLE stays DROP COLUMN least_charge_paise, DROP COLUMN passed_steps;
      DROP TABLE booking_changes;
    `);
  }
}
