import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { PlainDate } from '../platform/time/dates';
import { Room } from '../rooms/room.entity';
import { Booking } from './booking.entity';

/**
 * A night of a room that a held or confirmed booking has taken. The primary key (room, night) makes sure that no room
 * is sold twice.
 */
@Entity('room_nights')
@Index('room_nights_booking_index', ['bookingId'])
export class RoomNight {
  @PrimaryColumn('integer', { name: 'room_id', primaryKeyConstraintName: 'room_nights_pkey' })
  roomId: number;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'room_nights_pkey' })
  night: PlainDate;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne(() => Room)
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'room_nights_room_id_fkey' })
  room: Relation<Room>;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'room_nights_booking_id_fkey' })
  booking: Relation<Booking>;
}
