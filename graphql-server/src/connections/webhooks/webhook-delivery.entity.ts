import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';
import type { PublicRequestProblem } from '../../platform/outgoing/public-request';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/**
 * What programs hear: a booking was made or changed. A trigger writes it in the transaction of the change, once for each booking
 * (migrations/1764971000000-webhooks.ts).
 */
@Entity('booking_events')
@Unique('booking_events_transaction_key', ['transactionId', 'bookingId'])
@Unique('booking_events_sequence_key', ['bookingId', 'sequence'])
@Index('booking_events_unnumbered_index', ['transactionId'], { where: 'sequence IS NULL' })
@Index('booking_events_happened_at_index', ['happenedAt'])
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

  @Column('timestamptz', { name: 'happened_at', default: () => 'hotel_now()' })
  happenedAt: Date;
}

/** An event for an endpoint, and how far its sending came. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_due_index', ['nextTryAt'], {
  where: 'delivered_at IS NULL AND given_up_at IS NULL',
})
@Index('webhook_deliveries_endpoint_index', ['endpointId', 'createdAt'])
export class WebhookDelivery {
  @PrimaryColumn('uuid', { name: 'event_id', primaryKeyConstraintName: 'webhook_deliveries_pkey' })
  eventId: string;

  @ManyToOne(() => BookingEvent, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'webhook_deliveries_event_fkey' })
  event?: BookingEvent;

  @PrimaryColumn('uuid', { name: 'endpoint_id', primaryKeyConstraintName: 'webhook_deliveries_pkey' })
  endpointId: string;

  @ManyToOne(() => WebhookEndpoint)
  @JoinColumn({ name: 'endpoint_id', foreignKeyConstraintName: 'webhook_deliveries_endpoint_fkey' })
  endpoint?: WebhookEndpoint;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;

  /** How often it was tried since it was made, or since somebody sent it again. */
  @Column('integer', { default: 0 })
  tries: number;

  /** It is not tried before. While a server tries it, other servers wait until then. */
  @Column('timestamptz', { name: 'next_try_at' })
  nextTryAt: Date;

  /** When the receiver last answered with a status from 200 to 299; null before. */
  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt: Date | null;

  /** When the last try failed, after three days; null while it is tried. */
  @Column('timestamptz', { name: 'given_up_at', nullable: true })
  givenUpAt: Date | null;

  /** The status of the last answer; null without one. */
  @Column('integer', { name: 'last_status', nullable: true })
  lastStatus: number | null;

  /** Why the last try had no answer; null when it had one. */
  @Column('text', { name: 'last_problem', nullable: true })
  lastProblem: PublicRequestProblem | null;
}

/** Events and their deliveries are kept for 30 days. The last event of a booking stays, because it has the last number. */
export const BOOKING_EVENT_RETENTION: RetentionRule = {
  table: 'booking_events',
  mayBeDeleted: `happened_at < (SELECT hotel_now()) - interval '30 days' AND sequence IS NOT NULL AND sequence < (
    SELECT max(later.sequence) FROM booking_events later WHERE later.booking_id = booking_events.booking_id)`,
};
