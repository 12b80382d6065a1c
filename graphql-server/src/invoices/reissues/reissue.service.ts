import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { isBusiness, type BillingDetails } from '../../bookings/billing-details/billing-details.repository';
import type { BillingDetailsService } from '../../bookings/billing-details/billing-details.service';
import type { FoliosRepository } from '../../bookings/folios/folios.repository';
import type { BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { BookingToDocumentReadModel } from '../documents/booking-to-document.read-model';
import type { DocumentRepository, IssuedDocument } from '../documents/document.repository';
import { inTransaction } from '../../platform/database/database';
import { staffActor } from '../../platform/states/actor';
import type { Clock } from '../../platform/time/clock';
import type { InvoiceReissueRepository, ReissueRequest } from './invoice-reissue.repository';
import {
  isBeingReissued,
  isSameRecipient,
  obstacleOf,
  type InvoicedBooking,
  type ReissueObstacle,
} from './reissue.policy';

/** The invoices of a booking that can be issued again, the oldest first, and whether one is being issued again now. */
export interface ReissuableInvoices {
  invoices: IssuedDocument[];
  isUnderWay: boolean;
}

type ReissueOutcome =
  | { kind: 'InvoiceIssuedAgain'; reissuable: ReissuableInvoices }
  | { kind: 'ReissueRefused'; obstacle: ReissueObstacle | { code: 'INVOICE_DETAILS_SAME' } }
  | { kind: 'RecordNotFound' };

/** The request of the staff. */
interface AskedCorrection {
  invoiceId: string;
  recipient: BillingDetails;
  reason: string;
}

const NONE: ReissuableInvoices = { invoices: [], isUnderWay: false };

interface ReissueServiceNeeds {
  database: DataSource;
  clock: Clock;
  bookings: BookingRepository;
  bookingsToDocument: BookingToDocumentReadModel;
  documents: DocumentRepository;
  reissues: InvoiceReissueRepository;
  billingDetails: Pick<BillingDetailsService, 'setCorrected'>;
  folios: Pick<FoliosRepository, 'setCorrected'>;
  audit: AuditService;
}

/**
 * Issues invoices again with other billing details. It only records the request: the job that issues documents then
 * finds that a credit note and an invoice are missing.
 */
export class ReissueService {
  constructor(private readonly needs: ReissueServiceNeeds) {}

  /**
   * The invoices that can be issued again; empty for an unknown booking. `listed` are the documents that the caller
   * shows; left out, all documents. An invoice counts as being issued again until `listed` contains its new
   * documents.
   */
  async reissuable(reference: string, listed?: readonly string[]): Promise<ReissuableInvoices> {
    const booking = await this.needs.bookings.findByReference(reference);
    const invoiced = booking && (await this.read(this.needs.database.manager, booking));
    return invoiced ? reissuableOf(invoiced, listed) : NONE;
  }

  /** The requests to issue invoices of the booking again, the oldest first; empty for an unknown booking. */
  async requests(reference: string): Promise<ReissueRequest[]> {
    const { manager } = this.needs.database;
    const booking = await this.needs.bookings.findByReference(reference);
    return booking ? this.needs.reissues.ofBooking(manager, booking.id) : [];
  }

  /**
   * Records the request. A repeated request with equal details changes nothing; a second request with other details is
   * refused.
   */
  async issueAgain(who: Staff, asked: AskedCorrection): Promise<ReissueOutcome> {
    const bookingId = await this.needs.documents.bookingOf(asked.invoiceId);
    if (bookingId === null) return { kind: 'RecordNotFound' };
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      const invoiced = booking && (await this.read(manager, booking));
      const invoice = invoiced?.documents.find(
        ({ id, kind }) => id === asked.invoiceId && kind === 'INVOICE',
      );
      if (!booking || !invoiced || !invoice) return { kind: 'RecordNotFound' };
      const before = invoiced.reissues.find(({ invoiceId }) => invoiceId === invoice.id);
      if (before && isSameRecipient(before.recipient, asked.recipient))
        return { kind: 'InvoiceIssuedAgain', reissuable: reissuableOf(invoiced) };
      const obstacle = obstacleOf(invoice, invoiced);
      if (obstacle) return { kind: 'ReissueRefused', obstacle };
      if (isSameRecipient(invoice.recipient, asked.recipient))
        return { kind: 'ReissueRefused', obstacle: { code: 'INVOICE_DETAILS_SAME' } };
      await this.note(manager, who, { booking, invoice, asked });
      const after = await this.read(manager, booking);
      return { kind: 'InvoiceIssuedAgain', reissuable: after ? reissuableOf(after) : NONE };
    });
  }

  /**
   * Writes the audit entry. It contains no entered details, because entries and documents are kept for different
   * times.
   */
  private async note(
    manager: EntityManager,
    who: Staff,
    { booking, invoice, asked }: { booking: BookingRecord; invoice: IssuedDocument; asked: AskedCorrection },
  ): Promise<void> {
    const { recipient, reason } = asked;
    const { id: bookingId, reference } = booking;
    await this.needs.reissues.add(manager, { invoiceId: invoice.id, recipient, reason }, staffActor(who.uid));
    if (invoice.folioId === null) await this.needs.billingDetails.setCorrected(manager, bookingId, recipient);
    else await this.needs.folios.setCorrected(manager, invoice.folioId, recipient);
    const details = { reference, invoice: invoice.number, reason };
    await this.needs.audit.noteChange(
      manager,
      { who, action: 'issueInvoiceAgain', details },
      {
        recordId: bookingId,
        before: { isBusiness: isBusiness(invoice.recipient) },
        after: { isBusiness: isBusiness(recipient) },
      },
    );
    await this.needs.documents.issueMissing(manager, bookingId);
  }

  private async read(manager: EntityManager, booking: BookingRecord): Promise<InvoicedBooking | null> {
    const today = await this.needs.clock.today(manager);
    const { timeZone } = this.needs.clock;
    const invoiced = await this.needs.bookingsToDocument.read(manager, booking, { today, timeZone });
    return invoiced && { ...invoiced, documents: await this.needs.documents.ofBooking(manager, booking.id) };
  }
}

function reissuableOf(
  invoiced: InvoicedBooking,
  listed: readonly string[] = invoiced.documents.filter(({ hasPdf }) => hasPdf).map(({ id }) => id),
): ReissuableInvoices {
  const invoices = invoiced.documents.filter(
    (document) => document.kind === 'INVOICE' && obstacleOf(document, invoiced) === null,
  );
  return { invoices, isUnderWay: isBeingReissued(invoiced, listed) };
}
