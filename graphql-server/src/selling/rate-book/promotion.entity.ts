import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { Discount, RoomTypeCode, Weekday } from '../pricing/rate-book';

/** A discount with its conditions, such as 'stay 3, pay 2'. A booking keeps a copy of the one that it was made with. */
@Entity('promotions')
@Check('promotions_booking_dates', 'booking_to >= booking_from')
@Check('promotions_stay_dates', 'stay_to >= stay_from')
export class Promotion {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'promotions_pkey' })
  id: number;

  /** What guests call it. */
  @Column('text')
  name: string;

  /** In capitals; null when it applies by itself. Several promotions may have the same one. */
  @Column('text', { nullable: true })
  code: string | null;

  /** The offer that guests read about it. The offer may have been deleted. */
  @Column('uuid', { name: 'offer_id', nullable: true })
  offerId: string | null;

  @Column('jsonb')
  discount: Discount;

  /** It is booked from this date on, at the hotel; null when there is no such date. */
  @Column('date', { name: 'booking_from', nullable: true })
  bookingFrom: PlainDate | null;

  /** The last date on which it is booked. */
  @Column('date', { name: 'booking_to', nullable: true })
  bookingTo: PlainDate | null;

  /** The first night of a stay is this one or a later one. */
  @Column('date', { name: 'stay_from', nullable: true })
  stayFrom: PlainDate | null;

  /** The last night of a stay is this one or an earlier one. */
  @Column('date', { name: 'stay_to', nullable: true })
  stayTo: PlainDate | null;

  /** Of the nights; 1 is Monday, 7 is Sunday (ISO 8601). Empty: all. */
  @Column('integer', { array: true, default: () => "'{}'" })
  weekdays: Weekday[];

  @Column('integer', { name: 'minimum_nights', default: 1 })
  minimumNights: number;

  /** Codes. Empty: all types. */
  @Column('text', { array: true, name: 'room_types', default: () => "'{}'" })
  roomTypes: RoomTypeCode[];

  /** Codes of rate plans. Empty: all plans. */
  @Column('text', { array: true, default: () => "'{}'" })
  plans: string[];

  /** How many bookings can be made with it; null when any number can. */
  @Column('integer', { name: 'total_uses', nullable: true })
  totalUses: number | null;

  /** The same for one guest, by the mailbox of the address. */
  @Column('integer', { name: 'uses_per_guest', nullable: true })
  usesPerGuest: number | null;
}
