import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS erasure_requests (
    id uuid NOT NULL CONSTRAINT erasure_requests_pkey PRIMARY KEY,
    state text NOT NULL,
    address text,
    address_hash text,
    booking_ids uuid[],
    waits_for text[] NOT NULL DEFAULT '{}',
    asked_by text,
    asked_at timestamptz NOT NULL DEFAULT hotel_now(),
    ended_at timestamptz,
    kept jsonb NOT NULL DEFAULT '[]',
    CONSTRAINT erasure_requests_state_known CHECK (state IN ('ASKED', 'WAITING', 'DONE', 'WITHDRAWN')),
    CONSTRAINT erasure_requests_waits CHECK ((state = 'WAITING') = (cardinality(waits_for) > 0)),
    CONSTRAINT erasure_requests_ended CHECK ((state IN ('DONE', 'WITHDRAWN')) = (ended_at IS NOT NULL)),
    CONSTRAINT erasure_requests_without_address CHECK (ended_at IS NULL OR address IS NULL),
    CONSTRAINT erasure_requests_somebody CHECK (ended_at IS NOT NULL OR num_nonnulls(address, booking_ids) > 0)
  );
  CREATE INDEX IF NOT EXISTS erasure_requests_asked_index ON erasure_requests (asked_at);
  CREATE INDEX IF NOT EXISTS erasure_requests_address_hash_index ON erasure_requests (address_hash);
  CREATE TABLE IF NOT EXISTS retention_runs (
    singleton boolean NOT NULL DEFAULT true CONSTRAINT retention_runs_pkey PRIMARY KEY,
    ended_at timestamptz NOT NULL,
    CONSTRAINT retention_runs_one_row CHECK (singleton)
  )`;

/** Owners and managers export and erase people. */
const RIGHTS = `
  UPDATE staff_roles SET permissions = permissions || ARRAY['personal-data.write'], version = version + 1
  WHERE id = 'manager' AND NOT permissions @> ARRAY['personal-data.write']`;

/** Requests to erase people, and when retention last ran. */
export class PersonalData1764930000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'bookings', 'ALTER TABLE bookings ADD COLUMN IF NOT EXISTS guest_erased_at timestamptz');
    await runner.query(TABLES);
    await runner.query(RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE staff_roles SET permissions = array_remove(permissions, 'personal-data.write');
       DROP TABLE retention_runs; DROP TABLE erasure_requests;
       ALTER TABLE bookings DROP COLUMN guest_erased_at`,
    );
  }
}
