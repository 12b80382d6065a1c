import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// The audit log knows who made the earlier blocks.
const FILL = `
  UPDATE blocks SET made_by = entry.actor_id FROM administrator_actions entry
  WHERE entry.action = 'blockRoom' AND entry.record_id = blocks.id AND blocks.made_by IS NULL`;

/** The desk names the person who took a room out of sale. */
export class WhoBlocked1764700000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'blocks', 'ALTER TABLE blocks ADD COLUMN IF NOT EXISTS made_by text');
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'blocks', 'ALTER TABLE blocks DROP COLUMN made_by');
  }
}
