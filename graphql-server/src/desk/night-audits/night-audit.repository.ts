import type { DataSource, EntityManager } from 'typeorm';
import type { BookingStatus } from '../../bookings/core/booking.states';
import { findRecord, insertRecord } from '../../platform/database/plain-statements';
import { BUSINESS_DAY_ENDS, type PlainDate } from '../../platform/time/dates';
import type { StayStatus } from '../../selling/stays/stay.states';
import { wasInHouseAt } from '../core/house';
import { NightAudit } from './night-audit.entity';

/** A stay that must be settled before its day can be closed. */
export interface OpenStay {
  id: string;
  reference: string;
  bookingStatus: BookingStatus;
  status: StayStatus;
  guestName: string;
  roomTitle: string;
  roomNumber: string | null;
  checkin: PlainDate;
  checkout: PlainDate;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
}

/** The figures of a day, in rooms. */
export type DayFigures = Pick<NightAudit, 'arrivals' | 'departures' | 'inHouse' | 'noShows'>;

/** Days that are over and not closed. */
export interface DaysNotClosed {
  /** Null when each is closed. */
  first: PlainDate | null;
  days: number;
}

// A stay from before this version was never checked in; after its day of leaving it no longer counts.
const OPEN_STAYS = `
  SELECT stay.id, booking.reference, booking.status AS "bookingStatus", stay.status,
    coalesce(stay.guest_name, booking.name) AS "guestName", type.name AS "roomTitle", room.number AS "roomNumber",
    stay.checkin::text, stay.checkout::text, stay.checked_in_at AS "checkedInAt", stay.checked_out_at AS "checkedOutAt"
  FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
  JOIN room_types type ON type.id = stay.room_type_id LEFT JOIN rooms room ON room.id = stay.room_id
  WHERE stay.status = 'IN_HOUSE' AND stay.checkout <= $1
    OR stay.status = 'EXPECTED' AND stay.checkin <= $1 AND stay.checkout >= $1
      AND booking.status IN ('CONFIRMED', 'TENTATIVE')
  ORDER BY room.number, stay.checkin, stay.id`;

/** The first moment of a day of the hotel. */
const firstMomentOf = (day: string) =>
  `((${day} + interval '${BUSINESS_DAY_ENDS}') AT TIME ZONE (SELECT time_zone FROM property))`;

const BEGINS = firstMomentOf('$1::date');
const ENDS = firstMomentOf('($1::date + 1)');

// For a day that is not over, the present time is its end.
const FIGURES = `
  SELECT count(*) FILTER (WHERE stay.status IN ('IN_HOUSE', 'DEPARTED')
      AND stay.checked_in_at >= ${BEGINS} AND stay.checked_in_at < ${ENDS})::int AS arrivals,
    count(*) FILTER (WHERE stay.status = 'DEPARTED'
      AND stay.checked_out_at >= ${BEGINS} AND stay.checked_out_at < ${ENDS})::int AS departures,
    count(*) FILTER (WHERE ${wasInHouseAt(ENDS)})::int AS "inHouse",
    count(*) FILTER (WHERE stay.checkin = $1 AND stay.status = 'NO_SHOW')::int AS "noShows"
  FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
  WHERE booking.status = 'CONFIRMED' AND stay.checkin <= $1
    AND (stay.checkout >= $1 OR stay.status = 'IN_HOUSE' OR stay.checked_out_at >= ${BEGINS})`;

// The open days since the first closed day. When no day was closed yet, only yesterday, if a guest had arrived by
// then.
const NOT_CLOSED = `
  SELECT min(past.day)::date::text AS first, count(*)::int AS days
  FROM generate_series(
    coalesce((SELECT min(audit.day) FROM night_audits audit), (SELECT $1::date - 1 WHERE EXISTS (
      SELECT 1 FROM stays stay WHERE stay.checked_in_at < ${BEGINS})))::timestamp,
    $1::date - 1, interval '1 day') past (day)
  WHERE NOT EXISTS (SELECT 1 FROM night_audits audit WHERE audit.day = past.day::date)`;

/** Reads the open stays of a day of the hotel, and stores closed days. Closed days are added, never changed. */
export class NightAuditRepository {
  constructor(private readonly database: DataSource) {}

  /** Guests who had not arrived or left by the end of the day, by room. */
  openStays(day: PlainDate, manager: EntityManager = this.database.manager): Promise<OpenStay[]> {
    return manager.query(OPEN_STAYS, [day]);
  }

  async figuresOf(day: PlainDate, manager: EntityManager = this.database.manager): Promise<DayFigures> {
    const rows: DayFigures[] = await manager.query(FIGURES, [day]);
    return rows[0] ?? { arrivals: 0, departures: 0, inHouse: 0, noShows: 0 };
  }

  /** The closed day; null when it is not closed. */
  find(day: PlainDate, manager: EntityManager = this.database.manager): Promise<NightAudit | null> {
    return findRecord(manager, NightAudit, 'WHERE day = $1', [day]);
  }

  /** The days before the business day that nobody has closed. */
  async notClosed(businessDay: PlainDate): Promise<DaysNotClosed> {
    const rows: DaysNotClosed[] = await this.database.query(NOT_CLOSED, [businessDay]);
    return rows[0] ?? { first: null, days: 0 };
  }

  /** The latest closed day. */
  findLast(): Promise<NightAudit | null> {
    return findRecord(this.database.manager, NightAudit, 'ORDER BY day DESC LIMIT 1', []);
  }

  async add(manager: EntityManager, audit: NightAudit): Promise<void> {
    await insertRecord(manager, NightAudit, audit);
  }
}
