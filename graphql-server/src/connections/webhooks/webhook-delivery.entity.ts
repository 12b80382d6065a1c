import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { PublicRequestProblem } from '../../platform/outgoing/public-request';
import { BookingEvent } from '../updates/booking-event.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** An event for an endpoint, and the state of its delivery. */
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

  /** The number of tries since the delivery was made, or since somebody sent it again. */
  @Column('integer', { default: 0 })
  tries: number;

  /** The time of the next try. While one server tries, other servers wait until this time. */
  @Column('timestamptz', { name: 'next_try_at' })
  nextTryAt: Date;

  /** When the receiver last answered with a status from 200 to 299; null before the first such answer. */
  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt: Date | null;

  /** When the delivery was given up, after three days of tries; null while the server still tries. */
  @Column('timestamptz', { name: 'given_up_at', nullable: true })
  givenUpAt: Date | null;

  /** The HTTP status of the last answer; null without an answer. */
  @Column('integer', { name: 'last_status', nullable: true })
  lastStatus: number | null;

  /** Why the last try had no answer; null when the receiver answered. */
  @Column('text', { name: 'last_problem', nullable: true })
  lastProblem: PublicRequestProblem | null;
}
