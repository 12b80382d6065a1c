import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which minute each regular job was begun for last, by the database's clock: one server begins it for all. */
export class JobsOfEachMinute1763715600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE regular_jobs (
        task text NOT NULL,
        minute timestamptz NOT NULL,
        CONSTRAINT regular_jobs_pkey PRIMARY KEY (task)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE regular_jobs');
  }
}
