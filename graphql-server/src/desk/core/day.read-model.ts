import type { DataSource } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';

/** The occupancy of one night, in rooms. */
interface NightOccupancy {
  night: PlainDate;
  /** All rooms of the hotel except those out of order; figures call these rooms available. */
  rooms: number;
  /** Taken by stays of confirmed bookings, or sold by a portal. */
  sold: number;
  /** Kept for the owner or a tentative booking. */
  kept: number;
  /** Rooms that are out of order. */
  outOfOrder: number;
}

// Counted as in `desk/figures/`: rooms out of order are not available, rooms for the owner's use are available, and a
// portal's rooms are sold. Grouped by room and night, in the order of the primary key of the nights.
const OCCUPANCY = `
  SELECT day::date::text AS night,
    count(*) FILTER (WHERE block.reason IS DISTINCT FROM 'OUT_OF_ORDER')::int AS rooms,
    count(*) FILTER (WHERE block.reason = 'PORTAL'
      OR booking.status = 'CONFIRMED' AND taken.change_id IS NULL)::int AS sold,
    count(*) FILTER (WHERE block.reason = 'OWNERS_USE' OR booking.status = 'TENTATIVE')::int AS kept,
    count(*) FILTER (WHERE block.reason = 'OUT_OF_ORDER')::int AS "outOfOrder"
  FROM generate_series($1::date, $1::date + $2::int - 1, interval '1 day') day
  CROSS JOIN rooms room
  LEFT JOIN room_nights taken ON taken.room_id = room.id AND taken.night = day::date
  LEFT JOIN blocks block ON block.id = taken.block_id
  LEFT JOIN stays stay ON stay.id = taken.stay_id
  LEFT JOIN bookings booking ON booking.id = stay.booking_id
  GROUP BY day ORDER BY day`;

const COMING_AND_GOING = `
  SELECT count(*) FILTER (WHERE stay.checkin = $1)::int AS arrivals,
    count(*) FILTER (WHERE stay.checkout = $1)::int AS departures
  FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
  WHERE booking.status = 'CONFIRMED' AND stay.status NOT IN ${ENDED_STAY_STATES}
    AND (stay.checkin = $1 OR stay.checkout = $1)`;

/** Reads what the staff see of the hotel's day. Writes nothing. */
export class DayReadModel {
  constructor(private readonly database: DataSource) {}

  /** The occupancy of the nights, one after another, from the first. */
  occupancy(first: PlainDate, nights: number): Promise<NightOccupancy[]> {
    return this.database.query(OCCUPANCY, [first, nights]);
  }

  /** How many stays begin and end on the day. */
  async comingAndGoing(day: PlainDate): Promise<{ arrivals: number; departures: number }> {
    const rows: { arrivals: number; departures: number }[] = await this.database.query(COMING_AND_GOING, [
      day,
    ]);
    return rows[0] ?? { arrivals: 0, departures: 0 };
  }
}
