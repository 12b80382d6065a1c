import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

const TABLE = `
  CREATE TABLE IF NOT EXISTS house_pictures (
    id uuid NOT NULL CONSTRAINT house_pictures_pkey PRIMARY KEY,
    item_id uuid CONSTRAINT house_pictures_item_id_fkey REFERENCES lost_items (id) ON DELETE SET NULL,
    task_id uuid CONSTRAINT house_pictures_task_id_fkey REFERENCES tasks (id) ON DELETE SET NULL,
    taken_by text NOT NULL,
    added_at timestamptz NOT NULL DEFAULT hotel_now(),
    stored_at timestamptz,
    CONSTRAINT house_pictures_of_one_note CHECK (num_nonnulls(item_id, task_id) <= 1)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS house_pictures_item_key ON house_pictures (item_id);
  CREATE UNIQUE INDEX IF NOT EXISTS house_pictures_task_key ON house_pictures (task_id)`;

/** Housekeeping and reception hear of a picture. The topics name nobody. */
const TRIGGER = `
  CREATE OR REPLACE TRIGGER house_pictures_recorded AFTER INSERT OR UPDATE OR DELETE ON house_pictures
    FOR EACH ROW EXECUTE FUNCTION record_change('-', 'house', 'task')`;

/** Who sets the states of rooms may put the minibar on bills. */
const GRANTED = `
  UPDATE staff_roles SET permissions = array_append(permissions, 'house.minibar'), version = version + 1
  WHERE 'house.write' = ANY (permissions) AND NOT 'house.minibar' = ANY (permissions)`;

/** Pictures that housekeeping takes, and the minibar. */
export class HousePictures1764950000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The reference to tasks locks them, and reception works with them all the time.
    await changeTable(runner, 'tasks', TABLE);
    await runner.query(TRIGGER);
    await runner.query(GRANTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE staff_roles SET permissions = array_remove(permissions, 'house.minibar') WHERE 'house.minibar' = ANY (permissions)",
    );
    await changeTable(runner, 'tasks', 'DROP TABLE IF EXISTS house_pictures');
  }
}
