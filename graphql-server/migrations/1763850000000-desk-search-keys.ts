import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings are found by the guest's name without accents and by the phone number in any spelling. */
export class DeskSearchKeys1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- They may be missing: during an update servers of the version before still make bookings.
      ALTER TABLE bookings ADD COLUMN name_key text, ADD COLUMN phone_key text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN name_key, DROP COLUMN phone_key');
  }
}
