import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * A part of a company's payment that pays an invoice of the company. The database ensures that payment and invoice
 * belong to one company.
 */
@Entity('payment_applications')
@Check('payment_applications_amount', 'amount_paise > 0')
@Check('payment_applications_taken_back', 'num_nonnulls(taken_back_at, taken_back_reason) IN (0, 2)')
@Index('payment_applications_payment_index', ['paymentId'])
@Index('payment_applications_invoice_index', ['invoiceId'])
export class PaymentApplication {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_applications_pkey' })
  id: string;

  @Column('uuid', { name: 'payment_id' })
  paymentId: string;

  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('uuid', { name: 'company_id' })
  companyId: string;

  @ManyToOne('CompanyPayment')
  @JoinColumn([
    {
      name: 'payment_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'payment_applications_payment_fkey',
    },
    {
      name: 'company_id',
      referencedColumnName: 'companyId',
      foreignKeyConstraintName: 'payment_applications_payment_fkey',
    },
  ])
  payment?: unknown;

  @ManyToOne('Receivable')
  @JoinColumn([
    {
      name: 'invoice_id',
      referencedColumnName: 'invoiceId',
      foreignKeyConstraintName: 'payment_applications_invoice_fkey',
    },
    {
      name: 'company_id',
      referencedColumnName: 'companyId',
      foreignKeyConstraintName: 'payment_applications_invoice_fkey',
    },
  ])
  receivable?: unknown;

  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** The key of the form that applied the payment, so that a form that is sent twice applies it once. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /**
   * The account of the person who applied the part; null for the rest of an application that a credit note lowered.
   */
  @Column('text', { name: 'applied_by', nullable: true })
  appliedBy: string | null;

  @Column('timestamptz', { name: 'applied_at', default: () => 'hotel_now()' })
  appliedAt: Date;

  /**
   * The account of the person who took the application back; null while the application counts, and when a credit
   * note took it back.
   */
  @Column('text', { name: 'taken_back_by', nullable: true })
  takenBackBy: string | null;

  @Column('text', { name: 'taken_back_reason', nullable: true })
  takenBackReason: string | null;

  @Column('timestamptz', { name: 'taken_back_at', nullable: true })
  takenBackAt: Date | null;
}
