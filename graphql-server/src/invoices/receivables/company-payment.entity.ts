import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** The ways in which companies pay. Cash belongs to the shift of the person who takes it. */
export const CompanySource = {
  BANK_TRANSFER: 'BANK_TRANSFER',
  UPI: 'UPI',
  CARD_MACHINE: 'CARD_MACHINE',
  CHEQUE: 'CHEQUE',
  CASH: 'CASH',
} as const;
export type CompanySource = (typeof CompanySource)[keyof typeof CompanySource];

/** Money of a company, which pays its invoices once it is applied to them. Never deleted, only taken back. */
@Entity('company_payments')
@Check(
  'company_payments_source_known',
  "source IN ('BANK_TRANSFER', 'UPI', 'CARD_MACHINE', 'CHEQUE', 'CASH')",
)
@Check('company_payments_amount', 'amount_paise > 0')
@Check('company_payments_countered', 'num_nonnulls(countered_at, countered_by, counter_reason) IN (0, 3)')
@Index('company_payments_idempotency_key', ['companyId', 'idempotencyKey'], { unique: true })
@Index('company_payments_taken_index', ['takenAt'])
@Index('company_payments_countered_index', ['counteredAt'])
@Index('company_payments_company_key', ['id', 'companyId'], { unique: true })
export class CompanyPayment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'company_payments_pkey' })
  id: string;

  @Column('uuid', { name: 'company_id' })
  companyId: string;

  @ManyToOne('Company')
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'company_payments_company_id_fkey' })
  company?: unknown;

  @Column('text')
  source: CompanySource;

  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** The day on which the money came. */
  @Column('date', { name: 'paid_on' })
  paidOn: PlainDate;

  /** A note, such as the number of the transfer; may be empty. */
  @Column('text', { default: '' })
  note: string;

  /** A key that the form creates, so that a form that is sent twice records one payment. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** The account of the person who recorded the payment. */
  @Column('text', { name: 'taken_by' })
  takenBy: string;

  @Column('timestamptz', { name: 'taken_at', default: () => 'hotel_now()' })
  takenAt: Date;

  /** The account of the person who took the payment back; null while the payment counts. */
  @Column('text', { name: 'countered_by', nullable: true })
  counteredBy: string | null;

  @Column('text', { name: 'counter_reason', nullable: true })
  counterReason: string | null;

  @Column('timestamptz', { name: 'countered_at', nullable: true })
  counteredAt: Date | null;
}
