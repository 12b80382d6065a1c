import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A statement or a reminder that the staff sent to a company: one row for each press. */
@Entity('company_mails')
@Check('company_mails_kind_known', "kind IN ('STATEMENT', 'REMINDER')")
@Index('company_mails_idempotency_key', ['companyId', 'idempotencyKey'], { unique: true })
export class CompanyMail {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'company_mails_pkey' })
  id: string;

  @Column('uuid', { name: 'company_id' })
  companyId: string;

  @ManyToOne('Company')
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'company_mails_company_id_fkey' })
  company?: unknown;

  @Column('text')
  kind: 'STATEMENT' | 'REMINDER';

  /** A key that the form creates, so that a form that is sent twice sends one mail. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** The account of the person who sent it. */
  @Column('text', { name: 'sent_by' })
  sentBy: string;

  @Column('timestamptz', { name: 'sent_at', default: () => 'hotel_now()' })
  sentAt: Date;
}
