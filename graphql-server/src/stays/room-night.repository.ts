import type { DataSource, EntityManager } from 'typeorm';
import type { PlainDate } from '../platform/time/dates';
import type { RoomTypeName } from '../rooms/room-type.entity';

/** The nights [check-in, check-out). */
export interface StayDates {
  checkin: PlainDate;
  checkout: PlainDate;
}

/** A stay with the room that is kept for it. */
export interface RoomedStay extends StayDates {
  id: string;
  roomId: number;
}

const FREE_ROOMS = `
  SELECT room.id, type.code FROM rooms room JOIN room_types type ON type.id = room.type_id
  WHERE room.on_sale AND type.on_sale AND NOT EXISTS (
    SELECT 1 FROM room_nights taken
    WHERE taken.room_id = room.id AND taken.night >= $1 AND taken.night < $2)`;

// The room whose neighbouring nights are taken fits best: the gaps of the other rooms stay whole.
const BEST_FITTING_ROOM = `
  SELECT free.id,
    (SELECT count(*) FROM room_nights neighbour
     WHERE neighbour.room_id = free.id
       AND neighbour.night IN ($1::date - 1, $2::date)) AS neighbours
  FROM (${FREE_ROOMS}) free
  WHERE free.code = $3 AND free.id <> ALL ($4)
  ORDER BY neighbours DESC, free.id
  LIMIT 1`;

const FREE_ROOMS_BY_TYPE = `SELECT code, count(*)::int AS free FROM (${FREE_ROOMS}) free GROUP BY code`;

// The first two of the shifts, in days, by which a room of the type is free for the whole shifted stay.
const FREE_SHIFTS = `
  SELECT shift FROM unnest($4::int[]) WITH ORDINALITY AS shifts(shift, nearness)
  WHERE EXISTS (
    SELECT 1 FROM rooms room JOIN room_types type ON type.id = room.type_id
    WHERE type.code = $3 AND room.on_sale AND NOT EXISTS (
      SELECT 1 FROM room_nights taken
      WHERE taken.room_id = room.id AND taken.night >= $1::date + shift AND taken.night < $2::date + shift))
  ORDER BY nearness LIMIT 2`;

// Rooms under a block are out of sale, as sold ones are. A night on which no room is taken has no row.
const UNPAID_SHARE = `
  SELECT greatest(max((held + $4)::float / greatest(1, rooms - sold)),
      $4::float / (SELECT nullif(count(*), 0) FROM rooms JOIN room_types type ON type.id = rooms.type_id
        WHERE type.code = $1 AND rooms.on_sale)
    ) AS share
  FROM (SELECT count(*) FILTER (WHERE booking.status = 'HELD') AS held,
      count(*) FILTER (WHERE booking.status = 'CONFIRMED' OR taken.block_id IS NOT NULL) AS sold,
      (SELECT count(*) FROM rooms WHERE type_id = type.id AND on_sale) AS rooms
    FROM room_types type JOIN rooms room ON room.type_id = type.id
    JOIN room_nights taken ON taken.room_id = room.id AND taken.night >= $2 AND taken.night < $3
    LEFT JOIN stays stay ON stay.id = taken.stay_id
    LEFT JOIN bookings booking ON booking.id = stay.booking_id
    WHERE type.code = $1 GROUP BY type.id, taken.night) nights`;

const TAKE_NIGHTS = `
  INSERT INTO room_nights (room_id, night, stay_id)
  SELECT stay."roomId", night::date, stay.id
  FROM jsonb_to_recordset($1) AS stay(id uuid, "roomId" integer, checkin date, checkout date),
    generate_series(stay.checkin, stay.checkout - 1, interval '1 day') AS night`;

/** Which nights of which rooms are taken. It reads rooms as well, to tell which of them are free. */
export class RoomNightRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * The free room that keeps the other rooms' gaps whole, or null when none is free for all nights. Rooms in `except` are
   * not given.
   */
  async bestFittingRoom(
    { roomType, checkin, checkout }: StayDates & { roomType: RoomTypeName },
    manager: EntityManager = this.database.manager,
    except: readonly number[] = [],
  ): Promise<number | null> {
    const rows: { id: number }[] = await manager.query(BEST_FITTING_ROOM, [
      checkin,
      checkout,
      roomType,
      except,
    ]);
    return rows[0]?.id ?? null;
  }

  /** A room for each stay, in their order; or the stay for which none is free. The types' rows must be locked. */
  async roomsFor<Stay extends StayDates & { roomType: RoomTypeName }>(
    stays: readonly Stay[],
    manager: EntityManager = this.database.manager,
  ): Promise<{ rooms: number[] } | { withoutRoom: Stay }> {
    const rooms: number[] = [];
    for (const stay of stays) {
      const given = rooms.filter((_room, index) => overlap(stays[index], stay));
      const room = await this.bestFittingRoom(stay, manager, given);
      if (room === null) return { withoutRoom: stay };
      rooms.push(room);
    }
    return { rooms };
  }

  /** How many rooms of each type are free for all nights; a type without free rooms is missing. */
  async freeRoomsByType({ checkin, checkout }: StayDates): Promise<Map<string, number>> {
    const rows: { code: string; free: number }[] = await this.database.query(FREE_ROOMS_BY_TYPE, [
      checkin,
      checkout,
    ]);
    return new Map(rows.map(({ code, free }) => [code, free]));
  }

  /** The first two of these shifts, in days, by which a room of the type is free for the whole stay. */
  async freeShifts(
    roomType: RoomTypeName,
    { checkin, checkout }: StayDates,
    shifts: number[],
  ): Promise<number[]> {
    const rows: { shift: number }[] = await this.database.query(FREE_SHIFTS, [
      checkin,
      checkout,
      roomType,
      shifts,
    ]);
    return rows.map(({ shift }) => shift);
  }

  /**
   * The share of the type's rooms not yet sold that is held unpaid, in the fullest night of the stay. It counts
   * `besides` further rooms as held on each night, so it may be more than 1.
   */
  async unpaidShare(
    manager: EntityManager,
    { roomType, checkin, checkout }: StayDates & { roomType: RoomTypeName },
    besides: number,
  ): Promise<number> {
    const rows: { share: number }[] = await manager.query(UNPAID_SHARE, [
      roomType,
      checkin,
      checkout,
      besides,
    ]);
    return rows[0]?.share ?? 0;
  }

  /** Takes all nights of these stays in their rooms. */
  async takeNights(manager: EntityManager, stays: readonly RoomedStay[]): Promise<void> {
    const rows = stays.map(({ id, roomId, checkin, checkout }) => ({ id, roomId, checkin, checkout }));
    await manager.query(TAKE_NIGHTS, [JSON.stringify(rows)]);
  }

  async releaseNights(manager: EntityManager, stays: readonly { id: string }[]): Promise<void> {
    await manager.query('DELETE FROM room_nights WHERE stay_id = ANY ($1)', [stays.map(({ id }) => id)]);
  }
}

function overlap(one: StayDates | undefined, other: StayDates): boolean {
  return one !== undefined && one.checkin < other.checkout && other.checkin < one.checkout;
}
