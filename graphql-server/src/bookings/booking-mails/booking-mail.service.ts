import { createHash, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { Booking } from '../core/booking.entity';
import type { BookingRepository } from '../core/booking.repository';
import { dropGivenUpMails, queueMail } from '../../mails/notifications/mail-queue';
import { identityOf, type QueuedMail } from '../../mails/notifications/queued-mail';
import { inTransaction } from '../../platform/database/database';
import { MAILBOX_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { RateLimitedOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { Clock, RequestClock } from '../../platform/time/clock';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { BookingMail } from './booking-mail.entity';
import { kindOfMail, maySendAgain, type BookingMailKind } from './booking-mail.kinds';
import type { BookingMailRepository } from './booking-mail.repository';

/** A mail about a booking, and its recipient's address. */
interface AddressedMail {
  bookingId: string;
  address: string;
  /** The payload of the mail's job. */
  payload: QueuedMail;
}

/** A mail that the staff send again. */
interface RepeatedMail {
  reference: string;
  kind: BookingMailKind;
  /** The id of a mail in the list; null for the newest of its kind. */
  mailId: string | null;
}

/** A mail in the list of the staff. */
export interface ListedMail {
  mail: BookingMail;
  mayBeSentAgain: boolean;
}

type Obstacle = 'MAIL_WITHOUT_ADDRESS' | 'MAIL_NOT_TO_REPEAT' | 'PAYMENT_LINK_ENDED';

/** Knows which requests of a booking, by their ids, a guest can pay by their links now. */
interface PayableLinks {
  payableOf(reference: string, clock: RequestClock): Promise<ReadonlySet<string>>;
}

interface BookingMailNeeds {
  database: DataSource;
  clock: Pick<Clock, 'forRequest'>;
  bookings: BookingRepository;
  mails: BookingMailRepository;
  links: PayableLinks;
  tasks: TaskRepository;
  rateLimits: RateLimits;
  audit: AuditService;
}

type ResendOutcome =
  | { kind: 'BookingMailQueued'; address: string }
  | { kind: 'BookingMailRefused'; obstacle: Obstacle }
  | RateLimitedOutcome
  | RecordNotFoundOutcome;

/** Whether nothing can be paid by the link of the mail any more, so that its mail would not be sent. */
const isOfEndedLink = (payload: QueuedMail, payable: ReadonlySet<string>): boolean =>
  payload.kind === 'payment requested' && !payable.has(payload.requestId);

/** Identifies one mail, however often it is sent. A mail may have many ids, so the subject contains their hash. */
function subjectOf(payload: QueuedMail): string {
  const ids = createHash('sha256')
    .update(JSON.stringify(identityOf(payload)))
    .digest('hex');
  return `${payload.kind} ${ids}`;
}

/**
 * Records which mails guests got about their bookings, tells the staff which mails did not arrive, and sends mails
 * again.
 */
export class BookingMailService {
  constructor(private readonly needs: BookingMailNeeds) {}

  /** The mails about a booking, newest first, at most 100; empty for an unknown booking. */
  async find(reference: string): Promise<ListedMail[]> {
    const booking = await this.needs.bookings.findByReference(reference);
    if (!booking) return [];
    const mails = await this.needs.mails.findOf(booking.id);
    const hasLinks = mails.some(({ kind }) => kind === 'PAYMENT_LINK');
    const payable = hasLinks ? await this.payableOf(reference) : new Set<string>();
    return mails.map((mail) => ({
      mail,
      mayBeSentAgain: maySendAgain(mail.kind, booking.status) && !isOfEndedLink(mail.payload, payable),
    }));
  }

  /** Records that the mail server took a mail to a guest, and closes the task about this mail. */
  async noteSent(mail: AddressedMail): Promise<void> {
    await this.note(mail, 'SENT', async (manager) => {
      await this.needs.tasks.endAbout(manager, subjectOf(mail.payload), ['CONFIRMATION_FAILED']);
      await dropGivenUpMails(manager, identityOf(mail.payload));
    });
  }

  /** Records that a mail to a guest will not arrive, and creates a task for it. */
  async noteGivenUp(mail: AddressedMail): Promise<void> {
    const { bookingId, address, payload } = mail;
    await this.note(mail, 'GIVEN_UP', (manager) =>
      this.needs.tasks.add(manager, {
        kind: 'CONFIRMATION_FAILED',
        bookingId,
        subject: subjectOf(payload),
        parameters: { address, mail: identityOf(payload) },
      }),
    );
  }

  /**
   * Queues a mail again, to the present address of the booking: the mail with this id, or the newest of the kind. An
   * unknown id is refused like a kind without a mail.
   */
  async sendAgain(who: Staff, { reference, kind, mailId }: RepeatedMail): Promise<ResendOutcome> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    const address = found.email;
    if (!address) return { kind: 'BookingMailRefused', obstacle: 'MAIL_WITHOUT_ADDRESS' };
    const payable = kind === 'PAYMENT_LINK' ? await this.payableOf(reference) : new Set<string>();
    return inTransaction(this.needs.database, async (manager) => {
      const payload = await this.repeatable(manager, found, { kind, mailId });
      if (!payload) return { kind: 'BookingMailRefused', obstacle: 'MAIL_NOT_TO_REPEAT' };
      if (isOfEndedLink(payload, payable))
        return { kind: 'BookingMailRefused', obstacle: 'PAYMENT_LINK_ENDED' };
      for (const limit of MAILBOX_LIMITS.repeatedMails) {
        const wait = await this.needs.rateLimits.secondsToWaitForMailbox(limit, address, manager);
        if (wait !== null) return { kind: 'RateLimited', retryAfterSeconds: wait };
      }
      await queueMail(manager, { ...payload, again: randomUUID() });
      const noted = { who, action: 'resendBookingMail', details: { reference, kind } } as const;
      await this.needs.audit.noteChange(manager, noted, { recordId: found.id, before: {}, after: {} });
      return { kind: 'BookingMailQueued', address };
    });
  }

  /** The requests of the booking whose links a guest can pay now. */
  private payableOf(reference: string): Promise<ReadonlySet<string>> {
    return this.needs.links.payableOf(reference, this.needs.clock.forRequest());
  }

  /** The payload of the mail's job; null when there is nothing to send. */
  private async repeatable(
    manager: EntityManager,
    { id: bookingId, status }: Pick<Booking, 'id' | 'status'>,
    { kind, mailId }: Omit<RepeatedMail, 'reference'>,
  ): Promise<QueuedMail | null> {
    if (!maySendAgain(kind, status)) return null;
    // Bookings of earlier versions have no list of mails, but each confirmed booking got a confirmation.
    if (kind === 'CONFIRMATION') return { kind: 'booking confirmed', bookingId, paidLate: false };
    if (kind === 'LINK') return { kind: 'booking link', bookingId, messageId: randomUUID() };
    return (await this.needs.mails.findLast(manager, bookingId, kind, mailId))?.payload ?? null;
  }

  private async note(
    { bookingId, address, payload }: AddressedMail,
    outcome: BookingMail['outcome'],
    further: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const kind = kindOfMail(payload);
    if (!kind) return;
    await inTransaction(this.needs.database, async (manager) => {
      await this.needs.mails.add(manager, { bookingId, kind, address, outcome, payload });
      await further(manager);
    });
  }
}
