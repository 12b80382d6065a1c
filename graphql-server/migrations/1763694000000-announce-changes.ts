import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whatever writes into what guests read, tells every server at commit: by the site or by hand in psql. */
export class AnnounceChanges1763694000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Equal announcements of one transaction are sent once (https://www.postgresql.org/docs/current/sql-notify.html).
        PERFORM pg_notify('changes', TG_TABLE_NAME);
        RETURN NULL;
      END $$;

      CREATE TRIGGER offers_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON offers
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TRIGGER hotels_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hotels
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TRIGGER category_items_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_items
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TRIGGER room_types_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON room_types
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TRIGGER clock_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON clock
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION announce_change() CASCADE');
  }
}
