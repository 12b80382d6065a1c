import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A portal that sells stays of the hotel. It is never deleted, because bookings refer to it; it is archived instead.
 * Percentages are in hundredths of a percent: 1550 is 15.5 %.
 */
@Entity('portals')
@Check('portals_commission', 'commission_basis_points BETWEEN 0 AND 10000')
@Check(
  'portals_rates',
  'gst_basis_points BETWEEN 0 AND 5000 AND tcs_basis_points BETWEEN 0 AND 1000 AND tds_basis_points BETWEEN 0 AND 1000',
)
@Index('portals_name_key', { synchronize: false })
export class Portal {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'portals_pkey' })
  id: number;

  @Column('text')
  name: string;

  /** Of the value of the stay before GST; null for a portal without a commission, or with an amount for each stay. */
  @Column('integer', { name: 'commission_basis_points', nullable: true })
  commissionBasisPoints: number | null;

  /** Whether the guest pays the portal, unless a booking says otherwise. */
  @Column('boolean', { default: false })
  collects: boolean;

  /** The portal's registration as a collector of tax at source in the hotel's state, for table 14 of GSTR-1. */
  @Column('text', { nullable: true })
  gstin: string | null;

  /** GST on the commission. */
  @Column('integer', { name: 'gst_basis_points', default: 1800 })
  gstBasisPoints: number;

  /** Tax collected at source (CGST Act, section 52), both halves together. */
  @Column('integer', { name: 'tcs_basis_points', default: 50 })
  tcsBasisPoints: number;

  /** Tax deducted at source (Income-tax Act 1961, section 194-O). */
  @Column('integer', { name: 'tds_basis_points', default: 10 })
  tdsBasisPoints: number;

  /** An archived portal cannot be chosen for new bookings. */
  @Column('boolean', { name: 'is_archived', default: false })
  isArchived: boolean;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version: number;
}
