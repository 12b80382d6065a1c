import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/**
 * An event for programs: a booking was made or changed. A trigger writes it in the transaction of the change, once
 * for each booking (migrations/1764971000000-webhooks.ts).
 */
@Entity('booking_events')
@Unique('booking_events_transaction_key', ['transactionId', 'bookingId'])
@Unique('booking_events_sequence_key', ['bookingId', 'sequence'])
@Unique('booking_events_position_key', ['position'])
@Index('booking_events_unnumbered_index', ['transactionId'], { where: 'sequence IS NULL' })
@Index('booking_events_happened_at_index', ['happenedAt'])
@Index('booking_events_numbered_at_index', ['numberedAt'])
export class BookingEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'booking_events_pkey' })
  id: string;

  /** PostgreSQL's id of the transaction. */
  @Column('bigint', { name: 'transaction_id' })
  transactionId: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  /** Counts the events of the booking from 1, without a gap; null until the event is numbered. */
  @Column('integer', { nullable: true })
  sequence: number | null;

  /** Counts all events in the order in which they became visible; null until the event is numbered. */
  @Column('bigint', { nullable: true })
  position: string | null;

  @Column('timestamptz', { name: 'happened_at', default: () => 'hotel_now()' })
  happenedAt: Date;

  /**
   * When the event got its number, and so became visible to programs. Null for events that have no number, and for
   * events that were numbered by a version without this column.
   */
  @Column('timestamptz', { name: 'numbered_at', nullable: true })
  numberedAt: Date | null;
}

/** Events and their deliveries are kept for 30 days. The last event of a booking stays, because it has the last number. */
export const BOOKING_EVENT_RETENTION: RetentionRule = {
  table: 'booking_events',
  mayBeDeleted: `happened_at < (SELECT hotel_now()) - interval '30 days' AND sequence IS NOT NULL AND sequence < (
    SELECT max(later.sequence) FROM booking_events later WHERE later.booking_id = booking_events.booking_id)`,
};
