import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';
import { Channel } from '../channels/channel.entity';

/** What a portal says of a booking: that it is new, has changed, or is cancelled. */
export type RevisionKind = 'NEW' | 'MODIFIED' | 'CANCELLED';

/**
 * `WAITING`: not applied yet, because it was just received, or because of its problem. `APPLIED`: the booking is as it
 * says. `SUPERSEDED`: a newer revision of the booking was applied before it. `BY_HAND`: people must do what it says, and
 * a task tells them.
 */
export type RevisionState = 'WAITING' | 'APPLIED' | 'SUPERSEDED' | 'BY_HAND';

/** Why a revision waits. */
export const RevisionProblem = {
  UNREADABLE: 'UNREADABLE',
  ROOM_TYPE_UNMAPPED: 'ROOM_TYPE_UNMAPPED',
  RATE_PLAN_UNMAPPED: 'RATE_PLAN_UNMAPPED',
  PORTAL_UNMAPPED: 'PORTAL_UNMAPPED',
  CURRENCY_UNKNOWN: 'CURRENCY_UNKNOWN',
  NUMBER_TAKEN: 'NUMBER_TAKEN',
  PORTAL_ARCHIVED: 'PORTAL_ARCHIVED',
  NOT_ENTERED: 'NOT_ENTERED',
} as const;
export type RevisionProblem = (typeof RevisionProblem)[keyof typeof RevisionProblem];

/**
 * A revision of a portal's booking, applied once. Personal data: the booking's number at the portal, and, until the
 * revision is acknowledged, the guest's data, sealed. It is deleted with its booking.
 */
@Entity('channel_revisions')
@Check('channel_revisions_kind_known', "kind IN ('NEW', 'MODIFIED', 'CANCELLED')")
@Check('channel_revisions_state_known', "state IN ('WAITING', 'APPLIED', 'SUPERSEDED', 'BY_HAND')")
@Check('channel_revisions_applied', "(state = 'WAITING') = (applied_at IS NULL)")
@Check('channel_revisions_acknowledged_after', 'acknowledged_at IS NULL OR applied_at IS NOT NULL')
@Check('channel_revisions_sealed_until_acknowledged', 'acknowledged_at IS NOT NULL OR sealed IS NOT NULL')
@Index('channel_revisions_booking_key_index', ['channelId', 'bookingKey', 'madeAt'])
@Index('channel_revisions_booking_index', ['bookingId'])
@Index('channel_revisions_open_index', ['madeAt'], { where: 'acknowledged_at IS NULL' })
export class ChannelRevision {
  /** The id that the channel manager gave the revision. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'channel_revisions_pkey' })
  id: string;

  @Column('uuid', { name: 'channel_id' })
  channelId: string;

  @ManyToOne(() => Channel)
  @JoinColumn({ name: 'channel_id', foreignKeyConstraintName: 'channel_revisions_channel_id_fkey' })
  channel?: Relation<Channel>;

  /** The channel manager's id of the booking; all its revisions share it. */
  @Column('text', { name: 'booking_key' })
  bookingKey: string;

  /** The name of the portal. */
  @Column('text')
  portal: string;

  /** The booking's number at the portal. */
  @Column('text')
  number: string;

  @Column('text')
  kind: RevisionKind;

  @Column('text')
  state: RevisionState;

  /** Why it waits; null when nothing prevents it. */
  @Column('text', { nullable: true })
  problem: RevisionProblem | null;

  /** What the problem is about, such as the id of a room type; null without a problem. */
  @Column('text', { name: 'problem_subject', nullable: true })
  problemSubject: string | null;

  /** What the channel manager sent, without cards, sealed (`KeyedSecrets.seal`); null once it is acknowledged. */
  @Column('text', { nullable: true })
  sealed: string | null;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId: string | null;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'channel_revisions_booking_id_fkey' })
  booking?: unknown;

  /** When the channel manager made it. */
  @Column('timestamptz', { name: 'made_at' })
  madeAt: Date;

  @Column('timestamptz', { name: 'received_at', default: () => 'hotel_now()' })
  receivedAt: Date;

  @Column('timestamptz', { name: 'applied_at', nullable: true })
  appliedAt: Date | null;

  @Column('timestamptz', { name: 'acknowledged_at', nullable: true })
  acknowledgedAt: Date | null;
}

/** Revisions without a booking here, such as a cancellation of one that never came. The others go with their booking. */
export const CHANNEL_REVISION_RETENTION: RetentionRule = {
  table: 'channel_revisions',
  mayBeDeleted: `booking_id IS NULL AND acknowledged_at < (SELECT hotel_now()) - interval '90 days'`,
};
