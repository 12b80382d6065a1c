import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Channel } from './channel.entity';

/** How far a channel was told, and what its last requests met. */
@Entity('channel_states')
export class ChannelState {
  @PrimaryColumn('uuid', { name: 'channel_id', primaryKeyConstraintName: 'channel_states_pkey' })
  channelId: string;

  @OneToOne(() => Channel)
  @JoinColumn({ name: 'channel_id', foreignKeyConstraintName: 'channel_states_channel_id_fkey' })
  channel?: Relation<Channel>;

  /** When all days were last compared with what was sent. */
  @Column('timestamptz', { name: 'compared_at', nullable: true })
  comparedAt: Date | null;

  /** The day at the hotel, and whether its night could be booked, when all days were last compared. */
  @Column('text', { name: 'compared_for', nullable: true })
  comparedFor: string | null;

  /** When the channel last accepted rooms or prices. */
  @Column('timestamptz', { name: 'last_sent_at', nullable: true })
  lastSentAt: Date | null;

  /** When a booking was last read from the channel. */
  @Column('timestamptz', { name: 'last_received_at', nullable: true })
  lastReceivedAt: Date | null;

  /** When the channel was last asked for anything. */
  @Column('timestamptz', { name: 'last_tried_at', nullable: true })
  lastTriedAt: Date | null;

  /** Since when every request fails; null while requests succeed. */
  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  /** Why the last request failed; null when it did not. */
  @Column('text', { nullable: true })
  problem: string | null;

  /** What the channel said about the problem; null when it said nothing. */
  @Column('text', { name: 'problem_detail', nullable: true })
  problemDetail: string | null;

  /** Since when bookings cannot be read; null while they can. */
  @Column('timestamptz', { name: 'reading_failing_since', nullable: true })
  readingFailingSince: Date | null;

  /** Why bookings could not be read the last time; null when they were read. */
  @Column('text', { name: 'reading_problem', nullable: true })
  readingProblem: string | null;

  /** When the comparison of an hour last found values that no change had announced; null when it never did. */
  @Column('timestamptz', { name: 'unannounced_at', nullable: true })
  unannouncedAt: Date | null;

  /** What it found. */
  @Column('text', { nullable: true })
  unannounced: string | null;

  /** Nothing is sent before, because the channel asked to wait; null when it did not. */
  @Column('timestamptz', { name: 'paused_until', nullable: true })
  pausedUntil: Date | null;

  /** The moments of the requests of the last minute with numbers of free rooms. */
  @Column('timestamptz', { name: 'availability_requests', array: true, default: () => "'{}'" })
  availabilityRequests: Date[];

  /** The moments of the requests of the last minute with prices and restrictions. */
  @Column('timestamptz', { name: 'restriction_requests', array: true, default: () => "'{}'" })
  restrictionRequests: Date[];
}
