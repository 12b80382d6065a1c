import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { DocumentRecipient } from '../documents/document-content';
import type { Actor } from '../../platform/states/actor';

/**
 * An invoice that the staff issue again with other billing details, once. It never changes (a trigger refuses it). Personal
 * data: name and address of the recipient. It is kept as long as the invoices, for eight years (CGST Act, section 36).
 */
@Entity('invoice_reissues')
@Check('invoice_reissues_actor_known', "actor_kind = 'staff'")
export class InvoiceReissue {
  /** The invoice that is replaced. */
  @PrimaryColumn('uuid', { name: 'invoice_id', primaryKeyConstraintName: 'invoice_reissues_pkey' })
  invoiceId: string;

  @ManyToOne('TaxDocument')
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoice_reissues_invoice_id_fkey' })
  invoice?: unknown;

  /** Of the new invoice. */
  @Column('jsonb')
  recipient: DocumentRecipient;

  /** Why the staff issue it again. */
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
