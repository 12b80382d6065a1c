import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every signed event that the gateway sent, once; what we made of it stands beside it. */
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
