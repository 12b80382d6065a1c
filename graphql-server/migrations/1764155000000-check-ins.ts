import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const NIGHT_AUDITS = `
  CREATE TABLE IF NOT EXISTS night_audits (
    day date CONSTRAINT night_audits_pkey PRIMARY KEY,
    arrivals integer NOT NULL,
    departures integer NOT NULL,
    in_house integer NOT NULL,
    no_shows integer NOT NULL,
    actor_kind text NOT NULL,
    actor_id text,
    closed_at timestamptz NOT NULL,
    CONSTRAINT night_audits_actor_known CHECK (actor_kind IN ('staff')),
    CONSTRAINT night_audits_figures CHECK (arrivals >= 0 AND departures >= 0 AND in_house >= 0 AND no_shows >= 0)
  )`;

const STAY_COLUMNS = `
  ALTER TABLE stays ADD COLUMN IF NOT EXISTS checked_in_at timestamptz,
    ADD COLUMN IF NOT EXISTS checked_out_at timestamptz,
    ADD COLUMN IF NOT EXISTS departure_change_id uuid
      CONSTRAINT stays_departure_change_id_fkey REFERENCES booking_changes (id)`;

const IN_HOUSE_INDEX = `
  CREATE INDEX CONCURRENTLY IF NOT EXISTS stays_in_house_index ON stays (room_id) WHERE status = 'IN_HOUSE'`;

const EARLIER_KINDS = "'ROOM_NIGHT', 'EXTRA', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'CHANGE'";

/** Every row of the version before satisfies it, too. */
const KINDS = `CHECK (kind IN (${EARLIER_KINDS}, 'EARLY_DEPARTURE', 'ROUND_OFF', 'WRITE_OFF'))`;

/** Guests arrive and leave at the desk, and the day is closed. */
export class CheckIns1764155000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NIGHT_AUDITS);
    await changeTable(runner, 'stays', STAY_COLUMNS);
    await changeTable(
      runner,
      'folio_lines',
      `ALTER TABLE folio_lines DROP CONSTRAINT IF EXISTS folio_lines_kind_known,
        ADD CONSTRAINT folio_lines_kind_known ${KINDS} NOT VALID`,
    );
    await runner.query(IN_HOUSE_INDEX);
    await runner.query('ALTER TABLE folio_lines VALIDATE CONSTRAINT folio_lines_kind_known');
  }

  /** Works only while no guest has left early and no cash was rounded. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE folio_lines DROP CONSTRAINT folio_lines_kind_known,
        ADD CONSTRAINT folio_lines_kind_known CHECK (kind IN (${EARLIER_KINDS}, 'WRITE_OFF'));
      DROP INDEX stays_in_house_index;
      ALTER TABLE stays DROP COLUMN departure_change_id, DROP COLUMN checked_out_at, DROP COLUMN checked_in_at;
      DROP TABLE night_audits;
    `);
  }
}
