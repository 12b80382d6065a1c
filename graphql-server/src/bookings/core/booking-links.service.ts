import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { BookingRepository } from './booking.repository';
import { queueMail } from '../../mails/notifications/mail-queue';
import { inTransaction } from '../../platform/database/database';
import { MAILBOX_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
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

/** Mails the links of bookings again to guests who lost them. */
export class BookingLinks {
  constructor(
    private readonly database: DataSource,
    private readonly bookings: BookingRepository,
    private readonly rateLimits: RateLimits,
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
