import { CompanyRepository } from '../../invoices/companies/company.repository';
import { BillingDetailsRepository } from '../../bookings/billing-details/billing-details.repository';
import type { CompanyAccounts } from '../../invoices/receivables/company-accounts.service';
import type { AuditService } from '../../access/audit/audit.service';
import type { BillingDetailsService } from '../../bookings/billing-details/billing-details.service';
import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import { DocumentEmails } from '../../invoices/documents/document-emails.service';
import { BookingToDocumentReadModel } from '../../invoices/documents/booking-to-document.read-model';
import { FolioRecipients } from '../../bookings/folios/folio-recipients';
import { FoliosRepository } from '../../bookings/folios/folios.repository';
import { DocumentIssue } from '../../invoices/documents/document-issue.service';
import { renderDocument } from '../../invoices/documents/pdf/render-document';
import { MissingAddress } from '../../invoices/documents/missing-address';
import { MissingLetters } from '../../invoices/documents/missing-letters';
import { DocumentRepository } from '../../invoices/documents/document.repository';
import type { DocumentRegistry } from '../../invoices/e-invoicing/document-registry';
import { RefusedDocuments } from '../../invoices/e-invoicing/refused-documents.service';
import { RegistrationService } from '../../invoices/e-invoicing/registration.service';
import { Gstr1ReadModel } from '../../invoices/gstr1/gstr1.read-model';
import { InvoiceReissueRepository } from '../../invoices/reissues/invoice-reissue.repository';
import { ReissueService } from '../../invoices/reissues/reissue.service';
import { TaskRepository } from '../../access/tasks/task.repository';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** Services that issue and read tax documents. */
export function documentServices(
  platform: Platform,
  { bookingRepository }: ReturnType<typeof bookingServices>,
  {
    bookingEmails,
    billingDetails,
    audit,
    companies,
  }: {
    bookingEmails: BookingEmails;
    billingDetails: BillingDetailsService;
    audit: AuditService;
    companies: CompanyAccounts;
  },
  registry: DocumentRegistry | null,
) {
  const { database, clock, property, settings, log } = platform;
  const documents = new DocumentRepository(database);
  const bookingsToDocument = new BookingToDocumentReadModel();
  const tasks = new TaskRepository();
  const registration = new RegistrationService({
    database,
    clock,
    documents,
    tasks,
    property,
    registry,
    log,
  });
  const documentIssue = new DocumentIssue({
    database,
    clock,
    bookings: bookingRepository,
    bookingsToDocument,
    documents,
    recipients: new FolioRecipients(new BillingDetailsRepository(database), new FoliosRepository(database)),
    obstacles: [new MissingAddress(new TaskRepository()), new MissingLetters(new TaskRepository())],
    companies,
    folios: new FoliosRepository(database),
    property,
    pdf: {
      render: (content) =>
        renderDocument(content, (letters) => {
          // Names are personal data, so the log shows only the letters.
          const codes = letters.map(
            (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
          );
          log.warn({ number: content.number, codes }, 'No font has some of the letters of a document');
        }),
      register: (document) => registration.register(document),
      hotelEmail: settings.HOTEL_EMAIL,
    },
  });
  const documentEmails = new DocumentEmails({
    ...{ documents, bookingEmails },
    folios: new FoliosRepository(database),
    companies: new CompanyRepository(database),
  });
  const reissues = new ReissueService({
    database,
    clock,
    bookings: bookingRepository,
    bookingsToDocument,
    documents,
    reissues: new InvoiceReissueRepository(),
    billingDetails,
    folios: new FoliosRepository(database),
    audit,
  });
  return {
    services: {
      documents,
      documentIssue,
      reissues,
      refusedDocuments: new RefusedDocuments(database, tasks, documentIssue, audit),
      gstr1: new Gstr1ReadModel(database),
    },
    background: { documentIssue, documentEmails },
  };
}
