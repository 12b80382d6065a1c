import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, changeTable } from '../src/platform/database/busy-tables';

const REISSUES = `
  CREATE TABLE IF NOT EXISTS invoice_reissues (
    invoice_id uuid NOT NULL CONSTRAINT invoice_reissues_pkey PRIMARY KEY
      CONSTRAINT invoice_reissues_invoice_id_fkey REFERENCES tax_documents (id),
    recipient jsonb NOT NULL,
    reason text NOT NULL,
    actor_kind text NOT NULL,
    actor_id text,
    created_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT invoice_reissues_actor_known CHECK (actor_kind = 'staff')
  );
  CREATE OR REPLACE TRIGGER invoice_reissues_kept BEFORE UPDATE OR DELETE ON invoice_reissues
    FOR EACH ROW EXECUTE FUNCTION keep_tax_document_part()`;

// Every document that is there issues no invoice again, so there is nothing to fill and nothing to check.
const REISSUE_OF = `
  ALTER TABLE tax_documents ADD COLUMN IF NOT EXISTS reissue_of uuid
    CONSTRAINT tax_documents_reissue_of_fkey REFERENCES invoice_reissues (invoice_id)`;

/** Invoices that are issued again with other billing details: one credit note and one new invoice for each. */
export class InvoiceReissues1764365000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'tax_documents', `${REISSUES}; ${REISSUE_OF}`);
    await buildIndex(
      runner,
      'tax_documents_reissue_key',
      'tax_documents (reissue_of, kind) WHERE reissue_of IS NOT NULL',
      { isUnique: true },
    );
  }

  /** Works only while no invoice was issued again: the law keeps them. */
  async down(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'tax_documents',
      'ALTER TABLE tax_documents DROP COLUMN reissue_of; DROP TABLE invoice_reissues',
    );
  }
}
