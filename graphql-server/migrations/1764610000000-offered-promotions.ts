import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// Without a default: servers of the version before write rows without a value, and codes that exist stay secret.
const OFFERED = 'ALTER TABLE promotions ADD COLUMN IF NOT EXISTS is_offered boolean';

/** Whether guests whose stay a promotion fits see it in the results, although they do not know its code. */
export class OfferedPromotions1764610000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'promotions', OFFERED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'promotions', 'ALTER TABLE promotions DROP COLUMN is_offered');
  }
}
