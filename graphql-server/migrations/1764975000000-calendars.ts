import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS room_calendars (
    room_id integer CONSTRAINT room_calendars_pkey PRIMARY KEY
      CONSTRAINT room_calendars_room_id_fkey REFERENCES rooms (id) ON DELETE CASCADE,
    token_hash text NOT NULL CONSTRAINT room_calendars_token_hash_key UNIQUE,
    made_at timestamptz NOT NULL,
    made_by text NOT NULL,
    last_read_at timestamptz
  );
  CREATE TABLE IF NOT EXISTS calendar_feeds (
    id uuid CONSTRAINT calendar_feeds_pkey PRIMARY KEY,
    room_id integer NOT NULL CONSTRAINT calendar_feeds_room_id_fkey REFERENCES rooms (id),
    name text NOT NULL,
    host text NOT NULL,
    sealed_url text NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    next_read_at timestamptz NOT NULL,
    last_tried_at timestamptz,
    last_read_at timestamptz,
    last_changed_at timestamptz,
    problem text,
    failing_since timestamptz,
    etag text,
    last_modified text,
    removed_at timestamptz,
    CONSTRAINT calendar_feeds_problem_with_moment CHECK ((problem IS NULL) = (failing_since IS NULL))
  );
  CREATE INDEX IF NOT EXISTS calendar_feeds_due_index ON calendar_feeds (next_read_at) WHERE removed_at IS NULL;
  CREATE TABLE IF NOT EXISTS feed_events (
    id uuid CONSTRAINT feed_events_pkey PRIMARY KEY,
    feed_id uuid NOT NULL CONSTRAINT feed_events_feed_id_fkey REFERENCES calendar_feeds (id),
    uid text NOT NULL,
    first_night date NOT NULL,
    until date NOT NULL,
    kind text NOT NULL,
    missing_since timestamptz,
    CONSTRAINT feed_events_kind_known CHECK (kind IN ('SOLD', 'CLOSED', 'UNCLEAR')),
    CONSTRAINT feed_events_have_a_night CHECK (until > first_night)
  );
  CREATE INDEX IF NOT EXISTS feed_events_feed_index ON feed_events (feed_id)`;

const RECORDED = `
  CREATE OR REPLACE TRIGGER room_calendars_recorded AFTER INSERT OR UPDATE OF token_hash OR DELETE ON room_calendars
    FOR EACH ROW EXECUTE FUNCTION record_change('-', 'setting');
  CREATE OR REPLACE TRIGGER calendar_feeds_recorded
    AFTER INSERT OR UPDATE OF last_read_at, problem, removed_at OR DELETE ON calendar_feeds
    FOR EACH ROW EXECUTE FUNCTION record_change('-', 'setting')`;

/** Blocks that a feed has made name the feed. */
const SOURCE = [
  'ALTER TABLE blocks ADD COLUMN IF NOT EXISTS feed_id uuid',
  'ALTER TABLE blocks DROP CONSTRAINT IF EXISTS blocks_feed_id_fkey',
  'ALTER TABLE blocks ADD CONSTRAINT blocks_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES calendar_feeds (id) NOT VALID',
  'ALTER TABLE blocks VALIDATE CONSTRAINT blocks_feed_id_fkey',
  'CREATE INDEX IF NOT EXISTS blocks_feed_index ON blocks (feed_id) WHERE feed_id IS NOT NULL',
];

/** The calendars of rooms that portals read, and the calendars of portals that the hotel reads. */
export class Calendars1764975000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(RECORDED);
    for (const statement of SOURCE) await changeTable(runner, 'blocks', statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'blocks', 'ALTER TABLE blocks DROP COLUMN feed_id');
    await runner.query('DROP TABLE feed_events, calendar_feeds, room_calendars');
  }
}
