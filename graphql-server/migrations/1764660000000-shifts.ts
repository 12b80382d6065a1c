import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const SHIFTS = `
  CREATE TABLE IF NOT EXISTS shifts (
    id uuid NOT NULL CONSTRAINT shifts_pkey PRIMARY KEY,
    opened_by text NOT NULL,
    opened_at timestamptz NOT NULL,
    float_paise bigint NOT NULL,
    takes_over uuid CONSTRAINT shifts_takes_over_fkey REFERENCES shifts (id),
    closed_by text,
    closed_at timestamptz,
    expected_paise bigint,
    counted_paise bigint,
    safe_paise bigint,
    handed_to text NOT NULL DEFAULT '',
    note text NOT NULL DEFAULT '',
    CONSTRAINT shifts_float CHECK (float_paise >= 0),
    CONSTRAINT shifts_closed_whole
      CHECK (num_nonnulls(closed_by, closed_at, expected_paise, counted_paise, safe_paise) IN (0, 5)),
    CONSTRAINT shifts_counted CHECK (counted_paise >= 0 AND safe_paise >= 0 AND safe_paise <= counted_paise)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS shifts_open_key ON shifts (opened_by) WHERE closed_at IS NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS shifts_takes_over_key ON shifts (takes_over);
  CREATE INDEX IF NOT EXISTS shifts_closed_index ON shifts (closed_at);
  CREATE OR REPLACE FUNCTION keep_closed_shift() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'a closed shift does not change';
    END $$;
  CREATE OR REPLACE TRIGGER shifts_kept BEFORE UPDATE ON shifts
    FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL) EXECUTE FUNCTION keep_closed_shift()`;

// An entry outlives the booking of its payment: it has the amount, and no data of guests.
const ENTRIES = `
  CREATE TABLE IF NOT EXISTS shift_entries (
    id uuid NOT NULL CONSTRAINT shift_entries_pkey PRIMARY KEY,
    shift_id uuid NOT NULL CONSTRAINT shift_entries_shift_id_fkey REFERENCES shifts (id),
    at timestamptz NOT NULL,
    move text NOT NULL,
    source text NOT NULL,
    amount_paise bigint NOT NULL,
    payment_id uuid CONSTRAINT shift_entries_payment_id_fkey REFERENCES payments (id) ON DELETE SET NULL,
    refund_id uuid CONSTRAINT shift_entries_refund_id_fkey REFERENCES refunds (id) ON DELETE SET NULL,
    reason text NOT NULL DEFAULT '',
    reverses uuid CONSTRAINT shift_entries_reverses_fkey REFERENCES shift_entries (id),
    idempotency_key text,
    CONSTRAINT shift_entries_move_known CHECK (move IN ('TAKEN', 'COUNTERED', 'GIVEN_BACK', 'PAID_OUT', 'PUT_BACK')),
    CONSTRAINT shift_entries_source_known CHECK (source IN ('CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL')),
    CONSTRAINT shift_entries_amount CHECK (amount_paise > 0),
    CONSTRAINT shift_entries_cash_paid_out CHECK (move NOT IN ('PAID_OUT', 'PUT_BACK') OR (source = 'CASH' AND reason <> '')),
    CONSTRAINT shift_entries_put_back CHECK ((move = 'PUT_BACK') = (reverses IS NOT NULL))
  );
  CREATE UNIQUE INDEX IF NOT EXISTS shift_entries_payment_key ON shift_entries (payment_id);
  CREATE UNIQUE INDEX IF NOT EXISTS shift_entries_refund_key ON shift_entries (refund_id);
  CREATE UNIQUE INDEX IF NOT EXISTS shift_entries_reverses_key ON shift_entries (reverses);
  CREATE UNIQUE INDEX IF NOT EXISTS shift_entries_idempotency_key ON shift_entries (shift_id, idempotency_key);
  CREATE INDEX IF NOT EXISTS shift_entries_shift_index ON shift_entries (shift_id, at);
  CREATE INDEX IF NOT EXISTS shift_entries_paid_out_index ON shift_entries (at)
    WHERE move IN ('PAID_OUT', 'PUT_BACK')`;

/** The shifts of the desk. All earlier money stays outside shifts. */
export class Shifts1764660000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'payments', `${SHIFTS}; ${ENTRIES}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'payments',
      'DROP TABLE shift_entries; DROP TABLE shifts; DROP FUNCTION keep_closed_shift()',
    );
  }
}
