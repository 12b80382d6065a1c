import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

/** Guests book rooms on the site that they pay for at the hotel: at most a share of a type's rooms, with a proven address. */
export class PayAtHotel1764790000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'property',
      `ALTER TABLE property ADD COLUMN IF NOT EXISTS unsecured_percent integer NOT NULL DEFAULT 20
         CONSTRAINT property_unsecured_percent CHECK (unsecured_percent BETWEEN 0 AND 100)`,
    );
    await runner.query(`
      CREATE TABLE IF NOT EXISTS booking_codes (
        booking_id uuid NOT NULL,
        code_hash text,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        wrong_tries integer NOT NULL DEFAULT 0,
        CONSTRAINT booking_codes_pkey PRIMARY KEY (booking_id),
        CONSTRAINT booking_codes_tries_not_negative CHECK (wrong_tries >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE booking_codes');
    await changeTable(runner, 'property', 'ALTER TABLE property DROP COLUMN unsecured_percent');
  }
}
