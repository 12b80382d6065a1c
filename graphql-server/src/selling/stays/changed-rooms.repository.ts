import type { DataSource, EntityManager } from 'typeorm';
import { addDays, type PlainDate } from '../../platform/time/dates';
import { overlap, type StayDates, type WantedRoom } from './room-night.repository';

/** The nights [check-in, check-out) in one room. */
export interface NightsInRoom extends StayDates {
  roomId: number;
}

/** A stay as a change asks for it. */
export interface ChangedRoom extends StayDates, WantedRoom {
  /** The stay of the booking; null for a further stay. */
  id: string | null;
  /** The room of the stay, while it keeps its type; null for any other stay. */
  roomBefore: number | null;
  /** The business day, for a guest in the house who gets another room at once: that room must be empty. */
  entersOn?: PlainDate | null;
}

/** A stay whose nights the change gives up. */
export interface GivenUp {
  stayId: string;
  /** The first of these nights; a guest in the house keeps the nights before it. Null when all are given up. */
  from: PlainDate | null;
}

/** The rooms of a stay after a change. */
export interface FoundRooms {
  /** The room of the last night. */
  roomId: number;
  /** The nights of the stay, in one room after another. */
  nights: NightsInRoom[];
}

/**
 * SQL condition. Nights that the change gives up count as free: the nights of the stays in `stays`, each from its day
 * in `days` on.
 */
const isTaken = (stays: string, days: string): string => `
  NOT EXISTS (
    SELECT 1 FROM unnest(${stays}::uuid[], ${days}::date[]) AS own(stay_id, given_up_from)
    WHERE own.stay_id = taken.stay_id AND (own.given_up_from IS NULL OR taken.night >= own.given_up_from))`;

// The room in $6 comes first, even when it is of a better type or is not one of the promised rooms; then the room in
// which the stay $8 has most of these nights.
const ROOM_OF_CHANGE = `
  SELECT room.id,
    (SELECT count(*) FROM room_nights neighbour
     WHERE neighbour.room_id = room.id AND neighbour.night IN ($1::date - 1, $2::date)) AS neighbours,
    (SELECT count(*) FROM room_nights same
     WHERE same.stay_id = $8 AND same.room_id = room.id AND same.night >= $1 AND same.night < $2) AS nights
  FROM rooms room JOIN room_types type ON type.id = room.type_id
  WHERE (room.id = $6 OR type.code = $3 AND room.on_sale AND type.on_sale
      AND ($5::int[] IS NULL OR room.id = ANY ($5)))
    AND room.id <> ALL ($4)
    AND NOT EXISTS (
      SELECT 1 FROM room_nights taken
      WHERE taken.room_id = room.id AND taken.night >= $1 AND taken.night < $2
        AND ${isTaken('$7', '$9')})
    AND NOT EXISTS (
      SELECT 1 FROM stays guest
      WHERE guest.room_id = room.id AND guest.status = 'IN_HOUSE' AND guest.checkout <= $10
        AND guest.id IS DISTINCT FROM $8)
  ORDER BY room.id IS NOT DISTINCT FROM $6 DESC, nights DESC, neighbours DESC, room.id
  LIMIT 1`;

// The nights of a stay on which no room of its type is free.
const SOLD_OUT_NIGHTS = `
  SELECT wanted::date::text AS night FROM generate_series($1::date, $2::date - 1, interval '1 day') AS wanted
  WHERE NOT EXISTS (
    SELECT 1 FROM rooms room JOIN room_types type ON type.id = room.type_id
    WHERE type.code = $3 AND room.on_sale AND NOT EXISTS (
      SELECT 1 FROM room_nights taken WHERE taken.room_id = room.id AND taken.night = wanted::date
        AND ${isTaken('$4', '$5')}))
  ORDER BY 1`;

const HOLD_FOR_CHANGE = `
  INSERT INTO room_nights (room_id, night, stay_id, change_id)
  SELECT stay."roomId", wanted::date, stay."stayId", $1
  FROM jsonb_to_recordset($2) AS stay("roomId" integer, checkin date, checkout date, "stayId" uuid),
    generate_series(stay.checkin, stay.checkout - 1, interval '1 day') AS wanted
  WHERE NOT EXISTS (
    SELECT 1 FROM room_nights own
    WHERE own.room_id = stay."roomId" AND own.night = wanted::date AND own.stay_id = ANY ($3))`;

// One row for each run of nights in one room.
const NIGHTS_IN_ROOMS = `
  SELECT room_id AS "roomId", min(night)::text AS checkin, (max(night) + 1)::text AS checkout
  FROM (
    SELECT room_id, night, night - (row_number() OVER (PARTITION BY room_id ORDER BY night))::int AS run
    FROM room_nights WHERE stay_id = $1 AND change_id IS NULL AND night >= $2 AND night < $3) had
  GROUP BY room_id, run ORDER BY min(night)`;

const TAKEN_AMONG = `
  SELECT 1 FROM jsonb_to_recordset($1) AS wanted("roomId" integer, checkin date, checkout date)
  JOIN room_nights taken ON taken.room_id = wanted."roomId"
    AND taken.night >= wanted.checkin AND taken.night < wanted.checkout
  LIMIT 1`;

/** Finds the rooms that the stays of a changed booking keep and get. */
export class ChangedRooms {
  constructor(private readonly database: DataSource) {}

  /**
   * The rooms of each stay of a changed booking, in the order of the stays, or the stay for which no room is free. A
   * stay in several rooms keeps them for its kept nights, and only its further nights get a room: the room of the next
   * night if it is free. Any other stay gets one room for all nights. The nights that `own` gives up count as free. The
   * caller must hold the locks on the types' rows.
   */
  async roomsFor<Stay extends ChangedRoom>(
    stays: readonly Stay[],
    own: readonly GivenUp[],
    manager: EntityManager = this.database.manager,
  ): Promise<{ rooms: FoundRooms[] } | { withoutRoom: Stay }> {
    const kept = new Map<Stay, NightsInRoom[]>();
    for (const stay of stays) kept.set(stay, await this.keptNights(stay, manager));
    const found = new Map<Stay, NightsInRoom[]>(
      [...kept].map(([stay, nights]) => [stay, nights.length > 1 ? nights : []]),
    );
    for (const stay of stays) {
      const nights = kept.get(stay) ?? [];
      for (const wanted of missingNights(stay, nights)) {
        const given = [...found.values()].flat().filter((other) => overlap(other, wanted));
        const roomId = await this.roomFor({ ...stay, ...wanted }, { given, own }, manager);
        if (roomId === null) return { withoutRoom: stay };
        const { checkin, checkout } = wanted;
        found.set(stay, joined([...(found.get(stay) ?? []), { roomId, checkin, checkout }]));
      }
    }
    const rooms: FoundRooms[] = [];
    for (const stay of stays) {
      const nights = found.get(stay) ?? [];
      const roomId = nights.at(-1)?.roomId ?? (await this.lastRoomOf(stay, manager));
      if (roomId === null) return { withoutRoom: stay };
      rooms.push({ roomId, nights });
    }
    return { rooms };
  }

  /** The nights [from, until) of the stay, in one room after another. */
  nightsOf(
    manager: EntityManager,
    stayId: string,
    from: PlainDate,
    until: PlainDate,
  ): Promise<NightsInRoom[]> {
    return manager.query(NIGHTS_IN_ROOMS, [stayId, from, until]);
  }

  /** True while nobody has any of these nights. The caller must hold the locks on the types' rows. */
  async areFree(manager: EntityManager, nights: readonly NightsInRoom[]): Promise<boolean> {
    const taken: unknown[] = await manager.query(TAKEN_AMONG, [JSON.stringify(nights)]);
    return taken.length === 0;
  }

  /** The nights of the stay on which no room of its type is free. The nights that `own` gives up count as free. */
  async soldOutNights(
    { roomType, checkin, checkout }: ChangedRoom,
    own: readonly GivenUp[],
    manager: EntityManager = this.database.manager,
  ): Promise<PlainDate[]> {
    const rows: { night: PlainDate }[] = await manager.query(SOLD_OUT_NIGHTS, [
      checkin,
      checkout,
      roomType,
      ...columnsOf(own),
    ]);
    return rows.map(({ night }) => night);
  }

  /** Holds these nights for a change. Nights that a stay in `own` already has stay with it. */
  async hold(
    manager: EntityManager,
    changeId: string,
    nights: readonly (NightsInRoom & { stayId: string })[],
    own: readonly GivenUp[],
  ): Promise<void> {
    const rows = nights.map(({ roomId, stayId, checkin, checkout }) => ({
      roomId,
      stayId,
      checkin,
      checkout,
    }));
    await manager.query(HOLD_FOR_CHANGE, [changeId, JSON.stringify(rows), columnsOf(own)[0]]);
  }

  /** The nights that the stay has and keeps, unless its type changes. */
  private async keptNights(
    { id, roomBefore, checkin, checkout }: ChangedRoom,
    manager: EntityManager,
  ): Promise<NightsInRoom[]> {
    return id === null || roomBefore === null ? [] : this.nightsOf(manager, id, checkin, checkout);
  }

  /** The room of the last night of a stay that gets no further nights. */
  private async lastRoomOf(
    { id, checkout, roomBefore }: ChangedRoom,
    manager: EntityManager,
  ): Promise<number | null> {
    const last = id === null ? [] : await this.nightsOf(manager, id, addDays(checkout, -1), checkout);
    return last[0]?.roomId ?? roomBefore;
  }

  private async roomFor(
    { id, roomType, roomIds = null, checkin, checkout, roomBefore, entersOn = null }: ChangedRoom,
    { given, own }: { given: readonly NightsInRoom[]; own: readonly GivenUp[] },
    manager: EntityManager,
  ): Promise<number | null> {
    const [stays, days] = columnsOf(own);
    const others = given.map(({ roomId }) => roomId);
    const rows: { id: number }[] = await manager.query(ROOM_OF_CHANGE, [
      checkin,
      checkout,
      roomType,
      others,
      roomIds,
      roomBefore,
      stays,
      id,
      days,
      entersOn,
    ]);
    return rows[0]?.id ?? null;
  }
}

const columnsOf = (own: readonly GivenUp[]): [stays: string[], days: (PlainDate | null)[]] => [
  own.map(({ stayId }) => stayId),
  own.map(({ from }) => from),
];

/** The nights for which the stay needs a room, with the preferred room. */
function missingNights(
  { checkin, checkout, roomBefore }: ChangedRoom,
  kept: readonly NightsInRoom[],
): (StayDates & Pick<ChangedRoom, 'roomBefore'>)[] {
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last || kept.length === 1) {
    return checkin < checkout ? [{ checkin, checkout, roomBefore: first?.roomId ?? roomBefore }] : [];
  }
  return [
    { checkin, checkout: first.checkin, roomBefore: first.roomId },
    { checkin: last.checkout, checkout, roomBefore: last.roomId },
  ].filter((nights) => nights.checkin < nights.checkout);
}

/** The nights in their order. Consecutive nights in one room are joined. */
function joined(nights: readonly NightsInRoom[]): NightsInRoom[] {
  const rooms: NightsInRoom[] = [];
  for (const next of nights.toSorted((one, other) => one.checkin.localeCompare(other.checkin))) {
    const last = rooms.at(-1);
    if (last?.roomId === next.roomId && last.checkout === next.checkin) last.checkout = next.checkout;
    else rooms.push({ ...next });
  }
  return rooms;
}
