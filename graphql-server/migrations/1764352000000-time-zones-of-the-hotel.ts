import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const TABLE = `
  CREATE TABLE IF NOT EXISTS hotel_time_zones (
    since timestamptz CONSTRAINT hotel_time_zones_pkey PRIMARY KEY,
    time_zone text NOT NULL
  )`;

const TIME_ZONES = `
  SELECT since, time_zone, lead(since, 1, 'infinity') OVER (ORDER BY since) AS until FROM hotel_time_zones`;

// A business day begins when the hotel's clock first shows it. A clock that is put back shows no earlier day again.
const FUNCTIONS = `
  CREATE OR REPLACE FUNCTION hotel_time_zone_at(instant timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT COALESCE(
      (SELECT time_zone FROM hotel_time_zones WHERE since <= instant ORDER BY since DESC LIMIT 1), 'UTC')
  $$;

  CREATE OR REPLACE FUNCTION hotel_day_begins(day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT min(GREATEST(begins, since))
    FROM (SELECT since, until, (day + time '06:00') AT TIME ZONE time_zone AS begins FROM (${TIME_ZONES}) zone) zone
    WHERE GREATEST(begins, since) < until
  $$;

  CREATE OR REPLACE FUNCTION hotel_day_at(instant timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
    SELECT max((LEAST(instant, until - interval '1 microsecond') AT TIME ZONE time_zone - interval '06:00')::date)
    FROM (${TIME_ZONES}) zone WHERE since <= instant
  $$;

  CREATE OR REPLACE FUNCTION note_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM hotel_time_zones) THEN
      INSERT INTO hotel_time_zones (since, time_zone) VALUES ('-infinity', NEW.time_zone);
    ELSIF hotel_time_zone_at('infinity') <> NEW.time_zone THEN
      INSERT INTO hotel_time_zones (since, time_zone) VALUES (hotel_now(), NEW.time_zone)
        ON CONFLICT (since) DO UPDATE SET time_zone = NEW.time_zone;
    END IF;
    RETURN NULL;
  END $$`;

const TRIGGER = `
  DROP TRIGGER IF EXISTS property_time_zone_noted ON property;
  CREATE TRIGGER property_time_zone_noted AFTER INSERT OR UPDATE OF time_zone ON property
    FOR EACH ROW EXECUTE FUNCTION note_time_zone();
  INSERT INTO hotel_time_zones (since, time_zone) SELECT '-infinity', time_zone FROM property
    WHERE NOT EXISTS (SELECT 1 FROM hotel_time_zones)`;

/** Keeps from when on the hotel had which time zone, so that money of earlier days stays on its day. */
export class TimeZonesOfTheHotel1764352000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(FUNCTIONS);
    await changeTable(runner, 'property', TRIGGER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER IF EXISTS property_time_zone_noted ON property;
      DROP FUNCTION IF EXISTS note_time_zone;
      DROP FUNCTION IF EXISTS hotel_day_at;
      DROP FUNCTION IF EXISTS hotel_day_begins;
      DROP FUNCTION IF EXISTS hotel_time_zone_at;
      DROP TABLE IF EXISTS hotel_time_zones`);
  }
}
