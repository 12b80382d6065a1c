import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { PlainDate } from '../platform/time/dates';
import { Room } from '../rooms/room.entity';

/** A room that is taken out of sale for the nights [first night, until). Its nights are rows of `room_nights`. */
@Entity('blocks')
@Check('blocks_have_a_night', 'until > first_night')
@Check('blocks_reason_known', "reason IN ('OUT_OF_ORDER', 'OWNERS_USE', 'PORTAL')")
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

  @Column('date')
  until: PlainDate;

  @Column('text')
  reason: 'OUT_OF_ORDER' | 'OWNERS_USE' | 'PORTAL';

  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
