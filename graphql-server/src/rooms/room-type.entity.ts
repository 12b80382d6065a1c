import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The code of a room type, such as Deluxe. The API and the specification name room types by it. */
export type RoomTypeName = string;

/** Guests book a room type, and the hotel gives them a room of it. */
@Entity('room_types')
@Check('room_types_rate_positive', 'nightly_rate_cents > 0')
@Check('room_types_capacity_positive', 'capacity > 0')
export class RoomType {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'room_types_pkey' })
  id: number;

  @Column('text')
  @Index('room_types_code_key', { unique: true })
  code: RoomTypeName;

  /** What guests read. */
  @Column('text')
  name: string;

  /** US cents a night. */
  @Column('integer', { name: 'nightly_rate_cents' })
  nightlyRateCents: number;

  /** How many guests may stay in one room. */
  @Column('integer')
  capacity: number;

  @Column('text')
  description: string;

  @Column('integer', { name: 'sort_order' })
  sortOrder: number;
}
