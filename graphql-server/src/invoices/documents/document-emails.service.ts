import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { FoliosRepository } from '../../bookings/folios/folios.repository';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { rupees, writeMoney } from '../../platform/money/money';
import type { DocumentRepository } from './document.repository';

/** Where the companies that pay are stored. */
interface PayingCompanies {
  find(
    id: string,
  ): Promise<{ name: string; contacts: readonly { name: string; email: string | null }[] } | null>;
}

interface DocumentEmailsNeeds {
  documents: DocumentRepository;
  bookingEmails: Pick<BookingEmails, 'mailDataOf'>;
  folios: Pick<FoliosRepository, 'find'>;
  companies: PayingCompanies;
}

/** Reads the data of mails with tax documents. */
export class DocumentEmails {
  constructor(private readonly needs: DocumentEmailsNeeds) {}

  async issued({ bookingId, documentIds }: QueuedMailOf<'documents issued'>): Promise<MailData> {
    const documents = await this.filesOf(documentIds);
    const booking = await this.needs.bookingEmails.mailDataOf(bookingId);
    return { kind: 'documents issued', booking, documents };
  }

  /** Null when no company pays the folio any more, or when no person of the company has an address. */
  async forCompany({ folioId, documentIds }: QueuedMailOf<'company documents'>): Promise<MailData | null> {
    const folio = await this.needs.folios.find(folioId);
    const company = folio?.companyId ? await this.needs.companies.find(folio.companyId) : null;
    const person = company?.contacts.find(({ email }) => email !== null);
    if (!folio || !company || !person?.email) return null;
    const documents = await this.filesOf(documentIds);
    const { reference, guestName } = await this.needs.bookingEmails.mailDataOf(folio.bookingId);
    const { name, email } = person;
    const about = { reference, guestName, company: company.name };
    return { kind: 'company documents', email, name, ...about, documents };
  }

  private async filesOf(documentIds: readonly string[]) {
    const files = await Promise.all(documentIds.map((id) => this.needs.documents.file(id)));
    return files.map((file, index) => {
      if (!file) throw new Error(`There is no PDF of document ${documentIds[index]}.`);
      const { id, kind, number, totalPaise, bytes } = file;
      return { id, kind, number, bytes, total: writeMoney(rupees(totalPaise)) };
    });
  }
}
