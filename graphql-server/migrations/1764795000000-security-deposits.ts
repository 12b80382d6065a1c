import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const SOURCES = "'GATEWAY', 'CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL'";

const KINDS = `'ROOM_NIGHT', 'EXTRA', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'CHANGE', 'EARLY_DEPARTURE', 'ROUND_OFF',
  'WRITE_OFF'`;

const DEPOSITS_OF_PAYMENTS = `
  ALTER TABLE payments ADD COLUMN IF NOT EXISTS deposit_booking_id uuid
      CONSTRAINT payments_deposit_booking_id_fkey REFERENCES bookings (id),
    ALTER COLUMN booking_id DROP NOT NULL,
    DROP CONSTRAINT IF EXISTS payments_of_booking_or_deposit,
    ADD CONSTRAINT payments_of_booking_or_deposit CHECK (num_nonnulls(booking_id, deposit_booking_id) = 1) NOT VALID,
    DROP CONSTRAINT IF EXISTS payments_source_known,
    ADD CONSTRAINT payments_source_known CHECK (source IN (${SOURCES}, 'SECURITY_DEPOSIT')) NOT VALID`;

const TABLES = `
  CREATE TABLE IF NOT EXISTS security_deposits (
    payment_id uuid NOT NULL CONSTRAINT security_deposits_pkey PRIMARY KEY
      CONSTRAINT security_deposits_payment_id_fkey REFERENCES payments (id) ON DELETE CASCADE,
    booking_id uuid NOT NULL CONSTRAINT security_deposits_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    note text NOT NULL DEFAULT '',
    pan text,
    idempotency_key text,
    CONSTRAINT security_deposits_pan CHECK (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$')
  );
  CREATE INDEX IF NOT EXISTS security_deposits_booking_index ON security_deposits (booking_id);
  CREATE UNIQUE INDEX IF NOT EXISTS security_deposits_idempotency_key ON security_deposits (booking_id, idempotency_key);
  CREATE TABLE IF NOT EXISTS security_deposit_returns (
    refund_id uuid NOT NULL CONSTRAINT security_deposit_returns_pkey PRIMARY KEY
      CONSTRAINT security_deposit_returns_refund_id_fkey REFERENCES refunds (id) ON DELETE CASCADE,
    deposit_id uuid NOT NULL CONSTRAINT security_deposit_returns_deposit_id_fkey
      REFERENCES security_deposits (payment_id) ON DELETE CASCADE,
    booking_id uuid NOT NULL CONSTRAINT security_deposit_returns_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    idempotency_key text NOT NULL
  );
  CREATE INDEX IF NOT EXISTS security_deposit_returns_deposit_index ON security_deposit_returns (deposit_id);
  CREATE UNIQUE INDEX IF NOT EXISTS security_deposit_returns_idempotency_key
    ON security_deposit_returns (booking_id, idempotency_key);
  CREATE TABLE IF NOT EXISTS security_deposit_charges (
    id uuid NOT NULL CONSTRAINT security_deposit_charges_pkey PRIMARY KEY,
    deposit_id uuid NOT NULL CONSTRAINT security_deposit_charges_deposit_id_fkey
      REFERENCES security_deposits (payment_id) ON DELETE CASCADE,
    booking_id uuid NOT NULL CONSTRAINT security_deposit_charges_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    payment_id uuid NOT NULL CONSTRAINT security_deposit_charges_payment_id_fkey REFERENCES payments (id) ON DELETE CASCADE,
    folio_line_id bigint NOT NULL CONSTRAINT security_deposit_charges_folio_line_id_fkey
      REFERENCES folio_lines (id) ON DELETE CASCADE,
    amount_paise bigint NOT NULL,
    tax_percent integer NOT NULL,
    reason text NOT NULL,
    charged_by text NOT NULL,
    idempotency_key text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT security_deposit_charges_amount CHECK (amount_paise > 0)
  );
  CREATE INDEX IF NOT EXISTS security_deposit_charges_deposit_index ON security_deposit_charges (deposit_id);
  CREATE UNIQUE INDEX IF NOT EXISTS security_deposit_charges_payment_key ON security_deposit_charges (payment_id);
  CREATE UNIQUE INDEX IF NOT EXISTS security_deposit_charges_line_key ON security_deposit_charges (folio_line_id);
  CREATE UNIQUE INDEX IF NOT EXISTS security_deposit_charges_idempotency_key
    ON security_deposit_charges (booking_id, idempotency_key);
  CREATE OR REPLACE TRIGGER security_deposits_recorded AFTER INSERT OR UPDATE OR DELETE ON security_deposits
    FOR EACH ROW EXECUTE FUNCTION record_change('booking_id', 'booking', 'payment');
  CREATE OR REPLACE TRIGGER security_deposit_returns_recorded AFTER INSERT OR UPDATE OR DELETE ON security_deposit_returns
    FOR EACH ROW EXECUTE FUNCTION record_change('booking_id', 'booking', 'payment');
  CREATE OR REPLACE TRIGGER security_deposit_charges_recorded AFTER INSERT OR UPDATE OR DELETE ON security_deposit_charges
    FOR EACH ROW EXECUTE FUNCTION record_change('booking_id', 'booking', 'payment')`;

const orderKindsAre = (kinds: string) => `
  ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_kind_known,
    ADD CONSTRAINT orders_kind_known CHECK (kind IN (${kinds})) NOT VALID`;

const lineKindsAre = (kinds: string) => `
  ALTER TABLE folio_lines DROP CONSTRAINT IF EXISTS folio_lines_kind_known,
    ADD CONSTRAINT folio_lines_kind_known CHECK (kind IN (${kinds})) NOT VALID`;

const purposesAre = (purposes: string) => `
  ALTER TABLE payment_requests DROP CONSTRAINT IF EXISTS payment_requests_purpose_known,
    ADD CONSTRAINT payment_requests_purpose_known CHECK (purpose IN (${purposes})) NOT VALID`;

/**
 * Refundable security deposits. Their money is in `payments` like all money, but belongs to no booking's price: it names its
 * booking in a column of its own, so that no statement about the money of bookings counts it.
 */
export class SecurityDeposits1764795000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'payments', DEPOSITS_OF_PAYMENTS);
    await runner.query('ALTER TABLE payments VALIDATE CONSTRAINT payments_of_booking_or_deposit');
    await runner.query('ALTER TABLE payments VALIDATE CONSTRAINT payments_source_known');
    await runner.query(
      `CREATE INDEX IF NOT EXISTS payments_deposit_index ON payments (deposit_booking_id) WHERE deposit_booking_id IS NOT NULL`,
    );
    await changeTable(runner, 'folio_lines', lineKindsAre(`${KINDS}, 'DEPOSIT_CHARGE'`));
    await runner.query('ALTER TABLE folio_lines VALIDATE CONSTRAINT folio_lines_kind_known');
    await changeTable(runner, 'bookings', TABLES);
    await changeTable(
      runner,
      'orders',
      orderKindsAre("'FIRST_PAYMENT', 'BALANCE', 'CHANGE', 'REQUEST', 'SECURITY_DEPOSIT'"),
    );
    await runner.query('ALTER TABLE orders VALIDATE CONSTRAINT orders_kind_known');
    await changeTable(
      runner,
      'payment_requests',
      purposesAre("'BALANCE', 'DEPOSIT', 'OTHER', 'SECURITY_DEPOSIT'"),
    );
    await runner.query('ALTER TABLE payment_requests VALIDATE CONSTRAINT payment_requests_purpose_known');
  }

  /** Works only while no security deposit was taken or requested. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE security_deposit_charges, security_deposit_returns, security_deposits');
    await changeTable(runner, 'payment_requests', purposesAre("'BALANCE', 'DEPOSIT', 'OTHER'"));
    await changeTable(runner, 'orders', orderKindsAre("'FIRST_PAYMENT', 'BALANCE', 'CHANGE', 'REQUEST'"));
    await changeTable(runner, 'folio_lines', lineKindsAre(KINDS));
    await changeTable(
      runner,
      'payments',
      `ALTER TABLE payments DROP COLUMN deposit_booking_id, ALTER COLUMN booking_id SET NOT NULL,
         DROP CONSTRAINT payments_source_known,
         ADD CONSTRAINT payments_source_known CHECK (source IN (${SOURCES}))`,
    );
  }
}
