import type { MigrationInterface, QueryRunner } from 'typeorm';

const HOTEL_NOW = "RETURNS timestamptz LANGUAGE sql %s AS 'SELECT clock_timestamp() + shift FROM clock'";

/**
 * Time stands still within one statement, as far as the planner is concerned: only then may it use an index for what is
 * compared with it (https://www.postgresql.org/docs/current/xfunc-volatility.html). Between statements it moves on.
 */
export class TimeWithinAStatement1763841000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE FUNCTION hotel_now() ${HOTEL_NOW.replace('%s', 'STABLE')}`);
    await runner.query("CREATE INDEX refunds_pending_index ON refunds (created_at) WHERE status = 'PENDING'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refunds_pending_index');
    await runner.query(`CREATE OR REPLACE FUNCTION hotel_now() ${HOTEL_NOW.replace('%s', 'VOLATILE')}`);
  }
}
