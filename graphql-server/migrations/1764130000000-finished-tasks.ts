import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES = "('PENDING', 'PROCESSED', 'FAILED', 'NOT_NEEDED'";

async function allowStates(runner: QueryRunner, states: string): Promise<void> {
  await runner.query(`
    ALTER TABLE refunds DROP CONSTRAINT refunds_status_known;
    ALTER TABLE refunds ADD CONSTRAINT refunds_status_known CHECK (status IN ${states});
  `);
}

/** Who finished a task says how; a failed refund that was paid by other means says so. */
export class FinishedTasks1764130000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tasks ADD COLUMN note text');
    await allowStates(runner, `${STATES}, 'PAID_OTHERWISE')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE refunds SET status = 'NOT_NEEDED' WHERE status = 'PAID_OTHERWISE'");
    await allowStates(runner, `${STATES})`);
    await runner.query('ALTER TABLE tasks DROP COLUMN note');
  }
}
