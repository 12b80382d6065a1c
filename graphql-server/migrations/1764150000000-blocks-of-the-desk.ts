import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk takes rooms out of sale; a form that is sent twice makes one block. */
export class BlocksOfTheDesk1764150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blocks ADD COLUMN idempotency_key text;
      CREATE UNIQUE INDEX blocks_idempotency_key ON blocks (idempotency_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blocks DROP COLUMN idempotency_key');
  }
}
