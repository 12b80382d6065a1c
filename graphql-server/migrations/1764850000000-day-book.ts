import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  CREATE TABLE IF NOT EXISTS day_book_ledgers (
    id integer NOT NULL CONSTRAINT day_book_ledgers_pkey PRIMARY KEY,
    version integer NOT NULL,
    names jsonb NOT NULL,
    CONSTRAINT day_book_ledgers_one_row CHECK (id = 1)
  );
  CREATE TABLE IF NOT EXISTS day_book_days (
    day date NOT NULL CONSTRAINT day_book_days_pkey PRIMARY KEY,
    vouchers integer NOT NULL,
    debit_paise bigint NOT NULL,
    sha256 text NOT NULL,
    actor_kind text NOT NULL,
    actor_id text,
    closed_at timestamptz NOT NULL,
    CONSTRAINT day_book_days_counts CHECK (vouchers >= 0 AND debit_paise >= 0),
    CONSTRAINT day_book_days_actor_known CHECK (actor_kind IN ('staff'))
  );
  CREATE TABLE IF NOT EXISTS day_book_vouchers (
    id uuid NOT NULL CONSTRAINT day_book_vouchers_pkey PRIMARY KEY,
    day date NOT NULL CONSTRAINT day_book_vouchers_day_fkey REFERENCES day_book_days (day),
    place integer NOT NULL,
    source text NOT NULL,
    revision integer NOT NULL,
    kind text NOT NULL,
    type text NOT NULL,
    number text NOT NULL,
    dated date NOT NULL,
    narration text NOT NULL,
    reference text,
    party jsonb,
    CONSTRAINT day_book_vouchers_type_known
      CHECK (type IN ('Sales', 'Credit Note', 'Receipt', 'Payment', 'Journal', 'Contra'))
  );
  CREATE UNIQUE INDEX IF NOT EXISTS day_book_vouchers_place_key ON day_book_vouchers (day, place);
  CREATE UNIQUE INDEX IF NOT EXISTS day_book_vouchers_source_key ON day_book_vouchers (source, revision);
  CREATE TABLE IF NOT EXISTS day_book_lines (
    voucher_id uuid NOT NULL CONSTRAINT day_book_lines_voucher_id_fkey REFERENCES day_book_vouchers (id),
    place integer NOT NULL,
    account text NOT NULL,
    tax_percent integer,
    ledger text NOT NULL,
    amount_paise bigint NOT NULL,
    CONSTRAINT day_book_lines_pkey PRIMARY KEY (voucher_id, place),
    CONSTRAINT day_book_lines_amount CHECK (amount_paise <> 0)
  )`;

const KEPT = ['day_book_days', 'day_book_vouchers', 'day_book_lines'] as const;

const TRIGGERS = `
  CREATE OR REPLACE FUNCTION keep_closed_day_book() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'A closed day of the day book never changes; what comes later goes to the open day.';
    END $$;
  ${KEPT.map(
    (table) => `CREATE OR REPLACE TRIGGER ${table}_kept BEFORE UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION keep_closed_day_book()`,
  ).join(';\n  ')}`;

/** The day book: closed days with their vouchers, and the names of the ledgers. */
export class DayBook1764850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE day_book_lines;
      DROP TABLE day_book_vouchers;
      DROP TABLE day_book_days;
      DROP TABLE day_book_ledgers;
      DROP FUNCTION keep_closed_day_book()`);
  }
}
