import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS erasure_requests (
    id uuid NOT NULL CONSTRAINT erasure_requests_pkey PRIMARY KEY,
    state text NOT NULL,
    address text,
    address_hash text,
    booking_ids uuid[],
    waits_for text[] NOT NULL DEFAULT '{}',
    asked_by text,
    asked_at timestamptz NOT NULL DEFAULT hotel_now(),
    ended_at timestamptz,
    kept jsonb NOT NULL DEFAULT '[]',
    CONSTRAINT erasure_requests_state_known CHECK (state IN ('ASKED', 'WAITING', 'DONE', 'WITHDRAWN')),
    CONSTRAINT erasure_requests_waits CHECK ((state = 'WAITING') = (cardinality(waits_for) > 0)),
    CONSTRAINT erasure_requests_ended CHECK ((state IN ('DONE', 'WITHDRAWN')) = (ended_at IS NOT NULL)),
    CONSTRAINT erasure_requests_without_address CHECK (ended_at IS NULL OR address IS NULL),
    CONSTRAINT erasure_requests_somebody CHECK (ended_at IS NOT NULL OR num_nonnulls(address, booking_ids) > 0)
  );
  CREATE INDEX IF NOT EXISTS erasure_requests_asked_index ON erasure_requests (asked_at);
  CREATE INDEX IF NOT EXISTS erasure_requests_address_hash_index ON erasure_requests (address_hash);
  CREATE TABLE IF NOT EXISTS retention_runs (
    singleton boolean NOT NULL DEFAULT true CONSTRAINT retention_runs_pkey PRIMARY KEY,
    ended_at timestamptz NOT NULL,
    CONSTRAINT retention_runs_one_row CHECK (singleton)
  )`;

const keptUnless = (further: string) => `
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
    END IF;${further}
    RAISE EXCEPTION 'A tax document never changes; correct it by a credit note and a new invoice.';
  END $$`;

// The law keeps a document for eight years after its financial year (CGST Act 2017, section 36). Then its recipient goes.
const OLD_RECIPIENT_GOES = `
    IF TG_OP = 'UPDATE' AND make_date(OLD.financial_year + 9, 3, 31) < hotel_now()::date
      AND to_jsonb(NEW) - added = to_jsonb(OLD) - added
      AND NEW.content - '{recipient,registration,payment}'::text[] = OLD.content - '{recipient,registration,payment}'::text[]
      AND NEW.content -> 'recipient' ->> 'name' = 'Erased guest' AND NEW.recipient_gstin IS NULL AND NEW.registration IS NULL
    THEN RETURN NEW;
    END IF;`;

/** Owners and managers export and erase people. */
const RIGHTS = `
  UPDATE staff_roles SET permissions = permissions || ARRAY['personal-data.write'], version = version + 1
  WHERE id = 'manager' AND NOT permissions @> ARRAY['personal-data.write']`;

/** Requests to erase people, when retention last ran, and tax documents whose time is over. */
export class PersonalData1764972000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'bookings',
      'ALTER TABLE bookings ADD COLUMN IF NOT EXISTS guest_erased_at timestamptz',
    );
    await runner.query(TABLES);
    await runner.query(keptUnless(OLD_RECIPIENT_GOES));
    await runner.query(RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keptUnless(''));
    await runner.query(
      `UPDATE staff_roles SET permissions = array_remove(permissions, 'personal-data.write');
       DROP TABLE retention_runs; DROP TABLE erasure_requests;
       ALTER TABLE bookings DROP COLUMN guest_erased_at`,
    );
  }
}
