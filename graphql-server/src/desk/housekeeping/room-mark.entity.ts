import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';
import { Room } from '../../selling/rooms/room.entity';

/** What a person presses about a room: its state, what the guest wishes for the day, or who makes the room today. */
export const RoomMarkKind = {
  DIRTY: 'DIRTY',
  CLEAN: 'CLEAN',
  INSPECTED: 'INSPECTED',
  DO_NOT_DISTURB: 'DO_NOT_DISTURB',
  SERVICE_REFUSED: 'SERVICE_REFUSED',
  MAY_ENTER: 'MAY_ENTER',
  TAKEN: 'TAKEN',
  GIVEN_BACK: 'GIVEN_BACK',
} as const;
export type RoomMarkKind = (typeof RoomMarkKind)[keyof typeof RoomMarkKind];

/** The marks that are states of a room, as a list in SQL. */
export const STATE_MARKS = "('DIRTY', 'CLEAN', 'INSPECTED')";

/**
 * One entry of a person about a room. Marks are never changed, so they are the history of the room. The state of a
 * room follows from its newest mark and from the stays since then (room-states.read-model.ts).
 */
@Entity('room_marks')
@Check(
  'room_marks_kind_known',
  "kind IN ('DIRTY', 'CLEAN', 'INSPECTED', 'DO_NOT_DISTURB', 'SERVICE_REFUSED', 'MAY_ENTER', 'TAKEN', 'GIVEN_BACK')",
)
@Check('room_marks_in_order', 'pressed_at <= recorded_at')
@Check('room_marks_maker_takes', "maker IS NULL OR kind = 'TAKEN'")
@Index('room_marks_room_index', ['roomId', 'pressedAt'])
@Index('room_marks_idempotency_key', ['idempotencyKey'], { unique: true })
export class RoomMark {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'room_marks_pkey' })
  id: string;

  @Column('integer', { name: 'room_id' })
  roomId: number;

  @ManyToOne(() => Room, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'room_marks_room_id_fkey' })
  room?: Relation<Room>;

  @Column('text')
  kind: RoomMarkKind;

  /** When the person pressed, by the hotel's clock. A press without a connection arrives later. */
  @Column('timestamptz', { name: 'pressed_at' })
  pressedAt: Date;

  /** When the press arrived, by the hotel's clock. */
  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  /** The account of the person who pressed; null for a mark that the upgrade to this version wrote. */
  @Column('text', { name: 'pressed_by', nullable: true })
  pressedBy: string | null;

  /** For `TAKEN`: the account of the person who makes the room; null when it is the person who pressed. */
  @Column('text', { nullable: true })
  maker: string | null;

  /** A key that the page made for the press, so that a press that is sent twice counts once. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;
}

/** The mark with the newest state of a room is not deleted. */
export const ROOM_MARK_RETENTION: RetentionRule = {
  table: 'room_marks',
  mayBeDeleted: `pressed_at < (SELECT hotel_now()) - interval '1 year' AND EXISTS (
    SELECT 1 FROM room_marks newer WHERE newer.room_id = room_marks.room_id
      AND newer.kind IN ${STATE_MARKS} AND newer.pressed_at > room_marks.pressed_at)`,
};
