import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** To whom the invoice of a booking is made out, when the guest has entered it. The row is deleted with the booking. */
@Entity('billing_details')
@Check('billing_details_state_code', "state_code ~ '^[0-9]{2}$'")
@Check('billing_details_pin_code', "pin_code ~ '^[1-9][0-9]{5}$'")
@Check(
  'billing_details_company_abroad',
  "(country IS NULL) = (company_number IS NULL) AND (country IS NULL OR gstin IS NULL AND state_code = '96')",
)
@Check('billing_details_gstin', "gstin ~ '^[0-9]{2}[0-9A-Z]{13}$'")
@Index('billing_details_company_index', ['companyId'], { where: 'company_id IS NOT NULL' })
export class BillingDetailsRecord {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'billing_details_pkey' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'billing_details_booking_id_fkey' })
  booking?: unknown;

  /** The name of the business, or of the guest. */
  @Column('text')
  name: string;

  /** The lines of the address. */
  @Column('text', { array: true })
  address: string[];

  /** Six digits; null when none were entered. */
  @Column('text', { name: 'pin_code', nullable: true })
  pinCode: string | null;

  /** The first two digits of the GSTINs of the state. */
  @Column('text', { name: 'state_code' })
  stateCode: string;

  /** The GSTIN or UIN of a business or an office; null for any other guest. */
  @Column('text', { nullable: true })
  gstin: string | null;

  /** The country of a company abroad, in words; null for any other guest. */
  @Column('text', { nullable: true })
  country: string | null;

  /** The number under which the company is registered there. */
  @Column('text', { name: 'company_number', nullable: true })
  companyNumber: string | null;

  /** The company that pays; its own details then stand on the invoice, not these. Null when no company pays. */
  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  @ManyToOne('Company')
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'billing_details_company_id_fkey' })
  company?: unknown;

  @Column('timestamptz', { name: 'updated_at', default: () => 'hotel_now()' })
  updatedAt: Date;
}
