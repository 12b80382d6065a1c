import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * What a guest said about the arrival in advance, and when the mail invited the guest to check in online. A booking
 * gets its row with the first of these. The row is kept as long as the booking.
 */
@Entity('online_check_ins')
@Check('online_check_ins_arrival_time_of_day', "arrival_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'")
export class OnlineCheckIn {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'online_check_ins_pkey' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'online_check_ins_booking_id_fkey' })
  booking?: unknown;

  /** The time of day at the hotel at which the guests expect to arrive, such as 15:30; null while it is not known. */
  @Column('text', { name: 'arrival_time', nullable: true })
  arrivalTime: string | null;

  /** When the mail that invites to check in online was queued; null when it was not. */
  @Column('timestamptz', { name: 'invited_at', nullable: true })
  invitedAt: Date | null;

  /** When the guest last saved the arrival; null until then. */
  @Column('timestamptz', { name: 'saved_at', nullable: true })
  savedAt: Date | null;
}
