import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { QueuedMail } from '../../mails/notifications/queued-mail';
import type { BookingMailKind } from './booking-mail.kinds';

/**
 * A mail to the guest of a booking that the mail server took, or that was given up. The row is kept as long as the
 * booking.
 */
@Entity('booking_mails')
@Check('booking_mails_outcome_known', "outcome IN ('SENT', 'GIVEN_UP')")
@Index('booking_mails_booking_index', ['bookingId', 'createdAt'])
export class BookingMail {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'booking_mails_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'booking_mails_booking_id_fkey' })
  booking?: unknown;

  @Column('text')
  kind: BookingMailKind;

  /** The address of the recipient. */
  @Column('text')
  address: string;

  @Column('text')
  outcome: 'SENT' | 'GIVEN_UP';

  /** The ids from which the mail is made, so that it can be sent again. */
  @Column('jsonb')
  payload: QueuedMail;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;
}
