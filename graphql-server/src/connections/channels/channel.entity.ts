import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, VersionColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Portal } from '../../desk/portals/portal.entity';

/** The programs that distribute rooms to portals, of which this server speaks the protocol. */
export type ChannelKind = 'channex';

/** A connection to a program that sells rooms of the hotel on portals. It is never deleted, because bookings refer to it. */
@Entity('channels')
@Check('channels_kind_known', "kind IN ('channex')")
@Check('channels_removed_are_off', 'removed_at IS NULL OR NOT is_active')
@Index('channels_property_key', ['kind', 'propertyId'], { unique: true, where: 'removed_at IS NULL' })
export class Channel {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'channels_pkey' })
  id: string;

  @Column('text')
  kind: ChannelKind;

  /** The name by which the desk knows it. */
  @Column('text')
  name: string;

  /** The id of the hotel at the channel. */
  @Column('text', { name: 'property_id' })
  propertyId: string;

  /** The API key, encrypted with a key of the application's secret. */
  @Column('text', { name: 'sealed_key' })
  sealedKey: string;

  /** The portal of bookings whose seller `channel_portals` does not name; null without one. */
  @Column('integer', { name: 'portal_id', nullable: true })
  portalId: number | null;

  @ManyToOne(() => Portal)
  @JoinColumn({ name: 'portal_id', foreignKeyConstraintName: 'channels_portal_id_fkey' })
  portal?: Relation<Portal> | null;

  /** How often the secret in the address of the webhook was renewed. */
  @Column('integer', { name: 'webhook_renewals', default: 0 })
  webhookRenewals: number;

  /** Whether rooms and prices are sent, and bookings are read. */
  @Column('boolean', { name: 'is_active', default: false })
  isActive: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** The account of the person who added it. */
  @Column('text', { name: 'created_by' })
  createdBy: string;

  /** Null while it exists. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** Counts the changes. */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;
}
