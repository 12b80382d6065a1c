import type { DataSource, EntityManager } from 'typeorm';
import { nightsOf, type PlainDate } from '../platform/time/dates';
import type { RoomTypeName } from '../rooms/room-type.entity';
import type { Booking } from './booking.entity';

export interface Stay {
  checkin: PlainDate;
  checkout: PlainDate;
}

const FREE_ROOMS = `
  SELECT room.id, room.room_type FROM rooms room
  WHERE NOT EXISTS (
    SELECT 1 FROM room_nights taken
    WHERE taken.room_id = room.id AND taken.night >= $1 AND taken.night < $2)`;

// The room whose neighbouring nights are taken fits best: the gaps of the other rooms stay whole.
const BEST_FITTING_ROOM = `
  SELECT free.id,
    (SELECT count(*) FROM room_nights neighbour
     WHERE neighbour.room_id = free.id
       AND neighbour.night IN ($1::date - 1, $2::date)) AS neighbours
  FROM (${FREE_ROOMS}) free
  WHERE free.room_type = $3
  ORDER BY neighbours DESC, free.id
  LIMIT 1`;

const FREE_ROOMS_BY_TYPE = `SELECT room_type, count(*)::int AS free FROM (${FREE_ROOMS}) free GROUP BY room_type`;

// The first two of the shifts, in days, by which a room of the type is free for the whole shifted stay.
const FREE_SHIFTS = `
  SELECT shift FROM unnest($4::int[]) WITH ORDINALITY AS shifts(shift, nearness)
  WHERE EXISTS (
    SELECT 1 FROM rooms room
    WHERE room.room_type = $3 AND NOT EXISTS (
      SELECT 1 FROM room_nights taken
      WHERE taken.room_id = room.id AND taken.night >= $1::date + shift AND taken.night < $2::date + shift))
  ORDER BY nearness LIMIT 2`;

const UNPAID_SHARE = `
  SELECT coalesce(max(held::float / greatest(1, rooms - sold)), 0) AS share
  FROM (SELECT count(*) FILTER (WHERE booking.status = 'HELD') AS held,
      count(*) FILTER (WHERE booking.status = 'CONFIRMED') AS sold,
      (SELECT count(*) FROM rooms WHERE room_type = $1) AS rooms
    FROM rooms room
    JOIN room_nights taken ON taken.room_id = room.id AND taken.night >= $2 AND taken.night < $3
    JOIN bookings booking ON booking.id = taken.booking_id
    WHERE room.room_type = $1 GROUP BY taken.night) nights`;

const TAKE_NIGHTS =
  'INSERT INTO room_nights (room_id, night, booking_id) SELECT $1, night, $2 FROM unnest($3::date[]) AS night';

/** Which nights of which rooms are taken. It reads rooms as well, to tell which of them are free. */
export class RoomNightRepository {
  constructor(private readonly database: DataSource) {}

  /** The free room that keeps the other rooms' gaps whole, or null when none is free for all nights. */
  async bestFittingRoom(
    roomType: RoomTypeName,
    { checkin, checkout }: Stay,
    manager: EntityManager = this.database.manager,
  ): Promise<number | null> {
    const rows: { id: number }[] = await manager.query(BEST_FITTING_ROOM, [checkin, checkout, roomType]);
    return rows[0]?.id ?? null;
  }

  /** How many rooms of each type are free for all nights; a type without free rooms is missing. */
  async freeRoomsByType({ checkin, checkout }: Stay): Promise<Map<string, number>> {
    const rows: { room_type: string; free: number }[] = await this.database.query(FREE_ROOMS_BY_TYPE, [
      checkin,
      checkout,
    ]);
    return new Map(rows.map(({ room_type, free }) => [room_type, free]));
  }

  /** The first two of these shifts, in days, by which a room of the type is free for the whole stay. */
  async freeShifts(roomType: RoomTypeName, { checkin, checkout }: Stay, shifts: number[]): Promise<number[]> {
    const rows: { shift: number }[] = await this.database.query(FREE_SHIFTS, [
      checkin,
      checkout,
      roomType,
      shifts,
    ]);
    return rows.map(({ shift }) => shift);
  }

  /** The share of the type's rooms not yet sold that is held unpaid, in the fullest night of the stay: 0 to 1. */
  async unpaidShare(
    manager: EntityManager,
    roomType: RoomTypeName,
    { checkin, checkout }: Stay,
  ): Promise<number> {
    const rows: { share: number }[] = await manager.query(UNPAID_SHARE, [roomType, checkin, checkout]);
    return rows[0]?.share ?? 0;
  }

  async takeNights(
    manager: EntityManager,
    { id, roomId, checkin, checkout }: Pick<Booking, 'id' | 'roomId' | 'checkin' | 'checkout'>,
  ): Promise<void> {
    if (roomId === null) throw new Error(`Booking ${id} has no room to take nights of.`);
    await manager.query(TAKE_NIGHTS, [roomId, id, nightsOf(checkin, checkout)]);
  }

  async releaseNights(manager: EntityManager, bookingId: string): Promise<void> {
    await manager.query('DELETE FROM room_nights WHERE booking_id = $1', [bookingId]);
  }
}
