import type { EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** Cash that a guest has already paid or left as a deposit, in paise, without payments that counter-entries reversed. */
export interface EarlierCash {
  /** On this day of the hotel, for all bookings of the guest. */
  onDayPaise: number;
  /** For this booking, by all payers, also what companies have paid on their accounts for its invoices. */
  forBookingPaise: number;
  /** For all bookings of the guest whose stays overlap or adjoin this one: the law counts them as one event. */
  forEventPaise: number;
  /** True when the guest has already given a PAN on this day. */
  hasPan: boolean;
}

/** The payer, the booking, and the day. */
export interface CashPayer {
  bookingId: string;
  pan: string | null;
  day: PlainDate;
  timeZone: string;
}

/** SQL of the cash on accounts of companies that pays invoices of a booking, in paise. */
export const cashOnAccounts = (bookingId: string): string => `COALESCE((
  SELECT sum(applied.amount_paise) FROM tax_documents invoice
  JOIN payment_applications applied ON applied.invoice_id = invoice.id AND applied.taken_back_at IS NULL
  JOIN company_payments given ON given.id = applied.payment_id AND given.source = 'CASH' AND given.countered_at IS NULL
  WHERE invoice.booking_id = ${bookingId}), 0)`;

// One guest: bookings that share a phone number, an e-mail address or a PAN with this booking or with another booking
// of the guest. Only bookings with cash on the day or in the event are searched.
const EARLIER_CASH = `
  WITH RECURSIVE payer AS (
    SELECT min(stay.checkin) AS first_day, max(stay.checkout) AS last_day FROM stays stay WHERE stay.booking_id = $1),
  event AS (
    SELECT DISTINCT stay.booking_id FROM payer
    JOIN stays stay ON stay.checkin <= payer.last_day AND stay.checkout >= payer.first_day),
  paid AS MATERIALIZED (
    SELECT booking.id, NULLIF(booking.phone_key, '') AS phone_key, NULLIF(booking.email_key, '') AS email_key,
      ARRAY(SELECT given.pan FROM desk_payments given WHERE given.booking_id = booking.id AND given.pan IS NOT NULL
        UNION SELECT left_by.pan FROM security_deposits left_by WHERE left_by.booking_id = booking.id AND left_by.pan IS NOT NULL
        UNION SELECT $2::text WHERE booking.id = $1 AND $2::text IS NOT NULL) AS pans
    FROM bookings booking WHERE booking.id = $1 OR booking.id IN (
      SELECT payment.booking_id FROM payments payment
      WHERE payment.source = 'CASH' AND payment.status = 'CAPTURED'
        -- The days around it are for the index: on a day whose clocks go back over midnight, 00:00 is there twice.
        AND (payment.captured_at >= ($3::date - 1)::timestamp AT TIME ZONE $4
            AND payment.captured_at < ($3::date + 2)::timestamp AT TIME ZONE $4
            AND (payment.captured_at AT TIME ZONE $4)::date = $3::date
          OR payment.booking_id IN (SELECT booking_id FROM event))
      UNION ALL
      SELECT payment.deposit_booking_id FROM payments payment
      WHERE payment.deposit_booking_id IS NOT NULL AND payment.source = 'CASH' AND payment.status = 'CAPTURED'
        AND ((payment.captured_at AT TIME ZONE $4)::date = $3::date
          OR payment.deposit_booking_id IN (SELECT booking_id FROM event)))),
  guest AS (
    SELECT * FROM paid WHERE id = $1
    UNION
    SELECT other.* FROM guest JOIN paid other
      ON other.phone_key = guest.phone_key OR other.email_key = guest.email_key OR other.pans && guest.pans),
  cash AS (
    SELECT payment.booking_id, details.pan,
      payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id AND refund.is_counter_entry), 0) AS paise,
      (payment.captured_at AT TIME ZONE $4)::date = $3::date AS is_of_day,
      payment.booking_id IN (SELECT booking_id FROM event) AS is_of_event
    FROM payments payment JOIN desk_payments details ON details.payment_id = payment.id
    WHERE payment.source = 'CASH' AND payment.status = 'CAPTURED'
      AND payment.booking_id IN (SELECT id FROM guest)
    UNION ALL
    -- What went back of a deposit was received all the same.
    SELECT deposit.booking_id, deposit.pan, payment.amount_paise,
      (payment.captured_at AT TIME ZONE $4)::date = $3::date, deposit.booking_id IN (SELECT booking_id FROM event)
    FROM payments payment JOIN security_deposits deposit ON deposit.payment_id = payment.id
    WHERE payment.source = 'CASH' AND payment.status = 'CAPTURED' AND deposit.booking_id IN (SELECT id FROM guest))
  SELECT COALESCE(sum(paise) FILTER (WHERE is_of_day), 0)::bigint AS "onDayPaise",
    (COALESCE(sum(paise) FILTER (WHERE booking_id = $1), 0) + ${cashOnAccounts('$1')})::bigint AS "forBookingPaise",
    COALESCE(sum(paise) FILTER (WHERE is_of_event), 0)::bigint AS "forEventPaise",
    COALESCE(bool_or(is_of_day AND pan IS NOT NULL), false) AS "hasPan"
  FROM cash`;

/**
 * Adds up the cash of a guest. All code that takes cash must hold one lock; otherwise two simultaneous payments would
 * not count each other.
 */
export async function earlierCash(
  manager: EntityManager,
  { bookingId, pan, day, timeZone }: CashPayer,
): Promise<EarlierCash> {
  const rows: EarlierCash[] = await manager.query(EARLIER_CASH, [bookingId, pan, day, timeZone]);
  return rows[0] ?? { onDayPaise: 0, forBookingPaise: 0, forEventPaise: 0, hasPan: false };
}
