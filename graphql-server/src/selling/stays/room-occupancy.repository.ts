import type { DataSource, EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { StayStatus } from './stay.states';

/** The nights [first, until). */
export interface Nights {
  first: PlainDate;
  until: PlainDate;
}

/** A stay, block or change that has nights of a room. */
export interface Occupant {
  kind: 'STAY' | 'HELD_CHANGE' | 'BLOCK';
  roomId: number;
  roomNumber: string;
  /**
   * For a stay its own dates, for a block its first night and the first night after it, for a change its held nights.
   */
  firstNight: PlainDate;
  until: PlainDate;
  /** Null for a block. */
  stayId: string | null;
  stayStatus: StayStatus | null;
  /** The reference of the booking; null for a block. */
  reference: string | null;
  /** The name of the guest who stays, or else of the person who booked; null for a block. */
  guestName: string | null;
  /** The block; null for anything else. */
  blockId: string | null;
  blockReason: string | null;
  note: string | null;
}

// Nights of the stays in $4 do not count, except those that are held for a change.
const OCCUPANTS = `
  SELECT CASE WHEN block.id IS NOT NULL THEN 'BLOCK' WHEN taken.change_id IS NOT NULL THEN 'HELD_CHANGE'
      ELSE 'STAY' END AS kind,
    room.id AS "roomId", room.number AS "roomNumber",
    CASE WHEN taken.change_id IS NULL THEN coalesce(block.first_night, stay.checkin) ELSE min(taken.night) END::text
      AS "firstNight",
    CASE WHEN taken.change_id IS NULL THEN coalesce(block.until, stay.checkout) ELSE max(taken.night) + 1 END::text
      AS until,
    stay.id AS "stayId", stay.status AS "stayStatus", booking.reference,
    coalesce(stay.guest_name, booking.name) AS "guestName",
    block.id AS "blockId", block.reason AS "blockReason", block.note
  FROM room_nights taken JOIN rooms room ON room.id = taken.room_id
  LEFT JOIN stays stay ON stay.id = taken.stay_id LEFT JOIN bookings booking ON booking.id = stay.booking_id
  LEFT JOIN blocks block ON block.id = taken.block_id
  WHERE taken.room_id = ANY ($1) AND taken.night >= $2 AND taken.night < $3
    AND (taken.stay_id IS NULL OR taken.change_id IS NOT NULL OR taken.stay_id <> ALL ($4))
  GROUP BY room.id, stay.id, booking.id, block.id, taken.change_id
  ORDER BY min(taken.night), room.number`;

const NOT_LEFT = `
  SELECT 'STAY' AS kind, room.id AS "roomId", room.number AS "roomNumber", stay.checkin::text AS "firstNight",
    stay.checkout::text AS until, stay.id AS "stayId", stay.status AS "stayStatus", booking.reference,
    coalesce(stay.guest_name, booking.name) AS "guestName",
    NULL AS "blockId", NULL AS "blockReason", NULL AS note
  FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id JOIN rooms room ON room.id = stay.room_id
  WHERE stay.room_id = ANY ($1) AND stay.status = 'IN_HOUSE' AND stay.checkout <= $2 AND stay.id <> ALL ($3)
  ORDER BY stay.checkout, room.number`;

const TAKE_FOR_BLOCK = `
  INSERT INTO room_nights (room_id, night, block_id)
  SELECT $2, night::date, $1 FROM generate_series($3::date, $4::date - 1, interval '1 day') AS night`;

const ROOM_ON = `
  SELECT room_id AS "roomId" FROM room_nights WHERE stay_id = $1 AND night = $2 AND change_id IS NULL`;

const NIGHTS_OF_STAYS = `
  SELECT taken.stay_id AS "stayId", room.number AS "roomNumber", type.name AS "roomTitle", taken.night::text AS night
  FROM room_nights taken JOIN rooms room ON room.id = taken.room_id JOIN room_types type ON type.id = room.type_id
  WHERE taken.stay_id = ANY ($1) AND taken.change_id IS NULL ORDER BY taken.stay_id, taken.night`;

const GIVE_UP = `
  DELETE FROM room_nights taken USING jsonb_to_recordset($1) AS moved("stayId" uuid, first date)
  WHERE taken.stay_id = moved."stayId" AND taken.change_id IS NULL AND taken.night >= moved.first`;

const TAKE_AGAIN = `
  INSERT INTO room_nights (room_id, night, stay_id)
  SELECT moved."roomId", night::date, moved."stayId"
  FROM jsonb_to_recordset($1) AS moved("stayId" uuid, "roomId" integer, first date, until date),
    generate_series(moved.first, moved.until - 1, interval '1 day') AS night`;

/** A stay that gets another room from its night `first` on. */
export interface MovedStay extends Nights {
  stayId: string;
  roomId: number;
}

/** One night of a stay, with its room. */
export interface NightInRoom {
  stayId: string;
  roomNumber: string;
  /** The title of the type of the room, as guests see it. */
  roomTitle: string;
  night: PlainDate;
}

/** Finds who has which room, and takes and releases nights for the desk. */
export class RoomOccupancy {
  constructor(private readonly database: DataSource) {}

  /**
   * Everybody who has any of these nights in these rooms, the earliest first. Nights of the stays in `except` do not
   * count.
   */
  occupants(
    roomIds: readonly number[],
    { first, until }: Nights,
    except: readonly string[] = [],
    manager: EntityManager = this.database.manager,
  ): Promise<Occupant[]> {
    return manager.query(OCCUPANTS, [roomIds, first, until, except]);
  }

  /** The guests whose nights are over on the business day and who have not left these rooms. */
  notLeft(
    roomIds: readonly number[],
    businessDay: PlainDate,
    except: readonly string[] = [],
    manager: EntityManager = this.database.manager,
  ): Promise<Occupant[]> {
    return manager.query(NOT_LEFT, [roomIds, businessDay, except]);
  }

  /**
   * Takes the nights of a room for a block. The caller must hold the lock on the type's row, and the nights must be
   * free.
   */
  async takeForBlock(
    manager: EntityManager,
    blockId: string,
    roomId: number,
    { first, until }: Nights,
  ): Promise<void> {
    await manager.query(TAKE_FOR_BLOCK, [blockId, roomId, first, until]);
  }

  /** Releases a block's nights from that night on. */
  async freeBlock(manager: EntityManager, blockId: string, from: PlainDate): Promise<void> {
    await manager.query('DELETE FROM room_nights WHERE block_id = $1 AND night >= $2', [blockId, from]);
  }

  /** The room of the stay in that night; null when it has no room. */
  async roomOn(manager: EntityManager, stayId: string, night: PlainDate): Promise<number | null> {
    const rows: { roomId: number }[] = await manager.query(ROOM_ON, [stayId, night]);
    return rows[0]?.roomId ?? null;
  }

  /** Every night of these stays with its room, by stay and night. */
  nightsOf(
    stayIds: readonly string[],
    manager: EntityManager = this.database.manager,
  ): Promise<NightInRoom[]> {
    return manager.query(NIGHTS_OF_STAYS, [stayIds]);
  }

  /**
   * Moves the stays to other rooms from a night on, all at the same time. The caller must hold the locks on the types'
   * rows, and the nights must be free.
   */
  async move(manager: EntityManager, moved: readonly MovedStay[]): Promise<void> {
    const rows = JSON.stringify(moved);
    await manager.query(GIVE_UP, [rows]);
    await manager.query(TAKE_AGAIN, [rows]);
  }
}
