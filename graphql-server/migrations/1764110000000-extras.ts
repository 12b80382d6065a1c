import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const EXTRAS = `
  CREATE TABLE IF NOT EXISTS extras (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT extras_pkey PRIMARY KEY,
    code text NOT NULL,
    name text NOT NULL,
    description text NOT NULL DEFAULT '',
    unit text NOT NULL,
    cents integer NOT NULL,
    tax_percent integer,
    sac text NOT NULL,
    daily_limit integer,
    on_sale boolean NOT NULL DEFAULT true,
    sort_order integer NOT NULL DEFAULT 0,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT extras_unit_known CHECK (unit IN ('STAY', 'NIGHT', 'GUEST', 'GUEST_AND_NIGHT', 'PIECE')),
    CONSTRAINT extras_price CHECK (cents > 0),
    CONSTRAINT extras_tax_percent CHECK (tax_percent BETWEEN 0 AND 50),
    CONSTRAINT extras_sac CHECK (sac ~ '^[0-9]{4,8}$'),
    CONSTRAINT extras_daily_limit CHECK (daily_limit > 0)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS extras_code_key ON extras (code);
  CREATE OR REPLACE TRIGGER extras_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON extras
    FOR EACH STATEMENT EXECUTE FUNCTION announce_change();`;

/** Each row of the version before satisfies these, too. They are validated while guests go on writing. */
const FOLIO_RULES = {
  folio_lines_kind_known:
    "CHECK (kind IN ('ROOM_NIGHT', 'EXTRA', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'CHANGE', 'WRITE_OFF'))",
  folio_lines_of_an_extra:
    "CHECK (kind <> 'EXTRA' OR extra IS NOT NULL AND stay_id IS NOT NULL AND tax_percent IS NOT NULL)",
} as const;

/**
 * What guests add to a stay. Nothing is on sale until the owner writes an extra, so a server of the version before meets no
 * line of one.
 */
export class Extras1764110000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EXTRAS);
    const changes = Object.entries(FOLIO_RULES).flatMap(([name, rule]) => [
      `DROP CONSTRAINT IF EXISTS ${name}`,
      `ADD CONSTRAINT ${name} ${rule} NOT VALID`,
    ]);
    await changeTable(
      runner,
      'folio_lines',
      `ALTER TABLE folio_lines ADD COLUMN IF NOT EXISTS extra jsonb, ${changes.join(', ')}`,
    );
    for (const name of Object.keys(FOLIO_RULES))
      await runner.query(`ALTER TABLE folio_lines VALIDATE CONSTRAINT ${name}`);
    await changeTable(
      runner,
      'stays',
      "ALTER TABLE stays ADD COLUMN IF NOT EXISTS included_extras text[] NOT NULL DEFAULT '{}'",
    );
    await changeTable(
      runner,
      'property',
      'ALTER TABLE property ADD COLUMN IF NOT EXISTS specified_premises boolean NOT NULL DEFAULT true',
    );
  }

  /** Works only while no extra is sold. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE property DROP COLUMN specified_premises;
      ALTER TABLE stays DROP COLUMN included_extras;
      ALTER TABLE folio_lines DROP CONSTRAINT folio_lines_of_an_extra, DROP COLUMN extra,
        DROP CONSTRAINT folio_lines_kind_known,
        ADD CONSTRAINT folio_lines_kind_known
          CHECK (kind IN ('ROOM_NIGHT', 'LEGACY', 'CANCELLATION', 'NO_SHOW', 'CHANGE', 'WRITE_OFF'));
      DROP TABLE extras;
    `);
  }
}
