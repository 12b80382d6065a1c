import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A folio that is closed although somebody owes money keeps the reason. */
export class ReasonsOfClosedFolios1764981000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE folios ADD COLUMN IF NOT EXISTS closed_reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE folios DROP COLUMN IF EXISTS closed_reason');
  }
}
