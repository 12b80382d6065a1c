import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk sees when bookings of a channel are not read, and when the comparison of each hour finds what no change announced. */
export class ChannelTroubles1764979000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE channel_states ADD COLUMN reading_failing_since timestamptz, ADD COLUMN reading_problem text,
        ADD COLUMN unannounced_at timestamptz, ADD COLUMN unannounced text`);
    await runner.query('ALTER TABLE channel_days ADD COLUMN is_compared boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE channel_days DROP COLUMN is_compared');
    await runner.query(`
      ALTER TABLE channel_states DROP COLUMN reading_failing_since, DROP COLUMN reading_problem,
        DROP COLUMN unannounced_at, DROP COLUMN unannounced`);
  }
}
