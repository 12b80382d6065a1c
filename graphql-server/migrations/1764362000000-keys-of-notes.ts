import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, changeTable } from '../src/platform/database/busy-tables';

const INDEX = 'booking_notes_idempotency_key_key';

/** A note has the key of its form, so that pressing twice writes it once. Earlier notes have none. */
export class KeysOfNotes1764362000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'booking_notes',
      'ALTER TABLE booking_notes ADD COLUMN IF NOT EXISTS idempotency_key text',
    );
    await buildIndex(runner, INDEX, 'booking_notes (booking_id, idempotency_key)', { isUnique: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_notes DROP COLUMN idempotency_key');
  }
}
