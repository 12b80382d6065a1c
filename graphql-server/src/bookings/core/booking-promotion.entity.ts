import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Promotion } from '../../selling/pricing/rate-book';

/**
 * The promotion of a booking. It counts as a use while the booking is held or confirmed. It does not refer to a row of
 * `promotions`, because the owner may change or delete that row.
 */
@Entity('booking_promotions')
@Check('booking_promotions_saved_paise', 'saved_paise >= 0')
@Index('booking_promotions_promotion_index', ['promotionId'])
export class BookingPromotion {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'booking_promotions_pkey' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'booking_promotions_booking_id_fkey' })
  booking?: unknown;

  @Column('integer', { name: 'promotion_id' })
  promotionId: number;

  /** The promotion as agreed. */
  @Column('jsonb')
  promotion: Promotion;

  /** The saving on the booking, in paise with tax. */
  @Column('bigint', { name: 'saved_paise' })
  savedPaise: number;
}
