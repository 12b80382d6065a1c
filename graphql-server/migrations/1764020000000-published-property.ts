import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether guests see the site. Installations that have a property were open before there was a column for it. Rates may
 * be in rupees.
 */
export class PublishedProperty1764020000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE property ADD COLUMN published_at timestamptz;
      UPDATE property SET published_at = clock_timestamp();
      ALTER TABLE property DROP CONSTRAINT property_rate_currency;
      ALTER TABLE property ADD CONSTRAINT property_rate_currency CHECK (rate_currency IN ('INR', 'USD'));`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE property DROP CONSTRAINT property_rate_currency;
      ALTER TABLE property ADD CONSTRAINT property_rate_currency CHECK (rate_currency = 'USD');
      ALTER TABLE property DROP COLUMN published_at;`);
  }
}
