import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const REQUESTS = `
  CREATE TABLE IF NOT EXISTS payment_requests (
    id uuid NOT NULL CONSTRAINT payment_requests_pkey PRIMARY KEY,
    booking_id uuid NOT NULL
      CONSTRAINT payment_requests_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    purpose text NOT NULL,
    amount_paise bigint NOT NULL,
    reason text NOT NULL,
    token_hash text NOT NULL,
    status text NOT NULL,
    expires_at timestamptz NOT NULL,
    opened_at timestamptz,
    ended_at timestamptz,
    paid_paise bigint,
    requested_by text NOT NULL,
    idempotency_key text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT payment_requests_purpose_known CHECK (purpose IN ('BALANCE', 'DEPOSIT', 'OTHER')),
    CONSTRAINT payment_requests_status_known CHECK (status IN ('SENT', 'OPENED', 'PAID', 'EXPIRED', 'WITHDRAWN')),
    CONSTRAINT payment_requests_amount CHECK (amount_paise >= 100),
    CONSTRAINT payment_requests_paid CHECK ((status = 'PAID') = (paid_paise IS NOT NULL))
  );
  CREATE UNIQUE INDEX IF NOT EXISTS payment_requests_token_hash_key ON payment_requests (token_hash);
  CREATE UNIQUE INDEX IF NOT EXISTS payment_requests_idempotency_key ON payment_requests (booking_id, idempotency_key);
  CREATE INDEX IF NOT EXISTS payment_requests_open_index ON payment_requests (expires_at)
    WHERE status IN ('SENT', 'OPENED');
  CREATE OR REPLACE TRIGGER payment_requests_recorded AFTER INSERT OR UPDATE OR DELETE ON payment_requests
    FOR EACH ROW EXECUTE FUNCTION record_change('booking_id', 'booking')`;

const ORDERS_OF_REQUESTS = `
  CREATE TABLE IF NOT EXISTS payment_request_orders (
    order_id uuid NOT NULL CONSTRAINT payment_request_orders_pkey PRIMARY KEY
      CONSTRAINT payment_request_orders_order_id_fkey REFERENCES orders (id) ON DELETE CASCADE,
    request_id uuid NOT NULL
      CONSTRAINT payment_request_orders_request_id_fkey REFERENCES payment_requests (id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS payment_request_orders_request_index ON payment_request_orders (request_id)`;

const kindsAre = (kinds: string) => `
  ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_kind_known;
  ALTER TABLE orders ADD CONSTRAINT orders_kind_known CHECK (kind IN (${kinds})) NOT VALID`;

/** Requests of the staff for money, and the orders with which guests pay them. */
export class PaymentRequests1764760000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'bookings', REQUESTS);
    await changeTable(
      runner,
      'orders',
      `${ORDERS_OF_REQUESTS}; ${kindsAre("'FIRST_PAYMENT', 'BALANCE', 'CHANGE', 'REQUEST'")}`,
    );
    await runner.query('ALTER TABLE orders VALIDATE CONSTRAINT orders_kind_known');
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'orders',
      `DROP TABLE payment_request_orders; ${kindsAre("'FIRST_PAYMENT', 'BALANCE', 'CHANGE'")}`,
    );
    await runner.query('DROP TABLE payment_requests');
  }
}
