import type { EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import type { DocumentRecipient } from '../documents/document-content';
import type { Actor } from '../../platform/states/actor';

const ADD = `
  INSERT INTO invoice_reissues (invoice_id, recipient, reason, actor_kind, actor_id) VALUES ($1, $2, $3, $4, $5)`;

/** A request to issue an invoice again, for the desk. */
export interface ReissueRequest {
  /** The number of the replaced invoice. */
  number: string;
  reason: string;
  /** The name of the person who asked; null for an unknown account. */
  by: string | null;
  at: Date;
}

const REQUESTS = `
  SELECT invoice.number, reissue.reason, ${staffName('reissue.actor_id')} AS by, reissue.created_at AS at
  FROM invoice_reissues reissue JOIN tax_documents invoice ON invoice.id = reissue.invoice_id
  WHERE invoice.booking_id = $1 ORDER BY reissue.created_at, reissue.invoice_id`;

/** Stores the requests to issue invoices again. Rows are only added. */
export class InvoiceReissueRepository {
  /** Adds the request. The caller must hold the lock on the booking, because an invoice is issued again only once. */
  async add(
    manager: EntityManager,
    { invoiceId, recipient, reason }: { invoiceId: string; recipient: DocumentRecipient; reason: string },
    actor: Actor,
  ): Promise<void> {
    await manager.query(ADD, [invoiceId, JSON.stringify(recipient), reason, actor.kind, actor.id]);
  }

  /** The requests for invoices of the booking, the oldest first. */
  ofBooking(manager: EntityManager, bookingId: string): Promise<ReissueRequest[]> {
    return manager.query(REQUESTS, [bookingId]);
  }
}
