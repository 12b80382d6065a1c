import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The currencies in which guests can see prices approximately. Without rows, prices are in rupees only. */
export class ShownCurrencies1764620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shown_currencies (
        code text NOT NULL CONSTRAINT shown_currencies_pkey PRIMARY KEY,
        paise_per_unit integer NOT NULL,
        as_of date NOT NULL,
        CONSTRAINT shown_currencies_code CHECK (code ~ '^[A-Z]{3}$' AND code <> 'INR'),
        CONSTRAINT shown_currencies_plausible CHECK (paise_per_unit BETWEEN 50 AND 100000)
      );
      CREATE TRIGGER shown_currencies_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shown_currencies
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shown_currencies');
  }
}
