import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, changeTable } from '../src/platform/database/busy-tables';

const TABLE = `
  CREATE TABLE IF NOT EXISTS channel_revisions (
    id text CONSTRAINT channel_revisions_pkey PRIMARY KEY,
    channel_id uuid NOT NULL CONSTRAINT channel_revisions_channel_id_fkey REFERENCES channels (id),
    booking_key text NOT NULL,
    portal text NOT NULL,
    number text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    problem text,
    problem_subject text,
    sealed text,
    booking_id uuid CONSTRAINT channel_revisions_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
    made_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL DEFAULT hotel_now(),
    applied_at timestamptz,
    acknowledged_at timestamptz,
    CONSTRAINT channel_revisions_kind_known CHECK (kind IN ('NEW', 'MODIFIED', 'CANCELLED')),
    CONSTRAINT channel_revisions_state_known CHECK (state IN ('WAITING', 'APPLIED', 'SUPERSEDED', 'BY_HAND')),
    CONSTRAINT channel_revisions_applied CHECK ((state = 'WAITING') = (applied_at IS NULL)),
    CONSTRAINT channel_revisions_acknowledged_after CHECK (acknowledged_at IS NULL OR applied_at IS NOT NULL),
    CONSTRAINT channel_revisions_sealed_until_acknowledged CHECK (acknowledged_at IS NOT NULL OR sealed IS NOT NULL)
  );
  CREATE INDEX IF NOT EXISTS channel_revisions_booking_key_index ON channel_revisions (channel_id, booking_key, made_at);
  CREATE INDEX IF NOT EXISTS channel_revisions_booking_index ON channel_revisions (booking_id);
  CREATE INDEX IF NOT EXISTS channel_revisions_open_index ON channel_revisions (made_at) WHERE acknowledged_at IS NULL`;

const UNPLACED = `
  ALTER TABLE stays ADD COLUMN IF NOT EXISTS unplaced_since timestamptz;
  ALTER TABLE stays DROP CONSTRAINT IF EXISTS stays_unplaced_without_room;
  ALTER TABLE stays ADD CONSTRAINT stays_unplaced_without_room
    CHECK (unplaced_since IS NULL OR room_id IS NULL) NOT VALID`;

const JOBS_CHANGE = `
  ALTER TABLE booking_changes DROP CONSTRAINT IF EXISTS booking_changes_actor_known;
  ALTER TABLE booking_changes ADD CONSTRAINT booking_changes_actor_known
    CHECK (actor_kind IN ('guest', 'staff', 'job')) NOT VALID`;

/** Bookings that portals send through a channel manager, and stays that have no room. */
export class ChannelRevisions1764974000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await changeTable(runner, 'stays', UNPLACED);
    await runner.query('ALTER TABLE stays VALIDATE CONSTRAINT stays_unplaced_without_room');
    await buildIndex(runner, 'stays_unplaced_index', 'stays (checkin) WHERE unplaced_since IS NOT NULL');
    await changeTable(runner, 'booking_changes', JOBS_CHANGE);
    await runner.query('ALTER TABLE booking_changes VALIDATE CONSTRAINT booking_changes_actor_known');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE channel_revisions;
      DROP INDEX stays_unplaced_index;
      ALTER TABLE stays DROP COLUMN unplaced_since;
      ALTER TABLE booking_changes DROP CONSTRAINT booking_changes_actor_known;
      ALTER TABLE booking_changes ADD CONSTRAINT booking_changes_actor_known CHECK (actor_kind IN ('guest', 'staff'))`);
  }
}
