import type { DataSource, EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { RoomTypeName } from '../rooms/room-type.entity';

/** The nights [check-in, check-out). */
export interface StayDates {
  checkin: PlainDate;
  checkout: PlainDate;
}

/** A room type that a guest asks for, or some rooms of it, one of which the guest gets. */
export interface WantedRoom {
  roomType: RoomTypeName;
  /** Left out or null for any room of the type. */
  roomIds?: readonly number[] | null;
}

/** A stay with its room. */
export interface RoomedStay extends StayDates {
  id: string;
  roomId: number;
}

const FREE_ROOMS = `
  SELECT room.id, type.code FROM rooms room JOIN room_types type ON type.id = room.type_id
  WHERE room.on_sale AND type.on_sale AND NOT EXISTS (
    SELECT 1 FROM room_nights taken
    WHERE taken.room_id = room.id AND taken.night >= $1 AND taken.night < $2)`;

// The room whose neighbouring nights are taken fits best, because the gaps of the other rooms stay whole.
const BEST_FITTING_ROOM = `
  SELECT free.id,
    (SELECT count(*) FROM room_nights neighbour
     WHERE neighbour.room_id = free.id
       AND neighbour.night IN ($1::date - 1, $2::date)) AS neighbours
  FROM (${FREE_ROOMS}) free
  WHERE free.code = $3 AND free.id <> ALL ($4) AND ($5::int[] IS NULL OR free.id = ANY ($5))
  ORDER BY neighbours DESC, free.id
  LIMIT 1`;

const FREE_ROOMS_BY_TYPE = `SELECT code, count(*)::int AS free FROM (${FREE_ROOMS}) free GROUP BY code`;

// The first two of these stays for which a room of the type is free on all nights. First come the nearest stay that
// begins before the wanted day and the nearest other stay, then further stays of both kinds.
const FREE_STAYS = `
  SELECT checkin::text, checkout::text FROM (
  SELECT free.*, row_number() OVER (PARTITION BY checkin < $5::date ORDER BY nearness) AS place FROM (
  SELECT wanted.checkin, wanted.checkout, wanted.nearness
  FROM unnest($2::date[], $3::date[]) WITH ORDINALITY AS wanted(checkin, checkout, nearness)
  WHERE EXISTS (
    SELECT 1 FROM rooms room JOIN room_types type ON type.id = room.type_id
    WHERE type.code = $1 AND room.on_sale AND ($4::int[] IS NULL OR room.id = ANY ($4)) AND NOT EXISTS (
      SELECT 1 FROM room_nights taken
      WHERE taken.room_id = room.id AND taken.night >= wanted.checkin AND taken.night < wanted.checkout))) free
  ORDER BY place, nearness LIMIT 2) nearest
  ORDER BY nearness`;

const FREE_ROOMS_OF_NIGHTS = `
  WITH taken AS (
    SELECT room.type_id, taken.night, count(*) AS rooms
    FROM rooms room JOIN room_nights taken ON taken.room_id = room.id
    WHERE room.on_sale AND taken.night >= $1 AND taken.night < $2
    GROUP BY room.type_id, taken.night)
  SELECT type.code, day::date::text AS night, (type.rooms - coalesce(taken.rooms, 0))::int AS free
  FROM (
    SELECT type.id, type.code, count(*) AS rooms FROM room_types type JOIN rooms room ON room.type_id = type.id
    WHERE type.on_sale AND room.on_sale GROUP BY type.id) type
  CROSS JOIN generate_series($1::date, $2::date - 1, interval '1 day') AS day
  LEFT JOIN taken ON taken.type_id = type.id AND taken.night = day`;

// Rooms under a block are out of sale, like sold rooms. A night without a taken room has no row.
const UNPAID_SHARE = `
  SELECT greatest(max((held + $4)::float / greatest(1, rooms - sold)),
      $4::float / (SELECT nullif(count(*), 0) FROM rooms JOIN room_types type ON type.id = rooms.type_id
        WHERE type.code = $1 AND rooms.on_sale)
    ) AS share
  FROM (SELECT count(*) FILTER (WHERE booking.status = 'HELD' OR taken.change_id IS NOT NULL) AS held,
      count(*) FILTER (WHERE taken.change_id IS NULL AND booking.status IN ('CONFIRMED', 'TENTATIVE')
        OR taken.block_id IS NOT NULL) AS sold,
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

const RELEASE_NIGHTS = `
  WITH freed AS (DELETE FROM room_nights WHERE stay_id = ANY ($1) RETURNING stay_id, room_id, night)
  SELECT stay_id AS "stayId", room_id AS "roomId", min(night)::text AS checkin, (max(night) + 1)::text AS checkout
  FROM (
    SELECT stay_id, room_id, night,
           night - (row_number() OVER (PARTITION BY stay_id, room_id ORDER BY night))::int AS run
    FROM freed) had
  GROUP BY stay_id, room_id, run ORDER BY stay_id, min(night)`;

/** Nights of a stay in one room, which are free again. */
export interface FreedNights extends StayDates {
  stayId: string;
  roomId: number;
}

/** Reads and takes the nights of rooms. It also reads rooms, to find free ones. */
export class RoomNightRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * The free room that keeps the gaps of the other rooms whole; null when no room is free for all nights. Rooms in
   * `except` are not used.
   */
  async bestFittingRoom(
    { roomType, roomIds = null, checkin, checkout }: StayDates & WantedRoom,
    manager: EntityManager = this.database.manager,
    except: readonly number[] = [],
  ): Promise<number | null> {
    const rows: { id: number }[] = await manager.query(BEST_FITTING_ROOM, [
      checkin,
      checkout,
      roomType,
      except,
      roomIds,
    ]);
    return rows[0]?.id ?? null;
  }

  /**
   * A room for each stay, in the order of the stays, or the stay for which no room is free. Stays that need particular
   * rooms choose first. The caller must hold the locks on the types' rows.
   */
  async roomsFor<Stay extends StayDates & WantedRoom>(
    stays: readonly Stay[],
    manager: EntityManager = this.database.manager,
  ): Promise<{ rooms: number[] } | { withoutRoom: Stay }> {
    const found = new Map<Stay, number>();
    for (const stay of [
      ...stays.filter(({ roomIds }) => roomIds),
      ...stays.filter(({ roomIds }) => !roomIds),
    ]) {
      const given = [...found].flatMap(([other, room]) => (overlap(other, stay) ? [room] : []));
      const room = await this.bestFittingRoom(stay, manager, given);
      if (room === null) return { withoutRoom: stay };
      found.set(stay, room);
    }
    return { rooms: stays.flatMap((stay) => found.get(stay) ?? []) };
  }

  /** How many rooms of each type are free for all nights. Types without free rooms are left out. */
  async freeRoomsByType({ checkin, checkout }: StayDates): Promise<Map<string, number>> {
    const rows: { code: string; free: number }[] = await this.database.query(FREE_ROOMS_BY_TYPE, [
      checkin,
      checkout,
    ]);
    return new Map(rows.map(({ code, free }) => [code, free]));
  }

  /** The ids of the rooms that are free for all nights. */
  async freeRooms({ checkin, checkout }: StayDates): Promise<ReadonlySet<number>> {
    const rows: { id: number }[] = await this.database.query(FREE_ROOMS, [checkin, checkout]);
    return new Set(rows.map(({ id }) => id));
  }

  /** How many rooms of each type are free on each night, by the type's code. Types without rooms are left out. */
  async freeRoomsOfNights({ checkin, checkout }: StayDates): Promise<Map<string, Map<PlainDate, number>>> {
    const rows: { code: string; night: PlainDate; free: number }[] = await this.database.query(
      FREE_ROOMS_OF_NIGHTS,
      [checkin, checkout],
    );
    const free = new Map<string, Map<PlainDate, number>>();
    for (const { code, night, free: rooms } of rows) {
      const nights = free.get(code) ?? new Map<PlainDate, number>();
      free.set(code, nights.set(night, rooms));
    }
    return free;
  }

  /**
   * The first two of these stays for which a room of the type is free on all nights, in their order: a stay that begins
   * before that day and a stay that begins later, if both exist.
   */
  async freeStays(
    { roomType, roomIds = null }: WantedRoom,
    stays: readonly StayDates[],
    day: PlainDate,
  ): Promise<StayDates[]> {
    return this.database.query(FREE_STAYS, [
      roomType,
      stays.map(({ checkin }) => checkin),
      stays.map(({ checkout }) => checkout),
      roomIds,
      day,
    ]);
  }

  /**
   * The share of the type's unsold rooms that is held unpaid, on the fullest night of the stay. `furtherRooms` are
   * counted as held on each night, so the share may exceed 1.
   */
  async unpaidShare(
    manager: EntityManager,
    { roomType, checkin, checkout }: StayDates & { roomType: RoomTypeName },
    furtherRooms: number,
  ): Promise<number> {
    const rows: { share: number }[] = await manager.query(UNPAID_SHARE, [
      roomType,
      checkin,
      checkout,
      furtherRooms,
    ]);
    return rows[0]?.share ?? 0;
  }

  /** Takes all nights of these stays in their rooms. */
  async takeNights(manager: EntityManager, stays: readonly RoomedStay[]): Promise<void> {
    const rows = stays.map(({ id, roomId, checkin, checkout }) => ({ id, roomId, checkin, checkout }));
    await manager.query(TAKE_NIGHTS, [JSON.stringify(rows)]);
  }

  /** Frees the nights that are held for a change. */
  async releaseChange(manager: EntityManager, changeId: string): Promise<void> {
    await manager.query('DELETE FROM room_nights WHERE change_id = $1', [changeId]);
  }

  /** Releases the nights of the stay from a day on. */
  async releaseNightsFrom(manager: EntityManager, stayId: string, from: PlainDate): Promise<void> {
    await manager.query('DELETE FROM room_nights WHERE stay_id = $1 AND night >= $2', [stayId, from]);
  }

  /** Frees the nights of the stays. Returns them, in one room after another. */
  releaseNights(manager: EntityManager, stays: readonly { id: string }[]): Promise<FreedNights[]> {
    return manager.query(RELEASE_NIGHTS, [stays.map(({ id }) => id)]);
  }
}

export function overlap(one: StayDates, other: StayDates): boolean {
  return one.checkin < other.checkout && other.checkin < one.checkout;
}
