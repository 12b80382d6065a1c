import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex, changeTable } from '../src/platform/database/busy-tables';

const TABLE = `
  CREATE TABLE IF NOT EXISTS room_marks (
    id uuid NOT NULL CONSTRAINT room_marks_pkey PRIMARY KEY,
    room_id integer NOT NULL CONSTRAINT room_marks_room_id_fkey REFERENCES rooms (id) ON DELETE CASCADE,
    kind text NOT NULL,
    pressed_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL,
    pressed_by text,
    idempotency_key text NOT NULL,
    CONSTRAINT room_marks_kind_known
      CHECK (kind IN ('DIRTY', 'CLEAN', 'INSPECTED', 'DO_NOT_DISTURB', 'SERVICE_REFUSED', 'MAY_ENTER', 'TAKEN', 'GIVEN_BACK')),
    CONSTRAINT room_marks_in_order CHECK (pressed_at <= recorded_at)
  );
  CREATE INDEX IF NOT EXISTS room_marks_room_index ON room_marks (room_id, pressed_at);
  CREATE UNIQUE INDEX IF NOT EXISTS room_marks_idempotency_key ON room_marks (idempotency_key);
  INSERT INTO room_marks (id, room_id, kind, pressed_at, recorded_at, idempotency_key)
    SELECT gen_random_uuid(), id, 'CLEAN', moment.now, moment.now, 'upgrade-of-room-' || id
    FROM rooms CROSS JOIN (SELECT hotel_now() AS now) moment
    ON CONFLICT DO NOTHING;
  CREATE OR REPLACE TRIGGER room_marks_recorded AFTER INSERT OR UPDATE OR DELETE ON room_marks
    FOR EACH ROW EXECUTE FUNCTION record_change('-', 'house')`;

/** What changes the state of a room besides presses. The topic names nobody, because housekeeping hears it. */
const CHANGES_ROOMS = ['stays', 'blocks'];

/** The roles that see the rooms may press their states. */
const GRANTED = `
  UPDATE staff_roles SET permissions = array_append(permissions, 'house.write'), version = version + 1
  WHERE 'house.read' = ANY (permissions) AND NOT 'house.write' = ANY (permissions)`;

/** What the staff press about rooms. Rooms that exist begin as clean. */
export class RoomMarks1764880000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'rooms', TABLE);
    for (const table of CHANGES_ROOMS)
      await changeTable(
        runner,
        table,
        `CREATE OR REPLACE TRIGGER ${table}_change_rooms AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION record_change('-', 'house')`,
      );
    await buildIndex(
      runner,
      'stays_departed_index',
      "stays (room_id, checked_out_at) WHERE status = 'DEPARTED'",
    );
    await runner.query(GRANTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE staff_roles SET permissions = array_remove(permissions, 'house.write') WHERE 'house.write' = ANY (permissions)",
    );
    await runner.query('DROP INDEX stays_departed_index');
    for (const table of CHANGES_ROOMS)
      await changeTable(runner, table, `DROP TRIGGER IF EXISTS ${table}_change_rooms ON ${table}`);
    await runner.query('DROP TABLE room_marks');
  }
}
