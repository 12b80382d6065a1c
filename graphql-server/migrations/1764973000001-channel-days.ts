import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS channel_changes (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT channel_changes_pkey PRIMARY KEY,
    room_type_id integer,
    first_day date,
    last_day date,
    happened_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT channel_changes_days CHECK ((first_day IS NULL) = (last_day IS NULL))
  );
  CREATE TABLE IF NOT EXISTS channel_days (
    channel_id uuid NOT NULL CONSTRAINT channel_days_channel_id_fkey REFERENCES channels (id),
    room_type_id integer NOT NULL,
    day date NOT NULL,
    waiting_since timestamptz,
    marks integer NOT NULL DEFAULT 0,
    sent_rooms integer,
    sent_plans jsonb,
    CONSTRAINT channel_days_pkey PRIMARY KEY (channel_id, room_type_id, day),
    CONSTRAINT channel_days_room_type_fkey FOREIGN KEY (channel_id, room_type_id)
      REFERENCES channel_room_types (channel_id, room_type_id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS channel_days_waiting_index ON channel_days (channel_id) WHERE waiting_since IS NOT NULL`;

// A statement leaves one row for each room type. The owner's rights let a server write before `migrate` has granted its role the
// new table. A hotel without channels pays for one look at an empty table.
const NOTE_NIGHTS = `
  CREATE OR REPLACE FUNCTION note_nights_for_channels() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM channels WHERE is_active) THEN
      RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO channel_changes (room_type_id, first_day, last_day)
        SELECT room.type_id, min(night), max(night) FROM rows_before JOIN rooms room ON room.id = room_id GROUP BY room.type_id;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO channel_changes (room_type_id, first_day, last_day)
        SELECT room.type_id, min(night), max(night) FROM rows_after JOIN rooms room ON room.id = room_id GROUP BY room.type_id;
    END IF;
    RETURN NULL;
  END $$`;

const NOTE_RATES = `
  CREATE OR REPLACE FUNCTION note_rates_for_channels() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM channels WHERE is_active) THEN
      RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO channel_changes (room_type_id, first_day, last_day)
        SELECT room_type_id, min(date), max(date) FROM rows_before GROUP BY room_type_id;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO channel_changes (room_type_id, first_day, last_day)
        SELECT room_type_id, min(date), max(date) FROM rows_after GROUP BY room_type_id;
    END IF;
    RETURN NULL;
  END $$`;

const NOTE_ALL = `
  CREATE OR REPLACE FUNCTION note_all_for_channels() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM channels WHERE is_active) THEN
      INSERT INTO channel_changes (room_type_id) VALUES (NULL);
    END IF;
    RETURN NULL;
  END $$`;

/** The tables whose rows have days, and the function that notes these days. */
const OF_DAYS = [
  ['room_nights', 'note_nights_for_channels'],
  ['rate_overrides', 'note_rates_for_channels'],
] as const;

/** The tables whose rows may change any day. */
const OF_ALL_DAYS = [
  ...['rooms', 'room_types', 'rate_plans', 'seasons', 'restrictions', 'property', 'tax_periods'],
  ...['exchange_rates', 'extras', 'channel_room_types', 'channel_rate_plans'],
];

const ROWS = {
  insert: 'REFERENCING NEW TABLE AS rows_after',
  update: 'REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after',
  delete: 'REFERENCING OLD TABLE AS rows_before',
} as const;

const triggersOfDays = (table: string, note: string): string =>
  Object.entries(ROWS)
    .map(
      ([event, rows]) => `
      CREATE OR REPLACE TRIGGER ${table}_${event}_for_channels AFTER ${event} ON ${table} ${rows}
        FOR EACH STATEMENT EXECUTE FUNCTION ${note}()`,
    )
    .join(';');

/** Whatever changes nights, rates or restrictions notes in its own transaction which days the channels must be told of. */
export class ChannelDays1764973000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const note of [NOTE_NIGHTS, NOTE_RATES, NOTE_ALL]) await runner.query(note);
    for (const [table, note] of OF_DAYS) await changeTable(runner, table, triggersOfDays(table, note));
    for (const table of OF_ALL_DAYS)
      await changeTable(
        runner,
        table,
        `CREATE OR REPLACE TRIGGER ${table}_for_channels AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH STATEMENT EXECUTE FUNCTION note_all_for_channels()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [, note] of OF_DAYS) await runner.query(`DROP FUNCTION ${note} CASCADE`);
    await runner.query('DROP FUNCTION note_all_for_channels CASCADE');
    await runner.query('DROP TABLE channel_days, channel_changes');
  }
}
