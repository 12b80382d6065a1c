import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The owner edits cancellation policies, and guests read the sentence that is generated from them. The property's own
 * sentence is only for servers of the version before.
 */
export class PolicySettings1763960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE policies ADD COLUMN version integer NOT NULL DEFAULT 1;
      ALTER TABLE property ALTER COLUMN cancellation_terms SET DEFAULT '';
      CREATE TRIGGER policies_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON policies
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
      CREATE TRIGGER rate_plans_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rate_plans
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER rate_plans_announced ON rate_plans;
      DROP TRIGGER policies_announced ON policies;
      ALTER TABLE property ALTER COLUMN cancellation_terms DROP DEFAULT;
      ALTER TABLE policies DROP COLUMN version
    `);
  }
}
