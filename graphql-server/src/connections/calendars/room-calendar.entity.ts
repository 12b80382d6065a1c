import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { Room } from '../../selling/rooms/room.entity';

/** The secret address at which portals read which nights of a room are taken. */
@Entity('room_calendars')
@Unique('room_calendars_token_hash_key', ['tokenHash'])
export class RoomCalendar {
  @PrimaryColumn('integer', { name: 'room_id', primaryKeyConstraintName: 'room_calendars_pkey' })
  roomId: number;

  @OneToOne(() => Room, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'room_calendars_room_id_fkey' })
  room?: Relation<Room>;

  /** SHA-256 of the token, so that a stolen copy of the database opens nothing. */
  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('timestamptz', { name: 'made_at' })
  madeAt: Date;

  /** The account of the person who made the address. */
  @Column('text', { name: 'made_by' })
  madeBy: string;

  /** When it was last read; null before. */
  @Column('timestamptz', { name: 'last_read_at', nullable: true })
  lastReadAt: Date | null;
}
