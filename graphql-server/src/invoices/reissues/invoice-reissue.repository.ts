import type { EntityManager } from 'typeorm';
import type { DocumentRecipient } from '../documents/document-content';
import type { Actor } from '../../platform/states/actor';

const ADD = `
  INSERT INTO invoice_reissues (invoice_id, recipient, reason, actor_kind, actor_id) VALUES ($1, $2, $3, $4, $5)`;

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
}
