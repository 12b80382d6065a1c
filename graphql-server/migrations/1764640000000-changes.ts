import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changed, written in the transaction of the change, so that open pages of the desk hear of it. */
export class Changes1764640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE changes (
        transaction_id bigint NOT NULL,
        topic text NOT NULL,
        subject text NOT NULL,
        happened_at timestamptz NOT NULL,
        CONSTRAINT changes_pkey PRIMARY KEY (transaction_id, topic, subject)
      )`);
    await runner.query('CREATE INDEX changes_happened_at_index ON changes (happened_at)');
    await runner.query(RECORD_CHANGE);
    await runner.query(`
      CREATE TRIGGER changes_announced AFTER INSERT ON changes
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION record_change() CASCADE');
    await runner.query('DROP TABLE changes');
  }
}

// The arguments of a trigger: the column with the subject ('-' for no subject), and the topics. The primary key keeps one row of
// a transaction for each topic and subject, so that a stay of thirty nights writes one row. The owner's rights let a server write
// before `migrate` has granted its role the new table.
const RECORD_CHANGE = `
  CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    written record;
    subject text := '';
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN
      RETURN NULL;
    END IF;
    IF TG_OP = 'DELETE' THEN
      written := OLD;
    ELSE
      written := NEW;
    END IF;
    IF TG_ARGV[0] = 'id' THEN
      subject := written.id;
    ELSIF TG_ARGV[0] = 'booking_id' THEN
      subject := coalesce(written.booking_id::text, '');
    ELSIF TG_ARGV[0] = 'payment_id' THEN
      subject := coalesce((SELECT booking_id::text FROM payments WHERE id = written.payment_id), '');
    END IF;
    INSERT INTO changes (transaction_id, topic, subject, happened_at)
      SELECT pg_current_xact_id()::text::bigint, topic, subject, hotel_now() FROM unnest(TG_ARGV[1:]) AS topic
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;
