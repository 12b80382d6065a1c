import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { RoomType, type RoomTypeName } from './room-type.entity';

/** One room with its number on the door. */
@Entity('rooms')
@Index('rooms_room_type_index', ['roomTypeName'])
export class Room {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'rooms_pkey' })
  id: number;

  @Column('text', { name: 'number' })
  @Index('rooms_number_key', { unique: true })
  number: string;

  @Column('text', { name: 'room_type' })
  roomTypeName: RoomTypeName;

  @ManyToOne(() => RoomType)
  @JoinColumn({ name: 'room_type', foreignKeyConstraintName: 'rooms_room_type_fkey' })
  roomType: Relation<RoomType>;
}
