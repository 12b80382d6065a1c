import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { Room } from '../../selling/rooms/room.entity';

/** Why a room is out of sale. */
export const BlockReason = {
  OUT_OF_ORDER: 'OUT_OF_ORDER',
  OWNERS_USE: 'OWNERS_USE',
  PORTAL: 'PORTAL',
} as const;
export type BlockReason = (typeof BlockReason)[keyof typeof BlockReason];

/**
 * A room that is taken out of sale for the nights [first night, until). Its nights are rows of `room_nights`. Past
 * nights are kept without a limit, for figures; a block has no personal data.
 */
@Entity('blocks')
@Check('blocks_have_a_night', 'until > first_night')
@Check('blocks_reason_known', "reason IN ('OUT_OF_ORDER', 'OWNERS_USE', 'PORTAL')")
@Index('blocks_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('blocks_feed_index', ['feedId'], { where: 'feed_id IS NOT NULL' })
export class Block {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'blocks_pkey' })
  id: string;

  @Column('integer', { name: 'room_id' })
  roomId: number;

  @ManyToOne(() => Room)
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'blocks_room_id_fkey' })
  room?: Relation<Room>;

  @Column('date', { name: 'first_night' })
  firstNight: PlainDate;

  /** The first night on which the room is on sale again. */
  @Column('date')
  until: PlainDate;

  @Column('text')
  reason: BlockReason;

  @Column('text', { nullable: true })
  note: string | null;

  /** The idempotency key of the form; null on blocks of an earlier version. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  /** The account of the person who made it; null on blocks of earlier versions whose maker is unknown. */
  @Column('text', { name: 'made_by', nullable: true })
  madeBy: string | null;

  /** The portal's calendar that made it, and alone changes it; null for a block that people made. */
  @Column('uuid', { name: 'feed_id', nullable: true })
  feedId: string | null;

  @ManyToOne('CalendarFeed')
  @JoinColumn({ name: 'feed_id', foreignKeyConstraintName: 'blocks_feed_id_fkey' })
  feed?: unknown;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
