import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { Portal } from '../../desk/portals/portal.entity';
import { RatePlan } from '../../selling/rates/rate-plan.entity';
import { RoomType } from '../../selling/rooms/room-type.entity';
import { Channel } from './channel.entity';

/** The portal of the desk behind the name that a channel gives to a seller, such as 'Booking.com'. */
@Entity('channel_portals')
export class ChannelPortal {
  @PrimaryColumn('uuid', { name: 'channel_id', primaryKeyConstraintName: 'channel_portals_pkey' })
  channelId: string;

  @ManyToOne(() => Channel)
  @JoinColumn({ name: 'channel_id', foreignKeyConstraintName: 'channel_portals_channel_id_fkey' })
  channel?: Relation<Channel>;

  /** The name as the channel writes it, in lower case. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'channel_portals_pkey' })
  seller: string;

  @Column('integer', { name: 'portal_id' })
  portalId: number;

  @ManyToOne(() => Portal)
  @JoinColumn({ name: 'portal_id', foreignKeyConstraintName: 'channel_portals_portal_id_fkey' })
  portal?: Relation<Portal>;
}

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

/**
 * A rate plan of a channel, and the plan of the hotel for a room type whose price it has. Several of them may have one plan of
 * the hotel, with a markup each.
 */
@Entity('channel_rate_plans')
@Check('channel_rate_plans_markup', 'markup_basis_points BETWEEN -5000 AND 20000')
export class ChannelRatePlan {
  @PrimaryColumn('uuid', { name: 'channel_id', primaryKeyConstraintName: 'channel_rate_plans_pkey' })
  channelId: string;

  /** The id of the rate plan at the channel. */
  @PrimaryColumn('text', { name: 'external_id', primaryKeyConstraintName: 'channel_rate_plans_pkey' })
  externalId: string;

  @Column('integer', { name: 'room_type_id' })
  roomTypeId: number;

  @ManyToOne(() => ChannelRoomType, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'channel_id',
      referencedColumnName: 'channelId',
      foreignKeyConstraintName: 'channel_rate_plans_room_type_fkey',
    },
    {
      name: 'room_type_id',
      referencedColumnName: 'roomTypeId',
      foreignKeyConstraintName: 'channel_rate_plans_room_type_fkey',
    },
  ])
  channelRoomType?: Relation<ChannelRoomType>;

  @Column('integer', { name: 'rate_plan_id' })
  ratePlanId: number;

  @ManyToOne(() => RatePlan)
  @JoinColumn({ name: 'rate_plan_id', foreignKeyConstraintName: 'channel_rate_plans_rate_plan_id_fkey' })
  ratePlan?: Relation<RatePlan>;

  /** What is added to the hotel's price, in hundredths of a percent: 1500 is 15 %. Less than 0 is a reduction. */
  @Column('integer', { name: 'markup_basis_points', default: 0 })
  markupBasisPoints: number;
}
