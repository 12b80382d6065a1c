import type { DataSource, EntityManager } from 'typeorm';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { SMALLEST_REFUND_PAISE } from '../../payments/core/refund.states';
import { inTransaction } from '../../platform/database/database';
import { workOnEach } from '../../platform/jobs/bounded-work';
import type { Logger } from '../../platform/log/log';
import { jobActor } from '../../platform/states/actor';
import type { Clock, HotelTime } from '../../platform/time/clock';
import { addDays, instantInZone, timeOfDayInZone, type PlainDate } from '../../platform/time/dates';
import type { PropertySource } from '../../selling/property/property.service';
import type { CancellationService } from '../cancellations/cancellation.service';
import { guestBalance } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { OrderKind } from '../core/order.entity';
import { hasFurtherOrder, type RequestExpiry } from '../payment-requests/request-expiry.service';
import { REMINDERS_FROM } from '../balances/balance-reminder.policy';
import type { BalanceReminderRepository } from '../balances/balance-reminder.repository';
import type { BalanceReleaseRepository, OverdueRest } from './balance-release.repository';

export const RELEASE_UNPAID_JOB = 'release unpaid';

const JOB = jobActor('release job');
const REASON = 'the rest was not paid';
/** The orders by which a guest may just be paying the rest. */
const ORDERS_OF_REST: readonly OrderKind[] = ['BALANCE', 'CHANGE', 'REQUEST'];

interface BalanceReleaseNeeds {
  database: DataSource;
  clock: Clock;
  bookings: BookingRepository;
  releases: BalanceReleaseRepository;
  reminders: BalanceReminderRepository;
  payments: PaymentRepository;
  cancellations: Pick<CancellationService, 'cancelUnpaid'>;
  requestExpiry: Pick<RequestExpiry, 'askAbout'>;
  property: PropertySource;
  log: Logger;
}

/** The guest always has this time between the warning and the cancellation, even when the servers stood still. */
const HOURS_AFTER_WARNING = 24;

/** The last day to pay has passed, and the guest has had time since the warning. */
function isOver({ payableUntil, warnedAt }: OverdueRest, { now, today }: HotelTime): boolean {
  if (warnedAt === null || payableUntil >= today) return false;
  return now.getTime() - warnedAt.getTime() >= HOURS_AFTER_WARNING * 3_600_000;
}

/** Cancels bookings whose rest was not paid in time, if their terms say so. Warns the guests before. */
export class BalanceRelease {
  constructor(private readonly needs: BalanceReleaseNeeds) {}

  /** Works on each booking in a transaction of its own: when one fails, it is logged, and the next follows. */
  async run(): Promise<void> {
    const time = await this.needs.clock.forRequest().time();
    const run = { isGatewayAway: false };
    await workOnEach(
      await this.needs.releases.findOverdue(time.today),
      async (overdue) => {
        if (overdue.warnedAt === null) await this.warn(overdue, time);
        else if (isOver(overdue, time)) await this.release(overdue, run);
      },
      ({ bookingId }, err) =>
        this.needs.log.error(
          { alert: 'sweep failed', bookingId, err },
          'An unpaid booking could not be ended',
        ),
    );
  }

  private async warn({ bookingId }: OverdueRest, { now, today }: HotelTime): Promise<void> {
    if (timeOfDayInZone(now, this.needs.property.current.timeZone) < REMINDERS_FROM) return;
    await inTransaction(this.needs.database, async (manager) => {
      if (!(await this.lockOverdue(manager, bookingId, today))) return;
      if (!(await this.needs.reminders.add(manager, bookingId, 'BEFORE_RELEASE'))) return;
      await queueMail(manager, { kind: 'balance reminder', bookingId, reminder: 'BEFORE_RELEASE' });
    });
  }

  /** Nothing is cancelled while the rest is being paid, or while the gateway cannot say whether it was paid. */
  private async release(
    { bookingId, payableUntil }: OverdueRest,
    run: { isGatewayAway: boolean },
  ): Promise<void> {
    const clock = this.needs.clock.forRequest();
    const end = instantInZone(addDays(payableUntil, 1), '00:00', this.needs.property.current.timeZone);
    const question = { end, run, kinds: ORDERS_OF_REST };
    const asked = await this.needs.requestExpiry.askAbout(bookingId, clock, question);
    if (!asked) return;
    const time = await clock.time();
    await inTransaction(this.needs.database, async (manager) => {
      const locked = await this.lockOverdue(manager, bookingId, time.today);
      // A change can have moved the day, and an order can have been made in the meantime.
      if (!locked || !isOver(locked.overdue, time)) return;
      if (hasFurtherOrder(locked.booking, asked, ORDERS_OF_REST)) return;
      const cause = { actor: JOB, reason: REASON, idempotencyKey: `release-${bookingId}` };
      await this.needs.cancellations.cancelUnpaid(manager, locked.booking, cause, time);
    });
  }

  /** Locks the booking; null when nothing is owed, or when its terms do not cancel it any more. */
  private async lockOverdue(manager: EntityManager, bookingId: string, today: PlainDate) {
    const booking = await this.needs.bookings.lockById(manager, bookingId);
    const overdue = await this.needs.releases.findOne(manager, bookingId, today);
    if (!booking || !overdue) return null;
    const kept = await this.needs.payments.keptOf(bookingId, manager);
    return guestBalance(booking, kept) < SMALLEST_REFUND_PAISE ? null : { booking, overdue };
  }
}
