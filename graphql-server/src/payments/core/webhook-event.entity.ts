import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/** Every signed event of the gateway, once, with what it led to here. */
@Entity('webhook_events')
export class WebhookEvent {
  @PrimaryColumn('text', { name: 'event_id', primaryKeyConstraintName: 'webhook_events_pkey' })
  eventId: string;

  @Column('text')
  type: string;

  @Column('jsonb')
  body: object;

  @Column('text')
  outcome: string;

  @Column('timestamptz', { name: 'received_at', default: () => 'clock_timestamp()' })
  receivedAt: Date;
}

/** Razorpay repeats an event for 24 hours, and its support can repeat it for 15 days. */
export const WEBHOOK_EVENT_RETENTION: RetentionRule = {
  table: 'webhook_events',
  mayBeDeleted: "received_at < (SELECT hotel_now()) - interval '90 days'",
};
