import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// Nobody knows it of earlier bookings, so mails about them leave the requests out.
const ADDRESS_PROVEN = `
  ALTER TABLE bookings ADD COLUMN IF NOT EXISTS is_address_proven boolean NOT NULL DEFAULT false`;

/** Whether whoever booked reads the mails at the booking's address: only then a mail repeats what was written. */
export class ProvenAddresses1764401000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'bookings', ADDRESS_PROVEN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'bookings', 'ALTER TABLE bookings DROP COLUMN is_address_proven');
  }
}
