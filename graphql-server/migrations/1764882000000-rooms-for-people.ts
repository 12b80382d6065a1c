import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from '../src/platform/database/busy-tables';

// A server of the version before shows a room that was given to a person as taken by the person who gave it.
const MAKER = `
  ALTER TABLE room_marks ADD COLUMN IF NOT EXISTS maker text;
  ALTER TABLE room_marks DROP CONSTRAINT IF EXISTS room_marks_maker_takes;
  ALTER TABLE room_marks ADD CONSTRAINT room_marks_maker_takes CHECK (maker IS NULL OR kind = 'TAKEN') NOT VALID`;

/** Housekeeping hears of a repair that was noted or done. The topic names nobody. */
const REPAIRS = `
  CREATE OR REPLACE TRIGGER tasks_change_rooms AFTER INSERT OR UPDATE ON tasks
    FOR EACH ROW WHEN (NEW.kind = 'REPAIR') EXECUTE FUNCTION record_change('-', 'house')`;

/** The managers, who may change rooms, may give them to people. */
const GRANTED = `
  UPDATE staff_roles SET permissions = array_append(permissions, 'house.assign'), version = version + 1
  WHERE 'house.write' = ANY (permissions) AND 'rooms.write' = ANY (permissions)
    AND NOT 'house.assign' = ANY (permissions)`;

/** Rooms that are given to people, and repairs that housekeeping notes. */
export class RoomsForPeople1764882000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'room_marks', MAKER);
    await runner.query('ALTER TABLE room_marks VALIDATE CONSTRAINT room_marks_maker_takes');
    await changeTable(runner, 'tasks', REPAIRS);
    await runner.query(GRANTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE staff_roles SET permissions = array_remove(permissions, 'house.assign') WHERE 'house.assign' = ANY (permissions)",
    );
    await changeTable(runner, 'tasks', 'DROP TRIGGER IF EXISTS tasks_change_rooms ON tasks');
    await changeTable(runner, 'room_marks', 'ALTER TABLE room_marks DROP COLUMN IF EXISTS maker');
  }
}
