import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
  CREATE TABLE register_filings (
    id uuid NOT NULL CONSTRAINT register_filings_pkey PRIMARY KEY,
    entry_id uuid NOT NULL CONSTRAINT register_filings_entry_id_fkey REFERENCES register_entries (id) ON DELETE CASCADE,
    kind text NOT NULL,
    number text,
    filed_at timestamptz,
    recorded_at timestamptz NOT NULL,
    recorded_by text NOT NULL,
    CONSTRAINT register_filings_kind_known CHECK (kind IN ('ARRIVAL', 'DEPARTURE')),
    CONSTRAINT register_filings_filed_or_taken_back CHECK ((number IS NULL) = (filed_at IS NULL))
  );
  CREATE INDEX register_filings_entry_index ON register_filings (entry_id, kind, recorded_at)`;

const TRIGGER = `
  CREATE TRIGGER register_filings_recorded AFTER INSERT OR UPDATE OR DELETE ON register_filings
    FOR EACH ROW EXECUTE FUNCTION record_change('-', 'stay')`;

/** When Form III was filed about a person. */
export class RegisterFilings1764911000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(TRIGGER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE register_filings');
  }
}
