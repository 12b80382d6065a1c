import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The owner edits the property. `version` counts the changes, so that a form that was opened before another change is not
 * saved over it. A server of the version before ignores the new columns.
 */
export class PropertySettings1763940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE property
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN last_same_day_booking text,
        ADD COLUMN social_links jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT property_last_same_day_booking
          CHECK (last_same_day_booking ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        ADD CONSTRAINT property_social_links CHECK (jsonb_typeof(social_links) = 'array')
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE property DROP COLUMN version, DROP COLUMN last_same_day_booking, DROP COLUMN social_links',
    );
  }
}
