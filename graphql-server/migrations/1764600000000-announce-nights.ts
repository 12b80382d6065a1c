import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** Whatever takes or frees nights, or uses up a promotion or an extra, tells every server at its commit. */
export class AnnounceNights1764600000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await changeTable(
        runner,
        table,
        `CREATE OR REPLACE TRIGGER ${table}_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
           FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`,
      );
    // The desk adds lines all day. Only lines of extras change what a search finds, and lines are never changed.
    await changeTable(
      runner,
      'folio_lines',
      `CREATE OR REPLACE TRIGGER folio_lines_announced AFTER INSERT ON folio_lines
         FOR EACH ROW WHEN (NEW.kind = 'EXTRA') EXECUTE FUNCTION announce_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES, 'folio_lines'])
      await changeTable(runner, table, `DROP TRIGGER IF EXISTS ${table}_announced ON ${table}`);
  }
}

const TABLES = ['room_nights', 'booking_promotions', 'booking_changes'] as const;
