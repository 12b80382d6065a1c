import type { DataSource, EntityManager } from 'typeorm';
import { nightsOf, type PlainDate } from '../../platform/time/dates';
import { hashOfToken } from '../../platform/secrets/keyed-secrets';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import type { StayDates } from '../../selling/stays/room-night.repository';

/**
 * An SQL condition on bookings: booked on the site without payment, on terms that ask for none, and nothing was ever
 * captured. A hold counts too, because its guest may prove the address at any moment. The staff answer for bookings of the desk.
 */
export const IS_UNSECURED = `
  booking.channel = 'SITE' AND booking.status IN ('HELD', 'CONFIRMED')
  AND (booking.terms ->> 'dueAtBookingPercent')::int = 0
  AND NOT coalesce((booking.terms ->> 'firstNightDue')::boolean, false)
  AND NOT EXISTS (
    SELECT 1 FROM payments payment WHERE payment.booking_id = booking.id AND payment.captured_at IS NOT NULL)`;

/**
 * An SQL condition on bookings: confirmed, unsecured, and a guest is still to come or in the house. After the stay nobody
 * pays at the hotel any more: what is open is owed.
 */
export const PAYS_AT_HOTEL = `
  ${IS_UNSECURED} AND booking.status = 'CONFIRMED'
  AND EXISTS (
    SELECT 1 FROM stays open WHERE open.booking_id = booking.id AND open.status IN ('EXPECTED', 'IN_HOUSE'))`;

// Rounded down, so that never more than the share is unsecured: of fewer than five rooms, 20 % is no room.
const ROOMS_LEFT = `
  WITH taken AS (
    SELECT room.type_id, taken.night, count(*) AS rooms
    FROM room_nights taken JOIN rooms room ON room.id = taken.room_id
      JOIN stays stay ON stay.id = taken.stay_id JOIN bookings booking ON booking.id = stay.booking_id
    WHERE taken.night >= $1 AND taken.night < $2 AND booking.id IS DISTINCT FROM $4::uuid
      AND booking.token_hash IS DISTINCT FROM $5 AND ${IS_UNSECURED}
    GROUP BY room.type_id, taken.night)
  SELECT type.code, day::date::text AS night, (type.rooms * $3::int / 100 - coalesce(taken.rooms, 0))::int AS left
  FROM (
    SELECT type.id, type.code, count(*) AS rooms FROM room_types type JOIN rooms room ON room.type_id = type.id
    WHERE room.on_sale GROUP BY type.id) type
  CROSS JOIN generate_series($1::date, $2::date - 1, interval '1 day') AS day
  LEFT JOIN taken ON taken.type_id = type.id AND taken.night = day`;

const openRooms = (conditions: string) => `
  SELECT count(*)::int AS rooms, coalesce(sum(stay.checkout - stay.checkin), 0)::int AS nights
  FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
  WHERE ${IS_UNSECURED} AND stay.status IN ('EXPECTED', 'IN_HOUSE')
    AND booking.id IS DISTINCT FROM $1::uuid AND ${conditions}`;

/** A column that open bookings are counted by. */
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
   * The rooms of the booking `apart` count as free.
   */
  async fits(
    manager: EntityManager,
    stays: readonly UnsecuredStay[],
    apart: string | null = null,
  ): Promise<boolean> {
    return fitsInto(await this.roomsLeft(manager, stays, { id: apart, token: null }), stays);
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

  private async roomsLeft(
    manager: EntityManager,
    stays: readonly StayDates[],
    apart: { id: string | null; token: string | null },
  ): Promise<RoomsLeft> {
    const [from] = stays.map(({ checkin }) => checkin).toSorted();
    const to = stays
      .map(({ checkout }) => checkout)
      .toSorted()
      .at(-1);
    const rows: { code: string; night: PlainDate; left: number }[] = await manager.query(ROOMS_LEFT, [
      from,
      to,
      this.property.current.unsecuredPercent,
      apart.id,
      apart.token === null ? null : hashOfToken(apart.token),
    ]);
    const left = new Map<RoomTypeName, Map<PlainDate, number>>();
    for (const { code, night, left: rooms } of rows) {
      const nights = left.get(code) ?? new Map<PlainDate, number>();
      left.set(code, nights.set(night, rooms));
    }
    return left;
  }
}

/** Whether all stays together have no more rooms of a type on a night than are left. */
function fitsInto(left: RoomsLeft, stays: readonly UnsecuredStay[]): boolean {
  return stays.every(({ roomType, checkin, checkout }) =>
    nightsOf(checkin, checkout).every((night) => {
      const wanted = stays.filter(
        (other) => other.roomType === roomType && other.checkin <= night && night < other.checkout,
      );
      return wanted.length <= (left.get(roomType)?.get(night) ?? 0);
    }),
  );
}
