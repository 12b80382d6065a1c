import type { DataSource, EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** A room in which a stay can be placed. */
interface PlaceableRoom {
  roomNumber: string;
  roomTitle: string;
  /** Whether its type is better than the sold type. */
  isUpgrade: boolean;
}

/** A stay that could go to another room, so that its room gets free. */
interface MovableStay {
  stayId: string;
  reference: string;
  guestName: string;
  fromRoom: string;
  toRoom: string;
}

/** A stay that a portal has sold and that has no room, with what the desk can do. */
interface UnplacedStay {
  stayId: string;
  reference: string;
  guestName: string;
  portal: string | null;
  roomTitle: string;
  checkin: PlainDate;
  checkout: PlainDate;
  guests: number;
  since: Date;
  freeRooms: PlaceableRoom[];
  movableStays: MovableStay[];
}

const isFree = (room: string, stay: string): string => `
  NOT EXISTS (SELECT 1 FROM room_nights taken
    WHERE taken.room_id = ${room}.id AND taken.night >= ${stay}.checkin AND taken.night < ${stay}.checkout)`;

// As for moves: a room on sale that is large enough, of the sold type or a better one.
const fits = (type: string, stay: string, sold: string): string => `
  ${type}.capacity >= ${stay}.guests AND (${type}.id = ${sold}.id OR ${type}.nightly_rate_cents >= ${sold}.nightly_rate_cents)`;

const FREE_ROOMS = `
  SELECT json_agg(json_build_object('roomNumber', room.number, 'roomTitle', type.name, 'isUpgrade', type.id <> sold.id)
    ORDER BY type.id <> sold.id, type.sort_order, room.number)
  FROM rooms room JOIN room_types type ON type.id = room.type_id
  WHERE room.on_sale AND ${fits('type', 'stay', 'sold')} AND ${isFree('room', 'stay')}`;

// A room of the sold type whose nights only one guest to come has, who could have another free room.
const MOVABLE = `
  SELECT json_agg(json_build_object('stayId', movable.id, 'reference', movable.reference, 'guestName', movable.name,
    'fromRoom', movable.from_room, 'toRoom', movable.to_room) ORDER BY movable.is_upgrade, movable.from_room)
  FROM (
    SELECT other.id, owner.reference, coalesce(other.guest_name, owner.name) AS name, room.number AS from_room,
      target.number AS to_room, target.is_upgrade
    FROM rooms room
    CROSS JOIN LATERAL (
      SELECT min(taken.stay_id::text)::uuid AS stay_id FROM room_nights taken
      WHERE taken.room_id = room.id AND taken.night >= stay.checkin AND taken.night < stay.checkout
      HAVING count(DISTINCT taken.stay_id) = 1 AND bool_and(taken.block_id IS NULL AND taken.change_id IS NULL)) one
    JOIN stays other ON other.id = one.stay_id AND other.room_id = room.id AND other.status = 'EXPECTED'
    JOIN bookings owner ON owner.id = other.booking_id
    JOIN room_types other_sold ON other_sold.id = other.room_type_id
    CROSS JOIN LATERAL (
      SELECT free.number, free_type.id <> other_sold.id AS is_upgrade
      FROM rooms free JOIN room_types free_type ON free_type.id = free.type_id
      WHERE free.on_sale AND ${fits('free_type', 'other', 'other_sold')} AND ${isFree('free', 'other')}
      ORDER BY is_upgrade, free_type.sort_order, free.number LIMIT 1) target
    WHERE room.on_sale AND room.type_id = stay.room_type_id
    ORDER BY target.is_upgrade, room.number LIMIT 5) movable`;

const UNPLACED = `
  SELECT stay.id AS "stayId", booking.reference, coalesce(stay.guest_name, booking.name) AS "guestName",
    (SELECT desk.portal FROM desk_bookings desk WHERE desk.booking_id = booking.id) AS portal,
    sold.name AS "roomTitle", stay.checkin::text AS checkin, stay.checkout::text AS checkout, stay.guests,
    stay.unplaced_since AS since, COALESCE((${FREE_ROOMS}), '[]') AS "freeRooms",
    COALESCE((${MOVABLE}), '[]') AS "movableStays"
  FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
  JOIN room_types sold ON sold.id = stay.room_type_id
  WHERE stay.unplaced_since IS NOT NULL AND stay.status = 'EXPECTED' AND booking.status = 'CONFIRMED'
  ORDER BY stay.checkin, stay.unplaced_since LIMIT 100`;

/** Reads the stays that have no room. Writes nothing. */
export class UnplacedStaysReadModel {
  constructor(private readonly database: DataSource) {}

  /** The earliest arrival first. */
  all(manager: EntityManager = this.database.manager): Promise<UnplacedStay[]> {
    return manager.query(UNPLACED);
  }
}
