import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** A closed shift keeps which notes and coins were counted. */
export class CountedPieces1764780000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'shifts', 'ALTER TABLE shifts ADD COLUMN IF NOT EXISTS counted_pieces jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'shifts', 'ALTER TABLE shifts DROP COLUMN counted_pieces');
  }
}
