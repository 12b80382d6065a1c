import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** What the staff wrote down about a booking. Guests never see it. It is kept as long as the booking. */
@Entity('booking_notes')
@Index('booking_notes_booking_index', ['bookingId', 'createdAt'])
@Index('booking_notes_idempotency_key_key', ['bookingId', 'idempotencyKey'], { unique: true })
export class BookingNote {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'booking_notes_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'booking_notes_booking_id_fkey' })
  booking?: unknown;

  @Column('text')
  text: string;

  /** Made by the form, so that pressing twice writes it once; null on notes of the version before. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  /** The account of who wrote it. */
  @Column('text', { name: 'actor_id' })
  actorId: string;

  /** That person's address at the time. */
  @Column('text', { name: 'actor_address' })
  actorAddress: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;
}
