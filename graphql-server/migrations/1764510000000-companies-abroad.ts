import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// Nobody has said one before, so there is nothing to fill. Checking the rows reads the whole table, for which guests must not
// wait.
const COLUMNS = `
  ALTER TABLE billing_details ADD COLUMN IF NOT EXISTS country text, ADD COLUMN IF NOT EXISTS company_number text,
    DROP CONSTRAINT IF EXISTS billing_details_company_abroad,
    ADD CONSTRAINT billing_details_company_abroad CHECK (
      (country IS NULL) = (company_number IS NULL) AND (country IS NULL OR gstin IS NULL AND state_code = '96')) NOT VALID`;

/** The country and the number of a company abroad that gets an invoice. */
export class CompaniesAbroad1764510000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'billing_details', COLUMNS);
    await runner.query('ALTER TABLE billing_details VALIDATE CONSTRAINT billing_details_company_abroad');
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'billing_details',
      `ALTER TABLE billing_details DROP CONSTRAINT billing_details_company_abroad, DROP COLUMN country,
         DROP COLUMN company_number`,
    );
  }
}
