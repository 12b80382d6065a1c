import type { DataSource, EntityManager } from 'typeorm';
import type { BookingRecord } from '../../bookings/core/booking-record';
import type { FolioReader, FoliosRepository } from '../../bookings/folios/folios.repository';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { queueMail } from '../../mails/notifications/mail-queue';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/job-queue';
import type { Clock } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import type { DocumentContent, DocumentRecipient, DocumentSupplier, Registration } from './document-content';
import {
  factsOfFolio,
  type BookingToDocument,
  type BookingToDocumentReadModel,
} from './booking-to-document.read-model';
import type {
  DocumentRepository,
  IssuedDocument,
  NewDocument,
  UnwrittenDocument,
} from './document.repository';
import { supplierOf, composeDocument } from './compose-document';
import { ISSUE_DOCUMENTS_JOB } from './issue-documents-job';
import { planDocuments } from './plan/document-plan';
import type { PlannedDocument } from './plan/plan-input';
import type { MissingDocuments } from './waiting-document';

/** The nightly job. It queues `issue documents` for each booking that may lack documents. */
export const ISSUE_MISSING_DOCUMENTS_JOB = 'issue missing documents';

/** Draws the PDF of a document. Equal content gives identical bytes. */
type RenderDocument = (content: DocumentContent) => Promise<Buffer>;

/** A task that the staff must do before a document is issued, because an issued document never changes. */
interface DocumentObstacle {
  /** The documents of the plan that wait for the staff. */
  heldUp(manager: EntityManager, missing: MissingDocuments): Promise<readonly PlannedDocument[]>;
}

/** Where the recipients of a booking's documents are stored. */
interface RecipientSource {
  /** Null for a guest who entered no details. `folioId` is null for the booking's first folio. */
  find(bookingId: string, folioId: string | null, manager: EntityManager): Promise<DocumentRecipient | null>;
}

/**
 * Registers an invoice or a credit note to a business, and stores the registration. Null when the document needs none.
 * Throws while the portal cannot register it.
 */
type RegisterDocument = (document: UnwrittenDocument) => Promise<Registration | null>;

/** A PDF that is not stored yet. */
interface WrittenPdf {
  id: string;
  /** The folio; null for the booking's first one. */
  folioId: string | null;
  bytes: Buffer;
}

/** What the next document follows from. */
interface NextDocument {
  booking: BookingRecord;
  toDocument: BookingToDocument;
  issued: readonly IssuedDocument[];
  supplier: DocumentSupplier;
}

/** More documents than a booking ever has, so a run that reaches this number has a fault. */
const MOST_DOCUMENTS_OF_A_RUN = 100;

/** What companies owe of the invoices. */
interface CompanyAccounts {
  /** Adds an invoice or a credit note of the booking to the debts of its company. */
  settle(manager: EntityManager, bookingId: string): Promise<void>;
}

interface DocumentIssueNeeds {
  database: DataSource;
  clock: Clock;
  bookings: BookingRepository;
  bookingsToDocument: BookingToDocumentReadModel;
  documents: DocumentRepository;
  recipients: RecipientSource;
  obstacles: readonly DocumentObstacle[];
  companies: CompanyAccounts;
  folios: Pick<FoliosRepository, 'readersOf'>;
  property: PropertySource;
  pdf: { render: RenderDocument; register: RegisterDocument; hotelEmail: string };
}

/**
 * Issues the documents that a booking lacks. It can be stopped at any point and run again: each document is written
 * with its number in one transaction, and its PDF with the mail in another.
 */
export class DocumentIssue {
  constructor(private readonly needs: DocumentIssueNeeds) {}

  /** Whether the hotel can issue documents: its owner has entered who runs it and its GSTIN. */
  get isReady(): boolean {
    return this.supplier !== null;
  }

  /** The people who get the documents of a booking's further folios by mail. */
  readersOf(bookingId: string): Promise<FolioReader[]> {
    return this.needs.folios.readersOf(bookingId);
  }

  /** The work of the job. */
  async run(bookingId: string): Promise<void> {
    const { supplier } = this;
    if (supplier) {
      let issued = 0;
      while (await this.issueNext(bookingId, supplier)) {
        issued += 1;
        if (issued > MOST_DOCUMENTS_OF_A_RUN)
          throw new Error(`Booking ${bookingId} asks for documents without end.`);
      }
    }
    await this.writePdfs(bookingId);
  }

  /**
   * Queues the job of every booking that may lack documents. These are bookings whose invoices are due by law, and
   * bookings from the time before the hotel had a GSTIN. Either all jobs are queued, or no job is.
   */
  async queueMissing(): Promise<void> {
    if (!this.isReady) return;
    await inTransaction(this.needs.database, async (manager) => {
      for (const bookingId of await this.needs.bookingsToDocument.candidates(manager)) {
        // A job that still waits since the previous night is not queued twice.
        const jobKey = `missing documents of ${bookingId}`;
        await enqueue(manager, ISSUE_DOCUMENTS_JOB, { bookingId }, { jobKey });
      }
      await this.needs.bookingsToDocument.markCaughtUp(manager);
    });
  }

  /**
   * Updates a document that the portal refused with the present details of hotel and booking, and queues its
   * registration, in the caller's transaction. Number, date and amounts do not change. A document whose last attempt
   * was not a refusal is sent again unchanged.
   */
  async sendAgain(
    manager: EntityManager,
    { id, bookingId }: { id: string; bookingId: string },
  ): Promise<void> {
    const booking = await this.needs.bookings.lockById(manager, bookingId);
    const refused = await this.needs.documents.findRefused(manager, id);
    const { supplier } = this;
    if (booking && refused && supplier) {
      const recipient = await this.recipientOf(manager, booking, refused.folioId);
      await this.needs.documents.nameParties(manager, id, { ...refused.content, supplier, recipient });
    }
    await this.needs.documents.issueMissing(manager, bookingId);
  }

  private get supplier(): DocumentSupplier | null {
    return supplierOf(this.needs.property.current, this.needs.pdf.hotelEmail);
  }

  /** Issues the first missing document; false when no document is missing. Locks the booking first, the series last. */
  private issueNext(bookingId: string, supplier: DocumentSupplier): Promise<boolean> {
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      if (!booking) return false;
      const today = await this.needs.clock.today(manager);
      const { timeZone } = this.needs.clock;
      const toDocument = await this.needs.bookingsToDocument.read(manager, booking, { today, timeZone });
      if (!toDocument) return false;
      const issued = await this.needs.documents.ofBooking(manager, bookingId);
      const document = await this.nextOf(manager, { booking, toDocument, issued, supplier });
      if (!document) return false;
      await this.needs.documents.add(manager, document, this.needs.property.current.referencePrefix);
      await this.needs.companies.settle(manager, bookingId);
      return true;
    });
  }

  /** The first missing document that can be issued, folio by folio. Null when no folio lacks one. */
  private async nextOf(
    manager: EntityManager,
    { booking, toDocument, issued, supplier }: NextDocument,
  ): Promise<NewDocument | null> {
    for (const folio of toDocument.folios) {
      const facts = factsOfFolio(toDocument, issued, folio);
      const plan = reliablePart(planDocuments(facts));
      const recipient = await this.recipientOf(manager, booking, folio.id);
      const about = { bookingId: booking.id, subject: folio.id ?? booking.id };
      const planned = await this.firstThatIsReady(manager, { ...about, plan, toDocument: facts, recipient });
      if (!planned) continue;
      const { payments, reissues, documents } = facts;
      const sources = { booking, payments, reissues, issued: documents, supplier, recipient };
      return composeDocument(planned, { ...sources, folioId: folio.id });
    }
    return null;
  }

  /**
   * The first document that can be issued now. An invoice that waits for the staff does not delay a refund voucher,
   * because its money is already paid back. Tasks for all missing details are added at once, so that the staff ask
   * the guest only once.
   */
  private async firstThatIsReady(
    manager: EntityManager,
    missing: MissingDocuments,
  ): Promise<PlannedDocument | null> {
    const heldUp = new Set<PlannedDocument>();
    for (const obstacle of this.needs.obstacles)
      for (const planned of await obstacle.heldUp(manager, missing)) heldUp.add(planned);
    return missing.plan.find((planned) => !heldUp.has(planned)) ?? null;
  }

  private async recipientOf(
    manager: EntityManager,
    booking: BookingRecord,
    folioId: string | null,
  ): Promise<DocumentRecipient> {
    const said = await this.needs.recipients.find(booking.id, folioId, manager);
    return said ?? { name: booking.name, address: null, state: null, gstin: null };
  }

  /**
   * Stores the PDFs of new documents and queues their mail, in one transaction. A document that waits does not delay
   * the others.
   */
  private async writePdfs(bookingId: string): Promise<void> {
    const unwritten = await this.needs.documents.unwritten(bookingId);
    const pdfs: WrittenPdf[] = [];
    const failures: unknown[] = [];
    for (const document of unwritten) {
      try {
        const registration = document.registration ?? (await this.needs.pdf.register(document));
        pdfs.push({
          id: document.id,
          folioId: document.folioId,
          bytes: await this.needs.pdf.render({ ...document.content, registration }),
        });
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (pdfs.length > 0) await this.keepPdfs(bookingId, pdfs);
    // The job will be retried.
    if (failures.length > 0) throw failures[0];
  }

  private keepPdfs(bookingId: string, pdfs: readonly WrittenPdf[]): Promise<void> {
    return inTransaction(this.needs.database, async (manager) => {
      const written: WrittenPdf[] = [];
      for (const pdf of pdfs)
        if (await this.needs.documents.write(manager, pdf.id, pdf.bytes)) written.push(pdf);
      await this.queueMails(manager, bookingId, written);
    });
  }

  /** The first folio is the guest's. Documents of a further folio go to its payer, if there is an address. */
  private async queueMails(
    manager: EntityManager,
    bookingId: string,
    written: readonly WrittenPdf[],
  ): Promise<void> {
    const readers = written.some(({ folioId }) => folioId !== null)
      ? await this.needs.folios.readersOf(bookingId, manager)
      : [];
    const idsOf = (isRead: (folioId: string | null) => boolean) =>
      written.filter(({ folioId }) => isRead(folioId)).map(({ id }) => id);
    const readBy = (reader: 'COMPANY' | 'GUEST') =>
      readers.filter((folio) => folio.reader === reader).map(({ folioId }) => folioId);
    const guests: readonly (string | null)[] = [null, ...readBy('GUEST')];
    const ofGuest = idsOf((folioId) => guests.includes(folioId));
    if (ofGuest.length > 0)
      await queueMail(manager, { kind: 'documents issued', bookingId, documentIds: ofGuest });
    for (const folioId of readBy('COMPANY')) {
      const documentIds = idsOf((id) => id === folioId);
      if (documentIds.length > 0)
        await queueMail(manager, { kind: 'company documents', folioId, documentIds });
    }
  }
}

/**
 * Until the replacement of an invoice is issued, the booking seems to have no invoice, so only the replacement is
 * planned.
 */
function reliablePart(plan: readonly PlannedDocument[]): readonly PlannedDocument[] {
  const [first] = plan;
  return first?.kind === 'INVOICE' && first.reissueOf !== null ? [first] : plan;
}
