import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A hold that its guest has exchanged for another one is not booked again when it is paid late. The other one knows since
 * when its guest has held rooms, so that exchanging holds them no longer than an hour.
 */
export class ReplacedHolds1764010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN replaced_by uuid, ADD COLUMN held_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN held_since, DROP COLUMN replaced_by');
  }
}
