import type { EntityManager } from 'typeorm';
import type { PlainDate } from '../platform/time/dates';

/** Cash that a guest has paid already, in paise, without what was taken back by counter-entries. */
export interface EarlierCash {
  /** On this day of the hotel, for all bookings of the guest. */
  onDayPaise: number;
  /** For this booking. */
  forBookingPaise: number;
  /** For all bookings of the guest whose stays overlap this one's or follow one another: one event. */
  forEventPaise: number;
  /** True when the guest has given a PAN on this day. */
  hasPan: boolean;
}

/** Who pays for which booking, and when. */
export interface CashPayer {
  bookingId: string;
  pan: string | null;
  day: PlainDate;
  timeZone: string;
}

// One guest: the same phone number, e-mail address or PAN.
const EARLIER_CASH = `
  WITH cash AS (
    SELECT payment.booking_id, details.pan,
      payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id AND refund.is_counter_entry), 0) AS paise,
      (payment.captured_at AT TIME ZONE $4)::date = $3::date AS is_of_day,
      EXISTS (SELECT 1 FROM stays stay WHERE stay.booking_id = payment.booking_id
        AND stay.checkin <= payer.last_day AND stay.checkout >= payer.first_day) AS is_of_event
    FROM (
      SELECT booking.id, booking.phone_key, NULLIF(booking.email_key, '') AS email_key,
        (SELECT min(stay.checkin) FROM stays stay WHERE stay.booking_id = booking.id) AS first_day,
        (SELECT max(stay.checkout) FROM stays stay WHERE stay.booking_id = booking.id) AS last_day,
        ARRAY(SELECT earlier.pan FROM desk_payments earlier WHERE earlier.booking_id = booking.id AND earlier.pan IS NOT NULL
          UNION SELECT $2::text WHERE $2::text IS NOT NULL) AS pans
      FROM bookings booking WHERE booking.id = $1) payer
    JOIN payments payment ON payment.source = 'CASH' AND payment.status = 'CAPTURED'
    JOIN bookings booking ON booking.id = payment.booking_id
    JOIN desk_payments details ON details.payment_id = payment.id
    WHERE booking.id = payer.id OR booking.phone_key = payer.phone_key OR booking.email_key = payer.email_key
      OR details.pan = ANY (payer.pans))
  SELECT COALESCE(sum(paise) FILTER (WHERE is_of_day), 0)::bigint AS "onDayPaise",
    COALESCE(sum(paise) FILTER (WHERE booking_id = $1), 0)::bigint AS "forBookingPaise",
    COALESCE(sum(paise) FILTER (WHERE is_of_event), 0)::bigint AS "forEventPaise",
    COALESCE(bool_or(is_of_day AND pan IS NOT NULL), false) AS "hasPan"
  FROM cash`;

/** Adds up the cash of a guest. All who take cash must hold one lock, or two payments at once would not see each other. */
export async function earlierCash(
  manager: EntityManager,
  { bookingId, pan, day, timeZone }: CashPayer,
): Promise<EarlierCash> {
  const rows: EarlierCash[] = await manager.query(EARLIER_CASH, [bookingId, pan, day, timeZone]);
  return rows[0] ?? { onDayPaise: 0, forBookingPaise: 0, forEventPaise: 0, hasPan: false };
}
