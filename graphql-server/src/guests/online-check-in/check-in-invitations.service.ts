import type { DataSource, EntityManager } from 'typeorm';
import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { BookingService } from '../../bookings/core/booking.service';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { inTransaction, isDatabaseAway } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { Clock } from '../../platform/time/clock';
import { timeOfDayInZone, type PlainDate } from '../../platform/time/dates';
import { stateOfBooking } from './online-check-in.policy';
import type { OnlineCheckInRepository } from './online-check-in.repository';

export const INVITE_TO_CHECK_IN_JOB = 'invite to check in online';

/** The time of day at the hotel before which nobody is invited. */
const INVITATIONS_FROM = '09:00';

interface CheckInInvitationsNeeds {
  database: DataSource;
  clock: Clock;
  bookings: BookingRepository;
  bookingService: Pick<BookingService, 'accessToken'>;
  onlineCheckIns: OnlineCheckInRepository;
  emails: BookingEmails;
  siteUrl: string;
  log: Logger;
}

/** Invites the guests of each booking once to check in online, from the day on which it opens. */
export class CheckInInvitations {
  constructor(private readonly needs: CheckInInvitationsNeeds) {}

  /** Each booking has a transaction of its own: a booking that fails is logged, and the others follow. */
  async run(): Promise<void> {
    const { clock, onlineCheckIns } = this.needs;
    const { now, today } = await clock.forRequest().time();
    if (timeOfDayInZone(now, clock.timeZone) < INVITATIONS_FROM) return;
    for (const bookingId of await onlineCheckIns.findToInvite(today, clock.timeZone))
      await this.attempt(bookingId, () =>
        inTransaction(this.needs.database, (manager) => this.invite(manager, bookingId, today)),
      );
  }

  /** The invitation; null once nobody can check in online any more. */
  async mailOf({ bookingId }: QueuedMailOf<'check-in invitation'>): Promise<MailData | null> {
    const { today } = await this.needs.clock.forRequest().time();
    const booking = await this.needs.bookings.findById(bookingId);
    if (!booking || !isOpen(booking, today)) return null;
    return {
      kind: 'check-in invitation',
      booking: await this.needs.emails.mailDataOf(bookingId),
      checkInUrl: `${this.needs.siteUrl}/booking#check-in.${this.needs.bookingService.accessToken(booking)}`,
    };
  }

  private async attempt(bookingId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.needs.log.error({ bookingId, err: error }, 'The guest could not be invited to check in online');
    }
  }

  /** The row and the mail are one transaction, so a restart invites nobody twice and leaves nobody out. */
  private async invite(manager: EntityManager, bookingId: string, today: PlainDate): Promise<void> {
    const booking = await this.needs.bookings.lockById(manager, bookingId);
    if (!booking || !isOpen(booking, today)) return;
    if (!(await this.needs.onlineCheckIns.noteInvitation(manager, bookingId))) return;
    await queueMail(manager, { kind: 'check-in invitation', bookingId });
  }
}

const isOpen = (booking: BookingRecord, today: PlainDate): boolean =>
  stateOfBooking(booking, today) === 'OPEN';
