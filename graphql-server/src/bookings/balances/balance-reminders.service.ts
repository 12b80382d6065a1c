import type { DataSource, EntityManager } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import { inTransaction, isDatabaseAway } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { Clock } from '../../platform/time/clock';
import { dateInZone, timeOfDayInZone, type PlainDate } from '../../platform/time/dates';
import type { PropertySource } from '../../selling/property/property.service';
import type { BookingEmails } from '../core/booking-emails.service';
import { balanceDueDay, guestBalance } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import { payableUntil } from './balance-due';
import { reminderOn, REMINDERS_FROM, type ReminderKind } from './balance-reminder.policy';
import type { BalanceReminderRepository, DueBalance } from './balance-reminder.repository';

export const REMIND_OF_BALANCES_JOB = 'remind of balances';

interface BalanceRemindersNeeds {
  database: DataSource;
  clock: Clock;
  bookings: BookingRepository;
  reminders: BalanceReminderRepository;
  payments: PaymentRepository;
  tasks: TaskRepository;
  emails: BookingEmails;
  property: PropertySource;
  log: Logger;
}

/** Reminds guests of what they owe before it is due, and the staff once it is overdue. Cancels nothing. */
export class BalanceReminders {
  constructor(private readonly needs: BalanceRemindersNeeds) {}

  /** Each booking has a transaction of its own: a booking that fails is logged, and the others follow. */
  async run(): Promise<void> {
    const { now, today } = await this.needs.clock.forRequest().time();
    const isDaytime = timeOfDayInZone(now, this.needs.property.current.timeZone) >= REMINDERS_FROM;
    for (const due of await this.needs.reminders.findDue(today))
      await this.attempt(due.bookingId, async () => {
        if (due.dueOn < today) await this.askStaff(due);
        else if (isDaytime) await this.remind(due, today);
      });
    await this.endTasks();
  }

  /**
   * The mail of a reminder; null once nothing is owed, or when the booking was cancelled. After the due day, only the staff
   * send reminders.
   */
  async mailOf({ bookingId, reminder, again }: QueuedMailOf<'balance reminder'>): Promise<MailData | null> {
    if (!(await this.owes(bookingId))) return null;
    const booking = await this.needs.emails.mailDataOf(bookingId);
    const { toPay: amount, toPayBy: day } = booking;
    if (amount === null || day === null) return null;
    const { today } = await this.needs.clock.forRequest().time();
    const isLate = today > day && reminder !== 'BEFORE_RELEASE';
    if (isLate && again === undefined) return null;
    const when = today < day ? 'soon' : today === day ? 'today' : 'overdue';
    const until = await this.lastDayToPay(bookingId, today);
    return { kind: 'balance reminder', booking, reminder, when, amount, day, until };
  }

  /** The last day before the booking is cancelled by its terms; today at the earliest. */
  private async lastDayToPay(bookingId: string, today: PlainDate): Promise<PlainDate | null> {
    const booking = await this.needs.bookings.findById(bookingId);
    const day = booking && (await payableUntil(this.needs.database.manager, booking));
    return day !== null && day < today ? today : day;
  }

  private async attempt(bookingId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.needs.log.error({ bookingId, err: error }, 'The balance of a booking could not be asked for');
    }
  }

  private async remind(
    { bookingId, dueOn, confirmedAt, reminded }: DueBalance,
    today: PlainDate,
  ): Promise<void> {
    const confirmedOn = dateInZone(confirmedAt, this.needs.property.current.timeZone);
    const reminder = reminderOn(today, { dueOn, confirmedOn });
    if (reminder === null || reminded.includes(reminder) || !(await this.owes(bookingId))) return;
    await inTransaction(this.needs.database, (manager) => this.queue(manager, bookingId, reminder));
  }

  /** The row and the mail are one transaction, so after a restart each reminder is sent exactly once. */
  private async queue(manager: EntityManager, bookingId: string, reminder: ReminderKind): Promise<void> {
    if (!(await this.owes(bookingId, manager))) return;
    if (!(await this.needs.reminders.add(manager, bookingId, reminder))) return;
    await queueMail(manager, { kind: 'balance reminder', bookingId, reminder });
  }

  /** One task for each day on which a balance was due, so that a finished task does not come back. */
  private async askStaff({ bookingId, dueOn }: DueBalance): Promise<void> {
    if (!(await this.owes(bookingId))) return;
    await inTransaction(this.needs.database, async (manager) => {
      if (!(await this.owes(bookingId, manager))) return;
      const parameters = { dueOn };
      await this.needs.tasks.addOnce(manager, {
        kind: 'BALANCE_OVERDUE',
        bookingId,
        subject: bookingId,
        parameters,
      });
    });
  }

  /** Ends the tasks of bookings that are paid or cancelled in the meantime. */
  private async endTasks(): Promise<void> {
    const { database, tasks } = this.needs;
    for (const { bookingId } of await tasks.findOpenOf(database.manager, 'BALANCE_OVERDUE'))
      if (bookingId !== null) await this.attempt(bookingId, () => this.endTask(bookingId));
  }

  /** Most bookings with a task still owe, and are not locked. */
  private async endTask(bookingId: string): Promise<void> {
    if (await this.owes(bookingId)) return;
    await inTransaction(this.needs.database, async (manager) => {
      if (await this.owes(bookingId, manager)) return;
      await this.needs.tasks.endAbout(manager, bookingId, ['BALANCE_OVERDUE']);
    });
  }

  /** Whether the booking is confirmed and owes something that is due on a day. With a manager, locks it. */
  private async owes(bookingId: string, manager?: EntityManager): Promise<boolean> {
    const { bookings, payments } = this.needs;
    const booking = manager
      ? await bookings.lockById(manager, bookingId)
      : await bookings.findById(bookingId);
    if (booking?.status !== 'CONFIRMED') return false;
    const balance = guestBalance(booking, await payments.keptOf(bookingId, manager));
    return balance >= SMALLEST_REFUND_PAISE && balanceDueDay(booking, balance) !== null;
  }
}
