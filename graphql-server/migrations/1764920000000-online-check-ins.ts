import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What guests say about their arrival before they come, and whether they were invited to. */
export class OnlineCheckIns1764920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE online_check_ins (
        booking_id uuid NOT NULL CONSTRAINT online_check_ins_pkey PRIMARY KEY
          CONSTRAINT online_check_ins_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE,
        arrival_time text,
        invited_at timestamptz,
        saved_at timestamptz,
        CONSTRAINT online_check_ins_arrival_time_of_day
          CHECK (arrival_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
      )`);
    await runner.query(`
      CREATE TRIGGER online_check_ins_recorded AFTER INSERT OR UPDATE OR DELETE ON online_check_ins
      FOR EACH ROW EXECUTE FUNCTION record_change('booking_id', 'booking')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE online_check_ins');
  }
}
