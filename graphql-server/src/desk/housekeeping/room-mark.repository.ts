import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { findRecord } from '../../platform/database/plain-statements';
import { RoomMark, type RoomMarkKind } from './room-mark.entity';

/** A press, with the name of the person. */
export interface RoomMarkRow {
  kind: RoomMarkKind;
  pressedAt: Date;
  recordedAt: Date;
  /** Null when the person is unknown. */
  by: string | null;
  /**
   * The person to whom the room was assigned; null when the person who pressed took the room, and for any other
   * press.
   */
  maker: string | null;
}

/** A press that is to be stored. */
interface NewRoomMark extends Pick<
  RoomMark,
  'id' | 'roomId' | 'kind' | 'pressedBy' | 'maker' | 'idempotencyKey'
> {
  /** How long ago the person pressed. */
  waitedSeconds: number;
}

// The time is read after the lock of the room was taken, so that marks of a room have the order of their
// transactions. A phone sends presses in their order, with times in whole seconds. A press never gets a time before
// the person's earlier press.
const ADD = `
  WITH clock AS MATERIALIZED (SELECT hotel_now() AS now), moment AS (
    SELECT clock.now, clock.now - make_interval(secs => $4) AS pressed FROM clock
  ), sent_before AS MATERIALIZED (
    SELECT max(mark.pressed_at) AS at FROM moment JOIN room_marks mark ON mark.room_id = $2 AND mark.pressed_by = $5
      AND mark.pressed_at BETWEEN moment.pressed AND least(moment.pressed + interval '2 seconds', moment.now)
  )
  INSERT INTO room_marks (id, room_id, kind, pressed_at, recorded_at, pressed_by, maker, idempotency_key)
  SELECT $1, $2, $3, coalesce(sent_before.at, moment.pressed), moment.now, $5, $6, $7 FROM moment CROSS JOIN sent_before`;

const HISTORY = `
  SELECT mark.kind, mark.pressed_at AS "pressedAt", mark.recorded_at AS "recordedAt",
    ${staffName('mark.pressed_by')} AS by,
    CASE WHEN mark.maker IS NOT NULL THEN ${staffName('mark.maker')} END AS maker
  FROM room_marks mark JOIN rooms room ON room.id = mark.room_id
  WHERE room.number = $1 ORDER BY mark.pressed_at DESC, mark.recorded_at DESC, mark.id LIMIT $2`;

/** Reads and writes the marks of rooms. */
export class RoomMarkRepository {
  constructor(private readonly database: DataSource) {}

  findByKey(manager: EntityManager, key: string): Promise<RoomMark | null> {
    return findRecord(manager, RoomMark, 'WHERE idempotency_key = $1', [key]);
  }

  async add(manager: EntityManager, mark: NewRoomMark): Promise<void> {
    const { id, roomId, kind, waitedSeconds, pressedBy, maker, idempotencyKey } = mark;
    await manager.query(ADD, [id, roomId, kind, waitedSeconds, pressedBy, maker, idempotencyKey]);
  }

  /** The marks of the room with this number, the newest first. */
  historyOf(roomNumber: string, atMost: number): Promise<RoomMarkRow[]> {
    return this.database.query(HISTORY, [roomNumber, atMost]);
  }
}
