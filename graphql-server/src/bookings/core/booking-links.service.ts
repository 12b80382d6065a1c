import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { z } from 'zod';
import type { Booking } from './booking.entity';
import type { BookingRepository } from './booking.repository';
import type { BookingService } from './booking.service';
import { queueMail } from '../../mails/notifications/mail-queue';
import { inTransaction } from '../../platform/database/database';
import { MAILBOX_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fault, readInput } from '../../platform/text/input-faults';
import { emailAddress, emailKey, lineFaults, lineOfText } from '../../platform/text/text-rules';

const LONGEST_REFERENCE = 40;

const linkRules = z.object({
  reference: lineOfText(LONGEST_REFERENCE, lineFaults('reference', 'reference', LONGEST_REFERENCE)).transform(
    (text) => text.replaceAll(/\s/g, '').toUpperCase(),
  ),
  email: emailAddress({
    missing: fault('TEXT_MISSING', { object: 'yourEmail' }),
    wrong: fault('EMAIL_INVALID'),
  }),
});

/** Every earlier link has stopped working. */
interface LinkRenewed {
  kind: 'BookingLinkRenewed';
  reference: string;
  /** Where the new link is mailed to; null when the booking has no address, or its mailbox has had enough mails. */
  address: string | null;
}

/** Mails the links of bookings again to guests who lost them, and replaces links that strangers may have. */
export class BookingLinks {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly bookingService: Pick<BookingService, 'renewLink'>,
    private readonly rateLimits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Mails the link to the address of the booking. The outcome does not reveal whether there is such a booking, whether
   * the address fits, or whether the limit of mails to the mailbox is reached.
   */
  async send(form: object): Promise<{ kind: 'BookingLinkSent' } | InvalidInputOutcome> {
    const input = readInput(linkRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    await inTransaction(this.database, (manager) => this.queue(manager, input.value));
    return { kind: 'BookingLinkSent' };
  }

  /** The staff end every link to the booking. Mails a new link to the guest. */
  async renew(who: Staff, reference: string): Promise<LinkRenewed | RecordNotFoundOutcome> {
    const found = await this.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return inTransaction(this.database, async (manager) => {
      const booking = await this.bookings.lockById(manager, found.id);
      if (!booking) return { kind: 'RecordNotFound' };
      await this.bookingService.renewLink(manager, booking);
      const address = await this.queueRenewed(manager, booking);
      const noted = { who, action: 'renewBookingLink', details: { reference } } as const;
      await this.audit.noteChange(manager, noted, { recordId: booking.id, before: {}, after: {} });
      return { kind: 'BookingLinkRenewed', reference, address };
    });
  }

  private async queueRenewed(manager: EntityManager, { id, email }: Booking): Promise<string | null> {
    if (email === null) return null;
    for (const limit of MAILBOX_LIMITS.repeatedMails)
      if ((await this.rateLimits.secondsToWaitForMailbox(limit, email, manager)) !== null) return null;
    await queueMail(manager, { kind: 'booking link', bookingId: id, messageId: randomUUID() });
    return email;
  }

  private async queue(
    manager: EntityManager,
    { reference, email }: { reference: string; email: string },
  ): Promise<void> {
    const booking = await this.bookings.findByReference(reference);
    for (const limit of MAILBOX_LIMITS.bookingLinks)
      if ((await this.rateLimits.secondsToWaitForMailbox(limit, email, manager)) !== null) return;
    if (booking?.emailKey !== emailKey(email)) return;
    await queueMail(manager, { kind: 'booking link', bookingId: booking.id, messageId: randomUUID() });
  }
}
