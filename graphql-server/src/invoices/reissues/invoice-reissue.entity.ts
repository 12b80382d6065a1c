import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { DocumentRecipient } from '../documents/document-content';
import type { Actor } from '../../platform/states/actor';

/**
 * A request of the staff to issue an invoice again with other billing details; at most one for each invoice. It never
 * changes (a trigger prevents it). Personal data: name and address of the recipient. It is kept as long as the
 * invoices, for eight years (CGST Act, section 36).
 */
@Entity('invoice_reissues')
@Check('invoice_reissues_actor_known', "actor_kind = 'staff'")
export class InvoiceReissue {
  /** The invoice to replace. */
  @PrimaryColumn('uuid', { name: 'invoice_id', primaryKeyConstraintName: 'invoice_reissues_pkey' })
  invoiceId: string;

  @ManyToOne('TaxDocument')
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoice_reissues_invoice_id_fkey' })
  invoice?: unknown;

  /** The recipient of the new invoice. */
  @Column('jsonb')
  recipient: DocumentRecipient;

  /** The reason of the staff. */
  @Column('text')
  reason: string;

  @Column('text', { name: 'actor_kind' })
  actorKind: Actor['kind'];

  /** See `Actor`. */
  @Column('text', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;
}
