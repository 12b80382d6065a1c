import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { Discount, RoomTypeCode, Weekday } from '../pricing/rate-book';

/** A discount with its conditions, such as 'stay 3, pay 2'. A booking keeps a copy of its promotion. */
@Entity('promotions')
@Check('promotions_booking_dates', 'booking_to >= booking_from')
@Check('promotions_stay_dates', 'stay_to >= stay_from')
export class Promotion {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'promotions_pkey' })
  id: number;

  /** The title for guests. */
  @Column('text')
  name: string;

  /** The code in capitals; null when the promotion applies without a code. Several promotions may share a code. */
  @Column('text', { nullable: true })
  code: string | null;

  /**
   * Whether guests whose stay it fits see it in the results. Null, as written by earlier versions: only guests who know the
   * code can use it.
   */
  @Column('boolean', { name: 'is_offered', nullable: true })
  isOffered: boolean | null;

  /** The offer that describes the promotion to guests. The offer may have been deleted. */
  @Column('uuid', { name: 'offer_id', nullable: true })
  offerId: string | null;

  @Column('jsonb')
  discount: Discount;

  /** The first booking date, at the hotel, or null. */
  @Column('date', { name: 'booking_from', nullable: true })
  bookingFrom: PlainDate | null;

  /** The last booking date, or null. */
  @Column('date', { name: 'booking_to', nullable: true })
  bookingTo: PlainDate | null;

  /** The first night of a stay must be on this date or later. */
  @Column('date', { name: 'stay_from', nullable: true })
  stayFrom: PlainDate | null;

  /** The last night of a stay must be on this date or earlier. */
  @Column('date', { name: 'stay_to', nullable: true })
  stayTo: PlainDate | null;

  /** Weekdays of the nights: 1 is Monday, 7 is Sunday (ISO 8601). Empty means all. */
  @Column('integer', { array: true, default: () => "'{}'" })
  weekdays: Weekday[];

  @Column('integer', { name: 'minimum_nights', default: 1 })
  minimumNights: number;

  /** Codes of room types. Empty means all. */
  @Column('text', { array: true, name: 'room_types', default: () => "'{}'" })
  roomTypes: RoomTypeCode[];

  /** Codes of rate plans. Empty means all. */
  @Column('text', { array: true, default: () => "'{}'" })
  plans: string[];

  /** The highest number of bookings with the promotion; null without a limit. */
  @Column('integer', { name: 'total_uses', nullable: true })
  totalUses: number | null;

  /** The highest number of bookings with it for one guest, by the mailbox of the address; null without a limit. */
  @Column('integer', { name: 'uses_per_guest', nullable: true })
  usesPerGuest: number | null;
}
