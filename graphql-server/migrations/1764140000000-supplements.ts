import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What guests beyond the included number pay, and who of the guests of a stay are children. All guests are in the rate
 * until the owner says otherwise, and all guests of stays that exist are adults. No sold line is touched.
 */
export class Supplements1764140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE property ADD COLUMN child_bands jsonb NOT NULL DEFAULT '[]'
        CONSTRAINT property_child_bands CHECK (jsonb_typeof(child_bands) = 'array');
      ALTER TABLE room_types
        ADD COLUMN included_guests integer,
        ADD COLUMN adult_supplement_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN child_supplements jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT room_types_supplements CHECK (
          included_guests >= 1 AND adult_supplement_cents >= 0 AND jsonb_typeof(child_supplements) = 'object');
      ALTER TABLE stays ADD COLUMN child_ages integer[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT stays_child_ages CHECK (
          cardinality(child_ages) < guests AND 0 <= ALL (child_ages) AND 17 >= ALL (child_ages));
      ALTER TABLE folio_lines ADD COLUMN supplement jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE folio_lines DROP COLUMN supplement;
      ALTER TABLE stays DROP COLUMN child_ages;
      ALTER TABLE room_types
        DROP CONSTRAINT room_types_supplements,
        DROP COLUMN included_guests,
        DROP COLUMN adult_supplement_cents,
        DROP COLUMN child_supplements;
      ALTER TABLE property DROP COLUMN child_bands;
    `);
  }
}
