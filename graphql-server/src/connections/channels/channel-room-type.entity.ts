import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { RoomType } from '../../selling/rooms/room-type.entity';
import { Channel } from './channel.entity';

/** A room type that a channel sells, and its id there. */
@Entity('channel_room_types')
@Unique('channel_room_types_external_key', ['channelId', 'externalId'])
export class ChannelRoomType {
  @PrimaryColumn('uuid', { name: 'channel_id', primaryKeyConstraintName: 'channel_room_types_pkey' })
  channelId: string;

  @ManyToOne(() => Channel)
  @JoinColumn({ name: 'channel_id', foreignKeyConstraintName: 'channel_room_types_channel_id_fkey' })
  channel?: Relation<Channel>;

  @PrimaryColumn('integer', { name: 'room_type_id', primaryKeyConstraintName: 'channel_room_types_pkey' })
  roomTypeId: number;

  @ManyToOne(() => RoomType)
  @JoinColumn({ name: 'room_type_id', foreignKeyConstraintName: 'channel_room_types_room_type_id_fkey' })
  roomType?: Relation<RoomType>;

  @Column('text', { name: 'external_id' })
  externalId: string;
}
