import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promotions, and which bookings use them. A promotion is replaced as a row, so that a use names no row of it. */
export class Promotions1764070000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE promotions (
        id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT promotions_pkey PRIMARY KEY,
        name text NOT NULL,
        code text,
        offer_id uuid,
        discount jsonb NOT NULL,
        booking_from date,
        booking_to date,
        stay_from date,
        stay_to date,
        weekdays integer[] NOT NULL DEFAULT '{}',
        minimum_nights integer NOT NULL DEFAULT 1,
        room_types text[] NOT NULL DEFAULT '{}',
        plans text[] NOT NULL DEFAULT '{}',
        total_uses integer,
        uses_per_guest integer,
        CONSTRAINT promotions_booking_dates CHECK (booking_to >= booking_from),
        CONSTRAINT promotions_stay_dates CHECK (stay_to >= stay_from)
      );
      CREATE TRIGGER promotions_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON promotions
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TABLE booking_promotions (
        booking_id uuid NOT NULL
          CONSTRAINT booking_promotions_pkey PRIMARY KEY
          CONSTRAINT booking_promotions_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
        promotion_id integer NOT NULL,
        promotion jsonb NOT NULL,
        saved_paise bigint NOT NULL,
        CONSTRAINT booking_promotions_saved_paise CHECK (saved_paise >= 0)
      );
      CREATE INDEX booking_promotions_promotion_index ON booking_promotions (promotion_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE booking_promotions; DROP TABLE promotions');
  }
}
