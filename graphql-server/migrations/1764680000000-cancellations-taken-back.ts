import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// A constant default fills the rows that exist without writing them. Servers of the version before may have asked the gateway for
// each refund that they made, so these refunds count as sent, too; this version writes null.
const SENT = "ALTER TABLE refunds ADD COLUMN IF NOT EXISTS sent_at timestamptz DEFAULT 'epoch'";

/** What taking a cancellation back restores, and when the gateway was first asked for a refund. */
export class CancellationsTakenBack1764680000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(
      runner,
      'cancellations',
      'ALTER TABLE cancellations ADD COLUMN IF NOT EXISTS restores jsonb',
    );
    await changeTable(runner, 'refunds', SENT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'refunds', 'ALTER TABLE refunds DROP COLUMN sent_at');
    await changeTable(runner, 'cancellations', 'ALTER TABLE cancellations DROP COLUMN restores');
  }
}
