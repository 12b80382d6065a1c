import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, changeTable } from '../src/platform/database/busy-tables';

/**
 * When an event became visible to programs. A program that begins with a moment needs it: a transaction may commit
 * long after its change happened.
 */
export class NumberedEvents1764980000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const column = 'ALTER TABLE booking_events ADD COLUMN IF NOT EXISTS numbered_at timestamptz';
    await changeTable(runner, 'booking_events', column);
    await buildIndex(runner, 'booking_events_numbered_at_index', 'booking_events (numbered_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'booking_events', 'ALTER TABLE booking_events DROP COLUMN numbered_at');
  }
}
