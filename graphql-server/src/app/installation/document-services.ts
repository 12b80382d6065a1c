import { BillingDetailsRepository } from '../../billing-details/billing-details.repository';
import type { AuditService } from '../../audit/audit.service';
import type { BillingDetailsService } from '../../billing-details/billing-details.service';
import type { BookingEmails } from '../../checkout/booking-emails.service';
import { DocumentEmails } from '../../documents/document-emails.service';
import { DocumentFacts } from '../../documents/document-facts.read-model';
import { DocumentIssue, type RegisterDocument } from '../../documents/document-issue.service';
import { renderDocument } from '../../documents/paper/render-document';
import { DocumentRepository } from '../../documents/document.repository';
import { needsRegistration, type DocumentRegistry } from '../../e-invoicing/document-registry';
import { Gstr1ReadModel } from '../../gstr1/gstr1.read-model';
import { InvoiceReissueRepository } from '../../reissues/invoice-reissue.repository';
import { ReissueService } from '../../reissues/reissue.service';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** Registers a document when the hotel has switched that on. What it throws is tried again by the job, and logged. */
function registrationAt(
  registry: DocumentRegistry | null,
  { property, log }: Pick<Platform, 'property' | 'log'>,
): RegisterDocument {
  return async (content) => {
    if (!property.current.eInvoicing || !needsRegistration(content)) return null;
    if (!registry) throw new Error('E-invoicing is switched on, but its settings E_INVOICING_… are missing.');
    const outcome = await registry.registerDocument(content);
    if (outcome.kind === 'registered') return outcome.registration;
    const { number } = content;
    const { kind, problem } = outcome;
    if (kind === 'refused')
      log.error({ alert: 'document not registered', number, problem }, 'The portal refused a document');
    throw new Error(`${number} is not registered: ${problem}`);
  };
}

/** Tax documents: who issues them, and who reads them. */
export function documentServices(
  platform: Platform,
  { bookingRepository }: ReturnType<typeof bookingServices>,
  {
    bookingEmails,
    billingDetails,
    audit,
  }: { bookingEmails: BookingEmails; billingDetails: BillingDetailsService; audit: AuditService },
  registry: DocumentRegistry | null,
) {
  const { database, clock, property, settings } = platform;
  const documents = new DocumentRepository(database);
  const facts = new DocumentFacts();
  const documentIssue = new DocumentIssue(
    database,
    clock,
    bookingRepository,
    facts,
    documents,
    new BillingDetailsRepository(database),
    property,
    {
      render: renderDocument,
      register: registrationAt(registry, platform),
      hotelEmail: settings.HOTEL_EMAIL,
    },
  );
  const reissues = new ReissueService(
    database,
    clock,
    bookingRepository,
    facts,
    documents,
    new InvoiceReissueRepository(),
    billingDetails,
    audit,
  );
  return {
    services: { documents, documentIssue, reissues, gstr1: new Gstr1ReadModel(database) },
    background: { documentIssue, documentEmails: new DocumentEmails(documents, bookingEmails) },
  };
}
