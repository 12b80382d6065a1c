import type { DataSource } from 'typeorm';
import { PAYS_AT_HOTEL } from '../../bookings/core/unsecured-rooms';
import type { BookingChannel } from '../../bookings/core/booking.entity';
import type { BookingStatus } from '../../bookings/core/booking.states';
import type { PlainDate } from '../../platform/time/dates';
import type { PropertySource } from '../../selling/property/property.service';
import { ENDED_STAY_STATES, isLive } from '../../selling/stays/stay.states';
import { SEARCHED_BOOKINGS, searchValues } from './booking-search';
import { OWED_OF_BOOKING } from './balance';
import type { BalanceState } from './desk.results';
import {
  headCountOf,
  isDueToLeave,
  isOfDepartures,
  isExpectedBy,
  isInHouse,
  leavesOn,
  type HeadCount,
} from './house';
import { BOOKING_ROWS, deskRow, type DeskRow, type DeskStay, type StoredRow } from './desk-row';

export interface DeskFilter {
  search: string;
  status: BookingStatus | null;
  channel: BookingChannel | null;
  balance: BalanceState | null;
  from: PlainDate | null;
  to: PlainDate | null;
}

/** A hold owes nothing yet, and a lapsed hold never will. */
const HAS_BALANCE = "booking.status IN ('CONFIRMED', 'CANCELLED')";

const BALANCES: Readonly<Record<BalanceState, string>> = {
  OWES: `${HAS_BALANCE} AND ${OWED_OF_BOOKING} > 0`,
  // A search has found only ids, times, states and channels.
  UNSECURED: `booking.id IN (
    SELECT booking.id FROM bookings booking WHERE ${PAYS_AT_HOTEL})`,
  SETTLED: `${HAS_BALANCE} AND ${OWED_OF_BOOKING} = 0`,
  GETS_BACK: `${HAS_BALANCE} AND ${OWED_OF_BOOKING} < 0`,
};

const ALL_BOOKINGS = 'SELECT booking.id, booking.created_at FROM bookings booking';

/** The bookings that a filter finds, as the CTE `found` with their ids and times, and the values of its parameters. */
function matching(
  { search, status, channel, balance, from, to }: DeskFilter,
  country: PropertySource['current']['countryCode'],
): { withFound: string; values: unknown[] } {
  const isSearch = search.trim() !== '';
  const values: unknown[] = isSearch ? searchValues(search, country) : [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const dates = [
    ...(from === null ? [] : [`stay.checkout > ${place(from)}`]),
    ...(to === null ? [] : [`stay.checkin <= ${place(to)}`]),
  ];
  const conditions = [
    ...(status === null ? [] : [`booking.status = ${place(status)}`]),
    ...(channel === null ? [] : [`booking.channel = ${place(channel)}`]),
    ...(balance === null ? [] : [BALANCES[balance]]),
    ...(dates.length === 0
      ? []
      : [`booking.id IN (SELECT stay.booking_id FROM stays stay WHERE ${dates.join(' AND ')})`]),
  ];
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  // A search is evaluated once for the page and the count. A list of all bookings is read in order, only as far as the
  // page needs.
  const withFound = isSearch
    ? `WITH found AS MATERIALIZED (${SEARCHED_BOOKINGS} ${where})`
    : `WITH found AS NOT MATERIALIZED (${ALL_BOOKINGS} ${where})`;
  return { withFound, values };
}

/** A row of a page of bookings; without a booking when the page is empty. */
type PageRow = { totalCount: number } & (StoredRow | { id: null });

/** Who comes, who goes and who is here, as bookings, and the heads that are still to come, to go and here now. */
interface DayAtTheDesk {
  arrivals: DeskRow[];
  departures: DeskRow[];
  inHouse: DeskRow[];
  heads: { toCome: HeadCount; toLeave: HeadCount; inHouse: HeadCount };
}

/** The bookings with a live stay of which this is true. */
const havingStay = (rows: readonly DeskRow[], holds: (stay: DeskStay) => boolean): DeskRow[] =>
  rows.filter(({ stays }) => stays.filter(isLive).some(holds));

/** Reads the bookings for the staff. Writes nothing. */
export class DeskReadModel {
  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySource,
  ) {}

  /** The arrivals, departures and guests in house on the business day, by room, including late guests. */
  async today(today: PlainDate): Promise<DayAtTheDesk> {
    const rows = await this.around(today);
    const having = (holds: (stay: DeskStay) => boolean) => havingStay(rows, holds);
    const heads = (holds: (stay: DeskStay) => boolean) =>
      headCountOf(rows.flatMap(({ stays }) => stays.filter(holds)));
    return {
      arrivals: having((stay) => stay.checkin === today || isExpectedBy(stay, today)),
      departures: having((stay) => leavesOn(stay, today)),
      inHouse: having(isInHouse),
      heads: {
        toCome: heads((stay) => isExpectedBy(stay, today)),
        toLeave: heads((stay) => isDueToLeave(stay, today)),
        inHouse: heads(isInHouse),
      },
    };
  }

  /** The bookings with a guest whose last day this is, and on the business day those with a guest who should have left. */
  async departures(day: PlainDate, businessDay: PlainDate): Promise<DeskRow[]> {
    return havingStay(await this.around(day), (stay) => isOfDepartures(stay, day, businessDay));
  }

  /** The confirmed bookings with a guest who is in the house, or whose dates include the day. */
  private async around(day: PlainDate): Promise<DeskRow[]> {
    const stored: StoredRow[] = await this.database.query(
      `${BOOKING_ROWS} WHERE booking.status = 'CONFIRMED' AND EXISTS (
         SELECT 1 FROM stays stay WHERE stay.booking_id = booking.id AND stay.status NOT IN ${ENDED_STAY_STATES}
           AND (stay.checkin <= $1 AND stay.checkout >= $1 OR stay.status = 'IN_HOUSE'))
       ORDER BY booking.reference`,
      [day],
    );
    return stored.map(deskRow).toSorted(byRoom);
  }

  /** A page of the bookings, newest first. */
  async find(
    filter: DeskFilter,
    page: { skip: number; take: number },
  ): Promise<{ bookings: DeskRow[]; totalCount: number }> {
    const { withFound, values } = matching(filter, this.property.current.countryCode);
    // Only the bookings of the page are read with everything that belongs to them.
    const [skip, take] = [values.length + 1, values.length + 2];
    const rows: PageRow[] = await this.database.query(
      `${withFound}
       SELECT counted."totalCount", listed.* FROM (SELECT count(*)::int AS "totalCount" FROM found) counted
       LEFT JOIN (${BOOKING_ROWS} WHERE booking.id = ANY (ARRAY(
         SELECT id FROM found ORDER BY created_at DESC, id OFFSET $${skip} LIMIT $${take}))) listed ON true
       ORDER BY listed."createdAt" DESC, listed.id`,
      [...values, page.skip, page.take],
    );
    const bookings = rows.flatMap(({ totalCount, ...row }) => (row.id === null ? [] : [deskRow(row)]));
    return { bookings, totalCount: rows[0]?.totalCount ?? 0 };
  }

  /** The ids of all bookings that the filter finds, newest first. */
  async idsOf(filter: DeskFilter): Promise<string[]> {
    const { withFound, values } = matching(filter, this.property.current.countryCode);
    const rows: { id: string }[] = await this.database.query(
      `${withFound} SELECT id FROM found ORDER BY created_at DESC, id`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /** The bookings with these ids, newest first. */
  async byIds(ids: readonly string[]): Promise<DeskRow[]> {
    const rows: StoredRow[] = await this.database.query(
      `${BOOKING_ROWS} WHERE booking.id = ANY ($1) ORDER BY booking.created_at DESC, booking.id`,
      [ids],
    );
    return rows.map(deskRow);
  }

  /** Null when there is no such booking. */
  async byReference(reference: string): Promise<DeskRow | null> {
    const rows: StoredRow[] = await this.database.query(`${BOOKING_ROWS} WHERE booking.reference = $1`, [
      reference.replaceAll('\0', ''),
    ]);
    return rows[0] ? deskRow(rows[0]) : null;
  }
}

/** Compares by the number of the first room; rows without a room come last. */
function byRoom(one: DeskRow, other: DeskRow): number {
  if (one.roomNumber === null || other.roomNumber === null)
    return Number(one.roomNumber === null) - Number(other.roomNumber === null);
  return one.roomNumber < other.roomNumber ? -1 : Number(one.roomNumber > other.roomNumber);
}
