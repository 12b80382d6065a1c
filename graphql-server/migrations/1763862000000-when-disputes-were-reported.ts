import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the gateway made the event that a dispute's record follows. Older events that arrive later change nothing. */
export class WhenDisputesWereReported1763862000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE disputes ADD COLUMN reported_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE disputes DROP COLUMN reported_at');
  }
}
