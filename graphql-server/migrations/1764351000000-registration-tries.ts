import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const COLUMNS = `
  ALTER TABLE tax_documents ADD COLUMN IF NOT EXISTS registration_waits_since timestamptz,
    ADD COLUMN IF NOT EXISTS registration_refused_at timestamptz`;

// A document to a business is issued with its registration (CGST Rule 48(5)). What the portal refused may name supplier and
// recipient anew; what it registered is what the document says, whatever was said here meanwhile. All else stays.
const KEEP = `
  CREATE OR REPLACE FUNCTION keep_tax_document() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE added text[] := '{bytes,sha256,registration,registration_waits_since,registration_refused_at,content,recipient_gstin}';
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.bytes IS NULL AND to_jsonb(NEW) - added = to_jsonb(OLD) - added
      AND (OLD.registration IS NULL OR NEW.registration = OLD.registration)
      AND (NEW.content = OLD.content AND NEW.recipient_gstin IS NOT DISTINCT FROM OLD.recipient_gstin
        OR OLD.registration IS NULL AND (OLD.registration_refused_at IS NOT NULL OR NEW.registration IS NOT NULL)
          AND NEW.content - '{supplier,recipient}'::text[] = OLD.content - '{supplier,recipient}'::text[]
          AND NEW.recipient_gstin IS NOT DISTINCT FROM NEW.content -> 'recipient' ->> 'gstin')
    THEN RETURN NEW;
    END IF;
    RAISE EXCEPTION 'A tax document never changes; correct it by a credit note and a new invoice.';
  END $$`;

const KEEP_BEFORE = `
  CREATE OR REPLACE FUNCTION keep_tax_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.bytes IS NULL
      AND to_jsonb(NEW) - '{bytes,sha256,registration}'::text[] = to_jsonb(OLD) - '{bytes,sha256,registration}'::text[]
      AND (OLD.registration IS NULL OR NEW.registration = OLD.registration)
    THEN RETURN NEW;
    END IF;
    RAISE EXCEPTION 'A tax document never changes; correct it by a credit note and a new invoice.';
  END $$`;

/** What came of the last try to register a document, so that what was refused can be corrected and sent again. */
export class RegistrationTries1764351000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'tax_documents', COLUMNS);
    await runner.query(KEEP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(KEEP_BEFORE);
    await changeTable(
      runner,
      'tax_documents',
      'ALTER TABLE tax_documents DROP COLUMN registration_waits_since, DROP COLUMN registration_refused_at',
    );
  }
}
