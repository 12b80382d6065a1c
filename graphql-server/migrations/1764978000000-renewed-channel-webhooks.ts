import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secret in the address of a channel's webhook can be renewed. */
export class RenewedChannelWebhooks1764978000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE channels ADD COLUMN webhook_renewals integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE channels DROP COLUMN webhook_renewals');
  }
}
