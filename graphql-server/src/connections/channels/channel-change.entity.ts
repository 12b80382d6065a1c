import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/**
 * Days whose rooms, prices or restrictions a transaction changed. Triggers write it in that transaction, and the sender deletes it
 * when it has marked the days of each channel.
 */
@Entity('channel_changes')
@Check('channel_changes_days', '(first_day IS NULL) = (last_day IS NULL)')
export class ChannelChange {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'channel_changes_pkey',
  })
  id: string;

  /** Null for all room types. It is no foreign key: the room type may be deleted in the transaction. */
  @Column('integer', { name: 'room_type_id', nullable: true })
  roomTypeId: number | null;

  /** Null for all days. */
  @Column('date', { name: 'first_day', nullable: true })
  firstDay: PlainDate | null;

  /** The last day, included. */
  @Column('date', { name: 'last_day', nullable: true })
  lastDay: PlainDate | null;

  @Column('timestamptz', { name: 'happened_at', default: () => 'hotel_now()' })
  happenedAt: Date;
}
