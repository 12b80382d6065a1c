import type { DataSource, EntityManager } from 'typeorm';
import { bookingHasKeptMoney } from '../../payments/core/payment.repository';
import { nightsOf, type PlainDate } from '../../platform/time/dates';
import { hashOfToken } from '../../platform/secrets/keyed-secrets';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import type { StayDates } from '../../selling/stays/room-night.repository';

/**
 * An SQL condition on bookings: booked on the site without payment, on terms that require no payment, and without
 * money at the hotel: no payment was captured, or everything was refunded. A hold counts too, because its guest may
 * prove the address at any moment. The staff are responsible for bookings of the desk.
 */
const IS_UNSECURED = `
  booking.channel = 'SITE' AND booking.status IN ('HELD', 'CONFIRMED')
  AND (booking.terms ->> 'dueAtBookingPercent')::int = 0
  AND NOT coalesce((booking.terms ->> 'firstNightDue')::boolean, false)
  AND NOT ${bookingHasKeptMoney('booking.id')}`;

const ASKS_FOR_CODE = `
  booking.channel = 'SITE' AND (booking.terms ->> 'dueAtBookingPercent')::int = 0
  AND NOT coalesce((booking.terms ->> 'firstNightDue')::boolean, false)`;

/** An SQL condition on bookings: a hold that is confirmed by the code in the guest's mail, not by a payment. */
export const WAITS_FOR_CODE = `booking.status = 'HELD' AND ${ASKS_FOR_CODE}`;

/**
 * An SQL condition on bookings: confirmed, unsecured, and at least one guest is expected or in the house. After the stay an
 * open amount is a debt, not a payment at the hotel.
 */
export const PAYS_AT_HOTEL = `
  ${IS_UNSECURED} AND booking.status = 'CONFIRMED'
  AND EXISTS (
    SELECT 1 FROM stays open WHERE open.booking_id = booking.id AND open.status IN ('EXPECTED', 'IN_HOUSE'))`;

// Rounded down, so that never more than the share is unsecured: of fewer than five rooms, 20 % is no room.
const ROOMS_LEFT = `
  WITH taken AS (
    SELECT room.type_id, taken.night, count(*) AS rooms, count(*) FILTER (WHERE booking.status = 'HELD') AS unproven
    FROM room_nights taken JOIN rooms room ON room.id = taken.room_id
      JOIN stays stay ON stay.id = taken.stay_id JOIN bookings booking ON booking.id = stay.booking_id
    WHERE taken.night >= $1 AND taken.night < $2 AND booking.id IS DISTINCT FROM $4::uuid
      AND booking.token_hash IS DISTINCT FROM $5 AND ${IS_UNSECURED}
    GROUP BY room.type_id, taken.night)
  SELECT type.code, day::date::text AS night, type.share::int AS share,
    coalesce(taken.unproven, 0)::int AS unproven, (type.share - coalesce(taken.rooms, 0))::int AS left
  FROM (
    SELECT type.id, type.code, count(*) * $3::int / 100 AS share
    FROM room_types type JOIN rooms room ON room.type_id = type.id
    WHERE room.on_sale GROUP BY type.id) type
  CROSS JOIN generate_series($1::date, $2::date - 1, interval '1 day') AS day
  LEFT JOIN taken ON taken.type_id = type.id AND taken.night = day`;

// A guest of yesterday owes money, but keeps no room.
const TODAY = `((SELECT hotel_now()) AT TIME ZONE (SELECT time_zone FROM property))::date`;

const openRooms = (conditions: string) => `
  SELECT count(*)::int AS rooms, coalesce(sum(stay.checkout - stay.checkin), 0)::int AS nights
  FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
  WHERE ${IS_UNSECURED} AND stay.status IN ('EXPECTED', 'IN_HOUSE') AND stay.checkout > ${TODAY}
    AND booking.id IS DISTINCT FROM $1::uuid AND ${conditions}`;

// A guest who changes the form replaces the hold. Its successor is counted, and holds the room no longer than the first could.
const lapsedRooms = (conditions: string) => `
  SELECT count(*)::int AS rooms FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
  WHERE booking.status = 'EXPIRED' AND booking.replaced_by IS NULL AND ${ASKS_FOR_CODE}
    AND booking.created_at > (SELECT hotel_now()) - interval '1 day' AND ${conditions}`;

const IS_ONE = `SELECT 1 FROM bookings booking WHERE booking.id = $1 AND ${IS_UNSECURED}`;

/** The rooms of a type that may be unpaid on a night. */
interface CountedNight {
  code: RoomTypeName;
  night: PlainDate;
  /** How many may be unpaid. */
  share: number;
  /** The number of rooms that are held without a proven address. */
  unproven: number;
  /** The number of rooms that can still be booked unpaid; below 0 when the share was lowered. */
  left: number;
}

/** The column by which open bookings are counted. */
type CountedBy = 'mailbox_key' | 'caller_hash' | 'caller_site_hash' | 'caller_block_hash';

/** One room of a booking that is not secured by a payment. */
export interface UnsecuredStay extends StayDates {
  roomType: RoomTypeName;
}

/** How many rooms may still be booked unpaid on each night, by the type's code. */
type RoomsLeft = ReadonlyMap<RoomTypeName, ReadonlyMap<PlainDate, number>>;

/** Counts the rooms that guests have booked on the site without paying anything yet. */
export class UnsecuredRooms {
  constructor(
    private readonly database: DataSource,
    private readonly property: { readonly current: { unsecuredPercent: number } },
  ) {}

  /**
   * Whether these stays fit into the share of their types on each night. The caller must hold the locks on the types' rows.
   * The rooms of the booking `apart` count as free. What the booking `has` fits in any case, although the share is used up or
   * was lowered.
   */
  async fits(
    manager: EntityManager,
    stays: readonly UnsecuredStay[],
    { apart = null, has = [] }: { apart?: string | null; has?: readonly UnsecuredStay[] } = {},
  ): Promise<boolean> {
    return fitsInto(await this.roomsLeft(manager, stays, { id: apart, token: null }), stays, has);
  }

  /** Whether these stays fit at present, if the hold of this token ends. Locks nothing. */
  async wouldFit(stays: readonly UnsecuredStay[], replaces: string | null): Promise<boolean> {
    return fitsInto(await this.roomsLeft(this.database.manager, stays, { id: null, token: replaces }), stays);
  }

  /**
   * How many rooms of each type may at present be booked unpaid for all nights of the stay, if the hold of this token ends.
   * Locks nothing.
   */
  async leftFor(stay: StayDates, replaces: string | null): Promise<ReadonlyMap<RoomTypeName, number>> {
    const left = await this.roomsLeft(this.database.manager, [stay], { id: null, token: replaces });
    return new Map([...left].map(([code, nights]) => [code, Math.max(0, Math.min(...nights.values()))]));
  }

  /**
   * The rooms of open unsecured bookings with these values in the columns, and their nights, without the booking `apart`.
   * Without `withHolds`, only bookings whose address is proven.
   */
  async open(
    manager: EntityManager,
    by: Partial<Record<CountedBy, string>>,
    { withHolds, apart }: { withHolds: boolean; apart: string | null },
  ): Promise<{ holds: number; nights: number }> {
    const columns = Object.keys(by).map((column, index) => `booking.${column} = $${index + 2}`);
    const conditions = [...columns, ...(withHolds ? [] : [`booking.status = 'CONFIRMED'`])].join(' AND ');
    const rows: { rooms: number; nights: number }[] = await manager.query(openRooms(conditions), [
      apart,
      ...Object.values(by),
    ]);
    return { holds: rows[0]?.rooms ?? 0, nights: rows[0]?.nights ?? 0 };
  }

  /** The rooms of holds of the last 24 hours with this value in the column that ended without the code of the mail. */
  async lapsed(manager: EntityManager, by: Partial<Record<CountedBy, string>>): Promise<number> {
    const conditions = Object.keys(by).map((column, index) => `booking.${column} = $${index + 1}`);
    const values = Object.values(by);
    const rows: { rooms: number }[] = await manager.query(lapsedRooms(conditions.join(' AND ')), values);
    return rows[0]?.rooms ?? 0;
  }

  /** Whether the booking is unsecured. */
  async has(manager: EntityManager, bookingId: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(IS_ONE, [bookingId]);
    return rows.length > 0;
  }

  /**
   * The part of the share that is taken on the fullest night by these stays and by all holds whose address is not proven; 0
   * where there is no share. The caller must hold the locks on the types' rows.
   */
  async unprovenPart(manager: EntityManager, stays: readonly UnsecuredStay[]): Promise<number> {
    const counts = await this.counted(manager, stays, { id: null, token: null });
    const parts = counts.map(({ code, night, unproven, share }) => {
      const wanted = roomsOn(stays, code, night);
      return wanted > 0 && share > 0 ? (unproven + wanted) / share : 0;
    });
    return Math.max(0, ...parts);
  }

  private async roomsLeft(
    manager: EntityManager,
    stays: readonly StayDates[],
    apart: { id: string | null; token: string | null },
  ): Promise<RoomsLeft> {
    const left = new Map<RoomTypeName, Map<PlainDate, number>>();
    for (const { code, night, left: rooms } of await this.counted(manager, stays, apart)) {
      const nights = left.get(code) ?? new Map<PlainDate, number>();
      left.set(code, nights.set(night, rooms));
    }
    return left;
  }

  private counted(
    manager: EntityManager,
    stays: readonly StayDates[],
    apart: { id: string | null; token: string | null },
  ): Promise<CountedNight[]> {
    const [from] = stays.map(({ checkin }) => checkin).toSorted();
    const to = stays
      .map(({ checkout }) => checkout)
      .toSorted()
      .at(-1);
    return manager.query(ROOMS_LEFT, [
      from,
      to,
      this.property.current.unsecuredPercent,
      apart.id,
      apart.token === null ? null : hashOfToken(apart.token),
    ]);
  }
}

/** The number of stays that are in a room of the type on that night. */
function roomsOn(stays: readonly UnsecuredStay[], type: RoomTypeName, night: PlainDate): number {
  return stays.filter(
    ({ roomType, checkin, checkout }) => roomType === type && checkin <= night && night < checkout,
  ).length;
}

/** Whether all stays together have no more rooms of a type on a night than are left, or than they had before. */
function fitsInto(
  left: RoomsLeft,
  stays: readonly UnsecuredStay[],
  before: readonly UnsecuredStay[] = [],
): boolean {
  return stays.every(({ roomType, checkin, checkout }) =>
    nightsOf(checkin, checkout).every((night) => {
      const allowed = Math.max(left.get(roomType)?.get(night) ?? 0, roomsOn(before, roomType, night));
      return roomsOn(stays, roomType, night) <= allowed;
    }),
  );
}
