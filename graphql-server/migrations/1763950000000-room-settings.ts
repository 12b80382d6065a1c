import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The owner edits room types and rooms. Servers of the version before ignore the new columns: they sell every room, so
 * nothing is taken off sale before all servers are new. Each type's limit of adults is its present capacity.
 */
export class RoomSettings1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE room_types
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN on_sale boolean NOT NULL DEFAULT true,
        ADD COLUMN maximum_adults integer,
        ADD COLUMN maximum_children integer NOT NULL DEFAULT 0,
        ADD COLUMN extra_beds integer NOT NULL DEFAULT 0,
        ADD COLUMN beds text,
        ADD COLUMN size_square_metres integer,
        ADD COLUMN view text,
        ADD COLUMN floor text,
        ADD COLUMN included text[] NOT NULL DEFAULT '{}',
        ADD COLUMN pictures text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT room_types_code CHECK (code ~ '^[A-Za-z][A-Za-z0-9-]{0,39}$') NOT VALID,
        ADD CONSTRAINT room_types_guests CHECK (
          maximum_adults BETWEEN 1 AND capacity AND maximum_children >= 0 AND extra_beds >= 0),
        ADD CONSTRAINT room_types_size CHECK (size_square_metres > 0)
    `);
    await runner.query('UPDATE room_types SET maximum_adults = capacity');
    await runner.query(`
      ALTER TABLE room_types VALIDATE CONSTRAINT room_types_code, ALTER COLUMN maximum_adults SET NOT NULL;
      ALTER TABLE rooms ADD COLUMN on_sale boolean NOT NULL DEFAULT true
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rooms DROP COLUMN on_sale;
      ALTER TABLE room_types DROP CONSTRAINT room_types_code,
        DROP COLUMN version, DROP COLUMN on_sale, DROP COLUMN maximum_adults, DROP COLUMN maximum_children,
        DROP COLUMN extra_beds, DROP COLUMN beds, DROP COLUMN size_square_metres, DROP COLUMN view,
        DROP COLUMN floor, DROP COLUMN included, DROP COLUMN pictures
    `);
  }
}
