import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's tests of the gateway and the mail server. Their money never touches bookings. */
export class TestsOfTheSetUp1764021000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payment_tests (
        id uuid NOT NULL CONSTRAINT payment_tests_pkey PRIMARY KEY,
        status text NOT NULL,
        gateway_order_id text NOT NULL,
        gateway_payment_id text,
        gateway_refund_id text,
        problem text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_tests_status_known
          CHECK (status IN ('OPEN', 'CAPTURED', 'REFUNDED', 'REFUND_FAILED', 'LAPSED'))
      );
      CREATE UNIQUE INDEX payment_tests_gateway_order_id_key ON payment_tests (gateway_order_id);
      CREATE TABLE mail_tests (
        id uuid NOT NULL CONSTRAINT mail_tests_pkey PRIMARY KEY,
        is_accepted boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mail_tests; DROP TABLE payment_tests');
  }
}
