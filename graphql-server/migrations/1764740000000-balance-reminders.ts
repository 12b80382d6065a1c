import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which reminders of a balance a guest got, so that each is sent once. */
export class BalanceReminders1764740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS balance_reminders (
        booking_id uuid NOT NULL CONSTRAINT balance_reminders_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
        kind text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT hotel_now(),
        CONSTRAINT balance_reminders_pkey PRIMARY KEY (booking_id, kind),
        CONSTRAINT balance_reminders_kind_known CHECK (kind IN ('SEVEN_DAYS', 'TWO_DAYS', 'ON_THE_DAY'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE balance_reminders');
  }
}
