import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A note of the staff on a booking. Guests never see it. It is kept as long as the booking. */
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

  /**
   * A key that the form creates, so that a form that is sent twice writes one note; null on notes of the previous
   * version.
   */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  /** The account of the author. */
  @Column('text', { name: 'actor_id' })
  actorId: string;

  /** The author's address at the time. */
  @Column('text', { name: 'actor_address' })
  actorAddress: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;
}
