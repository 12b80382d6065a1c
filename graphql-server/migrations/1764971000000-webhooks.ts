import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS webhook_endpoints (
    id uuid CONSTRAINT webhook_endpoints_pkey PRIMARY KEY,
    name text NOT NULL,
    url text NOT NULL,
    sealed_secret text NOT NULL,
    sealed_previous_secret text,
    previous_until timestamptz,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    switched_off_at timestamptz,
    switched_off_because text,
    removed_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT webhook_endpoints_switched_off_because CHECK (switched_off_because IN ('STAFF', 'FAILING')),
    CONSTRAINT webhook_endpoints_reason_with_moment CHECK ((switched_off_at IS NULL) = (switched_off_because IS NULL)),
    CONSTRAINT webhook_endpoints_previous_with_end CHECK ((sealed_previous_secret IS NULL) = (previous_until IS NULL))
  );
  CREATE TABLE IF NOT EXISTS booking_events (
    id uuid CONSTRAINT booking_events_pkey PRIMARY KEY,
    transaction_id bigint NOT NULL,
    booking_id uuid NOT NULL,
    sequence integer,
    position bigint,
    happened_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT booking_events_transaction_key UNIQUE (transaction_id, booking_id),
    CONSTRAINT booking_events_sequence_key UNIQUE (booking_id, sequence),
    CONSTRAINT booking_events_position_key UNIQUE (position)
  );
  CREATE SEQUENCE IF NOT EXISTS booking_event_positions OWNED BY booking_events.position;
  CREATE INDEX IF NOT EXISTS booking_events_unnumbered_index ON booking_events (transaction_id) WHERE sequence IS NULL;
  CREATE INDEX IF NOT EXISTS booking_events_happened_at_index ON booking_events (happened_at);
  CREATE TABLE IF NOT EXISTS webhook_deliveries (
    event_id uuid NOT NULL CONSTRAINT webhook_deliveries_event_fkey REFERENCES booking_events (id) ON DELETE CASCADE,
    endpoint_id uuid NOT NULL CONSTRAINT webhook_deliveries_endpoint_fkey REFERENCES webhook_endpoints (id),
    created_at timestamptz NOT NULL DEFAULT hotel_now(),
    tries integer NOT NULL DEFAULT 0,
    next_try_at timestamptz NOT NULL,
    delivered_at timestamptz,
    given_up_at timestamptz,
    last_status integer,
    last_problem text,
    CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (event_id, endpoint_id)
  );
  CREATE INDEX IF NOT EXISTS webhook_deliveries_due_index ON webhook_deliveries (next_try_at)
    WHERE delivered_at IS NULL AND given_up_at IS NULL;
  CREATE INDEX IF NOT EXISTS webhook_deliveries_endpoint_index ON webhook_deliveries (endpoint_id, created_at)`;

/** Whatever records a change of a booking, records an event. */
const RECORD = `
  CREATE OR REPLACE FUNCTION record_booking_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO booking_events (id, transaction_id, booking_id) VALUES (gen_random_uuid(), NEW.transaction_id, NEW.subject::uuid)
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

const TRIGGER = `
  CREATE OR REPLACE TRIGGER changes_become_events AFTER INSERT ON changes FOR EACH ROW
    WHEN (NEW.topic IN ('booking', 'stay', 'payment', 'document') AND NEW.subject <> '')
    EXECUTE FUNCTION record_booking_event()`;

/** Bookings from before have one event, so that a program that reads all events reads all bookings. */
const EARLIER = `
  INSERT INTO booking_events (id, transaction_id, booking_id, sequence, position, happened_at)
  SELECT gen_random_uuid(), 0, id, 1, nextval('booking_event_positions'), created_at
  FROM (SELECT id, created_at FROM bookings ORDER BY created_at, id) booking
  ON CONFLICT DO NOTHING`;

/** Addresses of programs to which events of bookings are sent. */
export class Webhooks1764971000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(RECORD);
    await changeTable(runner, 'changes', TRIGGER);
    await runner.query(EARLIER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'changes', 'DROP TRIGGER IF EXISTS changes_become_events ON changes');
    await runner.query('DROP FUNCTION record_booking_event');
    await runner.query('DROP TABLE webhook_deliveries, booking_events, webhook_endpoints');
  }
}
