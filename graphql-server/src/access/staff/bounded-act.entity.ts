import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The ways to lower what a guest owes, or to send money out. */
export type BoundedActKind =
  | 'cancellation charge'
  | 'desk price'
  | 'counter-entry'
  | 'refund by hand'
  | 'departure that owes'
  | 'paid out'
  | 'allowance'
  | 'charge taken back';

/** What a person with a bound gave away. Never changed: the sums of a day are made of these rows. */
@Entity('bounded_acts')
@Check('bounded_acts_amount_positive', 'amount_paise > 0')
@Index('bounded_acts_person_index', ['businessDay', 'uid'])
@Index('bounded_acts_booking_index', ['bookingId', 'businessDay'])
export class BoundedAct {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'bounded_acts_pkey' })
  id: string;

  @Column('text')
  uid: string;

  /** Null for an act that concerns no booking. */
  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId: string | null;

  @Column('date', { name: 'business_day' })
  businessDay: string;

  @Column('text')
  kind: BoundedActKind;

  @Column('bigint', { name: 'amount_paise' })
  amountPaise: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;
}
