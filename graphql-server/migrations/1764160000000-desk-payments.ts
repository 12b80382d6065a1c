import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const SOURCES = "('GATEWAY', 'CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL')";

const KINDS = `('ROOM_NIGHT', 'EXTRA', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'CHANGE', 'EARLY_DEPARTURE', 'ROUND_OFF',
  'WRITE_OFF')`;

const TABLES = `
  CREATE TABLE IF NOT EXISTS desk_payments (
    payment_id uuid NOT NULL CONSTRAINT desk_payments_pkey PRIMARY KEY
      CONSTRAINT desk_payments_payment_id_fkey REFERENCES payments (id) ON DELETE CASCADE,
    booking_id uuid NOT NULL CONSTRAINT desk_payments_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    idempotency_key text NOT NULL,
    note text NOT NULL DEFAULT '',
    pan text,
    folio_line_id bigint CONSTRAINT desk_payments_folio_line_id_fkey REFERENCES folio_lines (id) ON DELETE CASCADE,
    CONSTRAINT desk_payments_pan CHECK (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$')
  );
  CREATE UNIQUE INDEX IF NOT EXISTS desk_payments_idempotency_key_key ON desk_payments (booking_id, idempotency_key);
  CREATE INDEX IF NOT EXISTS desk_payments_pan_index ON desk_payments (pan) WHERE pan IS NOT NULL;
  CREATE TABLE IF NOT EXISTS cash_ups (
    id uuid NOT NULL CONSTRAINT cash_ups_pkey PRIMARY KEY,
    business_day date NOT NULL,
    expected_paise bigint NOT NULL,
    counted_paise bigint NOT NULL,
    note text NOT NULL DEFAULT '',
    closed_by text NOT NULL,
    closed_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT cash_ups_counted CHECK (counted_paise >= 0)
  );
  CREATE INDEX IF NOT EXISTS cash_ups_day_index ON cash_ups (business_day, closed_at);`;

const REFUND_COLUMNS = `
  ALTER TABLE refunds ADD COLUMN IF NOT EXISTS source text NOT NULL DEFAULT 'GATEWAY',
    ADD COLUMN IF NOT EXISTS is_counter_entry boolean NOT NULL DEFAULT false,
    ADD COLUMN IF NOT EXISTS given_by text,
    ADD COLUMN IF NOT EXISTS given_at timestamptz,
    DROP CONSTRAINT IF EXISTS refunds_source_known,
    ADD CONSTRAINT refunds_source_known CHECK (source IN ${SOURCES}) NOT VALID`;

// A task about money that goes back by hand was about a payment; it is about a refund now, which counts in all sums.
const REFUNDS_OF_TASKS = `
  WITH promised AS (
    INSERT INTO refunds (id, payment_id, status, amount_paise, reason, idempotency_key, source)
    SELECT gen_random_uuid(), payment.id, 'PENDING', (task.parameters ->> 'amount')::bigint, 'cancelled',
      'task-' || task.id, payment.source
    FROM tasks task JOIN payments payment ON payment.id::text = task.subject AND payment.source <> 'GATEWAY'
    WHERE task.kind = 'REFUND_BY_HAND' AND task.done_at IS NULL
    RETURNING id, idempotency_key)
  UPDATE tasks task SET subject = promised.id::text FROM promised
  WHERE promised.idempotency_key = 'task-' || task.id`;

/**
 * Money that staff take and give back. A server of the version before takes no such money, and sends no refund of another
 * source than the gateway, since it looks for those by the gateway's id.
 */
export class DeskPayments1764160000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await changeTable(
      runner,
      'folio_lines',
      `ALTER TABLE folio_lines DROP CONSTRAINT IF EXISTS folio_lines_kind_known,
         ADD CONSTRAINT folio_lines_kind_known CHECK (kind IN ${KINDS}) NOT VALID`,
    );
    await runner.query('ALTER TABLE folio_lines VALIDATE CONSTRAINT folio_lines_kind_known');
    await changeTable(runner, 'refunds', REFUND_COLUMNS);
    await runner.query('ALTER TABLE refunds VALIDATE CONSTRAINT refunds_source_known');
    await changeTable(
      runner,
      'property',
      `ALTER TABLE property ADD COLUMN IF NOT EXISTS cash_pan_above_paise bigint NOT NULL DEFAULT 5000000,
         DROP CONSTRAINT IF EXISTS property_cash_pan,
         ADD CONSTRAINT property_cash_pan CHECK (cash_pan_above_paise >= 0)`,
    );
    await runner.query(REFUNDS_OF_TASKS);
  }

  /** Works only while the desk has taken no money. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE cash_ups, desk_payments;
      ALTER TABLE property DROP COLUMN cash_pan_above_paise;
      ALTER TABLE refunds DROP COLUMN source, DROP COLUMN is_counter_entry, DROP COLUMN given_by, DROP COLUMN given_at;
      ALTER TABLE folio_lines DROP CONSTRAINT folio_lines_kind_known,
        ADD CONSTRAINT folio_lines_kind_known
          CHECK (kind IN ('ROOM_NIGHT', 'EXTRA', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'CHANGE', 'WRITE_OFF'));
    `);
  }
}
