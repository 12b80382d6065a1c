import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Actor } from '../../platform/states/actor';
import type { PlainDate } from '../../platform/time/dates';
import { Room } from '../../selling/rooms/room.entity';
import { Stay } from '../../selling/stays/stay.entity';

/** How a stay came to another room. */
export const RoomMoveKind = { MOVE: 'MOVE', SWAP: 'SWAP', UPGRADE: 'UPGRADE' } as const;
export type RoomMoveKind = (typeof RoomMoveKind)[keyof typeof RoomMoveKind];

/**
 * The move of a stay to another room from a night on, at an unchanged price. Personal data: the reason may be about the
 * guest. It is kept as long as the booking.
 */
@Entity('room_moves')
@Check('room_moves_kind_known', "kind IN ('MOVE', 'SWAP', 'UPGRADE')")
@Check('room_moves_actor_known', "actor_kind IN ('guest', 'staff', 'webhook', 'job')")
@Index('room_moves_key', ['stayId', 'idempotencyKey'], { unique: true })
export class RoomMove {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'room_moves_pkey' })
  id: string;

  @Column('uuid', { name: 'stay_id' })
  stayId: string;

  @ManyToOne(() => Stay, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'stay_id', foreignKeyConstraintName: 'room_moves_stay_id_fkey' })
  stay?: Relation<Stay>;

  @Column('text')
  kind: RoomMoveKind;

  @Column('integer', { name: 'from_room_id' })
  fromRoomId: number;

  @ManyToOne(() => Room)
  @JoinColumn({ name: 'from_room_id', foreignKeyConstraintName: 'room_moves_from_room_id_fkey' })
  fromRoom?: Relation<Room>;

  @Column('integer', { name: 'to_room_id' })
  toRoomId: number;

  @ManyToOne(() => Room)
  @JoinColumn({ name: 'to_room_id', foreignKeyConstraintName: 'room_moves_to_room_id_fkey' })
  toRoom?: Relation<Room>;

  /** The first night in the other room. */
  @Column('date', { name: 'first_night' })
  firstNight: PlainDate;

  /** The reason; required for an upgrade and for leaving a promised room. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** The key of the form, so that a form that is sent twice moves the stay once. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** Who made the move. */
  @Column('text', { name: 'actor_kind' })
  actorKind: Actor['kind'];

  /** See `Actor`. */
  @Column('text', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
