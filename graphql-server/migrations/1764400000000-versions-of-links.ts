import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// Links that were mailed before have version 0, so they stay valid.
const LINK_VERSION = `
  ALTER TABLE bookings ADD COLUMN IF NOT EXISTS link_version integer NOT NULL DEFAULT 0`;

/** How often the link to a booking was replaced: a link that a stranger has can be ended. */
export class VersionsOfLinks1764400000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'bookings', LINK_VERSION);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'bookings', 'ALTER TABLE bookings DROP COLUMN link_version');
  }
}
