import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, changeTable } from '../src/platform/database/busy-tables';

const SOURCES = "'BANK_TRANSFER', 'UPI', 'CARD_MACHINE', 'CHEQUE'";
const INDEX = 'shift_entries_company_payment_key';

const sourcesAre = (sources: string) => `
  ALTER TABLE company_payments DROP CONSTRAINT IF EXISTS company_payments_source_known,
    ADD CONSTRAINT company_payments_source_known CHECK (source IN (${sources})) NOT VALID`;

const REFERS = `
  ALTER TABLE shift_entries ADD COLUMN IF NOT EXISTS company_payment_id uuid;
  ALTER TABLE shift_entries DROP CONSTRAINT IF EXISTS shift_entries_company_payment_id_fkey,
    ADD CONSTRAINT shift_entries_company_payment_id_fkey FOREIGN KEY (company_payment_id)
      REFERENCES company_payments (id) NOT VALID`;

/** Companies pay in cash, too. The cash belongs to the shift of the person who takes it. */
export class CashOfCompanies1764977000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'company_payments', sourcesAre(`${SOURCES}, 'CASH'`));
    await runner.query('ALTER TABLE company_payments VALIDATE CONSTRAINT company_payments_source_known');
    await changeTable(runner, 'shift_entries', REFERS);
    await runner.query('ALTER TABLE shift_entries VALIDATE CONSTRAINT shift_entries_company_payment_id_fkey');
    await buildIndex(runner, INDEX, 'shift_entries (company_payment_id, move)', { isUnique: true });
  }

  /** Works only while no company has paid in cash. */
  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'shift_entries', 'ALTER TABLE shift_entries DROP COLUMN company_payment_id');
    await changeTable(runner, 'company_payments', sourcesAre(SOURCES));
    await runner.query('ALTER TABLE company_payments VALIDATE CONSTRAINT company_payments_source_known');
  }
}
