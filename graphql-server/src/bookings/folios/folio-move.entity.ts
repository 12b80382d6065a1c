import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** That a line moved from one folio of its booking to another. Never changed. */
@Entity('folio_moves')
@Check('folio_moves_elsewhere', 'from_folio_id IS DISTINCT FROM to_folio_id')
@Index('folio_moves_booking_index', ['bookingId'])
export class FolioMove {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'folio_moves_pkey' })
  id: number;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'folio_moves_booking_id_fkey' })
  booking?: unknown;

  @Column('bigint', { name: 'line_id' })
  lineId: number;

  /** Null for the first folio. */
  @Column('uuid', { name: 'from_folio_id', nullable: true })
  fromFolioId: string | null;

  /** Null for the first folio. */
  @Column('uuid', { name: 'to_folio_id', nullable: true })
  toFolioId: string | null;

  /** The account of the member of the staff. */
  @Column('text', { name: 'moved_by' })
  movedBy: string;

  @Column('timestamptz', { name: 'moved_at', default: () => 'hotel_now()' })
  movedAt: Date;
}
