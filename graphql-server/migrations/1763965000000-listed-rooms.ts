import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A listing may name the rooms that it sells, and a booking from it gets one of them. Cached listings show the numbers of
 * these rooms, so that a change of a room is announced too.
 */
export class ListedRooms1763965000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE category_items ADD COLUMN room_ids integer[] NOT NULL DEFAULT '{}';
      ALTER TABLE stays ADD COLUMN promised_room_ids integer[];
      CREATE TRIGGER rooms_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rooms
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER rooms_announced ON rooms;
      ALTER TABLE stays DROP COLUMN promised_room_ids;
      ALTER TABLE category_items DROP COLUMN room_ids
    `);
  }
}
