import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Portal } from '../../desk/portals/portal.entity';
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
