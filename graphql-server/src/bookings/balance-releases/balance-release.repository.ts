import type { DataSource, EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { BALANCE_DUE_ON, PAYABLE_UNTIL } from '../balances/balance-due';

/** A booking whose terms cancel it because its rest is overdue. */
export interface OverdueRest {
  bookingId: string;
  /** The last day on which the rest can be paid. */
  payableUntil: PlainDate;
  /** The time at which the guest was warned; null before the warning. */
  warnedAt: Date | null;
}

// The stays only narrow the search: PAYABLE_UNTIL decides.
const OVERDUE = `
  SELECT due."bookingId", due."payableUntil", due."warnedAt" FROM (
    SELECT booking.id AS "bookingId", ${PAYABLE_UNTIL}::text AS "payableUntil", ${BALANCE_DUE_ON} AS day,
      (SELECT warning.created_at FROM balance_reminders warning
        WHERE warning.booking_id = booking.id AND warning.kind = 'BEFORE_RELEASE') AS "warnedAt"
    FROM bookings booking
    WHERE booking.status = 'CONFIRMED' AND booking.terms ->> 'releaseDaysAfter' IS NOT NULL
      AND ($2::uuid IS NULL OR booking.id = $2)
      AND booking.id IN (SELECT stay.booking_id FROM stays stay WHERE stay.status = 'EXPECTED' AND stay.checkin > $1::date)) due
  WHERE due.day < $1::date AND due."payableUntil" IS NOT NULL
  ORDER BY due."payableUntil", due."bookingId"`;

/** Finds the bookings that their terms cancel because the rest of the price is overdue. */
export class BalanceReleaseRepository {
  constructor(private readonly database: DataSource) {}

  /** All bookings that their terms cancel, before arrival, whether something is owed or not. */
  findOverdue(today: PlainDate): Promise<OverdueRest[]> {
    return this.database.query(OVERDUE, [today, null]);
  }

  /** The booking, if its terms cancel it; the caller holds its lock. */
  async findOne(manager: EntityManager, bookingId: string, today: PlainDate): Promise<OverdueRest | null> {
    const rows: OverdueRest[] = await manager.query(OVERDUE, [today, bookingId]);
    return rows[0] ?? null;
  }
}
