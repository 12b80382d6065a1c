import type { DataSource } from 'typeorm';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import type { PlainDate } from '../../platform/time/dates';
import { ENDED_STAY_STATES } from '../../selling/stays/stay.states';
import type { GuestWhereabouts } from './unpaid-balance.results';

interface UnpaidRow {
  reference: string;
  guestName: string;
  roomNumber: string | null;
  checkout: PlainDate;
  where: GuestWhereabouts;
  balancePaise: number;
}

/** Debts of guests who left earlier are not part of the daily work. */
const DAYS_AFTER = 60;

// The sum of `balanceOf`, for all bookings of these days.
const UNPAID = `
  SELECT booking.reference, booking.name AS "guestName", kept.numbers AS "roomNumber", dates.checkout::text AS checkout,
    CASE WHEN kept.checkin IS NULL OR kept.checkout < $1 THEN 'GONE' WHEN kept.checkin = $1 THEN 'ARRIVING'
      WHEN kept.checkout = $1 THEN 'LEAVING' ELSE 'IN_HOUSE' END AS "where",
    (charged.paise - money.paise)::bigint AS "balancePaise"
  FROM bookings booking
  JOIN LATERAL (SELECT min(stay.checkin) AS checkin, max(stay.checkout) AS checkout FROM stays stay
    WHERE stay.booking_id = booking.id) dates ON dates.checkin <= $1 AND dates.checkout >= $1::date - ${DAYS_AFTER}
  JOIN LATERAL (SELECT min(stay.checkin) AS checkin, max(stay.checkout) AS checkout,
      string_agg(room.number, ', ' ORDER BY stay.position) AS numbers
    FROM stays stay LEFT JOIN rooms room ON room.id = stay.room_id
    WHERE stay.booking_id = booking.id AND stay.status NOT IN ${ENDED_STAY_STATES}) kept ON true
  JOIN LATERAL (SELECT COALESCE(sum(line.value_paise + line.cgst_paise + line.sgst_paise), 0) AS paise
    FROM folio_lines line WHERE line.booking_id = booking.id) charged ON true
  JOIN LATERAL (
    SELECT COALESCE(sum(greatest(0, payment.amount_paise
        - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
          WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)
        - COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
          WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0))), 0) AS paise
    FROM payments payment WHERE payment.booking_id = booking.id AND payment.status = 'CAPTURED') money
    ON money.paise <> charged.paise
  WHERE booking.status IN ('CONFIRMED', 'CANCELLED')
    AND booking.id IN (SELECT stay.booking_id FROM stays stay
      WHERE stay.checkin <= $1 AND stay.checkout >= $1::date - ${DAYS_AFTER})
  ORDER BY (kept.checkin IS NULL OR kept.checkout < $1), dates.checkout, booking.reference LIMIT 200`;

/** Reads the bookings with an open balance. Writes nothing. */
export class UnpaidBalances {
  constructor(private readonly database: DataSource) {}

  /** Bookings with a night until that business day and with an open balance. */
  find(businessDay: PlainDate): Promise<UnpaidRow[]> {
    return this.database.query(UNPAID, [businessDay]);
  }
}
