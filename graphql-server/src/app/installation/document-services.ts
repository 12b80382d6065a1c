import { BillingDetailsRepository } from '../../billing-details/billing-details.repository';
import type { BookingEmails } from '../../checkout/booking-emails.service';
import { DocumentEmails } from '../../documents/document-emails.service';
import { DocumentFacts } from '../../documents/document-facts.read-model';
import { DocumentIssue, type RegisterDocument } from '../../documents/document-issue.service';
import { renderDocument } from '../../documents/paper/render-document';
import { MissingAddress } from '../../documents/missing-address';
import { DocumentRepository } from '../../documents/document.repository';
import { needsRegistration, type DocumentRegistry } from '../../e-invoicing/document-registry';
import { Gstr1ReadModel } from '../../gstr1/gstr1.read-model';
import { TaskRepository } from '../../tasks/task.repository';
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
  bookingEmails: BookingEmails,
  registry: DocumentRegistry | null,
) {
  const { database, clock, property, settings } = platform;
  const documents = new DocumentRepository(database);
  const documentIssue = new DocumentIssue(
    database,
    clock,
    bookingRepository,
    new DocumentFacts(),
    documents,
    new BillingDetailsRepository(database),
    new MissingAddress(new TaskRepository()),
    property,
    {
      render: renderDocument,
      register: registrationAt(registry, platform),
      hotelEmail: settings.HOTEL_EMAIL,
    },
  );
  return {
    services: { documents, documentIssue, gstr1: new Gstr1ReadModel(database) },
    background: { documentIssue, documentEmails: new DocumentEmails(documents, bookingEmails) },
  };
}
