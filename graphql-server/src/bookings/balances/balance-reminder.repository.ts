import type { DataSource, EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { BALANCE_DUE_ON } from './balance-due';
import { MOST_REMINDER_DAYS, type RecordedReminder } from './balance-reminder.policy';

/** A booking whose balance is due soon, or is overdue. */
export interface DueBalance {
  bookingId: string;
  dueOn: PlainDate;
  confirmedAt: Date;
  /** The reminders that its guest got. */
  reminded: RecordedReminder[];
}

// The sums leave out most bookings that are paid. The caller must check the balance of each row under the lock.
const DUE = `
  SELECT due.* FROM (
    SELECT booking.id AS "bookingId", (${BALANCE_DUE_ON})::text AS "dueOn",
      booking.confirmed_at AS "confirmedAt",
      ARRAY(SELECT reminder.kind FROM balance_reminders reminder WHERE reminder.booking_id = booking.id) AS reminded
    FROM bookings booking
    WHERE booking.status = 'CONFIRMED' AND booking.terms ->> 'balanceDaysBefore' IS NOT NULL
      AND booking.id IN (SELECT stay.booking_id FROM stays stay WHERE stay.status = 'EXPECTED' AND stay.checkin >= $1::date)
      AND (SELECT sum(line.value_paise + line.cgst_paise + line.sgst_paise) FROM folio_lines line
          WHERE line.booking_id = booking.id AND line.folio_id IS NULL)
        > COALESCE((SELECT sum(payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
            WHERE refund.payment_id = payment.id), 0))
          FROM payments payment WHERE payment.booking_id = booking.id AND payment.folio_id IS NULL
            AND payment.status = 'CAPTURED'), 0)) due
  WHERE due."dueOn"::date <= $1::date + ${MOST_REMINDER_DAYS}
    AND NOT EXISTS (SELECT 1 FROM tasks task
      WHERE task.kind = 'BALANCE_OVERDUE' AND task.subject = due."bookingId"::text AND due."dueOn"::date < $1::date
        AND (task.done_at IS NULL OR task.parameters ->> 'dueOn' = due."dueOn"))
  ORDER BY due."dueOn", due."bookingId"`;

const ADD = `
  INSERT INTO balance_reminders (booking_id, kind) VALUES ($1, $2)
  ON CONFLICT DO NOTHING RETURNING kind`;

/** Reads which balances are due, and records which reminders were sent. */
export class BalanceReminderRepository {
  constructor(private readonly database: DataSource) {}

  /** The bookings before arrival that may owe a balance that is due within the days of the first reminder. Leaves out bookings about which the staff have a task. */
  findDue(today: PlainDate): Promise<DueBalance[]> {
    return this.database.query(DUE, [today]);
  }

  /** Records the reminder; false when it was recorded before. */
  async add(manager: EntityManager, bookingId: string, kind: RecordedReminder): Promise<boolean> {
    const added: unknown[] = await manager.query(ADD, [bookingId, kind]);
    return added.length > 0;
  }
}
