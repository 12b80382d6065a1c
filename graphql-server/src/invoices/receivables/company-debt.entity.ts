import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * The debt that a company took on when a guest checked out. It is a payment of the booking with the source `COMPANY`,
 * which settles the guest's bill without money.
 */
@Entity('company_debts')
@Index('company_debts_company_index', ['companyId'])
@Index('company_debts_booking_index', ['bookingId'])
export class CompanyDebt {
  @PrimaryColumn('uuid', { name: 'payment_id', primaryKeyConstraintName: 'company_debts_pkey' })
  paymentId: string;

  @ManyToOne('Payment', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'company_debts_payment_id_fkey' })
  payment?: unknown;

  @Column('uuid', { name: 'company_id' })
  companyId: string;

  @ManyToOne('Company')
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'company_debts_company_id_fkey' })
  company?: unknown;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'company_debts_booking_id_fkey' })
  booking?: unknown;
}
