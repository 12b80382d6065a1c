import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { BUSINESS_DAY_ENDS, type PlainDate } from '../../platform/time/dates';
import type { StayStatus } from '../../selling/stays/stay.states';
import { STATE_MARKS } from './room-mark.entity';

/** The state of a room. */
export const RoomState = {
  DIRTY: 'DIRTY',
  TO_BE_SERVICED: 'TO_BE_SERVICED',
  CLEAN: 'CLEAN',
  INSPECTED: 'INSPECTED',
} as const;
export type RoomState = (typeof RoomState)[keyof typeof RoomState];

/** The guest's wish for the business day. */
export const GuestWish = {
  DO_NOT_DISTURB: 'DO_NOT_DISTURB',
  SERVICE_REFUSED: 'SERVICE_REFUSED',
} as const;
export type GuestWish = (typeof GuestWish)[keyof typeof GuestWish];

/** A guest who arrives in the room, is in it or has left it on the business day. */
export interface GuestOfRoom {
  /** The id of the stay. */
  stay: string;
  name: string;
  status: StayStatus;
  checkout: PlainDate;
}

/** A room as it is now. */
export interface RoomNow {
  id: number;
  number: string;
  /** What guests call its type. */
  roomTitle: string;
  state: RoomState;
  /** When the room came into this state; null while nobody has been in the room and nobody has entered a state. */
  since: Date | null;
  /** The person who pressed the state; null when it follows from a stay. */
  by: string | null;
  wish: GuestWish | null;
  /** The account of the person who makes the room today; null when nobody has taken it. */
  takenById: string | null;
  /** The name of this person. */
  takenBy: string | null;
  /** The day on which a room that is out of order is on sale again; null for any other room. */
  outOfOrderUntil: PlainDate | null;
  outOfOrderNote: string | null;
  /** What must be repaired, in the words of housekeeping, the oldest first. Reception has not done it yet. */
  repairs: string[];
  /** The pictures of what must be repaired, each with its words. */
  repairPictures: { id: string; words: string }[];
  guests: GuestOfRoom[];
}

const dayBegins = (day: string): string =>
  `((${day})::timestamp + interval '${BUSINESS_DAY_ENDS}') AT TIME ZONE moment.zone`;

// A room becomes used when a guest leaves it, has slept in it until the end of a business day, or moves to another
// room. When the newest of these moments is later than the newest entered state, the room is used.
const ROOMS = `
  WITH moment AS MATERIALIZED (
    SELECT hotel_business_day() AS day, (SELECT time_zone FROM property) AS zone
  ), guest AS MATERIALIZED (
    SELECT stay.id, coalesce(tonight.room_id, stay.room_id) AS room_id, coalesce(stay.guest_name, booking.name) AS name,
      stay.status, stay.checkout, stay.checked_in_at
    FROM moment CROSS JOIN stays stay JOIN bookings booking ON booking.id = stay.booking_id
    LEFT JOIN room_nights tonight ON tonight.stay_id = stay.id AND tonight.change_id IS NULL AND tonight.night = moment.day
    WHERE booking.status = 'CONFIRMED' AND (stay.status = 'IN_HOUSE'
      OR stay.status = 'EXPECTED' AND stay.checkin <= moment.day AND stay.checkout > moment.day
      OR stay.status = 'DEPARTED' AND stay.checkout = moment.day)
  ), moved AS MATERIALIZED (
    SELECT move.from_room_id AS room_id, max(move.created_at) AS at
    FROM moment CROSS JOIN room_moves move JOIN stays stay ON stay.id = move.stay_id
    WHERE stay.checked_in_at <= move.created_at AND ${dayBegins('move.first_night')} <= move.created_at
    GROUP BY move.from_room_id
  )
  SELECT room.id, room.number, type.name AS "roomTitle",
    CASE WHEN used.at IS NULL OR used.at <= pressed.at THEN coalesce(pressed.kind, 'CLEAN')
      WHEN here.since IS NULL THEN 'DIRTY' ELSE 'TO_BE_SERVICED' END AS state,
    CASE WHEN used.at IS NULL OR used.at <= pressed.at THEN pressed.at ELSE used.at END AS since,
    CASE WHEN used.at IS NULL OR used.at <= pressed.at THEN ${staffName('pressed.by')} END AS by,
    CASE WHEN here.since IS NOT NULL AND wish.kind IN ('DO_NOT_DISTURB', 'SERVICE_REFUSED') THEN wish.kind END AS wish,
    taker.by AS "takenById", CASE WHEN taker.by IS NOT NULL THEN ${staffName('taker.by')} END AS "takenBy",
    block.until::text AS "outOfOrderUntil", block.note AS "outOfOrderNote",
    coalesce(repairs.noted, '[]') AS repairs, coalesce(repairs.pictures, '[]') AS "repairPictures", coalesce(guests.listed, '[]') AS guests
  FROM moment CROSS JOIN rooms room JOIN room_types type ON type.id = room.type_id
  LEFT JOIN LATERAL (
    SELECT mark.kind, mark.pressed_at AS at, mark.pressed_by AS by FROM room_marks mark
    WHERE mark.room_id = room.id AND mark.kind IN ${STATE_MARKS}
    ORDER BY mark.pressed_at DESC, mark.recorded_at DESC, mark.id DESC LIMIT 1) pressed ON true
  LEFT JOIN LATERAL (
    SELECT mark.kind FROM room_marks mark
    WHERE mark.room_id = room.id AND mark.kind NOT IN ('DIRTY', 'TAKEN', 'GIVEN_BACK') AND mark.pressed_at >= ${dayBegins('moment.day')}
    ORDER BY mark.pressed_at DESC, mark.recorded_at DESC, mark.id DESC LIMIT 1) wish ON true
  LEFT JOIN LATERAL (
    SELECT CASE WHEN mark.kind = 'TAKEN' THEN coalesce(mark.maker, mark.pressed_by) END AS by FROM room_marks mark
    WHERE mark.room_id = room.id AND mark.kind IN ('TAKEN', 'GIVEN_BACK') AND mark.pressed_at >= ${dayBegins('moment.day')}
    ORDER BY mark.pressed_at DESC, mark.recorded_at DESC, mark.id DESC LIMIT 1) taker ON true
  LEFT JOIN LATERAL (
    SELECT min(guest.checked_in_at) AS since FROM guest
    WHERE guest.room_id = room.id AND guest.status = 'IN_HOUSE') here ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('stay', guest.id, 'name', guest.name, 'status', guest.status, 'checkout', guest.checkout)
      ORDER BY guest.checkout, guest.name) AS listed
    FROM guest WHERE guest.room_id = room.id) guests ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(task.parameters ->> 'repairNote' ORDER BY task.created_at) AS noted,
      json_agg(json_build_object('id', picture.id, 'words', task.parameters ->> 'repairNote') ORDER BY task.created_at)
        FILTER (WHERE picture.id IS NOT NULL) AS pictures
    FROM tasks task LEFT JOIN house_pictures picture ON picture.task_id = task.id AND picture.stored_at IS NOT NULL
    WHERE task.kind = 'REPAIR' AND task.done_at IS NULL AND task.parameters ->> 'roomNumber' = room.number) repairs ON true
  LEFT JOIN LATERAL (
    SELECT max(stay.checked_out_at) AS at FROM stays stay
    WHERE stay.room_id = room.id AND stay.status = 'DEPARTED') departed ON true
  LEFT JOIN LATERAL (
    SELECT least(${dayBegins('taken.night + 1')}, stay.checked_out_at) AS at
    FROM room_nights taken JOIN stays stay ON stay.id = taken.stay_id
    WHERE taken.room_id = room.id AND taken.change_id IS NULL AND taken.night < moment.day
      AND stay.status IN ('IN_HOUSE', 'DEPARTED') AND stay.checked_in_at < ${dayBegins('taken.night + 1')}
    ORDER BY taken.night DESC LIMIT 1) slept ON true
  CROSS JOIN LATERAL (
    SELECT greatest(departed.at, slept.at, (SELECT moved.at FROM moved WHERE moved.room_id = room.id),
      CASE WHEN here.since < ${dayBegins('moment.day')} THEN ${dayBegins('moment.day')} END) AS at) used
  LEFT JOIN room_nights out ON out.room_id = room.id AND out.night = moment.day AND out.block_id IS NOT NULL
  LEFT JOIN blocks block ON block.id = out.block_id AND block.reason = 'OUT_OF_ORDER'`;

/** Reads the rooms as they are now. Writes nothing. */
export class RoomStatesReadModel {
  constructor(private readonly database: DataSource) {}

  /** All rooms, by number. */
  all(): Promise<RoomNow[]> {
    return this.database.query(`${ROOMS} ORDER BY length(room.number), room.number`);
  }

  /** These rooms, in the caller's transaction. */
  of(manager: EntityManager, roomIds: readonly number[]): Promise<RoomNow[]> {
    return manager.query(`${ROOMS} WHERE room.id = ANY ($1)`, [roomIds]);
  }
}
