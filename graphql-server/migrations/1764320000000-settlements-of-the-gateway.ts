import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../src/platform/database/busy-tables';

const TABLES = `
  CREATE TABLE IF NOT EXISTS gateway_settlements (
    id text NOT NULL CONSTRAINT gateway_settlements_pkey PRIMARY KEY,
    amount_paise bigint NOT NULL,
    status text NOT NULL,
    utr text,
    day date NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT gateway_settlements_status_known CHECK (status IN ('CREATED', 'PROCESSED', 'FAILED'))
  );
  CREATE INDEX IF NOT EXISTS gateway_settlements_day_index ON gateway_settlements (day);
  CREATE TABLE IF NOT EXISTS gateway_settled_items (
    id text NOT NULL CONSTRAINT gateway_settled_items_pkey PRIMARY KEY,
    settlement_id text NOT NULL,
    type text NOT NULL,
    payment_id text,
    credit_paise bigint NOT NULL,
    debit_paise bigint NOT NULL,
    fee_paise bigint NOT NULL,
    fee_tax_paise bigint NOT NULL,
    settled_on date NOT NULL,
    CONSTRAINT gateway_settled_items_type_known CHECK (type IN ('PAYMENT', 'REFUND', 'ADJUSTMENT'))
  );
  CREATE INDEX IF NOT EXISTS gateway_settled_items_settlement_index ON gateway_settled_items (settlement_id);
  CREATE TABLE IF NOT EXISTS gateway_fees (
    gateway_payment_id text NOT NULL CONSTRAINT gateway_fees_pkey PRIMARY KEY,
    day date NOT NULL,
    amount_paise bigint NOT NULL,
    fee_paise bigint NOT NULL,
    fee_tax_paise bigint NOT NULL,
    settlement_id text,
    settled_on date
  );
  CREATE INDEX IF NOT EXISTS gateway_fees_day_index ON gateway_fees (day);
  CREATE INDEX IF NOT EXISTS gateway_fees_unsettled_index ON gateway_fees (day) WHERE settled_on IS NULL;
  CREATE TABLE IF NOT EXISTS reconciled_days (
    day date NOT NULL CONSTRAINT reconciled_days_pkey PRIMARY KEY,
    reconciled_at timestamptz NOT NULL,
    payments integer NOT NULL,
    refunds integer NOT NULL,
    differences integer NOT NULL
  );
  CREATE TABLE IF NOT EXISTS reconciliation_runs (
    id uuid NOT NULL CONSTRAINT reconciliation_runs_pkey PRIMARY KEY,
    started_at timestamptz NOT NULL,
    ended_at timestamptz,
    days integer NOT NULL DEFAULT 0,
    problem text
  );
  CREATE INDEX IF NOT EXISTS reconciliation_runs_started_index ON reconciliation_runs (started_at);`;

/** What of our money is of one day at the gateway. */
const INDEXES: Readonly<Record<string, string>> = {
  payments_gateway_created_index: "payments (created_at) WHERE source = 'GATEWAY'",
  refunds_gateway_created_index: "refunds (created_at) WHERE source = 'GATEWAY'",
};

/** Fees and settlements of the gateway, and which days were compared with it. Nothing of a version before is changed. */
export class SettlementsOfTheGateway1764320000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const [name, definition] of Object.entries(INDEXES)) await buildIndex(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
    await runner.query("DELETE FROM tasks WHERE kind = 'GATEWAY_DIFFERENCE'");
    await runner.query(
      'DROP TABLE reconciliation_runs, reconciled_days, gateway_fees, gateway_settled_items, gateway_settlements',
    );
  }
}
