import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { Room } from '../rooms/room.entity';
import { Stay } from './stay.entity';

/**
 * A night of a room that a stay or a block has taken, or that is held for the change of a booking. The primary key
 * (room, night) prevents that a room is sold twice, and that a stay and a block overlap.
 */
@Entity('room_nights')
@Check('room_nights_of_stay_or_block', '(stay_id IS NULL) <> (block_id IS NULL)')
@Index('room_nights_stay_index', ['stayId'])
@Index('room_nights_block_nights_index', { synchronize: false })
@Index('room_nights_change_index', ['changeId'], { where: 'change_id IS NOT NULL' })
export class RoomNight {
  @PrimaryColumn('integer', { name: 'room_id', primaryKeyConstraintName: 'room_nights_pkey' })
  roomId: number;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'room_nights_pkey' })
  night: PlainDate;

  @Column('uuid', { name: 'stay_id', nullable: true })
  stayId: string | null;

  @Column('uuid', { name: 'block_id', nullable: true })
  blockId: string | null;

  /**
   * The change of a booking for which this night is held until it is paid. The stay is then the stay that will have the
   * night, or, for a further room, any stay of the booking.
   */
  @Column('uuid', { name: 'change_id', nullable: true })
  changeId: string | null;

  @ManyToOne(() => Room)
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'room_nights_room_id_fkey' })
  room?: Relation<Room>;

  @ManyToOne(() => Stay)
  @JoinColumn({ name: 'stay_id', foreignKeyConstraintName: 'room_nights_stay_id_fkey' })
  stay?: Relation<Stay> | null;

  @ManyToOne('BookingChange')
  @JoinColumn({ name: 'change_id', foreignKeyConstraintName: 'room_nights_change_id_fkey' })
  change?: unknown;

  @ManyToOne('Block')
  @JoinColumn({ name: 'block_id', foreignKeyConstraintName: 'room_nights_block_id_fkey' })
  block?: unknown;
}
