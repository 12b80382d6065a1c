import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const DESK_BOOKINGS = `
  CREATE TABLE IF NOT EXISTS desk_bookings (
    booking_id uuid CONSTRAINT desk_bookings_pkey PRIMARY KEY,
    made_by text NOT NULL,
    portal text,
    option_until date,
    rate_reason text,
    restrictions_reason text,
    CONSTRAINT desk_bookings_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS desk_bookings_option_index ON desk_bookings (option_until)
    WHERE option_until IS NOT NULL;`;

/** What the staff book: without an address or a number if need be. Bookings that are there keep theirs. */
export class DeskBookings1764170000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'bookings',
      `ALTER TABLE bookings ALTER COLUMN email DROP NOT NULL, ALTER COLUMN email_key DROP NOT NULL,
        ALTER COLUMN phone DROP NOT NULL`,
    );
    await runner.query(DESK_BOOKINGS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE desk_bookings;
      UPDATE bookings SET email = COALESCE(email, ''), email_key = COALESCE(email_key, ''), phone = COALESCE(phone, '')
        WHERE email IS NULL OR email_key IS NULL OR phone IS NULL;
      ALTER TABLE bookings ALTER COLUMN email SET NOT NULL, ALTER COLUMN email_key SET NOT NULL,
        ALTER COLUMN phone SET NOT NULL;
    `);
  }
}
