import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** An amount by which the hotel lowers a bill, such as after a complaint. Rows never change. */
@Entity('allowances')
@Check('allowances_amount', 'amount_paise > 0')
@Index('allowances_booking_index', ['bookingId'])
@Index('allowances_idempotency_key', ['bookingId', 'idempotencyKey'], { unique: true })
export class Allowance {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'allowances_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'allowances_booking_id_fkey' })
  booking?: unknown;

  /** The charge that costs less, by the id of its line at that time; null for the whole bill. */
  @Column('bigint', { name: 'line_id', nullable: true })
  lineId: number | null;

  /** With tax. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** In the words of the staff. */
  @Column('text')
  reason: string;

  /** The account of the member of the staff. */
  @Column('text', { name: 'given_by' })
  givenBy: string;

  @Column('timestamptz', { name: 'given_at', default: () => 'hotel_now()' })
  givenAt: Date;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;
}
