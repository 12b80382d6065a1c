import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What guests and staff have corrected of who books: names, phone numbers, requests and addresses. */
export class BookingCorrections1764031000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_corrections (
        id uuid NOT NULL CONSTRAINT booking_corrections_pkey PRIMARY KEY,
        booking_id uuid NOT NULL
          CONSTRAINT booking_corrections_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        token_hash text,
        expires_at timestamptz,
        applied_at timestamptz,
        reason text,
        actor_kind text NOT NULL,
        actor_id text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT booking_corrections_actor_known CHECK (actor_kind IN ('guest', 'staff')),
        CONSTRAINT booking_corrections_applied_or_waiting CHECK (applied_at IS NOT NULL OR token_hash IS NOT NULL)
      );
      CREATE INDEX booking_corrections_booking_index ON booking_corrections (booking_id);
      CREATE UNIQUE INDEX booking_corrections_token_hash_key ON booking_corrections (token_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE booking_corrections');
  }
}
