import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// Nobody asks for one while the column comes, so there is nothing to fill.
const ASKED_AT = 'ALTER TABLE bookings ADD COLUMN IF NOT EXISTS order_asked_at timestamptz';

/** When a server began to ask the gateway for the order of a hold: another one that has the form, too, waits for it. */
export class AskingForOrders1764410000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'bookings', ASKED_AT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'bookings', 'ALTER TABLE bookings DROP COLUMN order_asked_at');
  }
}
