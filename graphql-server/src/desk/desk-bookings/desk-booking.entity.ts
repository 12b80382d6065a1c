import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/**
 * The additional fields of a booking by the staff. The row is kept as long as the booking. Personal data: a guest's
 * number at a portal may be part of `portal`.
 */
@Entity('desk_bookings')
@Index('desk_bookings_option_index', ['optionUntil'], { where: 'option_until IS NOT NULL' })
export class DeskBooking {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'desk_bookings_pkey' })
  bookingId: string;

  @OneToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'desk_bookings_booking_id_fkey' })
  booking?: unknown;

  /** The account of the member of the staff who booked. */
  @Column('text', { name: 'made_by' })
  madeBy: string;

  /** The portal that sent the booking, and the booking's number there; null for other channels. */
  @Column('text', { nullable: true })
  portal: string | null;

  /** The date until whose end a tentative booking is kept; null for a booking that was firm from the start. */
  @Column('date', { name: 'option_until', nullable: true })
  optionUntil: PlainDate | null;

  /** Why the staff set their own rates; null when they did not. */
  @Column('text', { name: 'rate_reason', nullable: true })
  rateReason: string | null;

  /** Why the staff sold despite restrictions; null when they did not. */
  @Column('text', { name: 'restrictions_reason', nullable: true })
  restrictionsReason: string | null;
}
