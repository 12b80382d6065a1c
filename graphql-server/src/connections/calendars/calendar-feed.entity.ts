import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { PublicReadProblem } from '../../platform/outgoing/public-request';
import type { PlainDate } from '../../platform/time/dates';
import { Room } from '../../selling/rooms/room.entity';
import type { CalendarTextProblem, FeedEventKind } from './calendar-text';

/** Why a reading of a feed changed nothing. */
export type FeedProblem = PublicReadProblem | CalendarTextProblem | 'REFUSED' | 'EMPTY' | 'LOST_HALF';

/** A portal's calendar of a room, which the hotel reads. */
@Entity('calendar_feeds')
@Index('calendar_feeds_due_index', ['nextReadAt'], { where: 'removed_at IS NULL' })
@Check('calendar_feeds_problem_with_moment', '(problem IS NULL) = (failing_since IS NULL)')
export class CalendarFeed {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'calendar_feeds_pkey' })
  id: string;

  @Column('integer', { name: 'room_id' })
  roomId: number;

  @ManyToOne(() => Room)
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'calendar_feeds_room_id_fkey' })
  room?: Relation<Room>;

  /** What the desk calls it, such as the name of the portal. */
  @Column('text')
  name: string;

  /** The host of the address, which may be shown. */
  @Column('text')
  host: string;

  /** The address, encrypted with a key of the application's secret: it opens the portal's calendar. */
  @Column('text', { name: 'sealed_url' })
  sealedUrl: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** The account of the person who added it. */
  @Column('text', { name: 'created_by' })
  createdBy: string;

  /** It is not read before. While a server reads it, other servers wait until then. */
  @Column('timestamptz', { name: 'next_read_at' })
  nextReadAt: Date;

  @Column('timestamptz', { name: 'last_tried_at', nullable: true })
  lastTriedAt: Date | null;

  /** When it was last read as a whole; null before. */
  @Column('timestamptz', { name: 'last_read_at', nullable: true })
  lastReadAt: Date | null;

  /** When a reading last changed nights of the room; null before. */
  @Column('timestamptz', { name: 'last_changed_at', nullable: true })
  lastChangedAt: Date | null;

  /** Why the last reading changed nothing; null when it was read. */
  @Column('text', { nullable: true })
  problem: FeedProblem | null;

  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  /** What the portal sent with its last answer, with which it says later that nothing changed. */
  @Column('text', { nullable: true })
  etag: string | null;

  @Column('text', { name: 'last_modified', nullable: true })
  lastModified: string | null;

  /** Null while it is read. A removed feed keeps the name of its past nights. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;
}

/** An event of a feed. It has no data of guests. */
@Entity('feed_events')
@Index('feed_events_feed_index', ['feedId'])
@Check('feed_events_kind_known', "kind IN ('SOLD', 'CLOSED', 'UNCLEAR')")
@Check('feed_events_have_a_night', 'until > first_night')
export class FeedEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'feed_events_pkey' })
  id: string;

  @Column('uuid', { name: 'feed_id' })
  feedId: string;

  @ManyToOne(() => CalendarFeed)
  @JoinColumn({ name: 'feed_id', foreignKeyConstraintName: 'feed_events_feed_id_fkey' })
  feed?: Relation<CalendarFeed>;

  /** The portal's, or its SHA-256 when it is long. */
  @Column('text')
  uid: string;

  @Column('date', { name: 'first_night' })
  firstNight: PlainDate;

  @Column('date')
  until: PlainDate;

  @Column('text')
  kind: FeedEventKind;

  /** Since when the feed does not contain it; null while it does. */
  @Column('timestamptz', { name: 'missing_since', nullable: true })
  missingSince: Date | null;
}
