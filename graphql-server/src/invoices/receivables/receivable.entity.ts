import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** The debt of a company for an invoice. The open amount is the debt, less reductions and applied payments. */
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

  /** The part of the invoice that the company took on, in paise. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** The reductions by credit notes, and by bills that guests paid after all, in paise. */
  @Column('bigint', { name: 'lowered_paise', default: 0 })
  loweredPaise: number;

  /** The time of the last reduction; null without a reduction. */
  @Column('date', { name: 'lowered_on', nullable: true })
  loweredOn: PlainDate | null;

  /** The last day on which the company pays in time. */
  @Column('date', { name: 'due_on' })
  dueOn: PlainDate;
}
