import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** That a line was reversed and charged as two lines instead, which add up to it. Never changed. */
@Entity('folio_splits')
@Index('folio_splits_booking_index', ['bookingId'])
@Index('folio_splits_line_key', ['lineId'], { unique: true })
export class FolioSplit {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'folio_splits_pkey' })
  id: number;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'folio_splits_booking_id_fkey' })
  booking?: unknown;

  @Column('bigint', { name: 'line_id' })
  lineId: number;

  @Column('bigint', { name: 'first_line_id' })
  firstLineId: number;

  @Column('bigint', { name: 'second_line_id' })
  secondLineId: number;

  /** The account of the member of the staff. */
  @Column('text', { name: 'split_by' })
  splitBy: string;

  @Column('timestamptz', { name: 'split_at', default: () => 'hotel_now()' })
  splitAt: Date;
}
