import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../src/platform/database/busy-tables';

const INDEX = 'folio_lines_posted_extra_index';

/** Extras that were put on bills are found by code and day, because they count towards the limit of a day. */
export class PostedExtras1764960000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      INDEX,
      `folio_lines ((posted ->> 'extra'), (posted ->> 'day')) WHERE kind = 'POSTED_CHARGE' AND posted ->> 'extra' IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEX}`);
  }
}
