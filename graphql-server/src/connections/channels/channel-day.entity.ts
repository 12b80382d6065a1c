import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { Channel } from './channel.entity';
import { ChannelRoomType } from './channel-room-type.entity';
import type { ToldPlans } from './channel-port';

/** What a channel was last told of a day of a room type, and since when it must be told anew. */
@Entity('channel_days')
@Index('channel_days_waiting_index', ['channelId'], { where: 'waiting_since IS NOT NULL' })
export class ChannelDay {
  @PrimaryColumn('uuid', { name: 'channel_id', primaryKeyConstraintName: 'channel_days_pkey' })
  channelId: string;

  @ManyToOne(() => Channel)
  @JoinColumn({ name: 'channel_id', foreignKeyConstraintName: 'channel_days_channel_id_fkey' })
  channel?: Relation<Channel>;

  @PrimaryColumn('integer', { name: 'room_type_id', primaryKeyConstraintName: 'channel_days_pkey' })
  roomTypeId: number;

  @ManyToOne(() => ChannelRoomType, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'channel_id',
      referencedColumnName: 'channelId',
      foreignKeyConstraintName: 'channel_days_room_type_fkey',
    },
    {
      name: 'room_type_id',
      referencedColumnName: 'roomTypeId',
      foreignKeyConstraintName: 'channel_days_room_type_fkey',
    },
  ])
  channelRoomType?: Relation<ChannelRoomType>;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'channel_days_pkey' })
  day: PlainDate;

  /** Since when the channel has not been told of a change; null when it knows everything. */
  @Column('timestamptz', { name: 'waiting_since', nullable: true })
  waitingSince: Date | null;

  /** Counts the changes, so that a change during the sending is sent, too. */
  @Column('integer', { default: 0 })
  marks: number;

  /** Whether the day waits only because all days are compared within a day, and not because something changed. */
  @Column('boolean', { name: 'is_compared', default: false })
  isCompared: boolean;

  /** The free rooms that the channel last accepted; null before. */
  @Column('integer', { name: 'sent_rooms', nullable: true })
  sentRooms: number | null;

  /** The prices and restrictions that the channel last accepted, by its rate plans; null before. */
  @Column('jsonb', { name: 'sent_plans', nullable: true })
  sentPlans: ToldPlans | null;
}
