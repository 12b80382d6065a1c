import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { arrivalOf, type BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { BookingService } from '../../bookings/core/booking.service';
import type { BookingStatus } from '../../bookings/core/booking.states';
import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { PaymentRequestService } from '../../bookings/payment-requests/payment-request.service';
import { hasFurtherOrder, type RequestExpiry } from '../../bookings/payment-requests/request-expiry.service';
import { queueMail } from '../../mails/notifications/mail-queue';
import { inTransaction } from '../../platform/database/database';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { workOnEach } from '../../platform/jobs/bounded-work';
import type { Logger } from '../../platform/log/log';
import { jobActor, staffActor } from '../../platform/states/actor';
import type { Cause } from '../../platform/states/transition';
import type { Clock, HotelTime, RequestClock } from '../../platform/time/clock';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { PropertySource } from '../../selling/property/property.service';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { optionFaults } from './desk-booking.policy';
import type { DeskBookingRepository } from './desk-booking.repository';
import { endOfOption } from './desk-booking.service';

export const LAPSE_OPTIONS_JOB = 'lapse options';

const JOB = jobActor('option job');
const TASKS = ['OPTION_LAPSING'] as const;

/** A step that the staff make with a tentative booking. */
type OptionStep =
  | { action: 'confirmTentative' }
  | { action: 'releaseTentative'; reason: string }
  | { action: 'extendOption'; until: PlainDate };

type OptionOutcome =
  | { kind: 'TentativeChanged'; booking: BookingRecord }
  /** While it is TENTATIVE: nobody can tell whether a deposit is paid. */
  | { kind: 'TentativeRefused'; status: BookingStatus }
  | InvalidInputOutcome;

interface OptionServiceNeeds {
  database: DataSource;
  clock: Clock;
  bookings: BookingRepository;
  bookingService: BookingService;
  deskBookings: DeskBookingRepository;
  tasks: TaskRepository;
  emails: BookingEmails;
  property: PropertySource;
  audit: AuditService;
  paymentRequests: Pick<PaymentRequestService, 'endOpen' | 'withdrawUnpaid' | 'endBy'>;
  requestExpiry: Pick<RequestExpiry, 'askAbout'>;
  log: Logger;
}

/** Confirms, releases and extends tentative bookings, and ends those whose option is over. */
export class OptionService {
  constructor(private readonly needs: OptionServiceNeeds) {}

  /** Makes the step, with an audit entry. Does nothing when an earlier press has already made it. */
  async change(bookingId: string, step: OptionStep, who: Staff, clock: RequestClock): Promise<OptionOutcome> {
    // A deposit that was paid a moment ago makes the booking firm instead.
    const isAsked =
      step.action !== 'releaseTentative' ||
      (await this.needs.requestExpiry.askAbout(bookingId, clock)) !== null;
    const time = await clock.time();
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      if (!booking) throw new Error(`There is no booking ${bookingId}.`);
      if (isDoneBefore(booking, step)) return { kind: 'TentativeChanged', booking };
      if (booking.status !== 'TENTATIVE' || !isAsked)
        return { kind: 'TentativeRefused', status: booking.status };
      const before = {
        status: booking.status,
        optionUntil: await this.needs.deskBookings.optionOf(bookingId, manager),
      };
      const refused = await this.carryOut(manager, booking, step, who, time);
      if (refused) return refused;
      await this.needs.tasks.endAbout(manager, bookingId, TASKS);
      const { reference, status } = booking;
      const { action } = step;
      // The audit entry outlives the booking, so it does not contain the reason.
      const asked = step.action === 'extendOption' ? { until: step.until } : {};
      const rows = { recordId: bookingId, before, after: { status, ...asked } };
      await this.needs.audit.noteChange(manager, { who, action, details: { reference, ...asked } }, rows);
      return { kind: 'TentativeChanged', booking };
    });
  }

  /** Creates tasks about the options that end tomorrow, and then ends the options that are over. */
  async run(): Promise<void> {
    const clock = this.needs.clock.forRequest();
    const { now, today } = await clock.time();
    const ending = await this.needs.deskBookings.endingBy(addDays(today, 1));
    const report = ({ bookingId }: { bookingId: string }, err: unknown): void =>
      this.needs.log.error({ alert: 'sweep failed', bookingId, err }, 'An option could not be looked after');
    await workOnEach(
      ending.filter(({ optionUntil }) => optionUntil >= today),
      ({ bookingId, optionUntil }) =>
        inTransaction(this.needs.database, (manager) => this.askAbout(manager, bookingId, optionUntil)),
      report,
    );
    const run = { isGatewayAway: false };
    await workOnEach(
      ending.filter(({ optionUntil }) => optionUntil < today),
      async ({ bookingId, optionUntil }) => {
        const end = endOfOption(optionUntil, this.needs.property.current.timeZone);
        // Nothing is released while a deposit is being paid, or while the gateway cannot say whether it was paid.
        const asked = await this.needs.requestExpiry.askAbout(bookingId, clock, { end, run });
        if (!asked) return;
        await inTransaction(this.needs.database, (manager) =>
          this.lapse(manager, bookingId, asked, { now, today }),
        );
      },
      report,
    );
  }

  private async carryOut(
    manager: EntityManager,
    booking: BookingRecord,
    step: OptionStep,
    who: Staff,
    { now, today }: HotelTime,
  ): Promise<InvalidInputOutcome | null> {
    const actor = staffActor(who.uid);
    switch (step.action) {
      case 'confirmTentative': {
        await this.needs.bookingService.confirm(
          manager,
          booking,
          { actor, reason: 'confirmed at the desk' },
          now,
        );
        await this.needs.emails.queueConfirmation(manager, booking, false);
        return null;
      }
      case 'releaseTentative': {
        const cause = { actor, reason: 'released at the desk' };
        await this.needs.paymentRequests.withdrawUnpaid(manager, booking.id, cause, now);
        await this.end(manager, booking, { actor, reason: `${cause.reason}: ${step.reason}` }, now);
        return null;
      }
      case 'extendOption': {
        const faults = optionFaults(step.until, today, arrivalOf(booking));
        if (faults.length > 0) return { kind: 'InvalidInput', faults };
        await this.needs.deskBookings.extend(manager, booking.id, step.until);
        const end = endOfOption(step.until, this.needs.property.current.timeZone);
        await this.needs.bookings.setOptionEnd(manager, booking, end);
        await this.needs.paymentRequests.endBy(manager, booking.id, end);
        return null;
      }
    }
  }

  private async lapse(
    manager: EntityManager,
    bookingId: string,
    asked: ReadonlySet<string>,
    { now, today }: HotelTime,
  ): Promise<void> {
    const booking = await this.needs.bookings.lockById(manager, bookingId);
    const until = await this.needs.deskBookings.optionOf(bookingId, manager);
    // The booking was confirmed, released or extended in the meantime.
    if (booking?.status !== 'TENTATIVE' || until === null || until >= today) return;
    if (hasFurtherOrder(booking, asked)) return;
    const cause = { actor: JOB, reason: 'the option has ended' };
    await this.end(manager, booking, cause, now);
    await this.needs.paymentRequests.endOpen(manager, bookingId, cause, now);
    await this.needs.tasks.endAbout(manager, bookingId, TASKS);
  }

  private async end(manager: EntityManager, booking: BookingRecord, cause: Cause, now: Date): Promise<void> {
    await this.needs.bookingService.expire(manager, booking, cause, now);
    await queueMail(manager, { kind: 'option ended', bookingId: booking.id });
  }

  /** One task for each end of an option, so that a finished task does not come back. */
  private async askAbout(manager: EntityManager, bookingId: string, optionUntil: PlainDate): Promise<void> {
    const parameters = { optionUntil };
    await this.needs.tasks.addOnce(manager, {
      kind: 'OPTION_LAPSING',
      bookingId,
      subject: bookingId,
      parameters,
    });
  }
}

const ENDS_IN: Readonly<Partial<Record<OptionStep['action'], BookingStatus>>> = {
  confirmTentative: 'CONFIRMED',
  releaseTentative: 'EXPIRED',
};

/**
 * True when an earlier press has already made the step: the booking was tentative before and is in the wanted state
 * now.
 */
function isDoneBefore({ status, terms, channel }: BookingRecord, { action }: OptionStep): boolean {
  return status === ENDS_IN[action] && channel !== 'SITE' && terms.dueAtBookingPercent === 0;
}
