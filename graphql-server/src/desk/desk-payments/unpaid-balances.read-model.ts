import type { DataSource } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';
import { BALANCE_DUE_ON, PAYABLE_UNTIL } from '../../bookings/balances/balance-due';
import { BALANCE_OF_FOLIO, BALANCE_OF_GUEST, goesOnAccount } from '../core/balance';
import type { GuestWhereabouts } from './unpaid-balance.results';

interface UnpaidRow {
  reference: string;
  guestName: string;
  roomNumber: string | null;
  checkin: PlainDate;
  checkout: PlainDate;
  where: GuestWhereabouts;
  /** What the guest owes. */
  balancePaise: number;
  /** What the payers of further folios owe, where it is not 0. */
  folios: { name: string; balancePaise: number }[];
  /** The day by which it is to be paid; null at the hotel. */
  dueOn: PlainDate | null;
  /** The last day to pay before the booking is cancelled by its terms; null when it is not cancelled for that. */
  payableUntil: PlainDate | null;
}

/** Debts of guests who left earlier are not part of the daily work. */
const DAYS_AFTER = 60;

/** The page of bookings lists guests who arrive later. */
const DAYS_BEFORE = 14;

const OWING_FOLIOS = `COALESCE((
  SELECT jsonb_agg(jsonb_build_object('name', owing.name, 'balancePaise', owing.paise) ORDER BY owing.place)
  FROM (SELECT folio.name, folio.place, ${BALANCE_OF_FOLIO} AS paise FROM folios folio
    WHERE folio.booking_id = booking.id AND NOT ${goesOnAccount('booking.id', 'folio.company_id')}) owing
  WHERE owing.paise <> 0), '[]')`;

// A guest is here while checked in. A guest who was expected and whose nights are over is not here.
const UNPAID = `
  SELECT unpaid.* FROM (
    SELECT booking.reference, booking.name AS "guestName", kept.numbers AS "roomNumber",
      dates.checkin::text AS checkin, dates.checkout::text AS checkout,
      CASE WHEN kept."leavesOn" IS NOT NULL THEN CASE WHEN kept."leavesOn" <= $1 THEN 'LEAVING' ELSE 'IN_HOUSE' END
        WHEN kept."comesOn" IS NULL THEN 'GONE'
        WHEN kept."comesOn" <= $1 THEN 'ARRIVING' ELSE 'COMING' END AS "where",
      CASE WHEN ${goesOnAccount('booking.id', 'billing.company_id')} THEN 0 ELSE ${BALANCE_OF_GUEST} END::bigint AS "balancePaise",
      ${OWING_FOLIOS} AS folios, (${BALANCE_DUE_ON})::text AS "dueOn",
      ${PAYABLE_UNTIL}::text AS "payableUntil"
    FROM bookings booking
    JOIN LATERAL (SELECT min(stay.checkin) AS checkin, max(stay.checkout) AS checkout FROM stays stay
      WHERE stay.booking_id = booking.id) dates ON true
    JOIN LATERAL (SELECT max(stay.checkout) FILTER (WHERE stay.status = 'IN_HOUSE') AS "leavesOn",
        min(stay.checkin) FILTER (WHERE stay.status = 'EXPECTED' AND stay.checkout >= $1) AS "comesOn",
        string_agg(room.number, ', ' ORDER BY stay.position) AS numbers
      FROM stays stay LEFT JOIN rooms room ON room.id = stay.room_id
      WHERE stay.booking_id = booking.id AND stay.status NOT IN ${ENDED_STAY_STATES}) kept ON true
    LEFT JOIN billing_details billing ON billing.booking_id = booking.id
    WHERE booking.status IN ('CONFIRMED', 'CANCELLED')
      AND booking.id IN (SELECT stay.booking_id FROM stays stay
        WHERE stay.checkin <= $1::date + ${DAYS_BEFORE} AND stay.checkout >= $1::date - ${DAYS_AFTER}
        UNION SELECT due.id FROM bookings due WHERE due.status = 'CONFIRMED'
          AND due.terms ->> 'balanceDueOn' <= ($1::date + ${DAYS_BEFORE})::text
          AND EXISTS (SELECT 1 FROM stays stay WHERE stay.booking_id = due.id AND stay.checkout >= $1::date))) unpaid
  WHERE unpaid."balancePaise" <> 0 OR unpaid.folios <> '[]'
  ORDER BY array_position(ARRAY['LEAVING', 'IN_HOUSE', 'ARRIVING', 'COMING', 'GONE'], unpaid."where"),
    CASE unpaid."where" WHEN 'COMING' THEN unpaid.checkin ELSE unpaid.checkout END, unpaid.reference LIMIT 200`;

/** Reads the bookings with an open balance. Writes nothing. */
export class UnpaidBalances {
  constructor(private readonly database: DataSource) {}

  /**
   * Bookings with an open balance and a stay from 60 days before that business day to 14 days after it, or a balance that is
   * due within 14 days.
   */
  find(businessDay: PlainDate): Promise<UnpaidRow[]> {
    return this.database.query(UNPAID, [businessDay]);
  }
}
