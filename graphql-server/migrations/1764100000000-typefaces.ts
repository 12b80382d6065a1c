import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What titles and texts are set in. */
export class Typefaces1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE looks
        ADD COLUMN heading_typeface text NOT NULL DEFAULT 'CORMORANT_GARAMOND',
        ADD COLUMN text_typeface text NOT NULL DEFAULT 'FIGTREE'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE looks DROP COLUMN heading_typeface, DROP COLUMN text_typeface');
  }
}
