import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS companies (
    id uuid NOT NULL CONSTRAINT companies_pkey PRIMARY KEY,
    name text NOT NULL,
    searched_name text NOT NULL,
    address text[] NOT NULL,
    pin_code text,
    state_code text NOT NULL,
    gstin text,
    country text,
    company_number text,
    contacts jsonb NOT NULL DEFAULT '[]',
    credit_limit_paise bigint NOT NULL,
    days_to_pay integer NOT NULL,
    note text NOT NULL DEFAULT '',
    archived_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT companies_state_code CHECK (state_code ~ '^[0-9]{2}$'),
    CONSTRAINT companies_pin_code CHECK (pin_code ~ '^[1-9][0-9]{5}$'),
    CONSTRAINT companies_gstin CHECK (gstin ~ '^[0-9]{2}[0-9A-Z]{13}$'),
    CONSTRAINT companies_abroad CHECK
      ((country IS NULL) = (company_number IS NULL) AND (country IS NULL OR gstin IS NULL AND state_code = '96')),
    CONSTRAINT companies_credit_limit CHECK (credit_limit_paise >= 0),
    CONSTRAINT companies_days_to_pay CHECK (days_to_pay BETWEEN 0 AND 365)
  );
  CREATE INDEX IF NOT EXISTS companies_name_index ON companies (searched_name);
  CREATE OR REPLACE TRIGGER companies_recorded AFTER INSERT OR UPDATE OR DELETE ON companies
    FOR EACH ROW EXECUTE FUNCTION record_change('-', 'company')`;

const PAYER = `
  ALTER TABLE billing_details ADD COLUMN IF NOT EXISTS company_id uuid
    CONSTRAINT billing_details_company_id_fkey REFERENCES companies (id);
  CREATE INDEX IF NOT EXISTS billing_details_company_index ON billing_details (company_id) WHERE company_id IS NOT NULL`;

const PAYER_OF_FOLIO = `
  ALTER TABLE folios DROP CONSTRAINT IF EXISTS folios_company_id_fkey,
    ADD CONSTRAINT folios_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id);
  CREATE INDEX IF NOT EXISTS folios_company_index ON folios (company_id) WHERE company_id IS NOT NULL`;

const WORKING = ['companies.read', 'companies.write'];

/** The rights that the shipped roles get. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  manager: [...WORKING, 'companies.credit'],
  reception: WORKING,
  accounts: WORKING,
};

const rights = Object.entries(RIGHTS).flatMap(([role, permissions]) =>
  permissions.map((permission) => [role, permission] as const),
);

/** Companies that pay for guests, and the company that pays for a booking. */
export class Companies1764830000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await changeTable(runner, 'billing_details', PAYER);
    await changeTable(runner, 'folios', PAYER_OF_FOLIO);
    for (const right of rights)
      await runner.query(
        `UPDATE staff_roles SET permissions = array_append(permissions, $2), version = version + 1
         WHERE id = $1 AND NOT $2 = ANY (permissions)`,
        [...right],
      );
  }

  /** Works only while no company pays for a booking. */
  async down(runner: QueryRunner): Promise<void> {
    for (const right of rights)
      await runner.query('UPDATE staff_roles SET permissions = array_remove(permissions, $2) WHERE id = $1', [
        ...right,
      ]);
    await changeTable(runner, 'billing_details', 'ALTER TABLE billing_details DROP COLUMN company_id');
    await changeTable(runner, 'folios', 'ALTER TABLE folios DROP CONSTRAINT folios_company_id_fkey');
    await runner.query('DROP INDEX folios_company_index');
    await runner.query('DROP TABLE companies');
  }
}
