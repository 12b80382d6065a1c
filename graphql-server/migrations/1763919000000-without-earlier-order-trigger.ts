import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Drops the trigger that copies a booking's order, before the other bridges: it reads sums that one of them writes. Guests
 * book between the steps of the migration that drops those.
 */
export class WithoutEarlierOrderTrigger1763919000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER IF EXISTS bridge_order_of_booking ON bookings;
      DROP FUNCTION IF EXISTS bridge_order_of_booking()
    `);
  }

  /** What the trigger copied is gone with the next migration: the way back is the base backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('There is no way back from here: restore the base backup.'));
  }
}
