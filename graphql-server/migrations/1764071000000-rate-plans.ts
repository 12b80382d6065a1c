import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rate plans have prices of their own. A stay keeps the policy of its plan; null means the policy of the booking. */
export class RatePlans1764071000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rate_plans ADD COLUMN change jsonb, ADD COLUMN included_extras text[] NOT NULL DEFAULT '{}',
        ADD COLUMN on_sale boolean NOT NULL DEFAULT true, ADD COLUMN version integer NOT NULL DEFAULT 1;
      ALTER TABLE stays ADD COLUMN policy jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stays DROP COLUMN policy;
      ALTER TABLE rate_plans DROP COLUMN version, DROP COLUMN on_sale, DROP COLUMN included_extras, DROP COLUMN change;
    `);
  }
}
