import type { DataSource, EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { BALANCE_DUE_ON } from '../balances/balance-due';

/** A booking whose terms cancel it because its rest is overdue. */
export interface OverdueRest {
  bookingId: string;
  dueOn: PlainDate;
  /** How many days after `dueOn` the rest can still be paid. */
  daysAfter: number;
  /** When the guest was warned; null before that. */
  warnedAt: Date | null;
}

// A guest who has paid anything after the deposit, or was sent a link, talks to the staff: they decide.
const OVERDUE = `
  SELECT due.* FROM (
    SELECT booking.id AS "bookingId", (${BALANCE_DUE_ON})::text AS "dueOn",
      (booking.terms ->> 'releaseDaysAfter')::integer AS "daysAfter",
      (SELECT warning.created_at FROM balance_reminders warning
        WHERE warning.booking_id = booking.id AND warning.kind = 'BEFORE_RELEASE') AS "warnedAt"
    FROM bookings booking
    WHERE booking.status = 'CONFIRMED' AND booking.terms ->> 'releaseDaysAfter' IS NOT NULL
      AND ($2::uuid IS NULL OR booking.id = $2)
      AND booking.id IN (SELECT stay.booking_id FROM stays stay WHERE stay.status = 'EXPECTED' AND stay.checkin >= $1::date)
      AND NOT EXISTS (SELECT 1 FROM payments payment LEFT JOIN orders ON orders.id = payment.order_id
        WHERE payment.booking_id = booking.id AND payment.status = 'CAPTURED'
          AND (orders.id IS NULL OR orders.kind NOT IN ('FIRST_PAYMENT', 'CHANGE')))
      AND NOT EXISTS (SELECT 1 FROM payment_requests request
        WHERE request.booking_id = booking.id AND request.status IN ('SENT', 'OPENED'))) due
  WHERE due."dueOn"::date < $1::date
  ORDER BY due."dueOn", due."bookingId"`;

/** Finds the bookings that their terms cancel because the rest of the price is overdue. */
export class BalanceReleaseRepository {
  constructor(private readonly database: DataSource) {}

  /** Those bookings before arrival, whether something is owed or not. */
  findOverdue(today: PlainDate): Promise<OverdueRest[]> {
    return this.database.query(OVERDUE, [today, null]);
  }

  /** The booking, if its terms cancel it; the caller holds its lock. */
  async findOne(manager: EntityManager, bookingId: string, today: PlainDate): Promise<OverdueRest | null> {
    const rows: OverdueRest[] = await manager.query(OVERDUE, [today, bookingId]);
    return rows[0] ?? null;
  }
}
