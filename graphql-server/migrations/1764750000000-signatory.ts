import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** Tax documents name the person who signs. */
export class Signatory1764750000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'property', 'ALTER TABLE property ADD COLUMN IF NOT EXISTS signatory text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'property', 'ALTER TABLE property DROP COLUMN signatory');
  }
}
