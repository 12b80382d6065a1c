import type { BookingEmails } from '../core/booking-emails.service';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import type { BookingCorrection } from './correction.entity';
import type { CorrectionRepository } from './correction.repository';
import type { CorrectionService } from './correction.service';

/** Reads the data of mails about corrected addresses. */
export class CorrectionEmails {
  constructor(
    private readonly corrections: CorrectionRepository,
    private readonly service: CorrectionService,
    private readonly bookingEmails: BookingEmails,
    private readonly siteUrl: string,
  ) {}

  /** Null once the address is confirmed. */
  async confirmation({ correctionId }: QueuedMailOf<'confirm address'>): Promise<MailData | null> {
    const correction = await this.correctionOf(correctionId);
    const { bookingId, after, appliedAt } = correction;
    if (appliedAt !== null || !after.email) return null;
    return {
      kind: 'confirm address',
      booking: await this.bookingEmails.mailDataOf(bookingId),
      correctionId,
      address: after.email,
      confirmUrl: `${this.siteUrl}/booking#email.${this.service.tokenOf(correction)}`,
    };
  }

  async notice({ correctionId }: QueuedMailOf<'address corrected'>): Promise<MailData | null> {
    const { bookingId, before, after } = await this.correctionOf(correctionId);
    // The booking may have been made without an address.
    if (!before.email || !after.email) return null;
    const booking = await this.bookingEmails.mailDataOf(bookingId);
    return { kind: 'address corrected', booking, correctionId, earlierAddress: before.email };
  }

  private async correctionOf(id: string): Promise<BookingCorrection> {
    const correction = await this.corrections.findById(id);
    if (!correction) throw new Error(`There is no correction ${id}.`);
    return correction;
  }
}
