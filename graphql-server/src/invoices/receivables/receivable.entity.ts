import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** What a company owes of an invoice. What is open is the amount less what lowered it and what payments were applied. */
@Entity('receivables')
@Check('receivables_amount', 'amount_paise > 0')
@Check('receivables_lowered', 'lowered_paise BETWEEN 0 AND amount_paise')
@Index('receivables_company_index', ['companyId'])
export class Receivable {
  @PrimaryColumn('uuid', { name: 'invoice_id', primaryKeyConstraintName: 'receivables_pkey' })
  invoiceId: string;

  @ManyToOne('TaxDocument')
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'receivables_invoice_id_fkey' })
  invoice?: unknown;

  @PrimaryColumn('uuid', { name: 'company_id', primaryKeyConstraintName: 'receivables_pkey' })
  companyId: string;

  @ManyToOne('Company')
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'receivables_company_id_fkey' })
  company?: unknown;

  /** What the company took on of the invoice, in paise. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** What credit notes, and bills that the guest paid after all, took off it, in paise. */
  @Column('bigint', { name: 'lowered_paise', default: 0 })
  loweredPaise: number;

  /** When it was last lowered; null when it never was. */
  @Column('date', { name: 'lowered_on', nullable: true })
  loweredOn: PlainDate | null;

  /** The last day on which the company pays in time. */
  @Column('date', { name: 'due_on' })
  dueOn: PlainDate;
}
