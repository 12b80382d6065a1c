import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS company_debts (
    payment_id uuid NOT NULL CONSTRAINT company_debts_pkey PRIMARY KEY
      CONSTRAINT company_debts_payment_id_fkey REFERENCES payments (id) ON DELETE CASCADE,
    company_id uuid NOT NULL CONSTRAINT company_debts_company_id_fkey REFERENCES companies (id),
    booking_id uuid NOT NULL CONSTRAINT company_debts_booking_id_fkey REFERENCES bookings (id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS company_debts_company_index ON company_debts (company_id);
  CREATE INDEX IF NOT EXISTS company_debts_booking_index ON company_debts (booking_id);
  CREATE TABLE IF NOT EXISTS receivables (
    invoice_id uuid NOT NULL CONSTRAINT receivables_invoice_id_fkey REFERENCES tax_documents (id),
    company_id uuid NOT NULL CONSTRAINT receivables_company_id_fkey REFERENCES companies (id),
    amount_paise bigint NOT NULL,
    lowered_paise bigint NOT NULL DEFAULT 0,
    lowered_on date,
    due_on date NOT NULL,
    CONSTRAINT receivables_pkey PRIMARY KEY (invoice_id, company_id),
    CONSTRAINT receivables_amount CHECK (amount_paise > 0),
    CONSTRAINT receivables_lowered CHECK (lowered_paise BETWEEN 0 AND amount_paise)
  );
  CREATE INDEX IF NOT EXISTS receivables_company_index ON receivables (company_id);
  CREATE TABLE IF NOT EXISTS company_payments (
    id uuid NOT NULL CONSTRAINT company_payments_pkey PRIMARY KEY,
    company_id uuid NOT NULL CONSTRAINT company_payments_company_id_fkey REFERENCES companies (id),
    source text NOT NULL,
    amount_paise bigint NOT NULL,
    paid_on date NOT NULL,
    note text NOT NULL DEFAULT '',
    idempotency_key text NOT NULL,
    taken_by text NOT NULL,
    taken_at timestamptz NOT NULL DEFAULT hotel_now(),
    countered_by text,
    counter_reason text,
    countered_at timestamptz,
    CONSTRAINT company_payments_source_known CHECK (source IN ('BANK_TRANSFER', 'UPI', 'CARD_MACHINE', 'CHEQUE')),
    CONSTRAINT company_payments_amount CHECK (amount_paise > 0),
    CONSTRAINT company_payments_countered
      CHECK (num_nonnulls(countered_at, countered_by, counter_reason) IN (0, 3))
  );
  CREATE UNIQUE INDEX IF NOT EXISTS company_payments_idempotency_key ON company_payments (company_id, idempotency_key);
  CREATE UNIQUE INDEX IF NOT EXISTS company_payments_company_key ON company_payments (id, company_id);
  CREATE TABLE IF NOT EXISTS payment_applications (
    id uuid NOT NULL CONSTRAINT payment_applications_pkey PRIMARY KEY,
    payment_id uuid NOT NULL,
    invoice_id uuid NOT NULL,
    company_id uuid NOT NULL,
    amount_paise bigint NOT NULL,
    idempotency_key text NOT NULL,
    applied_by text,
    applied_at timestamptz NOT NULL DEFAULT hotel_now(),
    taken_back_by text,
    taken_back_reason text,
    taken_back_at timestamptz,
    CONSTRAINT payment_applications_payment_fkey
      FOREIGN KEY (payment_id, company_id) REFERENCES company_payments (id, company_id),
    CONSTRAINT payment_applications_invoice_fkey
      FOREIGN KEY (invoice_id, company_id) REFERENCES receivables (invoice_id, company_id),
    CONSTRAINT payment_applications_amount CHECK (amount_paise > 0),
    CONSTRAINT payment_applications_taken_back CHECK (num_nonnulls(taken_back_at, taken_back_reason) IN (0, 2))
  );
  CREATE INDEX IF NOT EXISTS payment_applications_payment_index ON payment_applications (payment_id);
  CREATE INDEX IF NOT EXISTS payment_applications_invoice_index ON payment_applications (invoice_id);
  CREATE TABLE IF NOT EXISTS company_mails (
    id uuid NOT NULL CONSTRAINT company_mails_pkey PRIMARY KEY,
    company_id uuid NOT NULL CONSTRAINT company_mails_company_id_fkey REFERENCES companies (id),
    kind text NOT NULL,
    idempotency_key text NOT NULL,
    sent_by text NOT NULL,
    sent_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT company_mails_kind_known CHECK (kind IN ('STATEMENT', 'REMINDER'))
  );
  CREATE UNIQUE INDEX IF NOT EXISTS company_mails_idempotency_key ON company_mails (company_id, idempotency_key)`;

const RECORDED = [
  'company_debts',
  'receivables',
  'company_payments',
  'payment_applications',
  'company_mails',
];

const SOURCES = "'GATEWAY', 'CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL', 'SECURITY_DEPOSIT'";

const sourcesAre = (table: string, sources: string) => `
  ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_source_known,
    ADD CONSTRAINT ${table}_source_known CHECK (source IN (${sources})) NOT VALID`;

/** What companies owe for guests who have left, their payments, and which invoices these pay. */
export class Receivables1764831000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'bookings', TABLES);
    for (const table of RECORDED)
      await runner.query(`
        CREATE OR REPLACE TRIGGER ${table}_recorded AFTER INSERT OR UPDATE OR DELETE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION record_change('-', 'company')`);
    for (const table of ['payments', 'refunds']) {
      await changeTable(runner, table, sourcesAre(table, `${SOURCES}, 'COMPANY'`));
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_source_known`);
    }
  }

  /** Works only while no guest was checked out to a company. */
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['payments', 'refunds']) {
      await changeTable(runner, table, sourcesAre(table, SOURCES));
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_source_known`);
    }
    await runner.query(`DROP TABLE ${RECORDED.toReversed().join(', ')}`);
  }
}
