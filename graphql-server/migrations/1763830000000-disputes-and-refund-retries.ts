import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Disputes, refunds that are tried again or not needed, and payments that were given back without capture. */
export class DisputesAndRefundRetries1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE disputes (
        id uuid NOT NULL CONSTRAINT disputes_pkey PRIMARY KEY,
        gateway_dispute_id text NOT NULL,
        gateway_payment_id text NOT NULL,
        status text NOT NULL,
        amount_paise integer NOT NULL,
        amount_deducted_paise integer NOT NULL,
        currency text NOT NULL,
        reason_code text,
        phase text,
        respond_by timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT disputes_status_known CHECK (status IN ('OPEN', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED'))
      );
      CREATE UNIQUE INDEX disputes_gateway_dispute_id_key ON disputes (gateway_dispute_id);
      CREATE INDEX disputes_payment_index ON disputes (gateway_payment_id);

      ALTER TABLE refunds ADD COLUMN retry_at timestamptz;
      ALTER TABLE refunds ADD COLUMN problem text;
      ALTER TABLE refunds DROP CONSTRAINT refunds_status_known;
      ALTER TABLE refunds ADD CONSTRAINT refunds_status_known
        CHECK (status IN ('PENDING', 'PROCESSED', 'FAILED', 'NOT_NEEDED'));

      ALTER TABLE payments DROP CONSTRAINT payments_status_known;
      ALTER TABLE payments ADD CONSTRAINT payments_status_known
        CHECK (status IN ('CREATED', 'AUTHORISED', 'CAPTURED', 'FAILED', 'RELEASED'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE payments SET status = 'FAILED' WHERE status = 'RELEASED';
      ALTER TABLE payments DROP CONSTRAINT payments_status_known;
      ALTER TABLE payments ADD CONSTRAINT payments_status_known
        CHECK (status IN ('CREATED', 'AUTHORISED', 'CAPTURED', 'FAILED'));

      UPDATE refunds SET status = 'FAILED' WHERE status = 'NOT_NEEDED';
      ALTER TABLE refunds DROP CONSTRAINT refunds_status_known;
      ALTER TABLE refunds ADD CONSTRAINT refunds_status_known
        CHECK (status IN ('PENDING', 'PROCESSED', 'FAILED'));
      ALTER TABLE refunds DROP COLUMN problem;
      ALTER TABLE refunds DROP COLUMN retry_at;

      DROP TABLE disputes;
    `);
  }
}
