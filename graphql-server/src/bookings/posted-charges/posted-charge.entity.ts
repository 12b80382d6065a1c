import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A charge that the staff put on the bill of a stay, with the person. Its amounts are on its line of the folio. */
@Entity('posted_charges')
@Index('posted_charges_booking_index', ['bookingId'])
@Index('posted_charges_idempotency_key', ['bookingId', 'idempotencyKey'], { unique: true })
@Check('posted_charges_taken_back', 'num_nonnulls(taken_back_at, taken_back_by, taken_back_reason) IN (0, 3)')
export class PostedCharge {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'posted_charges_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'posted_charges_booking_id_fkey' })
  booking?: unknown;

  /** The line that charges it now: after an allowance, the lower line. */
  @Column('bigint', { name: 'folio_line_id' })
  @Index('posted_charges_line_key', { unique: true })
  folioLineId: number;

  @ManyToOne('FolioLine', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'folio_line_id', foreignKeyConstraintName: 'posted_charges_folio_line_id_fkey' })
  folioLine?: unknown;

  /** The item of the catalogue; null for free text. */
  @Column('integer', { name: 'item_id', nullable: true })
  itemId: number | null;

  @ManyToOne('ChargeItem')
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'posted_charges_item_id_fkey' })
  item?: unknown;

  /** The account of the member of the staff. */
  @Column('text', { name: 'posted_by' })
  postedBy: string;

  @Column('timestamptz', { name: 'posted_at', default: () => 'hotel_now()' })
  postedAt: Date;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** The account of the member of the staff who took the charge back; null for a charge that stands. */
  @Column('text', { name: 'taken_back_by', nullable: true })
  takenBackBy: string | null;

  @Column('text', { name: 'taken_back_reason', nullable: true })
  takenBackReason: string | null;

  @Column('timestamptz', { name: 'taken_back_at', nullable: true })
  takenBackAt: Date | null;
}
