import type { MigrationInterface, QueryRunner } from 'typeorm';
import { againWhileBusy, changeTable } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS summed_months (
    month date NOT NULL CONSTRAINT summed_months_pkey PRIMARY KEY,
    last_posted_at timestamptz NOT NULL,
    CONSTRAINT summed_months_first_day CHECK (month = date_trunc('month', month::timestamp)::date)
  );
  CREATE TABLE IF NOT EXISTS summed_charges (
    month date NOT NULL CONSTRAINT summed_charges_month_fkey REFERENCES summed_months (month) ON DELETE CASCADE,
    place integer NOT NULL,
    counted_on date,
    room_type_id integer,
    rate_plan_id integer,
    channel text,
    tax_percent integer,
    kind text NOT NULL,
    department text,
    rooms integer NOT NULL,
    value_paise bigint NOT NULL,
    cgst_paise bigint NOT NULL,
    sgst_paise bigint NOT NULL,
    CONSTRAINT summed_charges_pkey PRIMARY KEY (month, place)
  )`;

const monthOf = (row: 'OLD' | 'NEW'): string => `date_trunc('month', ${row}.counted_on::timestamp)::date`;

const FORGET = `
  CREATE OR REPLACE FUNCTION forget_summed_month() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN DELETE FROM summed_months WHERE month = ${monthOf('OLD')}; END IF;
    IF TG_OP <> 'DELETE' THEN DELETE FROM summed_months WHERE month = ${monthOf('NEW')}; END IF;
    RETURN NULL;
  END $$`;

const TRIGGER = `
  DROP TRIGGER IF EXISTS counted_charges_summed ON counted_charges;
  CREATE TRIGGER counted_charges_summed AFTER INSERT OR UPDATE OR DELETE ON counted_charges
    FOR EACH ROW EXECUTE FUNCTION forget_summed_month()`;

const OPEN_MONTHS = `
  SELECT past.begins::date::text AS month
  FROM generate_series(date_trunc('month', (SELECT min(counted_on) FROM counted_charges)::timestamp),
    date_trunc('month', hotel_business_day()::timestamp) - interval '1 month', interval '1 month') past (begins)
  WHERE NOT EXISTS (SELECT 1 FROM summed_months summed WHERE summed.month = past.begins::date)
  ORDER BY 1`;

const IN_MONTH = "counted_on >= $1::date AND counted_on < $1::date + interval '1 month'";

const SUM = [
  `INSERT INTO summed_months (month, last_posted_at)
   SELECT $1::date, COALESCE(max(posted_at), '-infinity') FROM counted_charges WHERE ${IN_MONTH}`,
  `INSERT INTO summed_charges (month, place, counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department,
     rooms, value_paise, cgst_paise, sgst_paise)
   SELECT $1::date, row_number() OVER (), counted_on, room_type_id, rate_plan_id, channel, tax_percent, kind, department,
     sum(rooms), sum(value_paise), sum(cgst_paise), sum(sgst_paise)
   FROM counted_charges WHERE ${IN_MONTH}
   GROUP BY GROUPING SETS ((counted_on, kind, department),
     (room_type_id, rate_plan_id, channel, tax_percent, kind, department))`,
];

function sumMonth(runner: QueryRunner, month: string): Promise<void> {
  return againWhileBusy(async () => {
    await runner.startTransaction();
    try {
      // Waits for charges that are being written, so that no sum lacks one.
      await runner.query('LOCK TABLE counted_charges IN SHARE MODE');
      for (const statement of SUM) await runner.query(statement, [month]);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  });
}

/**
 * The sums of months that are over, so that figures of years need not read each charge. Servers of the version before
 * write charges meanwhile; a change of a summed month deletes its sums.
 */
export class SummedMonths1764940000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(FORGET);
    await changeTable(runner, 'counted_charges', TRIGGER);
    const open: { month: string }[] = await runner.query(OPEN_MONTHS);
    for (const { month } of open) await sumMonth(runner, month);
    await runner.query('ANALYZE summed_months, summed_charges');
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'counted_charges', 'DROP TRIGGER counted_charges_summed ON counted_charges');
    await runner.query('DROP FUNCTION forget_summed_month(); DROP TABLE summed_charges, summed_months');
  }
}
