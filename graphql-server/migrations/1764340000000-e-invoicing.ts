import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** The owner says whether documents to businesses are registered at the portal. No hotel does before it says so. */
export class EInvoicing1764340000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'property',
      'ALTER TABLE property ADD COLUMN IF NOT EXISTS e_invoicing boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property DROP COLUMN e_invoicing');
  }
}
