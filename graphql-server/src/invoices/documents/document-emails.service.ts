import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { rupees, writeMoney } from '../../platform/money/money';
import type { DocumentRepository } from './document.repository';

/** Reads the data of mails with tax documents. */
export class DocumentEmails {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly bookingEmails: Pick<BookingEmails, 'mailDataOf'>,
  ) {}

  async issued({ bookingId, documentIds }: QueuedMailOf<'documents issued'>): Promise<MailData> {
    const files = await Promise.all(documentIds.map((id) => this.documents.file(id)));
    const documents = files.flatMap((file, index) => {
      if (!file) throw new Error(`There is no PDF of document ${documentIds[index]}.`);
      const { id, kind, number, totalPaise, bytes } = file;
      return { id, kind, number, bytes, total: writeMoney(rupees(totalPaise)) };
    });
    const booking = await this.bookingEmails.mailDataOf(bookingId);
    return { kind: 'documents issued', booking, documents };
  }
}
