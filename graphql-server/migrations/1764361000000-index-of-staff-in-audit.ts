import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../src/platform/database/busy-tables';

const INDEX = 'administrator_actions_actor_index';

/** The desk names who of the staff took money, by the last entry of the account, without reading the whole audit log. */
export class IndexOfStaffInAudit1764361000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, INDEX, 'administrator_actions (actor_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY ${INDEX}`);
  }
}
