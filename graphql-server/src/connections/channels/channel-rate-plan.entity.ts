import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { RatePlan } from '../../selling/rates/rate-plan.entity';
import { ChannelRoomType } from './channel-room-type.entity';

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
