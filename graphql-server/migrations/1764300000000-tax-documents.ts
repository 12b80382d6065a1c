import type { MigrationInterface, QueryRunner } from 'typeorm';
import { againWhileBusy, changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS documents_since (
    singleton boolean NOT NULL DEFAULT true CONSTRAINT documents_since_pkey PRIMARY KEY,
    since timestamptz NOT NULL,
    caught_up boolean NOT NULL DEFAULT false,
    CONSTRAINT documents_since_one_row CHECK (singleton)
  );
  INSERT INTO documents_since (since) VALUES (clock_timestamp()) ON CONFLICT DO NOTHING;
  CREATE TABLE IF NOT EXISTS document_series (
    kind text NOT NULL,
    financial_year integer NOT NULL,
    prefix text NOT NULL,
    next integer NOT NULL,
    CONSTRAINT document_series_pkey PRIMARY KEY (kind, financial_year),
    CONSTRAINT document_series_prefix CHECK (prefix ~ '^[A-Z1-9][A-Z0-9]{0,2}$'),
    CONSTRAINT document_series_next CHECK (next BETWEEN 1 AND 1000000)
  );
  CREATE TABLE IF NOT EXISTS tax_documents (
    id uuid NOT NULL CONSTRAINT tax_documents_pkey PRIMARY KEY,
    kind text NOT NULL,
    financial_year integer NOT NULL,
    place integer NOT NULL,
    number text NOT NULL,
    dated date NOT NULL,
    booking_id uuid NOT NULL CONSTRAINT tax_documents_booking_id_fkey REFERENCES bookings (id),
    payment_id uuid CONSTRAINT tax_documents_payment_id_fkey REFERENCES payments (id),
    refers_to uuid CONSTRAINT tax_documents_refers_to_fkey REFERENCES tax_documents (id),
    recipient_gstin text,
    round_off_paise bigint NOT NULL,
    total_paise bigint NOT NULL,
    content jsonb NOT NULL,
    registration jsonb,
    bytes bytea,
    sha256 text,
    created_at timestamptz NOT NULL DEFAULT hotel_now(),
    CONSTRAINT tax_documents_kind_known
      CHECK (kind IN ('RECEIPT_VOUCHER', 'REFUND_VOUCHER', 'INVOICE', 'CREDIT_NOTE')),
    CONSTRAINT tax_documents_number CHECK (number ~ '^[A-Z1-9][A-Z0-9/-]{0,15}$'),
    CONSTRAINT tax_documents_hashed CHECK ((bytes IS NULL) = (sha256 IS NULL)),
    CONSTRAINT tax_documents_reference CHECK ((kind = 'CREDIT_NOTE') = (refers_to IS NOT NULL)),
    CONSTRAINT tax_documents_payment
      CHECK ((kind IN ('RECEIPT_VOUCHER', 'REFUND_VOUCHER')) = (payment_id IS NOT NULL))
  );
  CREATE UNIQUE INDEX IF NOT EXISTS tax_documents_number_key ON tax_documents (number);
  CREATE UNIQUE INDEX IF NOT EXISTS tax_documents_place_key ON tax_documents (kind, financial_year, place);
  CREATE INDEX IF NOT EXISTS tax_documents_booking_index ON tax_documents (booking_id);
  CREATE INDEX IF NOT EXISTS tax_documents_payment_index ON tax_documents (payment_id);
  CREATE INDEX IF NOT EXISTS tax_documents_reference_index ON tax_documents (refers_to);
  CREATE INDEX IF NOT EXISTS tax_documents_dated_index ON tax_documents (dated, kind);
  CREATE INDEX IF NOT EXISTS tax_documents_unwritten_index ON tax_documents (booking_id) WHERE bytes IS NULL;
  CREATE TABLE IF NOT EXISTS tax_document_amounts (
    document_id uuid NOT NULL CONSTRAINT tax_document_amounts_document_id_fkey REFERENCES tax_documents (id),
    tax_percent integer NOT NULL,
    sac text NOT NULL,
    quantity integer NOT NULL,
    value_paise bigint NOT NULL,
    cgst_paise bigint NOT NULL,
    sgst_paise bigint NOT NULL,
    CONSTRAINT tax_document_amounts_pkey PRIMARY KEY (document_id, tax_percent, sac)
  );
  CREATE TABLE IF NOT EXISTS tax_document_lines (
    folio_line_id bigint NOT NULL CONSTRAINT tax_document_lines_pkey PRIMARY KEY
      CONSTRAINT tax_document_lines_folio_line_id_fkey REFERENCES folio_lines (id),
    document_id uuid NOT NULL CONSTRAINT tax_document_lines_document_id_fkey REFERENCES tax_documents (id)
  );
  CREATE INDEX IF NOT EXISTS tax_document_lines_document_index ON tax_document_lines (document_id);
  CREATE TABLE IF NOT EXISTS tax_document_advances (
    document_id uuid NOT NULL CONSTRAINT tax_document_advances_document_id_fkey REFERENCES tax_documents (id),
    receipt_id uuid NOT NULL CONSTRAINT tax_document_advances_receipt_id_fkey REFERENCES tax_documents (id),
    tax_percent integer NOT NULL,
    value_paise bigint NOT NULL,
    cgst_paise bigint NOT NULL,
    sgst_paise bigint NOT NULL,
    CONSTRAINT tax_document_advances_pkey PRIMARY KEY (document_id, receipt_id, tax_percent)
  );
  CREATE INDEX IF NOT EXISTS tax_document_advances_receipt_index ON tax_document_advances (receipt_id);`;

// Whoever writes into the database by hand meets these, too. Only the paper of a new document is added later, once.
const NEVER_CHANGE = `
  CREATE OR REPLACE FUNCTION keep_tax_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.bytes IS NULL
      AND to_jsonb(NEW) - '{bytes,sha256,registration}'::text[] = to_jsonb(OLD) - '{bytes,sha256,registration}'::text[]
      AND (OLD.registration IS NULL OR NEW.registration = OLD.registration)
    THEN RETURN NEW;
    END IF;
    RAISE EXCEPTION 'A tax document never changes; correct it by a credit note and a new invoice.';
  END $$;
  CREATE OR REPLACE FUNCTION keep_tax_document_part() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'A tax document never changes; correct it by a credit note and a new invoice.';
  END $$;
  CREATE OR REPLACE TRIGGER tax_documents_kept BEFORE UPDATE OR DELETE ON tax_documents
    FOR EACH ROW EXECUTE FUNCTION keep_tax_document();
  CREATE OR REPLACE TRIGGER tax_document_amounts_kept BEFORE UPDATE OR DELETE ON tax_document_amounts
    FOR EACH ROW EXECUTE FUNCTION keep_tax_document_part();
  CREATE OR REPLACE TRIGGER tax_document_lines_kept BEFORE UPDATE OR DELETE ON tax_document_lines
    FOR EACH ROW EXECUTE FUNCTION keep_tax_document_part();
  CREATE OR REPLACE TRIGGER tax_document_advances_kept BEFORE UPDATE OR DELETE ON tax_document_advances
    FOR EACH ROW EXECUTE FUNCTION keep_tax_document_part();`;

// All that a document can follow from leaves a row of history, whoever writes it. The job without a key: two transactions
// about one booking never wait for each other here.
const QUEUE_FUNCTION = `
  CREATE OR REPLACE FUNCTION queue_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE booking uuid;
  BEGIN
    booking := CASE NEW.machine
      WHEN 'stay' THEN (SELECT booking_id FROM stays WHERE id = NEW.subject_id)
      WHEN 'payment' THEN (SELECT booking_id FROM payments WHERE id = NEW.subject_id)
      WHEN 'refund' THEN (
        SELECT payment.booking_id FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
        WHERE refund.id = NEW.subject_id)
      WHEN 'dispute' THEN (
        SELECT payment.booking_id FROM disputes dispute
        JOIN payments payment ON payment.gateway_payment_id = dispute.gateway_payment_id
        WHERE dispute.id = NEW.subject_id)
    END;
    IF booking IS NOT NULL THEN
      PERFORM graphile_worker.add_job('issue documents', json_build_object('bookingId', booking));
    END IF;
    RETURN NULL;
  END $$;`;

const QUEUE_TRIGGER = `
  CREATE OR REPLACE TRIGGER transitions_queue_documents AFTER INSERT ON transitions FOR EACH ROW
    WHEN (NEW.machine = 'payment' AND NEW.to_state = 'CAPTURED'
      OR NEW.machine = 'refund' AND NEW.to_state IN ('PROCESSED', 'PAID_OTHERWISE', 'FAILED')
      OR NEW.machine = 'stay' AND (NEW.to_state IN ('DEPARTED', 'CANCELLED', 'NO_SHOW')
        OR NEW.from_state IN ('DEPARTED', 'NO_SHOW'))
      OR NEW.machine = 'dispute' AND NEW.to_state = 'LOST')
    EXECUTE FUNCTION queue_documents()`;

// What could not be issued without the hotel's GSTIN is caught up. Servers need a moment to hear of the new settings. The
// column remembers it, however often the job is killed and whatever is issued before it runs.
const CATCH_UP_FUNCTION = `
  CREATE OR REPLACE FUNCTION catch_up_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE documents_since SET caught_up = false;
    PERFORM graphile_worker.add_job('issue missing documents', run_at := now() + interval '10 seconds', max_attempts := 3);
    RETURN NULL;
  END $$;`;

const CATCH_UP_TRIGGER = `
  CREATE OR REPLACE TRIGGER property_catch_up_documents AFTER UPDATE ON property FOR EACH ROW
    WHEN (NEW.legal_name IS NOT NULL AND NEW.gstin IS NOT NULL AND (OLD.legal_name IS NULL OR OLD.gstin IS NULL))
    EXECUTE FUNCTION catch_up_documents()`;

/** Tax documents: numbers without gaps, contents that never change, and what each is made of. */
export class TaxDocuments1764300000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await againWhileBusy(() => runner.query(TABLES));
    await runner.query(NEVER_CHANGE);
    await runner.query(QUEUE_FUNCTION);
    await changeTable(runner, 'transitions', QUEUE_TRIGGER);
    await runner.query(CATCH_UP_FUNCTION);
    await changeTable(runner, 'property', CATCH_UP_TRIGGER);
  }

  /** Works only while no document was issued: the law keeps them. */
  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'transitions', 'DROP TRIGGER transitions_queue_documents ON transitions');
    await changeTable(runner, 'property', 'DROP TRIGGER property_catch_up_documents ON property');
    await runner.query(`
      DROP FUNCTION queue_documents();
      DROP FUNCTION catch_up_documents();
      DROP TABLE tax_document_advances, tax_document_lines, tax_document_amounts, tax_documents, document_series,
        documents_since;
      DROP FUNCTION keep_tax_document();
      DROP FUNCTION keep_tax_document_part();
    `);
  }
}
