import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Portal } from './portal.entity';

/** Who takes the guest's money for a stay that a portal sold. */
export type PortalCollectorName = 'HOTEL' | 'PORTAL';

/**
 * What the hotel agreed with a portal about one booking. The rates are copied from the portal, so that a later change of
 * a rate changes no earlier booking. Personal data: the guest's number at the portal. Kept as long as the booking.
 */
@Entity('portal_bookings')
@Check('portal_bookings_collector_known', "collector IN ('HOTEL', 'PORTAL')")
@Check('portal_bookings_number', '(number IS NULL) = (number_key IS NULL)')
@Check('portal_bookings_one_commission', 'num_nonnulls(commission_basis_points, commission_paise) <= 1')
@Check('portal_bookings_commission', 'commission_basis_points BETWEEN 0 AND 10000 AND commission_paise >= 0')
@Index('portal_bookings_number_key', ['portalId', 'numberKey'], { unique: true })
export class PortalBooking {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'portal_bookings_pkey' })
  bookingId: string;

  @OneToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'portal_bookings_booking_id_fkey' })
  booking?: unknown;

  @Column('integer', { name: 'portal_id' })
  portalId: number;

  @ManyToOne(() => Portal)
  @JoinColumn({ name: 'portal_id', foreignKeyConstraintName: 'portal_bookings_portal_id_fkey' })
  portal?: Relation<Portal>;

  /** The booking's number at the portal, as it was typed; null when the portal gave none. */
  @Column('text', { nullable: true })
  number: string | null;

  /** The number without spaces and hyphens, in capitals. No other booking of the portal has it. */
  @Column('text', { name: 'number_key', nullable: true })
  numberKey: string | null;

  @Column('text')
  collector: PortalCollectorName;

  /**
   * The commission as a share of the stay before GST, in hundredths of a percent; null for a commission as an amount,
   * or without a commission.
   */
  @Column('integer', { name: 'commission_basis_points', nullable: true })
  commissionBasisPoints: number | null;

  /**
   * The commission as an amount in paise, before GST; null for a commission as a percentage, or without a commission.
   */
  @Column('bigint', { name: 'commission_paise', nullable: true })
  commissionPaise: number | null;

  /** GST on the commission, in hundredths of a percent. */
  @Column('integer', { name: 'gst_basis_points' })
  gstBasisPoints: number;

  /** Tax collected at source, in hundredths of a percent. */
  @Column('integer', { name: 'tcs_basis_points' })
  tcsBasisPoints: number;

  /** Tax deducted at source, in hundredths of a percent. */
  @Column('integer', { name: 'tds_basis_points' })
  tdsBasisPoints: number;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version: number;
}
