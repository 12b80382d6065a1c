import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** Whatever takes or frees nights, or uses up a promotion, tells every server at its commit. */
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
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await changeTable(runner, table, `DROP TRIGGER IF EXISTS ${table}_announced ON ${table}`);
  }
}

const TABLES = ['room_nights', 'booking_promotions'] as const;
