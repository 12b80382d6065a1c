import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the site looks. The one row says: as it ships. Whatever writes it tells every server at commit. */
export class Looks1763971000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE looks (
        singleton boolean NOT NULL DEFAULT true CONSTRAINT looks_pkey PRIMARY KEY,
        palette jsonb,
        logo text,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT looks_one_row CHECK (singleton)
      );
      INSERT INTO looks DEFAULT VALUES;
      CREATE TRIGGER looks_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON looks
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE looks');
  }
}
