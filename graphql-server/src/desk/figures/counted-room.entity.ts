import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/**
 * A room of the hotel on the days [since, until), with its type. The database writes it when a room is added, changes
 * its type or is deleted, so that earlier months keep their rooms. It has no personal data, and is kept without a
 * limit.
 */
@Entity('counted_rooms')
@Check('counted_rooms_have_a_day', 'until > since')
@Index('counted_rooms_room_index', ['roomId', 'since'])
export class CountedRoom {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'counted_rooms_pkey' })
  id: number;

  /** The room may have been deleted since. */
  @Column('integer', { name: 'room_id' })
  roomId: number;

  @Column('integer', { name: 'room_type_id' })
  roomTypeId: number;

  @Column('date')
  since: PlainDate;

  /** The first day on which the hotel no longer had the room with this type; null while it has. */
  @Column('date', { nullable: true })
  until: PlainDate | null;
}
