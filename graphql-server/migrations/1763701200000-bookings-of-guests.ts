import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings remember who was signed in when they were made. */
export class BookingsOfGuests1763701200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN guest_uid text;
      CREATE INDEX bookings_guest_index ON bookings (guest_uid);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN guest_uid');
  }
}
