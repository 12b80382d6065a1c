import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { RoomType } from './room-type.entity';

/** One room with its number on the door. */
@Entity('rooms')
@Index('rooms_type_index', ['typeId'])
export class Room {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'rooms_pkey' })
  id: number;

  @Column('text', { name: 'number' })
  @Index('rooms_number_key', { unique: true })
  number: string;

  @Column('integer', { name: 'type_id' })
  typeId: number;

  /** Whether guests can book it. */
  @Column('boolean', { name: 'on_sale', default: true })
  onSale: boolean;

  @ManyToOne(() => RoomType)
  @JoinColumn({ name: 'type_id', foreignKeyConstraintName: 'rooms_type_id_fkey' })
  type?: Relation<RoomType>;
}
